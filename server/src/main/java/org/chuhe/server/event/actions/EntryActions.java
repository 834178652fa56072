package org.chuhe.server.event.actions;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.chuhe.eventfiles.EntryImport;
import org.chuhe.eventfiles.RatingList;
import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.CorrectPlayer;
import org.chuhe.tournament.command.entry.CorrectTeam;
import org.chuhe.tournament.command.entry.Entries;
import org.chuhe.tournament.command.entry.MarkAbsent;
import org.chuhe.tournament.command.entry.RecordConduct;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.field.Values;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.person.EntryField;
import org.chuhe.tournament.person.Person;

/** Who takes part, and how he behaves. */
final class EntryActions {
    private static final Messages WORDS = Messages.beside(EntryActions.class);

    private EntryActions() {}

    static EventAction enter(Fields fields) {
        String name = fields.text("name");
        return new EventAction(CommandKind.ENTER, state -> {
            boolean teams = state.event().regulations().forTeams();
            Command command = teams
                    ? new AddTeam(name, members(fields), positive(fields, "seed"))
                    : new AddPlayer(
                            name,
                            fields.text("unit"),
                            positive(fields, "rating"),
                            positive(fields, "seed"),
                            person(fields, Person.UNKNOWN));
            return EventAction.Changed.by(state, command);
        });
    }

    /** Who somebody is; what is not named stays as it is known. */
    static Person person(Fields fields, Person old) {
        Values<Person> known = Person.STRUCT.values(old);
        for (EntryField<?> field : EntryField.all()) {
            boolean named = fields.names().contains(field.key());
            if (named && !field.read(fields.shortText(field.key()), known)) {
                throw Rejection.unusable(WORDS.message(
                        "field.written",
                        field.label().words(),
                        fields.text(field.key()),
                        field.help().words()));
            }
        }
        return Person.STRUCT.make(known);
    }

    private static int positive(Fields fields, String name) {
        int number = fields.number(name, 0);
        if (number < 0) {
            throw Rejection.unusable(WORDS.message("field.number", name, number));
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
        return new EventAction(
                CommandKind.IMPORT,
                state -> EventAction.Changed.by(
                        state,
                        Entries.together(EntryImport.commands(
                                "", table, state.event().regulations().forTeams()))));
    }

    /** Ratings out of a list. */
    static EventAction ratings(Fields fields) {
        byte[] table = fields.text("text").getBytes(StandardCharsets.UTF_8);
        return new EventAction(
                CommandKind.RATINGS,
                state ->
                        EventAction.Changed.by(state, RatingList.read("", table).updates(state.event())));
    }

    static EventAction edit(Fields fields) {
        int no = fields.number("no");
        if (fields.text("name").isEmpty()) {
            throw Rejection.unusable(WORDS.message("field.missing", "name"));
        }
        return new EventAction(
                CommandKind.EDIT,
                state -> EventAction.Changed.by(
                        state,
                        state.event().regulations().forTeams()
                                ? new CorrectTeam(no, fields.text("name"), named(fields), positive(fields, "seed"))
                                : player(state.event(), no, fields)));
    }

    private static Command player(Event event, int no, Fields fields) {
        Person old = event.entrant(no).map(Entrant::person).orElse(Person.UNKNOWN);
        return new CorrectPlayer(
                no,
                fields.text("name"),
                fields.text("unit"),
                positive(fields, "rating"),
                positive(fields, "seed"),
                person(fields, old));
    }

    static EventAction withdraw(Fields fields) {
        int no = fields.number("no");
        return new EventAction(CommandKind.WITHDRAW, state -> {
            Departure how = new Departure(fields.flag("expelled"), fields.flag("agreed"), fields.shortText("reason"));
            Withdraw leave = fields.has("after")
                    ? new Withdraw(no, fields.number("after"), how)
                    : Withdraw.now(state.event(), no, how);
            return EventAction.Changed.by(state, leave);
        });
    }

    static EventAction absent(Fields fields) {
        int no = fields.number("no");
        int round = fields.number("round");
        String given = fields.text("for").isEmpty() ? MarkAbsent.Absence.ZERO.code() : fields.text("for");
        MarkAbsent.Absence absence = Coded.find(MarkAbsent.Absence.class, given)
                .orElseThrow(() -> Rejection.unusable(WORDS.message("field.choice", "for", given)));
        return EventAction.of(new MarkAbsent(no, round, absence));
    }

    static EventAction conduct(Fields fields) {
        return EventAction.of(new RecordConduct(
                fields.number("no"),
                fields.number("fouls", 0),
                fields.number("warnings", 0),
                fields.number("disqualifications", 0)));
    }
}
