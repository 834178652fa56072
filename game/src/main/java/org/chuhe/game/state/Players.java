package org.chuhe.game.state;

import org.chuhe.core.Side;

/** The two players, by name. */
public record Players(String red, String black) {
    public String of(Side side) {
        return side == Side.RED ? red : black;
    }

    /** The same players, one of them by another name. */
    public Players renamed(Side side, String name) {
        return side == Side.RED ? new Players(name, black) : new Players(red, name);
    }
}
