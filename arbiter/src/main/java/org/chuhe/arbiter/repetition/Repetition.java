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
     * The cycle of a line of legal play: the moves from the first to the last standing of the position that is repeated
     * latest. A position may recur by different moves; judging only the last of them would miss what the others do, and a
     * game in which it goes on is judged over all of them too. Where the same moves come round, the last round is enough.
     *
     * @return empty if no position occurs twice
     */
    public static Optional<Cycle> lastCycle(Position start, List<Move> moves) {
        Map<Position, Integer> first = new HashMap<>();
        List<Position> positions = new ArrayList<>();
        Position position = start;
        first.put(position, 0);
        positions.add(position);
        int from = -1;
        int to = -1;
        for (int ply = 1; ply <= moves.size(); ply++) {
            position = position.play(moves.get(ply - 1));
            positions.add(position);
            Integer before = first.putIfAbsent(position, ply);
            if (before != null) {
                from = before;
                to = ply;
            }
        }
        return to < 0 ? Optional.empty() : Optional.of(lastRound(positions, moves.subList(from, to), from));
    }

    /** The last of the rounds that the moves consist of, or all of them. */
    private static Cycle lastRound(List<Position> positions, List<Move> moves, int from) {
        int length = moves.size();
        int period = 1;
        while (length % period != 0
                || !positions.get(from + period).equals(positions.get(from))
                || !moves.subList(period, length).equals(moves.subList(0, length - period))) {
            period++;
        }
        return new Cycle(positions.get(from), moves.subList(length - period, length), from + length - period + 1);
    }
}
