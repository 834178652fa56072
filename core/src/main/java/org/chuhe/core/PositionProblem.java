package org.chuhe.core;

import org.chuhe.text.Coded;

/** Why a position cannot arise in a game. Compositions (排局) may break any of these on purpose. */
public enum PositionProblem implements Coded {
    NO_KING("no-king"),
    SEVERAL_KINGS("several-kings"),
    /** More than two advisors, elephants, horses, rooks or cannons, or more than five pawns. */
    TOO_MANY("too-many"),
    KING_OUTSIDE_PALACE("king-outside-palace"),
    ADVISOR_OUTSIDE_PALACE("advisor-outside-palace"),
    /** In the palace, but not on one of the five points aslant. */
    ADVISOR_OFF_ITS_POINTS("advisor-off-its-points"),
    ELEPHANT_ACROSS_RIVER("elephant-across-river"),
    /** On its own half, but not on one of the seven points. */
    ELEPHANT_OFF_ITS_POINTS("elephant-off-its-points"),
    PAWN_BEHIND_ITS_START("pawn-behind-its-start"),
    /** Not yet across the river and yet on another file than the five it starts from. */
    PAWN_OFF_ITS_FILE("pawn-off-its-file"),
    /** Two pawns of one side on one file of their own half. */
    PAWNS_DOUBLED_AT_HOME("pawns-doubled-at-home"),
    KINGS_FACE("kings-face"),
    /** The side that has just moved is in check. */
    OPPONENT_IN_CHECK("opponent-in-check");

    private final String code;

    PositionProblem(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** Whether nobody can play on from there: a king is missing, or could be taken. */
    public boolean preventsPlay() {
        return switch (this) {
            case NO_KING, SEVERAL_KINGS, KINGS_FACE, OPPONENT_IN_CHECK -> true;
            default -> false;
        };
    }
}
