package org.chuhe.core.notation;

import org.chuhe.text.Coded;

/** What can be wrong with a text. */
public enum NotationProblem implements Coded {
    /** Several legal moves are meant by it. */
    AMBIGUOUS("ambiguous"),
    /** It says which move is meant, but the rules do not allow that move. */
    ILLEGAL("illegal"),
    /** The side to move has no piece that it could mean. */
    NO_SUCH_PIECE("no-such-piece"),
    /** It does not follow the notation. */
    UNREADABLE("unreadable"),
    /** A position that cannot arise in a game. */
    UNSOUND_POSITION("unsound-position");

    private final String code;

    NotationProblem(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
