package org.chuhe.server.events.action;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.json.tournament.EntryImport;
import org.chuhe.server.events.log.ActionDetails;
import org.chuhe.server.events.log.Commands;
import org.chuhe.server.events.log.EventAction;
import org.chuhe.server.events.log.RefusedException;
import org.chuhe.server.web.Failure;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.CorrectPlayer;
import org.chuhe.tournament.command.entry.MarkAbsent;
import org.chuhe.tournament.command.entry.RecordConduct;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Team;
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
                    : new AddPlayer(name, fields.text("unit"), positive(fields, "rating"), positive(fields, "seed"));
            return EventAction.Changed.event(state, Commands.applied(state, command), ActionDetails.of(name));
        });
    }

    private static int positive(Fields fields, String name) {
        int number = fields.number(name, 0);
        if (number < 0) {
            throw Failure.unusable(WORDS.message("field.number", name, number));
        }
        return number;
    }

    /** Members of a team: objects with {@code name} and {@code rating}, or a line each with the rating behind the name. */
    private static List<Member> members(Fields fields) {
        List<Member> members = new ArrayList<>();
        fields.items("members").forEach(m -> members.add(new Member(m.text("name"), positive(m, "rating"))));
        if (members.isEmpty()) {
            for (String line : fields.text("members").lines().map(String::strip).toList()) {
                if (!line.isEmpty()) {
                    members.add(member(line));
                }
            }
        }
        return members;
    }

    private static Member member(String line) {
        String[] parts = line.split("[\\s,，;；]+(?=\\d{1,5}$)", 2);
        return parts.length == 2 ? new Member(parts[0].strip(), Integer.parseInt(parts[1])) : new Member(line, 0);
    }

    static EventAction entries(Fields fields) {
        byte[] table = fields.text("text").getBytes(StandardCharsets.UTF_8);
        return new EventAction(EventAction.Kind.IMPORT, state -> {
            List<Command> commands =
                    EntryImport.commands("", table, state.event().regulations().forTeams());
            Event event = state.event();
            List<Notice> notices = new ArrayList<>();
            for (Command command : commands) {
                Outcome.Done done = Commands.applied(event, command);
                event = done.event();
                notices.addAll(done.notices());
            }
            return new EventAction.Changed(event, state.facts(), notices, ActionDetails.of(commands.size()));
        });
    }

    static EventAction edit(Fields fields) {
        int no = fields.number("no");
        return new EventAction(EventAction.Kind.EDIT, state -> {
            Outcome.Done done = state.event().regulations().forTeams()
                    ? team(state.event(), no, fields)
                    : Commands.applied(
                            state,
                            new CorrectPlayer(
                                    no,
                                    fields.text("name"),
                                    fields.text("unit"),
                                    positive(fields, "rating"),
                                    positive(fields, "seed")));
            if (fields.text("name").isEmpty()) {
                throw Failure.unusable(WORDS.message("field.missing", "name"));
            }
            return EventAction.Changed.event(state, done, ActionDetails.of(no, fields.text("name")));
        });
    }

    /** A team's list is checked as if it were entered anew; its number, and what it has done, stay. */
    private static Outcome.Done team(Event event, int no, Fields fields) {
        Team old = event.teams().stream()
                .filter(team -> team.no() == no)
                .findFirst()
                .orElseThrow(() -> new RefusedException(List.of(Notice.plain("entrant.unknown", no))));
        AddTeam entry = new AddTeam(fields.text("name"), members(fields), positive(fields, "seed"));
        Outcome.Done fresh = Commands.applied(Event.named("", event.regulations()), entry);
        if (event.begun() && entry.members().size() < old.members().size()) {
            throw new RefusedException(List.of(Notice.plain("entry.begun")));
        }
        Team changed = new Team(no, entry.name(), entry.members(), entry.seed(), old.attendance(), old.conduct());
        return new Outcome.Done(event.with(changed), fresh.notices());
    }

    static EventAction withdraw(Fields fields) {
        int no = fields.number("no");
        return new EventAction(EventAction.Kind.WITHDRAW, state -> {
            int after = fields.number("after", lastPlayed(state.event(), no));
            return EventAction.Changed.event(
                    state,
                    Commands.applied(state, new Withdraw(no, after)),
                    ActionDetails.of(no, state.whole().name(no), after));
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
        return ActionReader.named(EventAction.Kind.ABSENT, no, new MarkAbsent(no, round), round);
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
