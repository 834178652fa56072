package org.chuhe.server.game.room;

import java.util.List;
import org.chuhe.core.Side;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.store.StoredStep;
import org.chuhe.text.Message;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the server says over a WebSocket: one place that names the kinds of messages. A test holds their keys against
 * {@code protocol.ts}, which the scripts are checked by.
 */
final class ServerMessages {
    private ServerMessages() {}

    /**
     * The whole game.
     *
     * @param whole what is the same for everybody, as JSON; it is costly and made once
     */
    static String game(String whole, Presence presence, ObjectNode you, long now) {
        ObjectNode own = message("game").put("now", now);
        own.set("presence", presence.json());
        own.set("you", you);
        String text = own.toString();
        return text.substring(0, text.length() - 1) + "," + whole.substring(1);
    }

    /** Something happened. */
    static String step(StoredStep step, long now) {
        return message("step").setAll(GameJson.step(step)).put("now", now).toString();
    }

    /** Somebody came or went. */
    static String presence(Presence presence) {
        return message("presence").setAll(presence.json()).toString();
    }

    /** Who of the players wants to talk, and what was said. */
    static String chat(boolean red, boolean black, List<Chat.Line> lines) {
        ObjectNode json = message("chat").put("red", red).put("black", black);
        ArrayNode said = json.putArray("lines");
        lines.forEach(line -> said.addObject()
                .put("side", line.side().code())
                .put("text", line.text())
                .put("at", line.at()));
        return json.toString();
    }

    /** A side loses at once if it goes on so, by these articles. */
    static String ahead(long version, Side side, List<String> articles, Message why) {
        ObjectNode json = message("ahead").put("version", version).put("side", side.code());
        json.set("articles", Json.list(articles));
        json.set("why", Json.text(why));
        return json.toString();
    }

    /** What was wanted is done. */
    static String ok(String id, long version) {
        return message("ok").put("id", id).put("version", version).toString();
    }

    /** It is not. */
    static String no(String id, Refused refused) {
        ObjectNode json = message("no")
                .put("id", id)
                .put("code", refused.code().code())
                .put("article", refused.article().isEmpty() ? null : refused.article());
        json.set("why", Json.text(refused.why()));
        return json.toString();
    }

    /** Begins a measurement of the network. */
    static String ping(String token) {
        return message("ping").put("n", token).toString();
    }

    private static ObjectNode message(String kind) {
        return Json.object().put("t", kind);
    }
}
