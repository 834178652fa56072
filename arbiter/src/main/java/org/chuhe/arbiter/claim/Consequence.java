package org.chuhe.arbiter.claim;

import org.chuhe.arbiter.book.Decision;
import org.chuhe.text.Coded;

/** What a claim leads to. */
public enum Consequence implements Coded {
    /** One side loses at once: unilateral perpetual check 单方长将 (23.5.1). */
    LOSS("perpetual-check"),
    /** One side must vary in time or lose (23.5.2.2). */
    MUST_VARY("must-vary"),
    /** A draw unless one side varies in time (23.5.2.1). */
    DRAW_UNLESS_VARIED("draw"),
    /** A draw at once: the natural move limit (22.2). */
    DRAW("limit"),
    /** The moves have not come round often enough: the claim is not heard, without consequences (23.3). */
    NOT_ACCEPTED("no-repetition"),
    /** The claimant has not reached the natural move limit: a foul and a penalty on the clock (22.2). */
    FALSE_CLAIM("false-claim"),
    /** There is something to rule on, but its nature could not be settled: the arbiter must. */
    UNDECIDED("undecided");

    private final String code;

    Consequence(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** What follows from a decision on moves that have come round (23.5). */
    public static Consequence of(Decision decision) {
        return switch (decision.verdict()) {
            case RED_MUST_VARY, BLACK_MUST_VARY -> decision.losesAtOnce() ? LOSS : MUST_VARY;
            case DRAW -> DRAW_UNLESS_VARIED;
            case UNDECIDED -> UNDECIDED;
        };
    }

    /** The article of 2011 on it. */
    String article() {
        return switch (this) {
            case LOSS -> "23.5.1";
            case MUST_VARY -> "23.5.2.2";
            case DRAW_UNLESS_VARIED -> "23.5.2.1";
            case DRAW, FALSE_CLAIM -> "22.2";
            case NOT_ACCEPTED -> "23.3";
            case UNDECIDED -> "23.5";
        };
    }

    /** Whether it can be a ruling on moves that have come round. */
    public boolean isRuling() {
        return this == LOSS || this == MUST_VARY || this == DRAW_UNLESS_VARIED;
    }

    /** Whether it falls on one side. */
    public boolean namesSide() {
        return this == LOSS || this == MUST_VARY || this == FALSE_CLAIM;
    }
}
