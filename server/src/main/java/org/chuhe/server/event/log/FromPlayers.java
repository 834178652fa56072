package org.chuhe.server.event.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.text.Result;
import org.chuhe.tournament.field.Values;
import org.chuhe.tournament.person.EntryField;
import org.chuhe.tournament.person.Person;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What players have said themselves, and nobody has confirmed yet.
 *
 * @param applications who wants to enter, in the order of their coming
 * @param reports the results of real boards, as one or both players told them
 */
public record FromPlayers(List<Application> applications, List<BoardReport> reports) {
    /** Nothing. */
    public static final FromPlayers NONE = new FromPlayers(List.of(), List.of());

    /** An entry that waits for the organiser; its number is not that of the player. */
    public record Application(int number, String name, String unit, int rating, Person person) {}

    /** What Red and Black say of their game. */
    public record BoardReport(int round, int table, int game, Optional<Result> red, Optional<Result> black) {
        /** What both say. */
        public Optional<Result> agreed() {
            return red.filter(result -> black.filter(result::equals).isPresent());
        }

        /** Whether they contradict each other. */
        public boolean contradicts() {
            return red.isPresent() && black.isPresent() && agreed().isEmpty();
        }

        boolean at(int otherRound, int otherTable, int otherGame) {
            return round == otherRound && table == otherTable && game == otherGame;
        }
    }

    public FromPlayers {
        applications = List.copyOf(applications);
        reports = List.copyOf(reports);
    }

    public Optional<Application> application(int number) {
        return applications.stream().filter(one -> one.number() == number).findFirst();
    }

    public Optional<BoardReport> report(int round, int table, int game) {
        return reports.stream().filter(one -> one.at(round, table, game)).findFirst();
    }

    /** With one more application, which gets the next number. */
    public FromPlayers with(String name, String unit, int rating, Person person) {
        int number = applications.stream().mapToInt(Application::number).max().orElse(0) + 1;
        List<Application> more = new ArrayList<>(applications);
        more.add(new Application(number, name, unit, rating, person));
        return new FromPlayers(more, reports);
    }

    public FromPlayers without(int application) {
        return new FromPlayers(
                applications.stream().filter(one -> one.number() != application).toList(), reports);
    }

    /** With what one side says of a game, in place of what he said before. */
    public FromPlayers with(int round, int table, int game, boolean red, Result result) {
        BoardReport old = report(round, table, game)
                .orElse(new BoardReport(round, table, game, Optional.empty(), Optional.empty()));
        List<BoardReport> others = new ArrayList<>(reports);
        others.removeIf(one -> one.at(round, table, game));
        others.add(new BoardReport(
                round, table, game, red ? Optional.of(result) : old.red(), red ? old.black() : Optional.of(result)));
        return new FromPlayers(applications, others);
    }

    static FromPlayers read(JsonNode web) {
        List<Application> applications = new ArrayList<>();
        for (JsonNode one : web.path("applications").values()) {
            applications.add(new Application(
                    one.path("number").asInt(0),
                    one.path("name").asString(""),
                    one.path("unit").asString(""),
                    one.path("rating").asInt(0),
                    person(one)));
        }
        List<BoardReport> reports = new ArrayList<>();
        for (JsonNode one : web.path("reports").values()) {
            reports.add(new BoardReport(
                    one.path("round").asInt(0),
                    one.path("table").asInt(0),
                    one.path("game").asInt(0),
                    Result.read(one.path("red").asString("")).filter(Result::finished),
                    Result.read(one.path("black").asString("")).filter(Result::finished)));
        }
        return new FromPlayers(applications, reports);
    }

    private static Person person(JsonNode application) {
        Values<Person> known = new Values<>();
        EntryField.all()
                .forEach(field -> field.read(application.path(field.key()).asString(""), known));
        return Person.STRUCT.make(known);
    }

    void write(ObjectNode web) {
        if (!applications.isEmpty()) {
            ArrayNode list = web.putArray("applications");
            for (Application one : applications) {
                ObjectNode application = list.addObject()
                        .put("number", one.number())
                        .put("name", one.name())
                        .put("unit", one.unit())
                        .put("rating", one.rating());
                EntryField.all().forEach(field -> application.put(field.key(), field.written(one.person())));
            }
        }
        if (!reports.isEmpty()) {
            ArrayNode list = web.putArray("reports");
            for (BoardReport one : reports) {
                list.addObject()
                        .put("round", one.round())
                        .put("table", one.table())
                        .put("game", one.game())
                        .put("red", one.red().map(Result::code).orElse(""))
                        .put("black", one.black().map(Result::code).orElse(""));
            }
        }
    }
}
