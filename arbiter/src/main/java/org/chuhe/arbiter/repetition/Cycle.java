package org.chuhe.arbiter.repetition;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;

/**
 * Moves that are judged together: they lead from a position back to it, or are a series that goes on too long (2011
 * rules, 23.4).
 *
 * @param start the position
 * @param moves the moves
 * @param firstPly the number of the first move in the line the cycle was found in, from 1
 */
public record Cycle(Position start, List<Move> moves, int firstPly) {
    public Cycle {
        moves = List.copyOf(moves);
        if (moves.isEmpty() || moves.size() % 2 != 0) {
            throw new IllegalArgumentException("a cycle has an even number of moves");
        }
    }

    /** How many moves it takes to come round. */
    public int length() {
        return moves.size();
    }

    /** Whether the moves come back to where they began, if this is the position after them. */
    public boolean closes(Position after) {
        return start.equals(after);
    }

    /** Whether the piece that stands on a point at some time moves during the cycle. */
    public boolean movesThrough(int square) {
        return moves.stream()
                .anyMatch(move -> move.from().index() == square || move.to().index() == square);
    }

    /** A board at the start of the cycle. */
    public Board board() {
        return start.toBoard();
    }
}
