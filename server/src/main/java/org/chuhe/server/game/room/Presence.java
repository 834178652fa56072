package org.chuhe.server.game.room;

import org.chuhe.core.Side;
import org.chuhe.server.game.model.Json;
import tools.jackson.databind.node.ObjectNode;

/** Who is there. */
public record Presence(int watchers, boolean red, boolean black) {
    static final Presence NOBODY = new Presence(0, false, false);

    boolean has(Side side) {
        return side == Side.RED ? red : black;
    }

    Presence and(Presence other) {
        return new Presence(watchers + other.watchers, red || other.red, black || other.black);
    }

    public ObjectNode json() {
        return Json.object().put("watchers", watchers).put("red", red).put("black", black);
    }
}
