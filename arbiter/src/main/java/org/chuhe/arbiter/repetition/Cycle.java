package org.chuhe.arbiter.repetition;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.sequence.MoveSequence;

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

    /** The last so many plies of a game. */
    public static Cycle of(MoveSequence game, int length) {
        int before = game.ply() - length;
        return new Cycle(game.upTo(before).position(), game.movesAfter(before), before + 1);
    }

    /**
     * The cycle of a game: the moves from the first to the last standing of the position that is repeated latest. A position
     * may recur by different moves; judging only the last of them would miss what the others do, and a game in which it goes
     * on is judged over all of them too. Where the same moves come round, the last round is enough.
     *
     * @return empty if no position occurs twice
     */
    public static Optional<Cycle> last(MoveSequence game) {
        return game.lastRepeated().map(repeated -> {
            List<Integer> periods = repeated.earlierOccurrences();
            int all = periods.get(periods.size() - 1);
            return periods.stream()
                    .filter(period -> all % period == 0 && repeated.pliesAlike(period, all) > all - period)
                    .findFirst()
                    .map(period -> of(repeated, period))
                    .orElseThrow();
        });
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
