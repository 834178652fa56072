package org.chuhe.engines.play;

import java.util.Locale;

/** What a program did that no player should; each is told from the others. */
public enum Mishap {
    NONE,
    /** Its flag fell; it answered, but late. */
    LATE,
    /** It did not answer at all, not even when it was told to stop. */
    HUNG,
    /** It ended in the middle of a game. */
    DIED,
    /** It named a move that the rules do not allow. */
    ILLEGAL,
    /** What it named is no move. */
    NONSENSE;

    /** The name used in files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether the program must be started anew. */
    public boolean needsRestart() {
        return this == HUNG || this == DIED;
    }
}
