package org.chuhe.core.notation;

/**
 * How WXF notation names a pawn that shares its file with others. Four ways are in use that do not agree; everything
 * else in WXF is common to them. In the examples the pawn goes from file 3 to file 4.
 */
public enum WxfDialect {
    /**
     * The federation's page of 1997: three on a file {@code P+.4 P3.4 P-.4}, four or five {@code ++.4 P+.4 P3.4 P-.4
     * --.4}, two such files {@code 3+.4 33.4 3-.4}.
     */
    WXF_1997,
    /** XQWizard: three {@code P+.4 P..4 P-.4}; more, or two such files, {@code Pa.4} … from right to left and front to rear. */
    XQWIZARD,
    /** Fairy-Stockfish and PyChess: place and file, {@code 13=4 23=4 33=4}, and = for sideways. */
    FAIRY_STOCKFISH,
    /** dpxq.com: sign and file, {@code +3.4 -3.4}, and place and file for those between, {@code 23.4}. */
    DPXQ
}
