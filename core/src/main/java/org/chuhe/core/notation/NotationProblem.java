package org.chuhe.core.notation;

/** What can be wrong with a text. */
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
    UNSOUND_POSITION
}
