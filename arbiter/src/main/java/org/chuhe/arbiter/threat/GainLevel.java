package org.chuhe.arbiter.threat;

/** How much of a target can be won. A ply that raises the level on a target chases it (24.3). */
public enum GainLevel {
    /** Nothing: it is safe, or taking it costs more than it brings. */
    NOTHING,
    /** Each side takes a piece of the other's and the result is even (26.5: 做根子、被牵子捉子，各吃各子). */
    EVEN_TRADE,
    /** Some gain, less than the piece itself. */
    SOME_GAIN,
    /** The whole piece. */
    WHOLE;

    public boolean isAbove(GainLevel other) {
        return compareTo(other) > 0;
    }
}
