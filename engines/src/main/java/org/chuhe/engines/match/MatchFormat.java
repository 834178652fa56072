package org.chuhe.engines.match;

import org.chuhe.text.Coded;

/** Who meets whom. */
public enum MatchFormat implements Coded {
    /** Everybody against everybody. */
    ROUND_ROBIN("round-robin"),
    /** The first against each of the others. */
    GAUNTLET("gauntlet"),
    /** By points, as the Swiss appendix of the book pairs (附录二). */
    SWISS("swiss");

    private final String code;

    MatchFormat(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** For the options of commands. */
    @Override
    public String toString() {
        return code;
    }
}
