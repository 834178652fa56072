package org.chuhe.engines.match;

/** Who meets whom. */
public enum MatchFormat {
    /** Everybody against everybody. */
    ROUND_ROBIN,
    /** The first against each of the others. */
    GAUNTLET,
    /** By points, as the Swiss appendix of the book pairs (附录二). */
    SWISS
}
