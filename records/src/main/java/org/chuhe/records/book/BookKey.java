package org.chuhe.records.book;

import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.Points;

/**
 * The number by which books know a position: one number for each piece on each point, all of them combined by exclusive or,
 * and one more while Red is to move. The numbers are the first that the {@code rand} of Microsoft's C library gives from 0 on,
 * five calls a number; points count in rows of sixteen from Black's back rank down, as {@link BookSquares} has it.
 *
 * @param straight the key of the position
 * @param mirrored the key of its mirror image; a book holds but one of the two
 */
record BookKey(long straight, long mirrored) {
    private static final int PIECES = 14;
    private static final int KINDS = 7;
    private static final int BITS = 15;
    private static final long[] NUMBERS = numbers();
    private static final long RED_TO_MOVE = NUMBERS[PIECES * BookSquares.COUNT];

    private static long[] numbers() {
        long[] numbers = new long[PIECES * BookSquares.COUNT + 1];
        int seed = 0;
        for (int i = 0; i < numbers.length; i++) {
            for (int shift = 0; shift < Long.SIZE; shift += BITS) {
                seed = seed * 214013 + 2531011;
                numbers[i] |= (seed >>> 16 & 0x7FFFL) << shift;
            }
        }
        return numbers;
    }

    static BookKey of(Board board) {
        BookKey key = board.side() == PieceCode.RED ? new BookKey(RED_TO_MOVE, RED_TO_MOVE) : new BookKey(0, 0);
        for (int point = 0; point < Points.COUNT; point++) {
            key = key.with(board.pieceAt(point), point);
        }
        return key;
    }

    /** The key after a move on a board that has this key. */
    BookKey after(Board board, int move) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int piece = board.pieceAt(from);
        BookKey moved = with(piece, from).with(board.pieceAt(to), to).with(piece, to);
        return new BookKey(moved.straight ^ RED_TO_MOVE, moved.mirrored ^ RED_TO_MOVE);
    }

    /** With a piece more, or less where it was. */
    private BookKey with(int piece, int point) {
        if (piece == PieceCode.EMPTY) {
            return this;
        }
        int first = (PieceCode.side(piece) * KINDS + PieceCode.kind(piece) - 1) * BookSquares.COUNT;
        int square = BookSquares.of(point);
        return new BookKey(
                straight ^ NUMBERS[first + square], mirrored ^ NUMBERS[first + BookSquares.mirrored(square)]);
    }

    /** The same for a position and its mirror image. */
    long identity() {
        return Math.min(straight, mirrored);
    }
}
