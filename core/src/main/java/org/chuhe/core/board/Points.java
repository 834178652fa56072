package org.chuhe.core.board;

/** The size of the board (2011 rules, 1.1). Points are numbered rank by rank from Red's left corner, 0…89. */
public final class Points {
    /** The number of files (直线). */
    public static final int FILES = 9;
    /** The number of ranks (横线). */
    public static final int RANKS = 10;
    /** The number of points. */
    public static final int COUNT = FILES * RANKS;

    private Points() {}

    /** Whether a point lies across the river for a side: on the other half of the board. */
    public static boolean isAcrossRiver(int side, int square) {
        return square < COUNT / 2 == (side == PieceCode.BLACK);
    }
}
