package org.chuhe.server.events.action;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.server.events.log.ActionDetails;
import org.chuhe.server.events.log.Commands;
import org.chuhe.server.events.log.EventAction;
import org.chuhe.server.events.log.EventFacts;
import org.chuhe.server.events.log.PlayedHere;
import org.chuhe.server.events.log.ResultActions;
import org.chuhe.server.web.Failure;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.entry.ChangeRegulations;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.chuhe.tournament.command.entry.ForbidPair;
import org.chuhe.tournament.command.entry.RemoveEntrant;
import org.chuhe.tournament.command.round.AddTieBreak;
import org.chuhe.tournament.command.round.AwardMatch;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.SetLineUp;
import org.chuhe.tournament.command.round.UnpairRound;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.result.Result;

/** Turns what was filled in into actions. */
public final class ActionReader {
    private static final Messages WORDS = Messages.beside(ActionReader.class);
    private static final int EVERY_ROUND = 9_999;
    private static final int LONGEST_TEXT = 200;
    private static final int LONGEST_ROUND = 24 * 60;
    private static final int LARGEST_SEED = 1_000_000;

    private final Clock clock;
    private final SecureRandom random;

    public ActionReader(Clock clock, SecureRandom random) {
        this.clock = clock;
        this.random = random;
    }

    /** A new event with these regulations, and with what an event file has besides. */
    public EventAction create(Fields fields) {
        Event event = NewEvent.read(fields, random.nextInt(LARGEST_SEED));
        EventFacts facts = EventFacts.NEW
                .about(shortText(fields, "date"), shortText(fields, "place"), "")
                .playing(PlayedHereForm.read(fields))
                .publishing(event.roundsPaired());
        return new EventAction(
                EventAction.Kind.CREATE,
                state -> new EventAction.Changed(event, facts, List.of(), ActionDetails.of(event.name())));
    }

    /** The action of a kind. {@link EventAction.Kind#CREATE}, UNDO, ORGANISER and CHIEF have ways of their own. */
    public EventAction read(EventAction.Kind kind, Fields fields) {
        return switch (kind) {
            case ENTER -> EntryActions.enter(fields);
            case IMPORT -> EntryActions.entries(fields);
            case EDIT -> EntryActions.edit(fields);
            case REMOVE -> named(kind, fields.number("no"), new RemoveEntrant(fields.number("no")));
            case WITHDRAW -> EntryActions.withdraw(fields);
            case ABSENT -> EntryActions.absent(fields);
            case CONDUCT -> EntryActions.conduct(fields);
            case DRAW -> draw(fields);
            case APART -> apart(fields);
            case REGULATIONS -> regulations(fields);
            case PAIR -> pair(fields);
            case UNPAIR -> unpair();
            case PUBLISH -> publish(fields);
            case RESULT, RESULTS -> ResultActions.of(results(fields));
            case TIEBREAK ->
                command(
                        kind,
                        new AddTieBreak(fields.number("round"), fields.number("table")),
                        fields.number("round"),
                        fields.number("table"));
            case AWARD -> award(fields);
            case LINEUP -> lineUp(fields);
            case FACTS -> facts(fields);
            case CLOCK -> clock(fields);
            case BOARDS -> boards(fields);
            case CLOSE ->
                new EventAction(
                        kind,
                        state -> EventAction.Changed.facts(
                                state,
                                state.facts()
                                        .publishing(state.event().roundsPaired())
                                        .closed(true),
                                ActionDetails.NONE));
            case REOPEN ->
                new EventAction(
                        kind,
                        state -> EventAction.Changed.facts(state, state.facts().closed(false), ActionDetails.NONE));
            case CREATE, UNDO, ORGANISER, CHIEF -> throw Failure.notFound();
        };
    }

    private static EventAction command(EventAction.Kind kind, Command command, Object... words) {
        return new EventAction(
                kind,
                state -> EventAction.Changed.event(state, Commands.applied(state, command), ActionDetails.of(words)));
    }

    /** A command about an entrant, whom the history names. */
    static EventAction named(EventAction.Kind kind, int no, Command command, Object... more) {
        return new EventAction(kind, state -> {
            List<Object> words = new ArrayList<>(List.of(no, state.whole().name(no)));
            words.addAll(List.of(more));
            return EventAction.Changed.event(
                    state, Commands.applied(state, command), ActionDetails.of(words.toArray()));
        });
    }

    private EventAction draw(Fields fields) {
        String by = fields.has("by") ? fields.text("by") : "lot";
        DrawNumbers.Mode mode = switch (by) {
            case "lot" -> DrawNumbers.Mode.ALL;
            case "halves" -> DrawNumbers.Mode.HALVES;
            case "strength" -> DrawNumbers.Mode.BY_STRENGTH;
            case "entry" -> DrawNumbers.Mode.BY_ENTRY;
            default -> throw Failure.unusable(WORDS.message("field.choice", "by", by));
        };
        long seed = fields.whole("seed", random.nextInt(LARGEST_SEED));
        return command(EventAction.Kind.DRAW, new DrawNumbers(mode, seed), by, seed);
    }

    private static EventAction apart(Fields fields) {
        ForbiddenPair pair = new ForbiddenPair(
                fields.number("a"),
                fields.number("b"),
                fields.number("from", 1),
                fields.number("to", EVERY_ROUND),
                Strength.ofCode(fields.text("strength")).orElse(Strength.HARD));
        return command(EventAction.Kind.APART, new ForbidPair(pair), pair.a(), pair.b());
    }

    private static EventAction regulations(Fields fields) {
        return new EventAction(
                EventAction.Kind.REGULATIONS,
                state -> EventAction.Changed.event(
                        state,
                        Commands.applied(state, new ChangeRegulations(NewEvent.changed(state.event(), fields))),
                        ActionDetails.NONE));
    }

    private EventAction pair(Fields fields) {
        PairRound command = new PairRound(PairingOrders.read(fields));
        return new EventAction(EventAction.Kind.PAIR, state -> {
            Outcome.Done done = Commands.applied(state, command);
            int round = done.event().roundsPaired();
            EventFacts facts = fields.flag("publish") ? state.facts().publishing(round) : state.facts();
            return new EventAction.Changed(
                    done.event(), timed(facts, round, fields), done.notices(), ActionDetails.of(round));
        });
    }

    private static EventAction unpair() {
        return new EventAction(EventAction.Kind.UNPAIR, state -> {
            Outcome.Done done = Commands.applied(state, new UnpairRound());
            int left = done.event().roundsPaired();
            EventFacts facts =
                    state.facts().publishing(Math.min(left, state.facts().published()));
            return new EventAction.Changed(done.event(), facts, done.notices(), ActionDetails.of(left + 1));
        });
    }

    private EventAction publish(Fields fields) {
        return new EventAction(EventAction.Kind.PUBLISH, state -> {
            int round = fields.number("round", state.event().roundsPaired());
            if (round < 0 || round > state.event().roundsPaired()) {
                throw Failure.unusable(WORDS.message("round.unknown", round));
            }
            return EventAction.Changed.facts(
                    state, timed(state.facts().publishing(round), round, fields), ActionDetails.of(round));
        });
    }

    /** When the round begins, where the form says so. */
    private EventFacts timed(EventFacts facts, int round, Fields fields) {
        int minutes = fields.number("minutes", 0);
        if (minutes < 0 || minutes > LONGEST_ROUND) {
            throw Failure.unusable(WORDS.message("field.number", "minutes", minutes));
        }
        if (minutes == 0 && !fields.has("begins")) {
            return facts;
        }
        long ends = minutes == 0 ? facts.time(round).ends() : clock.millis() + minutes * 60_000L;
        return facts.with(round, new EventFacts.RoundTime(shortText(fields, "begins"), ends));
    }

    private EventAction clock(Fields fields) {
        return new EventAction(EventAction.Kind.CLOCK, state -> {
            int round = fields.number("round", state.event().roundsPaired());
            EventFacts.RoundTime none = new EventFacts.RoundTime(shortText(fields, "begins"), 0);
            return EventAction.Changed.facts(
                    state,
                    timed(state.facts().with(round, none), round, fields),
                    ActionDetails.of(round, fields.number("minutes", 0)));
        });
    }

    private static EventAction boards(Fields fields) {
        Optional<PlayedHere> here = PlayedHereForm.read(fields);
        return new EventAction(
                EventAction.Kind.BOARDS,
                state -> EventAction.Changed.facts(
                        state, state.facts().playing(here), ActionDetails.of(here.isPresent() ? "here" : "elsewhere")));
    }

    /** Objects {@code table, game, result, was}; or a form's fields {@code r.TABLE.GAME} and {@code was.TABLE.GAME}. */
    private static List<ResultActions.Asked> results(Fields fields) {
        List<ResultActions.Asked> asked = new ArrayList<>();
        List<Fields> items = fields.items("results");
        for (Fields item : items.isEmpty() && fields.has("table") ? List.of(fields) : items) {
            if (!item.has("result")) {
                throw Failure.unusable(WORDS.message("field.missing", "result"));
            }
            asked.add(new ResultActions.Asked(
                    new RecordResult(
                            item.number("round", fields.number("round", 0)),
                            item.number("table"),
                            item.number("game", 1),
                            result(item.text("result"))),
                    item.has("was") ? Optional.of(result(item.text("was"))) : Optional.empty()));
        }
        for (String name : fields.names().stream().sorted().toList()) {
            String[] parts = name.split("\\.");
            if (parts.length == 3 && parts[0].equals("r")) {
                String key = parts[1] + "." + parts[2];
                Result result = cell(fields, name);
                Result was = cell(fields, "was." + key);
                if (result != was) {
                    asked.add(new ResultActions.Asked(
                            new RecordResult(fields.number("round"), whole(parts[1]), whole(parts[2]), result),
                            Optional.of(was)));
                }
            }
        }
        return asked;
    }

    private static int whole(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw Failure.unusable(WORDS.message("field.number", "r", text));
        }
    }

    /** A field of the form; one that is empty is a game without a result. */
    private static Result cell(Fields fields, String name) {
        return fields.has(name) ? result(fields.text(name)) : Result.UNFINISHED;
    }

    private static Result result(String text) {
        return Result.read(text)
                .orElseThrow(() -> Failure.unusable(WORDS.message("field.result", text, Result.accepted())));
    }

    private static EventAction award(Fields fields) {
        int round = fields.number("round");
        int table = fields.number("table");
        int winner = fields.number("winner", 0);
        return command(EventAction.Kind.AWARD, new AwardMatch(round, table, winner), round, table, winner);
    }

    private static EventAction lineUp(Fields fields) {
        int round = fields.number("round");
        int team = fields.number("team");
        List<Integer> members = new ArrayList<>();
        for (String part : fields.texts("members")) {
            for (String number : part.split("[\\s,，-]+")) {
                members.add(whole(number));
            }
        }
        return new EventAction(
                EventAction.Kind.LINEUP,
                state -> EventAction.Changed.event(
                        state,
                        Commands.applied(state, new SetLineUp(round, team, members)),
                        ActionDetails.of(round, state.whole().name(team))));
    }

    private static EventAction facts(Fields fields) {
        String name = shortText(fields, "name");
        return new EventAction(EventAction.Kind.FACTS, state -> {
            Event old = state.event();
            Event event = name.isEmpty() ? old : old.renamed(name);
            EventFacts facts = state.facts()
                    .about(shortText(fields, "date"), shortText(fields, "place"), shortText(fields, "notice"));
            return new EventAction.Changed(event, facts, List.of(), ActionDetails.NONE);
        });
    }

    private static String shortText(Fields fields, String name) {
        String text = fields.text(name);
        if (text.length() > LONGEST_TEXT || text.codePoints().anyMatch(Character::isISOControl)) {
            throw Failure.unusable(WORDS.message("field.long", name, LONGEST_TEXT));
        }
        return text;
    }
}
