package org.chuhe.records.puzzle;

import java.util.Locale;

/** What a puzzle is about. */
public enum PuzzleTheme {
    /** A move of the solution neither checks nor mates. */
    QUIET,
    /** A rook, horse or cannon is offered and can be taken. */
    SACRIFICE,
    /** Two pieces check at once 双将. */
    DOUBLE_CHECK,
    /** At the end the opponent is not in check, but has no move 困毙. */
    STALEMATE,
    /** Few pieces are left. */
    ENDGAME;

    /** Its name in files, message keys and addresses. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static PuzzleTheme byId(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
