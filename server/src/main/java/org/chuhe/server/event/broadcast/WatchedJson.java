package org.chuhe.server.event.broadcast;

import java.util.List;
import java.util.Optional;
import org.chuhe.server.event.boards.WatchedBoard;
import org.chuhe.server.game.model.ClockJson;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.room.GameJson;
import org.chuhe.server.game.store.LiveState;
import tools.jackson.databind.node.ObjectNode;

/** What is told about a board. A test holds its keys against {@code broadcast/protocol.ts}. */
final class WatchedJson {
    /** What the page needs of how a game stands. */
    private static final List<String> SHOWN = List.of("phase", "ply", "fen", "toMove", "check", "last", "clock");

    private WatchedJson() {}

    /**
     * A board as JSON.
     *
     * @param shown how its game stands for those who only watch; none: nobody knows its moves
     * @param result what they may know of the result
     */
    static ObjectNode of(WatchedBoard watched, Optional<LiveState> shown, String result) {
        ObjectNode json = Json.object();
        json.put("label", watched.label());
        json.put("red", watched.red());
        json.put("black", watched.black());
        json.put("result", result);
        json.set("game", shown.map(WatchedJson::game).orElse(null));
        return json;
    }

    private static ObjectNode game(LiveState live) {
        ObjectNode json = GameJson.state(live).retain(SHOWN);
        json.put("id", live.id());
        json.put("first", live.table().agreement().terms().book().firstToMove().code());
        json.set("scheme", ClockJson.write(live.table().agreement().terms().clock()));
        json.set("move", live.game().flatMap(GameJson::lastMove).orElse(null));
        return json;
    }
}
