package org.chuhe.arbiter.review;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.review.Recurrence.Basis;
import org.chuhe.core.Move;
import org.chuhe.core.Position;

/**
 * Finds where the moves of a game come round (2011 rules, 23.1–23.4).
 *
 * <p>The move that enters the cycle counts, wherever its piece came from (23.2): what must recur are the positions
 * <em>after</em> the plies. So moves that come round every p plies have done so three times when the last 3p plies led to
 * the same p positions three times over. A capture is never part of a cycle; if it was the entering move, counting begins
 * with the next ply. Rounds of different moves count as well if each leads back to the same position; they are judged as
 * one cycle.
 */
final class RecurrenceFinder {
    /** A cycle of two moves a side; nothing shorter leads back to the same position. */
    private static final int SHORTEST = 4;

    /** Three moves a side: the least that runs over three points (23.4). */
    private static final int THREE_POINTS = 6;

    private final Regulations regulations;
    private final List<Move> moves;
    private final List<Position> positions = new ArrayList<>();
    private final int longest;
    /** By period: for how many plies up to now the position has been the one a period before. */
    private final int[] alike;

    private final Map<Position, List<Integer>> occurrences = new HashMap<>();

    RecurrenceFinder(Regulations regulations, Position start, List<Move> moves) {
        this.regulations = regulations;
        this.moves = moves;
        positions.add(start);
        for (Move move : moves) {
            positions.add(positions.get(positions.size() - 1).play(move));
        }
        this.longest = Math.max(SHORTEST, moves.size() / 2 * 2);
        this.alike = new int[longest + 1];
    }

    /** The stretches, in order; those that overlap because they repeat in several ways are one. */
    List<Recurrence> find() {
        List<Recurrence> found = new ArrayList<>();
        for (int ply = 0; ply < positions.size(); ply++) {
            note(ply);
            int last = found.size() - 1;
            if (last >= 0 && continues(found.get(last), ply)) {
                found.set(last, extended(found.get(last), ply));
                continue;
            }
            Optional<Recurrence> reached = reached(ply);
            if (reached.isPresent()) {
                if (last >= 0 && reached.get().firstPly() <= found.get(last).lastPly()) {
                    found.set(last, extended(found.get(last), ply));
                } else {
                    found.add(reached.get());
                }
            }
        }
        return found;
    }

    private boolean continues(Recurrence last, int ply) {
        return last.lastPly() == ply - 1 && alike[last.cycle().length()] > 0;
    }

    private void note(int ply) {
        Position position = positions.get(ply);
        occurrences.computeIfAbsent(position, key -> new ArrayList<>()).add(ply);
        for (int period = SHORTEST; period <= longest; period += 2) {
            boolean same = ply >= period && position.equals(positions.get(ply - period));
            alike[period] = same ? alike[period] + 1 : 0;
        }
    }

    private Optional<Recurrence> reached(int ply) {
        for (int period = SHORTEST; period <= longest; period += 2) {
            if (alike[period] > 0) {
                Optional<Recurrence> recurrence = reached(ply, period);
                if (recurrence.isPresent()) {
                    return recurrence;
                }
            }
        }
        return returned(ply);
    }

    /** The same position for the fourth time: three times round, though not always by the same moves. */
    private Optional<Recurrence> returned(int ply) {
        List<Integer> plies = occurrences.getOrDefault(positions.get(ply), List.of());
        int first = plies.size() - 1 - regulations.timesRound();
        return first < 0
                ? Optional.empty()
                : Optional.of(recurrence(ply, ply - plies.get(first), ply - plies.get(first), Basis.TIMES_ROUND));
    }

    private Optional<Recurrence> reached(int ply, int period) {
        int plies = regulations.timesRound() * period;
        if (hasCycled(ply, period, plies)) {
            return Optional.of(recurrence(ply, period, plies, Basis.TIMES_ROUND));
        }
        int manyPoints = 2 * regulations.roundsOnManyPoints();
        if (period >= THREE_POINTS && period < manyPoints && hasCycled(ply, period, manyPoints)) {
            return Optional.of(recurrence(ply, period, manyPoints, Basis.ROUNDS_ON_MANY_POINTS));
        }
        return Optional.empty();
    }

    /** Whether the last plies, of which the first is no capture, run round and round in a period. */
    private boolean hasCycled(int ply, int period, int plies) {
        return alike[period] >= plies - period && ply >= plies && !isCapture(ply - plies + 1);
    }

    private boolean isCapture(int ply) {
        return positions.get(ply - 1).pieceAt(moves.get(ply - 1).to()).isPresent();
    }

    private Recurrence recurrence(int ply, int period, int plies, Basis basis) {
        Cycle cycle = new Cycle(positions.get(ply - period), moves.subList(ply - period, ply), ply - period + 1);
        return new Recurrence(cycle, basis, ply - plies + 1, ply, ply);
    }

    private static Recurrence extended(Recurrence running, int ply) {
        return new Recurrence(running.cycle(), running.basis(), running.firstPly(), running.claimablePly(), ply);
    }
}
