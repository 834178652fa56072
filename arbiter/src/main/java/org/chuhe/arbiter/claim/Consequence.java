package org.chuhe.arbiter.claim;

import java.util.Locale;

/** What a claim leads to. */
public enum Consequence {
    /** One side loses at once: unilateral perpetual check 单方长将 (23.5.1). */
    LOSS,
    /** One side must vary in time or lose (23.5.2.2). */
    MUST_VARY,
    /** A draw unless somebody varies in time (23.5.2.1). */
    DRAW_UNLESS_VARIED,
    /** A draw at once: the natural move limit (22.2). */
    DRAW,
    /** The moves have not come round often enough: the claim is not heard, without consequences (23.3). */
    NOT_ACCEPTED,
    /** The claimant has not reached the natural move limit: a foul and a penalty on the clock (22.2). */
    FALSE_CLAIM,
    /** There is something to rule on, but its nature could not be settled: the arbiter must. */
    UNDECIDED;

    /** The name used in files, e.g. {@code must-vary}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it falls on one side. */
    public boolean namesSide() {
        return this == LOSS || this == MUST_VARY || this == FALSE_CLAIM;
    }
}
