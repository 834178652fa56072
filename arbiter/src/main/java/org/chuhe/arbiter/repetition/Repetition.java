package org.chuhe.arbiter.repetition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;

/** Looks for the cycle that an arbiter is asked about. */
public final class Repetition {
    private Repetition() {}

    /**
     * The cycle of a line of legal play. A line that leads back to where it began is one cycle as a whole, also if
     * positions recur on the way: judging a part of it would miss what the rest does. In any other line it is the moves
     * between the last two occurrences of the position that is repeated latest.
     *
     * @return empty if no position occurs twice
     */
    public static Optional<Cycle> lastCycle(Position start, List<Move> moves) {
        return wholeLine(start, moves).or(() -> lastRound(start, moves));
    }

    private static Optional<Cycle> wholeLine(Position start, List<Move> moves) {
        if (moves.isEmpty() || !after(start, moves).equals(start)) {
            return Optional.empty();
        }
        List<Move> once = moves.subList(0, period(moves));
        return Optional.of(new Cycle(start, after(start, once).equals(start) ? once : moves, 1));
    }

    private static Position after(Position start, List<Move> moves) {
        Position position = start;
        for (Move move : moves) {
            position = position.play(move);
        }
        return position;
    }

    /** The shortest beginning of which the line is a multiple. */
    private static int period(List<Move> moves) {
        for (int period = 1; period < moves.size(); period++) {
            if (moves.size() % period == 0
                    && moves.subList(period, moves.size()).equals(moves.subList(0, moves.size() - period))) {
                return period;
            }
        }
        return moves.size();
    }

    private static Optional<Cycle> lastRound(Position start, List<Move> moves) {
        Map<Position, Integer> seen = new HashMap<>();
        List<Position> positions = new ArrayList<>();
        Position position = start;
        seen.put(position, 0);
        positions.add(position);
        Optional<Cycle> last = Optional.empty();
        for (int ply = 1; ply <= moves.size(); ply++) {
            position = position.play(moves.get(ply - 1));
            positions.add(position);
            Integer before = seen.put(position, ply);
            if (before != null) {
                last = Optional.of(new Cycle(positions.get(before), moves.subList(before, ply), before + 1));
            }
        }
        return last;
    }
}
