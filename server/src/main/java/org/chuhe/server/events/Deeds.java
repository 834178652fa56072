package org.chuhe.server.events;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.server.web.Failure;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.AddTieBreak;
import org.chuhe.tournament.command.AwardMatch;
import org.chuhe.tournament.command.ChangeRegulations;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.DrawNumbers;
import org.chuhe.tournament.command.ForbidPair;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.PairRound;
import org.chuhe.tournament.command.RecordResult;
import org.chuhe.tournament.command.RemoveEntrant;
import org.chuhe.tournament.command.SetLineUp;
import org.chuhe.tournament.command.UnpairRound;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.ForbiddenPair;
import org.chuhe.tournament.model.Result;
import org.chuhe.tournament.model.Strength;

/** Turns what was filled in into deeds. */
final class Deeds {
    private static final Messages WORDS = Messages.beside(Deeds.class);
    private static final int EVERY_ROUND = 9_999;
    private static final int LONGEST_TEXT = 200;
    private static final int LONGEST_ROUND = 24 * 60;
    private static final int LARGEST_SEED = 1_000_000;

    private final Clock clock;
    private final SecureRandom random;

    Deeds(Clock clock, SecureRandom random) {
        this.clock = clock;
        this.random = random;
    }

    /** A new event with these regulations, and with what an event file has besides. */
    Deed create(Fields fields) {
        Event event = NewEvent.read(fields, random.nextInt(LARGEST_SEED));
        EventFacts facts = EventFacts.NEW
                .about(shortText(fields, "date"), shortText(fields, "place"), "")
                .playing(PlayedHere.of(fields))
                .publishing(event.roundsPaired());
        return new Deed(Deed.Kind.CREATE, state -> new Deed.Changed(event, facts, List.of(), Story.of(event.name())));
    }

    /** The deed of a kind. {@link Deed.Kind#CREATE}, UNDO and ORGANISER have ways of their own. */
    Deed read(Deed.Kind kind, Fields fields) {
        return switch (kind) {
            case ENTER -> EntryDeeds.enter(fields);
            case IMPORT -> EntryDeeds.entries(fields);
            case EDIT -> EntryDeeds.edit(fields);
            case REMOVE -> named(kind, fields.number("no"), new RemoveEntrant(fields.number("no")));
            case WITHDRAW -> EntryDeeds.withdraw(fields);
            case ABSENT -> EntryDeeds.absent(fields);
            case CONDUCT -> EntryDeeds.conduct(fields);
            case DRAW -> draw(fields);
            case APART -> apart(fields);
            case REGULATIONS -> regulations(fields);
            case PAIR -> pair(fields);
            case UNPAIR -> unpair();
            case PUBLISH -> publish(fields);
            case RESULT, RESULTS -> ResultDeeds.of(results(fields));
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
                new Deed(
                        kind,
                        state -> Deed.Changed.facts(
                                state,
                                state.facts()
                                        .publishing(state.event().roundsPaired())
                                        .closed(true),
                                Story.NONE));
            case REOPEN ->
                new Deed(kind, state -> Deed.Changed.facts(state, state.facts().closed(false), Story.NONE));
            case CREATE, UNDO, ORGANISER -> throw Failure.notFound();
        };
    }

    /** Tries a command of the tournament module. */
    static Outcome.Done done(EventState state, Command command) {
        return done(state.event(), command);
    }

    static Outcome.Done done(Event event, Command command) {
        Outcome outcome = command.applyTo(event);
        if (outcome instanceof Outcome.Refused refusal) {
            throw new RefusedException(refusal);
        }
        return (Outcome.Done) outcome;
    }

    private static Deed command(Deed.Kind kind, Command command, Object... words) {
        return new Deed(kind, state -> Deed.Changed.event(state, done(state, command), Story.of(words)));
    }

    /** A command about an entrant, whom the history names. */
    static Deed named(Deed.Kind kind, int no, Command command, Object... more) {
        return new Deed(kind, state -> {
            List<Object> words = new ArrayList<>(List.of(no, state.whole().name(no)));
            words.addAll(List.of(more));
            return Deed.Changed.event(state, done(state, command), Story.of(words.toArray()));
        });
    }

    private Deed draw(Fields fields) {
        String by = fields.has("by") ? fields.text("by") : "lot";
        DrawNumbers.Mode mode = switch (by) {
            case "lot" -> DrawNumbers.Mode.ALL;
            case "halves" -> DrawNumbers.Mode.HALVES;
            case "strength" -> DrawNumbers.Mode.BY_STRENGTH;
            case "entry" -> DrawNumbers.Mode.BY_ENTRY;
            default -> throw Failure.unusable(WORDS.message("field.choice", "by", by));
        };
        long seed = fields.whole("seed", random.nextInt(LARGEST_SEED));
        return command(Deed.Kind.DRAW, new DrawNumbers(mode, seed), by, seed);
    }

    private static Deed apart(Fields fields) {
        ForbiddenPair pair = new ForbiddenPair(
                fields.number("a"),
                fields.number("b"),
                fields.number("from", 1),
                fields.number("to", EVERY_ROUND),
                Strength.ofCode(fields.text("strength")).orElse(Strength.HARD));
        return command(Deed.Kind.APART, new ForbidPair(pair), pair.a(), pair.b());
    }

    private static Deed regulations(Fields fields) {
        return new Deed(
                Deed.Kind.REGULATIONS,
                state -> Deed.Changed.event(
                        state,
                        done(state, new ChangeRegulations(NewEvent.changed(state.event(), fields))),
                        Story.NONE));
    }

    private Deed pair(Fields fields) {
        PairRound command = new PairRound(PairingOrders.read(fields));
        return new Deed(Deed.Kind.PAIR, state -> {
            Outcome.Done done = done(state, command);
            int round = done.event().roundsPaired();
            EventFacts facts = fields.flag("publish") ? state.facts().publishing(round) : state.facts();
            return new Deed.Changed(done.event(), timed(facts, round, fields), done.notices(), Story.of(round));
        });
    }

    private static Deed unpair() {
        return new Deed(Deed.Kind.UNPAIR, state -> {
            Outcome.Done done = done(state, new UnpairRound());
            int left = done.event().roundsPaired();
            EventFacts facts =
                    state.facts().publishing(Math.min(left, state.facts().published()));
            return new Deed.Changed(done.event(), facts, done.notices(), Story.of(left + 1));
        });
    }

    private Deed publish(Fields fields) {
        return new Deed(Deed.Kind.PUBLISH, state -> {
            int round = fields.number("round", state.event().roundsPaired());
            if (round < 0 || round > state.event().roundsPaired()) {
                throw Failure.unusable(WORDS.message("round.unknown", round));
            }
            return Deed.Changed.facts(state, timed(state.facts().publishing(round), round, fields), Story.of(round));
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

    private Deed clock(Fields fields) {
        return new Deed(Deed.Kind.CLOCK, state -> {
            int round = fields.number("round", state.event().roundsPaired());
            EventFacts.RoundTime none = new EventFacts.RoundTime(shortText(fields, "begins"), 0);
            return Deed.Changed.facts(
                    state,
                    timed(state.facts().with(round, none), round, fields),
                    Story.of(round, fields.number("minutes", 0)));
        });
    }

    private static Deed boards(Fields fields) {
        Optional<PlayedHere> here = PlayedHere.of(fields);
        return new Deed(
                Deed.Kind.BOARDS,
                state -> Deed.Changed.facts(
                        state, state.facts().playing(here), Story.of(here.isPresent() ? "here" : "elsewhere")));
    }

    /** Objects {@code table, game, result, was}; or a form's fields {@code r.TABLE.GAME} and {@code was.TABLE.GAME}. */
    private static List<ResultDeeds.Asked> results(Fields fields) {
        List<ResultDeeds.Asked> asked = new ArrayList<>();
        List<Fields> items = fields.items("results");
        for (Fields item : items.isEmpty() && fields.has("table") ? List.of(fields) : items) {
            if (!item.has("result")) {
                throw Failure.unusable(WORDS.message("field.missing", "result"));
            }
            asked.add(new ResultDeeds.Asked(
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
                    asked.add(new ResultDeeds.Asked(
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

    private static Deed award(Fields fields) {
        int round = fields.number("round");
        int table = fields.number("table");
        int winner = fields.number("winner", 0);
        return command(Deed.Kind.AWARD, new AwardMatch(round, table, winner), round, table, winner);
    }

    private static Deed lineUp(Fields fields) {
        int round = fields.number("round");
        int team = fields.number("team");
        List<Integer> members = new ArrayList<>();
        for (String part : fields.texts("members")) {
            for (String number : part.split("[\\s,，-]+")) {
                members.add(whole(number));
            }
        }
        return new Deed(
                Deed.Kind.LINEUP,
                state -> Deed.Changed.event(
                        state,
                        done(state, new SetLineUp(round, team, members)),
                        Story.of(round, state.whole().name(team))));
    }

    private static Deed facts(Fields fields) {
        String name = shortText(fields, "name");
        return new Deed(Deed.Kind.FACTS, state -> {
            Event old = state.event();
            Event event = name.isEmpty()
                    ? old
                    : new Event(name, old.regulations(), old.players(), old.teams(), old.stages(), old.rounds());
            EventFacts facts = state.facts()
                    .about(shortText(fields, "date"), shortText(fields, "place"), shortText(fields, "notice"));
            return new Deed.Changed(event, facts, List.of(), Story.NONE);
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
