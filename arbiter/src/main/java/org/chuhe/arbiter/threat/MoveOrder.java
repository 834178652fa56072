package org.chuhe.arbiter.threat;

import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;

/**
 * The moves of a line, ply after ply, in the order in which they are tried. The answer does not depend on the order, but it
 * comes sooner: captures first, the most valuable before others; of quiet moves those that have often decided elsewhere.
 */
final class MoveOrder {
    private static final int CODES = 1 << 14;

    private final int[] moves = new int[(MaterialSearch.HORIZON + 2) * Board.MAX_MOVES];
    /** By move: how often it has decided, and how early. */
    private final int[] credit = new int[CODES];

    int at(int index) {
        return moves[index];
    }

    /** A move has decided a position with so many plies left. */
    void credit(int move, int plies) {
        credit[move] += plies;
    }

    /** Puts all legal moves at an index and after it; returns the index after the last, as the others do. */
    int all(Board board, int start) {
        int end = board.legalMoves(moves, start);
        oftenDecisiveFirst(valuableFirst(board, start, end), end);
        return end;
    }

    int captures(Board board, int start) {
        int end = board.legalCaptures(moves, start);
        valuableFirst(board, start, end);
        return end;
    }

    int quietChecks(Board board, int start) {
        int end = board.legalChecks(moves, start);
        int kept = start;
        for (int i = start; i < end; i++) {
            if (board.isEmpty(MoveCode.to(moves[i]))) {
                moves[kept++] = moves[i];
            }
        }
        oftenDecisiveFirst(start, kept);
        return kept;
    }

    /** Puts a move before the others if it is among them. */
    void bringForward(int move, int start, int end) {
        for (int i = start; i < end; i++) {
            if (moves[i] == move) {
                System.arraycopy(moves, start, moves, start + 1, i - start);
                moves[start] = move;
                return;
            }
        }
    }

    /** Brings captures to the front, the most valuable first; returns the index after the last of them. */
    private int valuableFirst(Board board, int start, int end) {
        int captures = start;
        for (int i = start; i < end; i++) {
            int move = moves[i];
            if (!board.isEmpty(MoveCode.to(move))) {
                int j = captures++;
                moves[i] = moves[j];
                while (j > start && isBetter(board, move, moves[j - 1])) {
                    moves[j] = moves[j - 1];
                    j--;
                }
                moves[j] = move;
            }
        }
        return captures;
    }

    private boolean isBetter(Board board, int move, int other) {
        int more = prize(board, move) - prize(board, other);
        return more > 0 || more == 0 && credit[move] > credit[other];
    }

    private static int prize(Board board, int move) {
        return Material.unit(board.pieceAt(MoveCode.to(move)), MoveCode.to(move));
    }

    private void oftenDecisiveFirst(int start, int end) {
        for (int i = start + 1; i < end; i++) {
            int move = moves[i];
            int j = i;
            while (j > start && credit[moves[j - 1]] < credit[move]) {
                moves[j] = moves[j - 1];
                j--;
            }
            moves[j] = move;
        }
    }
}
