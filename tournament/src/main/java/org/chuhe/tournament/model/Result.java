package org.chuhe.tournament.model;

import java.util.Arrays;
import java.util.Optional;

/** How a game ended, seen from Red (2011 rules, 13.1, 20.2, 20.3). */
public enum Result {
    RED_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2"),
    /** "+" for Red: won without a game, because Black was absent. */
    RED_BY_FORFEIT("+/-"),
    /** "+" for Black. */
    BLACK_BY_FORFEIT("-/+"),
    /** 双方弃权. */
    BOTH_FORFEIT("-/-"),
    /** Paired or still being played. */
    UNFINISHED("*");

    private final String code;

    Result(String code) {
        this.code = code;
    }

    /** The sign used in tables and event files. */
    public String code() {
        return code;
    }

    /** Whether the game was decided over the board. */
    public boolean played() {
        return this == RED_WINS || this == BLACK_WINS || this == DRAW;
    }

    /** Whether a result, of whatever kind, is on record. */
    public boolean finished() {
        return this != UNFINISHED;
    }

    /** Whether somebody won or lost without playing. */
    public boolean forfeited() {
        return this == RED_BY_FORFEIT || this == BLACK_BY_FORFEIT || this == BOTH_FORFEIT;
    }

    public boolean redWon() {
        return this == RED_WINS || this == RED_BY_FORFEIT;
    }

    public boolean blackWon() {
        return this == BLACK_WINS || this == BLACK_BY_FORFEIT;
    }

    /** The result with this code. */
    public static Optional<Result> ofCode(String code) {
        return Arrays.stream(values()).filter(r -> r.code.equals(code)).findFirst();
    }
}
