package org.chuhe.records.book;

import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.Points;

/** The board as books have it: 16 × 16 squares, on which the point a9 is the square 0x33 and i0 is 0xCB. */
final class BookSquares {
    static final int COUNT = 256;
    private static final int EDGE = 3;

    private BookSquares() {}

    static int of(int point) {
        int row = Points.RANKS - 1 - point / Points.FILES;
        return row + EDGE << 4 | point % Points.FILES + EDGE;
    }

    static int mirrored(int square) {
        return square & 0xF0 | 2 * EDGE + Points.FILES - 1 - (square & 0xF);
    }

    /** The point of a square; -1 where the board has none. */
    private static int point(int square) {
        int file = (square & 0xF) - EDGE;
        int rank = Points.RANKS - 1 - ((square >> 4) - EDGE);
        boolean isOn = file >= 0 && file < Points.FILES && rank >= 0 && rank < Points.RANKS;
        return isOn ? rank * Points.FILES + file : -1;
    }

    /** A move between the squares in the two bytes of a number; -1 if one of them is not on the board. */
    static int move(int squares, boolean mirrored) {
        int from = squares >> 8;
        int to = squares & 0xFF;
        int first = point(mirrored ? mirrored(from) : from);
        int second = point(mirrored ? mirrored(to) : to);
        return first < 0 || second < 0 ? -1 : MoveCode.of(first, second);
    }
}
