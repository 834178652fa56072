package org.chuhe.game.result;

import org.chuhe.core.Side;
import org.chuhe.text.Coded;

/** How a game ends. */
public enum GameOutcome implements Coded {
    RED_WINS("red-wins"),
    BLACK_WINS("black-wins"),
    DRAW("draw"),
    /** Neither came in time (20.2). */
    BOTH_LOSE("both-lose"),
    /** Does not count and is played anew (5.8.1). */
    VOID("void");

    private final String code;

    GameOutcome(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    public static GameOutcome lostBy(Side side) {
        return side == Side.RED ? BLACK_WINS : RED_WINS;
    }
}
