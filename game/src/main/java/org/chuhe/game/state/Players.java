package org.chuhe.game.state;

import org.chuhe.core.Side;

/** The two players, by name. */
public record Players(String red, String black) {
    public String of(Side side) {
        return side == Side.RED ? red : black;
    }

    /** The same players with the colours changed over, for a game played anew (5.8.1). */
    public Players swapped() {
        return new Players(black, red);
    }
}
