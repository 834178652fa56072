package org.chuhe.arbiter.book;

import org.chuhe.core.Side;

/** What happens if play goes on in the same way. */
public enum Verdict {
    RED_MUST_VARY("red-must-vary"),
    BLACK_MUST_VARY("black-must-vary"),
    /** Neither side has to vary: a draw 不变作和. */
    DRAW("draw"),
    /** Not settled within the budget. */
    UNDECIDED("undecided");

    private final String id;

    Verdict(String id) {
        this.id = id;
    }

    /** The name used in files and on the command line. */
    public String id() {
        return id;
    }

    public static Verdict mustVary(Side side) {
        return side == Side.RED ? RED_MUST_VARY : BLACK_MUST_VARY;
    }
}
