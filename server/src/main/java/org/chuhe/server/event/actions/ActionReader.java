package org.chuhe.server.event.actions;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.event.log.EventFacts;
import org.chuhe.server.event.log.PlayedHere;
import org.chuhe.server.event.log.ResultActions;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.EndReason;
import org.chuhe.text.Messages;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.CreateEvent;
import org.chuhe.tournament.command.DeedKind;
import org.chuhe.tournament.command.entry.ChangeRegulations;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.chuhe.tournament.command.entry.ForbidPair;
import org.chuhe.tournament.command.entry.Readmit;
import org.chuhe.tournament.command.entry.RemoveEntrant;
import org.chuhe.tournament.command.round.AddTieBreak;
import org.chuhe.tournament.command.round.AwardMatch;
import org.chuhe.tournament.command.round.OpenLineUps;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Strength;

/** Turns what was filled in into actions. */
public final class ActionReader {
    private static final Messages WORDS = Messages.beside(ActionReader.class);
    private static final int EVERY_ROUND = 9_999;
    private static final int LARGEST_SEED = 1_000_000;

    private final RoundActions rounds;
    private final SecureRandom random;

    public ActionReader(Clock clock, SecureRandom random) {
        this.rounds = new RoundActions(clock);
        this.random = random;
    }

    /** A new event with these regulations, and with what an event file has besides. */
    public EventAction create(Fields fields) {
        Event read = NewEvent.read(fields, random.nextInt(LARGEST_SEED));
        Event event = read.with(ProgrammeActions.programme(fields, read.programme()));
        EventFacts facts = EventFacts.NEW.playing(PlayedHereForm.read(fields)).publishing(event.roundsPaired());
        return new EventAction(
                CommandKind.CREATE,
                state -> new EventAction.Changed(
                        EventDocument.of(event), facts, List.of(), new CreateEvent(event.name())));
    }

    /** The action of a kind. What makes and undoes, and what gives offices, is not read here. */
    public EventAction read(DeedKind kind, Fields fields) {
        return kind instanceof CommandKind command ? command(command, fields) : deed((ServerDeed.Kind) kind, fields);
    }

    private EventAction command(CommandKind kind, Fields fields) {
        return switch (kind) {
            case ENTER -> EntryActions.enter(fields);
            case IMPORT -> EntryActions.entries(fields);
            case EDIT -> EntryActions.edit(fields);
            case REMOVE -> EventAction.of(new RemoveEntrant(fields.number("no")));
            case WITHDRAW -> EntryActions.withdraw(fields);
            case READMIT -> EventAction.of(new Readmit(fields.number("no")));
            case RATINGS -> EntryActions.ratings(fields);
            case ABSENT -> EntryActions.absent(fields);
            case CONDUCT -> EntryActions.conduct(fields);
            case DRAW -> draw(fields);
            case APART -> apart(fields);
            case REGULATIONS -> regulations(fields);
            case PAIR -> rounds.pair(fields);
            case UNPAIR -> rounds.unpair();
            case LOTS -> RoundActions.lots(fields);
            case PLAYOFF -> rounds.playOff(fields);
            case RESULT, RESULTS -> ResultActions.of(results(fields));
            case TIEBREAK -> EventAction.of(new AddTieBreak(fields.number("round"), fields.number("table")));
            case AWARD ->
                EventAction.of(
                        new AwardMatch(fields.number("round"), fields.number("table"), fields.number("winner", 0)));
            case LINEUP -> RoundActions.lineUp(fields);
            case FIRST -> RoundActions.firstMove(fields);
            case HANDIN -> RoundActions.handIn(fields);
            case UNSEAL -> EventAction.of(new OpenLineUps(fields.number("round")));
            case ANNOUNCE -> ProgrammeActions.facts(fields);
            case APPEAL -> AppealActions.lodge(fields);
            case DECIDE -> AppealActions.decide(fields);
            case CREATE, SIMULATE, UNDO -> throw Rejection.notFound();
        };
    }

    private EventAction deed(ServerDeed.Kind kind, Fields fields) {
        return switch (kind) {
            case PUBLISH -> rounds.publish(fields);
            case ADMIT -> PlayerActions.admit(fields);
            case DECLINE -> PlayerActions.decline(fields);
            case CLOCK -> rounds.clock(fields);
            case BOARDS -> boards(fields);
            case BROADCAST -> broadcast(fields);
            case CLOSE ->
                new EventAction(
                        kind,
                        state -> EventAction.Changed.facts(
                                state,
                                state.facts()
                                        .publishing(state.event().roundsPaired())
                                        .closed(true),
                                new ServerDeed.Close()));
            case REOPEN ->
                new EventAction(
                        kind,
                        state ->
                                EventAction.Changed.facts(state, state.facts().closed(false), new ServerDeed.Reopen()));
            case ORGANISER, CHIEF, APPOINT, APPLY, REPORT -> throw Rejection.notFound();
        };
    }

    /** A captain's line-up for a round, sealed (11.3). */
    public static EventAction handIn(int round, int team, Fields fields) {
        return RoundActions.handIn(round, team, RoundActions.members(fields));
    }

    private EventAction draw(Fields fields) {
        String by = fields.has("by") ? fields.text("by") : "lot";
        DrawNumbers.Mode mode = Coded.find(DrawNumbers.Mode.class, by)
                .orElseThrow(() -> Rejection.unusable(WORDS.message("field.choice", "by", by)));
        long seed = fields.whole("seed", random.nextInt(LARGEST_SEED));
        return EventAction.of(new DrawNumbers(mode, seed));
    }

    private static EventAction apart(Fields fields) {
        ForbiddenPair pair = new ForbiddenPair(
                fields.number("a"),
                fields.number("b"),
                fields.number("from", 1),
                fields.number("to", EVERY_ROUND),
                Coded.find(Strength.class, fields.text("strength")).orElse(Strength.HARD));
        return EventAction.of(new ForbidPair(pair));
    }

    private static EventAction regulations(Fields fields) {
        return new EventAction(
                CommandKind.REGULATIONS,
                state -> EventAction.Changed.by(state, new ChangeRegulations(NewEvent.changed(state.event(), fields))));
    }

    private static EventAction boards(Fields fields) {
        Optional<PlayedHere> here = PlayedHereForm.read(fields);
        return new EventAction(
                ServerDeed.Kind.BOARDS,
                state -> EventAction.Changed.facts(
                        state, state.facts().playing(here), new ServerDeed.PlayBoards(here.isPresent())));
    }

    /** How late those who only watch see the games. */
    private static EventAction broadcast(Fields fields) {
        int delay = fields.number("delay");
        if (delay < 0 || delay > EventFacts.LONGEST_DELAY) {
            throw Rejection.unusable(WORDS.message("field.number", "delay", delay));
        }
        return new EventAction(
                ServerDeed.Kind.BROADCAST,
                state -> EventAction.Changed.facts(
                        state, state.facts().delayed(delay), new ServerDeed.Broadcast(delay)));
    }

    /** Objects {@code table, game, result, was}; or a form's fields {@code r.TABLE.GAME} and {@code was.TABLE.GAME}. */
    private static List<ResultActions.Asked> results(Fields fields) {
        List<ResultActions.Asked> asked = new ArrayList<>();
        List<Fields> items = fields.items("results");
        for (Fields item : items.isEmpty() && fields.has("table") ? List.of(fields) : items) {
            if (!item.has("result")) {
                throw Rejection.unusable(WORDS.message("field.missing", "result"));
            }
            asked.add(new ResultActions.Asked(
                    new RecordResult(
                            item.number("round", fields.number("round", 0)),
                            item.number("table"),
                            item.number("game", 1),
                            result(item.text("result")),
                            reason(item.text("reason"))),
                    item.has("was") ? Optional.of(result(item.text("was"))) : Optional.empty()));
        }
        for (String name : fields.names().stream().sorted().toList()) {
            String[] parts = name.split("\\.");
            if (parts.length == 3 && parts[0].equals("r")) {
                String key = parts[1] + "." + parts[2];
                Result result = cell(fields, name);
                Result was = cell(fields, "was." + key);
                EndReason reason = reason(fields.text("why." + key));
                EndReason knownReason = reason(fields.text("whywas." + key));
                if (result != was || reason != knownReason) {
                    asked.add(new ResultActions.Asked(
                            new RecordResult(
                                    fields.number("round"),
                                    Fields.whole("r", parts[1]),
                                    Fields.whole("r", parts[2]),
                                    result,
                                    reason.fits(result) ? reason : EndReason.UNKNOWN),
                            Optional.of(was)));
                }
            }
        }
        return asked;
    }

    /** A field of the form; one that is empty is a game without a result. */
    private static Result cell(Fields fields, String name) {
        return fields.has(name) ? result(fields.text(name)) : Result.NONE;
    }

    private static Result result(String text) {
        return Result.read(text)
                .orElseThrow(() -> Rejection.unusable(WORDS.message("field.result", text, Result.accepted())));
    }

    private static EndReason reason(String code) {
        return Coded.find(EndReason.class, code)
                .orElseThrow(() -> Rejection.unusable(WORDS.message("field.choice", "reason", code)));
    }
}
