package org.chuhe.core.board;

/** Moves as small numbers, for search: the point a piece leaves in the low seven bits, the point it goes to above them. */
public final class MoveCode {
    private static final int TO_SHIFT = 7;
    private static final int FROM_MASK = (1 << TO_SHIFT) - 1;

    private MoveCode() {}

    public static int of(int from, int to) {
        return from | to << TO_SHIFT;
    }

    public static int from(int move) {
        return move & FROM_MASK;
    }

    public static int to(int move) {
        return move >>> TO_SHIFT;
    }
}
