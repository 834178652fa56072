package org.chuhe.server.event.actions;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.server.event.log.ActionDetails;
import org.chuhe.server.event.log.Commands;
import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.event.log.EventAction.Changed;
import org.chuhe.server.event.log.EventFacts;
import org.chuhe.server.platform.http.Failure;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.round.DrawLots;
import org.chuhe.tournament.command.round.HandInLineUp;
import org.chuhe.tournament.command.round.OpenLineUps;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.SetFirstMove;
import org.chuhe.tournament.command.round.SetLineUp;
import org.chuhe.tournament.command.round.StartPlayOff;
import org.chuhe.tournament.command.round.UnpairRound;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.text.Notice;

/** How rounds come about: pairing, publishing, when they begin, play-offs and line-ups. */
final class RoundActions {
    private static final Messages WORDS = Messages.beside(RoundActions.class);
    private static final int LONGEST_ROUND = 24 * 60;

    private final Clock clock;

    RoundActions(Clock clock) {
        this.clock = clock;
    }

    EventAction pair(Fields fields) {
        EventAction pair = paired(EventAction.Kind.PAIR, new PairRound(PairingOrders.read(fields)), fields);
        return new EventAction(pair.kind(), state -> {
            Optional<Notice> doubt = PairRound.doubt(state.event());
            if (doubt.isPresent() && !fields.flag("openGames")) {
                throw Failure.unusable(
                        WORDS.message("pair.open", doubt.orElseThrow().words()));
            }
            return pair.step().from(state);
        });
    }

    /** 加赛 for places that are shared; its first round is paired at once. */
    EventAction playOff(Fields fields) {
        List<Integer> places = new ArrayList<>();
        for (String text : fields.texts("places")) {
            for (String place : text.split("[\\s,，]+")) {
                places.add(Fields.whole("places", place));
            }
        }
        if (places.isEmpty()) {
            throw Failure.unusable(WORDS.message("field.missing", "places"));
        }
        return paired(EventAction.Kind.PLAYOFF, new StartPlayOff(places), fields);
    }

    /** Who goes on of those level: {@code order} as drawn in the hall or {@code played} for; without it lots are drawn here. */
    static EventAction lots(Fields fields) {
        List<Integer> order = new ArrayList<>();
        for (String text : fields.texts("order")) {
            for (String no : text.strip().split("[\\s,，、]+")) {
                if (!no.isEmpty()) {
                    order.add(Fields.whole("order", no));
                }
            }
        }
        boolean played = fields.flag("played");
        if (played && order.isEmpty()) {
            throw Failure.unusable(WORDS.message("field.missing", "order"));
        }
        return new EventAction(EventAction.Kind.LOTS, state -> {
            DrawLots lots =
                    new DrawLots(order, played, state.event().regulations().seed());
            return Changed.event(
                    state,
                    Commands.applied(state, lots),
                    ActionDetails.of(state.event().roundsPaired()));
        });
    }

    private EventAction paired(EventAction.Kind kind, Command command, Fields fields) {
        return new EventAction(kind, state -> {
            Outcome.Done done = Commands.applied(state, command);
            int round = done.event().roundsPaired();
            EventFacts facts = fields.flag("publish") ? state.facts().publishing(round) : state.facts();
            return timed(done.event(), facts, round, fields, done.notices(), ActionDetails.of(round));
        });
    }

    EventAction unpair() {
        return new EventAction(EventAction.Kind.UNPAIR, state -> {
            Outcome.Done done = Commands.applied(state, new UnpairRound());
            int left = done.event().roundsPaired();
            EventFacts facts =
                    state.facts().publishing(Math.min(left, state.facts().published()));
            return new Changed(done.event(), facts, done.notices(), ActionDetails.of(left + 1));
        });
    }

    EventAction publish(Fields fields) {
        return new EventAction(EventAction.Kind.PUBLISH, state -> {
            int round = fields.number("round", state.event().roundsPaired());
            if (round < 0 || round > state.event().roundsPaired()) {
                throw Failure.unusable(WORDS.message("round.unknown", round));
            }
            return timed(
                    state.event(), state.facts().publishing(round), round, fields, List.of(), ActionDetails.of(round));
        });
    }

    EventAction clock(Fields fields) {
        return new EventAction(EventAction.Kind.CLOCK, state -> {
            int round = fields.number("round", state.event().roundsPaired());
            return timed(
                    state.event(),
                    state.facts().ending(round, 0),
                    round,
                    fields,
                    List.of(),
                    ActionDetails.of(round, fields.number("minutes", 0)));
        });
    }

    /** With the time of the round, where the form says so: when it begins, and how many minutes it has from now on. */
    private Changed timed(
            Event event, EventFacts facts, int round, Fields fields, List<Notice> notices, ActionDetails details) {
        int minutes = fields.number("minutes", 0);
        if (minutes < 0 || minutes > LONGEST_ROUND) {
            throw Failure.unusable(WORDS.message("field.number", "minutes", minutes));
        }
        EventFacts ending = minutes == 0 ? facts : facts.ending(round, clock.millis() + minutes * 60_000L);
        String begins = fields.shortText("begins");
        Event starting = begins.isEmpty() ? event : event.with(event.programme().starting(round, begins));
        return new Changed(starting, ending, notices, details);
    }

    static EventAction lineUp(Fields fields) {
        int round = fields.number("round");
        int team = fields.number("team");
        return lineUp(EventAction.Kind.LINEUP, new SetLineUp(round, team, members(fields)), round, team);
    }

    /** A captain's line-up, sealed until the opponent's is there too (11.3). */
    static EventAction handIn(Fields fields) {
        return handIn(fields.number("round"), fields.number("team"), members(fields));
    }

    static EventAction handIn(int round, int team, List<Integer> members) {
        return lineUp(EventAction.Kind.HANDIN, new HandInLineUp(round, team, members), round, team);
    }

    private static EventAction lineUp(EventAction.Kind kind, Command command, int round, int team) {
        return new EventAction(
                kind,
                state -> Changed.event(
                        state,
                        Commands.applied(state, command),
                        ActionDetails.of(round, state.whole().name(team))));
    }

    /** Who moves first at a table, by number or as the one who was second until now, and at what odds (1957 rules, 3.2, 3.4). */
    static EventAction firstMove(Fields fields) {
        int round = fields.number("round");
        int table = fields.number("table");
        TableOdds odds = Coded.find(TableOdds.class, fields.has("odds") ? fields.text("odds") : TableOdds.NONE.code())
                .orElseThrow(() -> Failure.unusable(WORDS.message("field.choice", "odds", fields.text("odds"))));
        return new EventAction(EventAction.Kind.FIRST, state -> {
            int first = fields.has("first")
                    ? fields.number("first")
                    : state.event()
                            .round(round)
                            .flatMap(paired -> paired.table(table))
                            .map(fields.flag("second") ? Match::second : Match::first)
                            .orElse(0);
            return Changed.event(
                    state,
                    Commands.applied(state, new SetFirstMove(round, table, first, odds)),
                    ActionDetails.of(round, table, state.whole().name(first), odds.code()));
        });
    }

    static EventAction unseal(Fields fields) {
        int round = fields.number("round");
        return new EventAction(
                EventAction.Kind.UNSEAL,
                state ->
                        Changed.event(state, Commands.applied(state, new OpenLineUps(round)), ActionDetails.of(round)));
    }

    /** Places in the team's list, board 1 first. */
    static List<Integer> members(Fields fields) {
        List<Integer> members = new ArrayList<>();
        for (String part : fields.texts("members")) {
            for (String number : part.split("[\\s,，-]+")) {
                members.add(Fields.whole("members", number));
            }
        }
        return members;
    }
}
