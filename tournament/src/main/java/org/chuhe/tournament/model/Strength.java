package org.chuhe.tournament.model;

/** How strictly a pair is kept apart. */
public enum Strength {
    /** Never paired. */
    HARD,
    /** Paired only where nothing else is possible. */
    WEAK
}
