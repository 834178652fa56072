package org.chuhe.server.game.room;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.clock.Clock;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.SideClock;
import org.chuhe.game.log.Narrator;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Phase;
import org.chuhe.game.state.SideRecord;
import org.chuhe.game.state.TakeBackWish;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.LiveState;
import tools.jackson.databind.node.ObjectNode;

/** The part of a game that every step replaces, as JSON. It tells players no more than a board, a clock and an arbiter do. */
public final class StateJson {
    private StateJson() {}

    public static ObjectNode of(LiveState live) {
        ObjectNode json = Json.object();
        json.put("version", live.version());
        json.put("phase", live.progress().code());
        ObjectNode players = json.putObject("players");
        for (Side side : Side.values()) {
            players.set(side.code(), player(live, side));
        }
        Optional<GameState> game = live.game();
        Position position = game.map(GameState::position).orElseGet(() -> start(live));
        json.put("ply", live.ply());
        json.put("fen", position.toString());
        json.put("toMove", position.sideToMove().code());
        json.put("check", position.isCheck());
        String last = GameStore.last(live);
        json.put("last", last.isEmpty() ? null : last);
        json.set("clock", game.map(StateJson::clock).orElse(null));
        json.put("offer", Json.side(game.flatMap(GameState::offer)));
        json.set("mayOffer", bySide(game, StateJson::mayOffer));
        json.put("takeBack", Json.side(game.flatMap(GameState::takeBack).map(TakeBackWish::side)));
        json.set("mayTakeBack", bySide(game, GameState::mayAskBack));
        json.set(
                "claim",
                game.flatMap(GameState::claim)
                        .map(claim -> Json.object()
                                .put("side", claim.side().code())
                                .put("kind", claim.kind().code()))
                        .orElse(null));
        json.set("duty", game.flatMap(StateJson::duty).orElse(null));
        json.set("ruling", game.flatMap(StateJson::ruling).orElse(null));
        json.set("repetition", game.flatMap(StateJson::repetition).orElse(null));
        json.set("limit", limit(live));
        json.set("touched", Json.list(game.map(state -> state.turn().touched()).orElse(List.of())));
        json.put("call", Json.side(live.table().notes().call()));
        json.put("rematchOffer", Json.side(live.table().notes().rematch()));
        json.set(
                "result", game.flatMap(GameState::result).map(StateJson::result).orElse(null));
        return json;
    }

    /** The position in which a game will begin. */
    public static Position start(LiveState live) {
        GameTerms terms = live.table().agreement().terms();
        Position usual = Position.START.withSideToMove(terms.book().firstToMove());
        return terms.handicap().applyTo(usual);
    }

    private static ObjectNode player(LiveState live, Side side) {
        ObjectNode json = Json.object();
        Optional<PlayerSeat> seat = live.table().seating().of(side);
        json.put("name", seat.map(PlayerSeat::name).orElse(""));
        json.put("seated", seat.filter(PlayerSeat::taken).isPresent());
        json.put("account", seat.filter(PlayerSeat::account).isPresent());
        Optional<SideRecord> record = live.game().map(state -> state.record(side));
        json.put("present", record.map(SideRecord::present).orElse(false));
        json.put("fouls", record.map(SideRecord::fouls).orElse(0));
        json.put("warnings", record.map(SideRecord::warnings).orElse(0));
        json.put("offers", record.map(SideRecord::offers).orElse(0));
        json.put("signed", record.map(SideRecord::signed).orElse(false));
        return json;
    }

    private static ObjectNode clock(GameState state) {
        Clock clock = state.clock();
        ObjectNode json = Json.object();
        json.put("at", clock.time());
        json.put("running", Json.side(clock.running()));
        for (Side side : Side.values()) {
            json.set(side.code(), face(clock.face(side), state.regulations().clock()));
        }
        return json;
    }

    private static ObjectNode face(SideClock face, ClockScheme scheme) {
        return Json.object()
                .put("left", Math.max(0, face.left()))
                .put("period", Math.max(0, face.periods() == 0 ? 0 : face.periodLeft()))
                .put("periods", face.periods())
                .put("flag", Math.max(0, face.untilFlag(scheme)));
    }

    private static ObjectNode bySide(Optional<GameState> game, BiPredicate<GameState, Side> may) {
        ObjectNode json = Json.object();
        for (Side side : Side.values()) {
            json.put(side.code(), game.filter(state -> may.test(state, side)).isPresent());
        }
        return json;
    }

    /** Whether an offer would be heard (22.1) rather than refused or a foul. */
    private static boolean mayOffer(GameState state, Side side) {
        int ahead =
                state.record(side).offers() + 1 - state.record(side.opponent()).offers();
        return state.phase() == Phase.PLAYING
                && state.isOwnTime(side)
                && state.offer().isEmpty()
                && ahead <= state.regulations().claims().offersAhead();
    }

    private static Optional<ObjectNode> duty(GameState state) {
        if (state.isOver()) {
            return Optional.empty();
        }
        return state.duty().map(duty -> {
            int rounds = state.regulations().claims().roundsToVary();
            return Json.object()
                    .put("side", Json.side(duty.side()))
                    .put("rounds", rounds)
                    .put("roundsLeft", Math.max(0, rounds - duty.roundsPlayed(state.history())));
        });
    }

    /** The last ruling on a repetition, while it matters: as long as somebody must vary, and after the end. */
    private static Optional<ObjectNode> ruling(GameState state) {
        if (state.duty().isEmpty() && !state.isOver()) {
            return Optional.empty();
        }
        return state.log().lastRuling().map(ruled -> {
            ObjectNode json = Json.object();
            json.put("verdict", ruled.verdict().code());
            json.put("side", Json.side(ruled.side()));
            String edition = state.regulations().book().id();
            json.set(
                    "articles",
                    Json.list(ruled.articles().stream()
                            .map(article -> article.orIn(edition))
                            .toList()));
            json.set("why", Json.text(ruled.why()));
            state.duty().ifPresent(duty -> json.put("ply", duty.ruledAt()));
            return json;
        });
    }

    /** How often the position has stood, and when a ruling can be asked for; what it would be, players find out themselves. */
    private static Optional<ObjectNode> repetition(GameState state) {
        return state.regulations().arbiter().outlook(state.history()).map(outlook -> {
            ObjectNode json = Json.object();
            json.put("occurrence", outlook.occurrence());
            json.put("pliesLeft", outlook.pliesLeft());
            json.set("words", Json.text(outlook.words()));
            return json;
        });
    }

    /** The rounds that count towards the natural move limit if a side claims it (22.2). */
    private static ObjectNode limit(LiveState live) {
        GameRegulations regulations = live.table().agreement().terms().regulations();
        Arbiter arbiter = regulations.arbiter();
        ObjectNode json = Json.object();
        for (Side side : Side.values()) {
            json.put(
                    side.code(),
                    live.game()
                            .map(state -> arbiter.moveLimit(state.history()).roundsFor(side))
                            .orElse(0));
        }
        return json.put("rounds", arbiter.thresholds().quietRounds());
    }

    public static ObjectNode result(GameEnding result) {
        ObjectNode json = Json.object();
        json.put("score", result.score());
        json.put("winner", Json.side(result.winner()));
        json.set("outcome", Json.text(Narrator.outcome(result)));
        json.set("reason", Json.text(Narrator.reason(result)));
        json.put("kind", result.reason().code());
        json.put("article", result.article().toString());
        return json;
    }
}
