package org.chuhe.game.incident;

import org.chuhe.text.Coded;

/** What an incident needs to be told about. */
public enum Ask implements Coded {
    /** Which player. */
    SIDE("side"),
    /** One point of the board. */
    POINT("point"),
    /** Points of the board, in the order they were touched. */
    POINTS("points"),
    /** Where a piece came from, and the two points it stands between. */
    THREE_POINTS("three-points"),
    /** From where to where. */
    TWO_POINTS("two-points"),
    MOVE("move"),
    /** After which ply. */
    PLY("ply"),
    /** How many moves. */
    COUNT("count"),
    /** What the clock shall show. */
    TIME("time"),
    ARTICLE("article"),
    OUTCOME("outcome"),
    VERDICT("verdict"),
    SIGNER("signer"),
    /** A reason in the arbiter's words. */
    WHY("why");

    private final String code;

    Ask(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
