package org.chuhe.engines.play;

import org.chuhe.text.Coded;

/** What a program did that no player should; each is told from the others. */
public enum Mishap implements Coded {
    NONE("none"),
    /** Its flag fell; it answered, but late. */
    LATE("late"),
    /** It did not answer at all, not even when it was told to stop. */
    HUNG("hung"),
    /** It ended in the middle of a game. */
    DIED("died"),
    /** It named a move that the rules do not allow. */
    ILLEGAL("illegal"),
    /** What it named is no move. */
    NONSENSE("nonsense");

    private final String code;

    Mishap(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** Whether the program must be started anew. */
    public boolean needsRestart() {
        return this == HUNG || this == DIED;
    }
}
