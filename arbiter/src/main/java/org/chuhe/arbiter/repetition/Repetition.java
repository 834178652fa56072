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
     * The last cycle of a line of legal play: the moves between the last two occurrences of the position that is
     * repeated latest.
     *
     * @return empty if no position occurs twice
     */
    public static Optional<Cycle> lastCycle(Position start, List<Move> moves) {
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
