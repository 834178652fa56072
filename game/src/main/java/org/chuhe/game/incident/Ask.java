package org.chuhe.game.incident;

import java.util.Locale;

/** What an incident needs to be told about. */
public enum Ask {
    /** Which player. */
    SIDE,
    /** One point of the board. */
    POINT,
    /** Points of the board, in the order they were touched. */
    POINTS,
    /** Where a piece came from, and the two points it stands between. */
    THREE_POINTS,
    /** From where to where. */
    TWO_POINTS,
    MOVE,
    /** After which ply. */
    PLY,
    /** How many moves. */
    COUNT,
    /** What the clock shall show. */
    TIME,
    ARTICLE,
    OUTCOME,
    VERDICT,
    SIGNER,
    /** A reason in the arbiter's words. */
    WHY;

    /** The word for pages and scripts. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
