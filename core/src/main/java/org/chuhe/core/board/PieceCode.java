package org.chuhe.core.board;

/** Pieces as small numbers: 0 for an empty point, 1…8 for Red's kinds, 17…24 for Black's. Bit 4 is the side. */
public final class PieceCode {
    public static final int EMPTY = 0;
    public static final int KING = 1;
    public static final int ADVISOR = 2;
    public static final int ELEPHANT = 3;
    public static final int HORSE = 4;
    public static final int ROOK = 5;
    public static final int CANNON = 6;
    public static final int PAWN = 7;
    /** A piece that stands in the way but neither moves nor attacks: for what-if questions, never in a real game. */
    public static final int INERT = 8;
    /** One more than the largest code. */
    public static final int LIMIT = 32;

    public static final int RED = 0;
    public static final int BLACK = 1;

    static final int SIDE_SHIFT = 4;
    static final int KIND_MASK = 15;

    private PieceCode() {}

    public static int of(int side, int kind) {
        return side << SIDE_SHIFT | kind;
    }

    /** 1…8, or 0 for an empty point. */
    public static int kind(int code) {
        return code & KIND_MASK;
    }

    /** {@link #RED} or {@link #BLACK}; meaningless for an empty point. */
    public static int side(int code) {
        return code >>> SIDE_SHIFT;
    }

    public static boolean isOf(int code, int side) {
        return code != EMPTY && code >>> SIDE_SHIFT == side;
    }
}
