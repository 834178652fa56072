package org.chuhe.core.board;

/** Counts the lines of play of a given length: the proof that move generation is right, and the measure of its speed. */
public final class Perft {
    private Perft() {}

    /** The number of lines of {@code depth} plies; the last ply is counted without being played. */
    public static long count(Board board, int depth) {
        if (depth <= 0) {
            return 1;
        }
        return count(board, depth, new int[depth * Board.MAX_MOVES], 0);
    }

    private static long count(Board board, int depth, int[] moves, int start) {
        if (depth == 1) {
            return board.countLegalMoves();
        }
        int end = board.legalMoves(moves, start);
        long nodes = 0;
        for (int i = start; i < end; i++) {
            board.make(moves[i]);
            nodes += count(board, depth - 1, moves, end);
            board.undo();
        }
        return nodes;
    }
}
