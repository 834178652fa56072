package org.chuhe.records.puzzle;

import org.chuhe.text.Coded;

/** What a puzzle is about. */
public enum PuzzleTheme implements Coded {
    /** A move of the solution neither checks nor mates. */
    QUIET("quiet"),
    /** A rook, horse or cannon is offered and can be taken. */
    SACRIFICE("sacrifice"),
    /** Two pieces check at once 双将. */
    DOUBLE_CHECK("double-check"),
    /** At the end the opponent is not in check, but has no move 困毙. */
    STALEMATE("stalemate"),
    /** Few pieces are left. */
    ENDGAME("endgame");

    private final String code;

    PuzzleTheme(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
