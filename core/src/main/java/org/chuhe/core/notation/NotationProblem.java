package org.chuhe.core.notation;

/** What can be wrong with a text. The quick readers return {@link #code()} in place of a move. */
public enum NotationProblem {
    /** Several legal moves are meant by it. */
    AMBIGUOUS,
    /** It says which move is meant, but the rules do not allow that move. */
    ILLEGAL,
    /** The side to move has no piece that it could mean. */
    NO_SUCH_PIECE,
    /** It does not follow the notation. */
    UNREADABLE,
    /** A position that cannot arise in a game. */
    UNSOUND_POSITION;

    private static final NotationProblem[] ALL = values();

    /** A negative number: -1 for the first problem, -2 for the second … */
    public int code() {
        return -1 - ordinal();
    }

    /** The problem with this {@link #code()}. */
    public static NotationProblem of(int code) {
        return ALL[-1 - code];
    }
}
