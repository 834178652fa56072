package org.chuhe.server.event.actions;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.chuhe.eventfiles.EntryImport;
import org.chuhe.eventfiles.RatingList;
import org.chuhe.server.event.log.ActionDetails;
import org.chuhe.server.event.log.Commands;
import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.platform.http.Failure;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddPlayers;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.CorrectPlayer;
import org.chuhe.tournament.command.entry.CorrectTeam;
import org.chuhe.tournament.command.entry.DescribePlayer;
import org.chuhe.tournament.command.entry.MarkAbsent;
import org.chuhe.tournament.command.entry.RecordConduct;
import org.chuhe.tournament.command.entry.SetRatings;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.person.Birth;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import org.chuhe.tournament.text.Notice;

/** Who takes part, and how he behaves. */
final class EntryActions {
    private static final Messages WORDS = Messages.beside(EntryActions.class);

    private EntryActions() {}

    static EventAction enter(Fields fields) {
        String name = fields.text("name");
        return new EventAction(EventAction.Kind.ENTER, state -> {
            boolean teams = state.event().regulations().forTeams();
            Command command = teams
                    ? new AddTeam(name, members(fields), positive(fields, "seed"))
                    : new AddPlayer(
                            name,
                            fields.text("unit"),
                            positive(fields, "rating"),
                            positive(fields, "seed"),
                            person(fields, Person.UNKNOWN));
            return EventAction.Changed.event(state, Commands.applied(state, command), ActionDetails.of(name));
        });
    }

    /** Who somebody is; what is not named stays as it is known. */
    static Person person(Fields fields, Person old) {
        return new Person(
                named(fields, "id", old.id()),
                fields.names().contains("sex")
                        ? Sex.read(fields.text("sex")).orElseThrow(() -> wrong(fields, "sex"))
                        : old.sex(),
                fields.names().contains("birth")
                        ? Birth.read(fields.text("birth")).orElseThrow(() -> wrong(fields, "birth"))
                        : old.birth(),
                named(fields, "title", old.title()),
                named(fields, "club", old.club()),
                named(fields, "federation", old.federation()),
                named(fields, "group", old.group()));
    }

    private static String named(Fields fields, String name, String old) {
        return fields.names().contains(name) ? fields.shortText(name) : old;
    }

    private static Failure wrong(Fields fields, String name) {
        return Failure.unusable(WORDS.message("field." + name, fields.text(name)));
    }

    private static int positive(Fields fields, String name) {
        int number = fields.number(name, 0);
        if (number < 0) {
            throw Failure.unusable(WORDS.message("field.number", name, number));
        }
        return number;
    }

    private static List<Member> members(Fields fields) {
        return named(fields).stream()
                .map(member -> new Member(member.name(), member.rating().orElse(0)))
                .toList();
    }

    /** Members of a team: objects with {@code name} and {@code rating}, or a line each with the rating behind the name. */
    private static List<CorrectTeam.Named> named(Fields fields) {
        List<CorrectTeam.Named> members = new ArrayList<>();
        fields.items("members")
                .forEach(m -> members.add(new CorrectTeam.Named(
                        m.text("name"),
                        m.has("rating") ? OptionalInt.of(positive(m, "rating")) : OptionalInt.empty())));
        if (members.isEmpty()) {
            fields.text("members")
                    .lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty())
                    .forEach(line -> members.add(member(line)));
        }
        return members;
    }

    private static CorrectTeam.Named member(String line) {
        String[] parts = line.split("[\\s,，;；]+(?=\\d{1,5}$)", 2);
        return parts.length == 2
                ? new CorrectTeam.Named(parts[0].strip(), OptionalInt.of(Integer.parseInt(parts[1])))
                : CorrectTeam.Named.of(line);
    }

    static EventAction entries(Fields fields) {
        byte[] table = fields.text("text").getBytes(StandardCharsets.UTF_8);
        return new EventAction(EventAction.Kind.IMPORT, state -> {
            List<Command> commands =
                    EntryImport.commands("", table, state.event().regulations().forTeams());
            List<AddPlayer> players = commands.stream()
                    .filter(AddPlayer.class::isInstance)
                    .map(AddPlayer.class::cast)
                    .toList();
            Event event = state.event();
            List<Notice> notices = new ArrayList<>();
            for (Command command : players.isEmpty() ? commands : List.of(new AddPlayers(players))) {
                Outcome.Done done = Commands.applied(event, command);
                event = done.event();
                notices.addAll(done.notices());
            }
            return new EventAction.Changed(event, state.facts(), notices, ActionDetails.of(commands.size()));
        });
    }

    /** Ratings out of a list. */
    static EventAction ratings(Fields fields) {
        byte[] table = fields.text("text").getBytes(StandardCharsets.UTF_8);
        return new EventAction(EventAction.Kind.RATINGS, state -> {
            SetRatings found = RatingList.read("", table).updates(state.event());
            return EventAction.Changed.event(
                    state,
                    Commands.applied(state, found),
                    ActionDetails.of(found.ratings().size()));
        });
    }

    static EventAction edit(Fields fields) {
        int no = fields.number("no");
        if (fields.text("name").isEmpty()) {
            throw Failure.unusable(WORDS.message("field.missing", "name"));
        }
        return new EventAction(EventAction.Kind.EDIT, state -> {
            Outcome.Done done = state.event().regulations().forTeams()
                    ? Commands.applied(
                            state, new CorrectTeam(no, fields.text("name"), named(fields), positive(fields, "seed")))
                    : player(state.event(), no, fields);
            return EventAction.Changed.event(state, done, ActionDetails.of(no, fields.text("name")));
        });
    }

    private static Outcome.Done player(Event event, int no, Fields fields) {
        Outcome.Done corrected = Commands.applied(
                event,
                new CorrectPlayer(
                        no,
                        fields.text("name"),
                        fields.text("unit"),
                        positive(fields, "rating"),
                        positive(fields, "seed")));
        Person old = event.entrant(no).map(Entrant::person).orElse(Person.UNKNOWN);
        return Commands.applied(corrected.event(), new DescribePlayer(no, person(fields, old)));
    }

    static EventAction withdraw(Fields fields) {
        int no = fields.number("no");
        return new EventAction(EventAction.Kind.WITHDRAW, state -> {
            int after = fields.number("after", lastPlayed(state.event(), no));
            Departure how = new Departure(fields.flag("expelled"), fields.flag("agreed"), fields.shortText("reason"));
            return EventAction.Changed.event(
                    state,
                    Commands.applied(state, new Withdraw(no, after, how)),
                    ActionDetails.of(
                            no, state.whole().name(no), after, how.expelled() ? "expelled" : "withdrew", how.reason()));
        });
    }

    /** The last round he has played, or had to: a game not over does not hold him back, and is forfeited. */
    private static int lastPlayed(Event event, int no) {
        int last = 0;
        for (Round round : event.rounds()) {
            boolean over = round.finished()
                    || round.games().anyMatch(g -> g.involves(no) && g.result().finished());
            last = over ? round.number() : last;
        }
        return last;
    }

    static EventAction absent(Fields fields) {
        int no = fields.number("no");
        int round = fields.number("round");
        String given = fields.text("for").isEmpty() ? MarkAbsent.Absence.ZERO.code() : fields.text("for");
        MarkAbsent.Absence absence = Coded.find(MarkAbsent.Absence.class, given)
                .orElseThrow(() -> Failure.unusable(WORDS.message("field.choice", "for", given)));
        return ActionReader.named(
                EventAction.Kind.ABSENT, no, new MarkAbsent(no, round, absence), round, absence.code());
    }

    static EventAction conduct(Fields fields) {
        int no = fields.number("no");
        int fouls = fields.number("fouls", 0);
        int warnings = fields.number("warnings", 0);
        int disqualifications = fields.number("disqualifications", 0);
        return ActionReader.named(
                EventAction.Kind.CONDUCT,
                no,
                new RecordConduct(no, fouls, warnings, disqualifications),
                fouls,
                warnings,
                disqualifications);
    }
}
