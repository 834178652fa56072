package org.chuhe.server.event.actions;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.event.log.EventAction.Changed;
import org.chuhe.server.event.log.EventFacts;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.round.DrawLots;
import org.chuhe.tournament.command.round.HandInLineUp;
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
        EventAction pair = paired(new PairRound(PairingOrders.read(fields)), fields);
        return new EventAction(pair.kind(), state -> {
            Optional<Notice> doubt = PairRound.doubt(state.event());
            if (doubt.isPresent() && !fields.flag("openGames")) {
                throw Rejection.unusable(
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
            throw Rejection.unusable(WORDS.message("field.missing", "places"));
        }
        return paired(new StartPlayOff(places), fields);
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
            throw Rejection.unusable(WORDS.message("field.missing", "order"));
        }
        return new EventAction(
                CommandKind.LOTS,
                state -> Changed.by(
                        state,
                        new DrawLots(order, played, state.event().regulations().seed())));
    }

    private EventAction paired(Command command, Fields fields) {
        return new EventAction(command.kind(), state -> {
            Changed paired = Changed.by(state, command);
            int round = paired.document().event().roundsPaired();
            boolean publish = fields.flag("publish");
            return timed(publish ? paired.with(state.facts().publishing(round)) : paired, round, fields);
        });
    }

    EventAction unpair() {
        UnpairRound unpair = new UnpairRound();
        return new EventAction(unpair.kind(), state -> {
            int left = state.event().roundsPaired() - 1;
            return Changed.by(state, unpair)
                    .with(state.facts().publishing(Math.min(left, state.facts().published())));
        });
    }

    EventAction publish(Fields fields) {
        return new EventAction(ServerDeed.Kind.PUBLISH, state -> {
            int round = fields.number("round", state.event().roundsPaired());
            if (round < 0 || round > state.event().roundsPaired()) {
                throw Rejection.unusable(WORDS.message("round.unknown", round));
            }
            EventFacts facts = state.facts().publishing(round);
            return timed(Changed.facts(state, facts, new ServerDeed.Publish(round)), round, fields);
        });
    }

    EventAction clock(Fields fields) {
        return new EventAction(ServerDeed.Kind.CLOCK, state -> {
            int round = fields.number("round", state.event().roundsPaired());
            ServerDeed deed = new ServerDeed.SetClock(round, fields.number("minutes", 0));
            return timed(Changed.facts(state, state.facts().ending(round, 0), deed), round, fields);
        });
    }

    /** With the time of the round, where the form says so: when it begins, and how many minutes it has from now on. */
    private Changed timed(Changed changed, int round, Fields fields) {
        int minutes = fields.number("minutes", 0);
        if (minutes < 0 || minutes > LONGEST_ROUND) {
            throw Rejection.unusable(WORDS.message("field.number", "minutes", minutes));
        }
        EventFacts ending =
                minutes == 0 ? changed.facts() : changed.facts().ending(round, clock.millis() + minutes * 60_000L);
        String begins = fields.shortText("begins");
        Event event = changed.document().event();
        EventDocument starting = begins.isEmpty()
                ? changed.document()
                : changed.document().with(event.with(event.programme().starting(round, begins)));
        return new Changed(starting, ending, changed.notices(), changed.deed());
    }

    static EventAction lineUp(Fields fields) {
        return EventAction.of(new SetLineUp(fields.number("round"), fields.number("team"), members(fields)));
    }

    /** A captain's line-up, sealed until the opponent's is there too (11.3). */
    static EventAction handIn(Fields fields) {
        return handIn(fields.number("round"), fields.number("team"), members(fields));
    }

    static EventAction handIn(int round, int team, List<Integer> members) {
        return EventAction.of(new HandInLineUp(round, team, members));
    }

    /** Who moves first at a table, by number or as the one who was second until now, and at what odds (1957 rules, 3.2, 3.4). */
    static EventAction firstMove(Fields fields) {
        int round = fields.number("round");
        int table = fields.number("table");
        TableOdds odds = Coded.find(TableOdds.class, fields.has("odds") ? fields.text("odds") : TableOdds.NONE.code())
                .orElseThrow(() -> Rejection.unusable(WORDS.message("field.choice", "odds", fields.text("odds"))));
        return new EventAction(CommandKind.FIRST, state -> {
            int first = fields.has("first")
                    ? fields.number("first")
                    : state.event()
                            .round(round)
                            .flatMap(paired -> paired.table(table))
                            .map(fields.flag("second") ? Match::second : Match::first)
                            .orElse(0);
            return Changed.by(state, new SetFirstMove(round, table, first, odds));
        });
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
