package org.chuhe.core;

/** Why a position cannot arise in a game. Compositions (排局) may break any of these on purpose. */
public enum PositionProblem {
    NO_KING,
    SEVERAL_KINGS,
    /** More than two advisors, elephants, horses, rooks or cannons, or more than five pawns. */
    TOO_MANY,
    KING_OUTSIDE_PALACE,
    ADVISOR_OUTSIDE_PALACE,
    /** In the palace, but not on one of the five points aslant. */
    ADVISOR_OFF_ITS_POINTS,
    ELEPHANT_ACROSS_RIVER,
    /** On its own half, but not on one of the seven points. */
    ELEPHANT_OFF_ITS_POINTS,
    PAWN_BEHIND_ITS_START,
    /** Not yet across the river and yet on another file than the five it starts from. */
    PAWN_OFF_ITS_FILE,
    /** Two pawns of one side on one file of their own half. */
    PAWNS_DOUBLED_AT_HOME,
    KINGS_FACE,
    /** The side that has just moved is in check. */
    OPPONENT_IN_CHECK;

    /** Whether nobody can play on from there: a king is missing, or could be taken. */
    public boolean preventsPlay() {
        return switch (this) {
            case NO_KING, SEVERAL_KINGS, KINGS_FACE, OPPONENT_IN_CHECK -> true;
            default -> false;
        };
    }
}
