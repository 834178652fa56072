package org.chuhe.core.notation;

/** The outcome of a quick reading: a move code, or the negative code of a {@link NotationProblem}. */
final class Found {
    static final int AMBIGUOUS = -1;
    static final int ILLEGAL = -2;
    static final int NO_SUCH_PIECE = -3;
    static final int UNREADABLE = -4;

    private Found() {}

    /** What two readings of one text come to: the legal one, or the more telling problem. */
    static int either(int one, int other) {
        if (one == AMBIGUOUS || other == AMBIGUOUS || one >= 0 && other >= 0 && one != other) {
            return AMBIGUOUS;
        }
        return Math.max(one, other);
    }
}
