package org.chuhe.tournament.field;

/** Bounds that several tables share. */
public final class Limits {
    /** How many rounds an event may have. */
    public static final int MOST_ROUNDS = 9_999;

    public static final int MOST_RATING = 100_000;

    /** The largest number of an entrant. */
    public static final int MOST_NUMBER = 1_000_000;

    private Limits() {}
}
