package org.chuhe.game.result;

import org.chuhe.core.Side;

/** How a game ends. */
public enum GameOutcome {
    RED_WINS,
    BLACK_WINS,
    DRAW,
    /** Neither came in time (20.2). */
    BOTH_LOSE,
    /** Does not count and is played anew (5.8.1). */
    VOID;

    public static GameOutcome lostBy(Side side) {
        return side == Side.RED ? BLACK_WINS : RED_WINS;
    }
}
