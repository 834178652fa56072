package org.chuhe.server.game.room;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.log.Narrator;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.EventLog;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.SideRecord;
import org.chuhe.json.GameTree;
import org.chuhe.json.JsonTree;
import org.chuhe.json.RulingJson;
import org.chuhe.server.game.model.Agreement;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.StoredStep;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A whole game, and one step of it, as JSON. */
public final class GameJson {

    private GameJson() {}

    /** Everything but who is looking, who is there and what time it is. */
    public static ObjectNode whole(LiveState live) {
        ObjectNode json = fixed(live);
        json.put(
                "start",
                live.game().map(GameState::start).orElseGet(() -> start(live)).toString());
        json.set("moves", live.game().map(GameJson::moves).orElseGet(JsonNodeFactory.instance::arrayNode));
        json.set("log", live.game().map(GameJson::log).orElseGet(JsonNodeFactory.instance::arrayNode));
        json.set("state", state(live));
        return json;
    }

    /** What never changes, and the game that follows. */
    public static ObjectNode fixed(LiveState live) {
        Agreement agreement = live.table().agreement();
        GameTerms terms = agreement.terms();
        ObjectNode json = Json.object();
        json.put("id", live.id());
        json.put("title", agreement.title());
        json.put("created", live.created());
        json.put("edition", terms.book().id());
        json.set("rules", RulingJson.of(GameTree.rules(terms.regulations())));
        json.put("preset", terms.preset().code());
        json.set("clock", RulingJson.of(GameTree.clock(terms.clock())));
        json.put("handicap", terms.odds().code());
        json.put("touchMove", terms.touchMove());
        json.put("takesBack", terms.particulars().has(Practice.TAKES_BACK));
        json.put("place", live.atBoard() ? "board" : "server");
        json.put("automatic", terms.regulations().claims().automatic());
        json.put("colours", agreement.colours().code());
        json.put("visibility", agreement.listed() ? "public" : "private");
        json.set(
                "board",
                agreement
                        .board()
                        .map(board -> Json.object()
                                .put("event", board.event())
                                .put("round", board.round())
                                .put("table", board.table())
                                .put("game", board.game()))
                        .orElse(null));
        String next = live.table().notes().next();
        json.put("rematch", next.isEmpty() ? null : next);
        return json;
    }

    /** One step. */
    static ObjectNode step(StoredStep step) {
        ObjectNode json = Json.object();
        Optional<GameState> before = step.before().game();
        Optional<GameState> after = step.after().game();
        boolean restored =
                step.events().stream().anyMatch(event -> event.setsBackTo().isPresent());
        boolean moved = step.after().ply() > step.before().ply();
        json.set("move", moved && !restored ? after.flatMap(GameJson::lastMove).orElse(null) : null);
        if (restored && after.isPresent()) {
            json.set("moves", moves(after.get()));
        }
        json.set(
                "log",
                after.map(state -> log(before, state.log().last(step.events().size())))
                        .orElseGet(JsonNodeFactory.instance::arrayNode));
        String next = step.after().table().notes().next();
        json.put("rematch", next.isEmpty() ? null : next);
        json.set("state", state(step.after()));
        return json;
    }

    /** All moves that stand, with the time each took. */
    static ArrayNode moves(GameState state) {
        return (ArrayNode) JsonTree.of(GameTree.moves(state));
    }

    /** The last move that stands. */
    public static Optional<ObjectNode> lastMove(GameState state) {
        return state.lastPly().map(ply -> RulingJson.of(GameTree.move(state, ply)));
    }

    /** What happened, in words; moves and presses speak for themselves. */
    public static ArrayNode log(GameState state) {
        return log(Optional.empty(), state.log().entries());
    }

    /** What entries say, the first of which follows on a state; a game begins with the first of all. */
    private static ArrayNode log(Optional<GameState> before, List<EventLog.Entry> entries) {
        ArrayNode lines = JsonNodeFactory.instance.arrayNode();
        if (entries.stream().noneMatch(entry -> entry.event().isTold())) {
            // Most steps are a move and a press of the clock, which need not be played again.
            return lines;
        }
        Optional<GameState> state = before;
        for (EventLog.Entry entry : entries) {
            GameState after = state.map(game -> game.apply(entry.event()))
                    .orElseGet(() -> GameState.replay(List.of(entry.event())));
            if (entry.event().isTold()) {
                lines.add(line(state.orElse(after), after, entry));
            }
            state = Optional.of(after);
        }
        return lines;
    }

    private static ObjectNode line(GameState before, GameState after, EventLog.Entry entry) {
        ObjectNode line = Json.object().put("at", entry.event().at());
        Json.text(line, reader -> Narrator.toTheSecond(reader).sentence(before, after, entry));
        return line.put("news", entry.event().isNews());
    }

    /** The part of a game that every step replaces. It tells players no more than a board, a clock and an arbiter do. */
    public static ObjectNode state(LiveState live) {
        ObjectNode json = Json.object();
        json.put("version", live.version());
        json.put("phase", live.progress().code());
        ObjectNode players = json.putObject("players");
        for (Side side : Side.values()) {
            players.set(side.code(), player(live, side));
        }
        json.setAll(RulingJson.of(live.game()
                .map(GameTree::state)
                .orElseGet(
                        () -> GameTree.waiting(live.table().agreement().terms().regulations(), start(live)))));
        json.put("call", Json.side(live.table().notes().call()));
        json.put("rematchOffer", Json.side(live.table().notes().rematch()));
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
}
