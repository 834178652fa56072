package org.chuhe.arbiter;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.chuhe.arbiter.book.Thresholds;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.arbiter.claim.Recurrence.Basis;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.Kind;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.core.sequence.MoveSequence.Played;

/**
 * Whether play can be ruled on now (2011 rules, 23.1–23.4). The one place that counts.
 *
 * <p>The move that enters the cycle counts, wherever its piece came from (23.2): what must recur are the positions
 * <em>after</em> the plies. So moves that come round every p plies have done so three times when the last 3p plies led to
 * the same p positions three times over. A capture is never part of a cycle; if it was the entering move, counting begins
 * with the next ply. Rounds of different moves count as well if each leads back to the same position; they are judged as
 * one cycle.
 *
 * <p>Nine rounds (23.4) are either a cycle of three or more moves a side, or a series that never closes: one side goes
 * to and fro between three or more points, to each of them at least twice, without a capture and without a pawn of its
 * own going forward.
 */
final class Recurrences {
    /** Three moves a side: the least that runs over three points (23.4). */
    private static final int THREE_POINTS = 3;

    private final Thresholds thresholds;
    private final MoveSequence game;

    Recurrences(Thresholds thresholds, MoveSequence game) {
        this.thresholds = thresholds;
        this.game = game;
    }

    /** What can be ruled on after the last ply. */
    Optional<Recurrence> due() {
        return again().or(this::series);
    }

    /** What comes back. Most positions are new; nothing more is looked at then. */
    private Optional<Recurrence> again() {
        return game.occurrence() == 1
                ? Optional.empty()
                : round().or(this::returned).or(this::roundManyPoints);
    }

    /** The same moves for the third time (23.1). */
    private Optional<Recurrence> round() {
        return game.earlierOccurrences().stream()
                .filter(period -> isRound(period, thresholds.timesRound() * period))
                .findFirst()
                .map(period -> recurrence(period, thresholds.timesRound() * period, Basis.TIMES_ROUND));
    }

    /** The same position for the fourth time: three times round, though not always by the same moves. */
    private Optional<Recurrence> returned() {
        if (game.occurrence() <= thresholds.timesRound()) {
            return Optional.empty();
        }
        int plies = game.earlierOccurrences().get(thresholds.timesRound() - 1);
        return Optional.of(recurrence(plies, plies, Basis.TIMES_ROUND));
    }

    /** A cycle of three or more moves a side for nine rounds (23.4). */
    private Optional<Recurrence> roundManyPoints() {
        int plies = 2 * thresholds.roundsOnManyPoints();
        return game.earlierOccurrences().stream()
                .filter(period -> period >= 2 * THREE_POINTS && period < plies && isRound(period, plies))
                .findFirst()
                .map(period -> recurrence(period, plies, Basis.ROUNDS_ON_MANY_POINTS));
    }

    /** Whether the last plies, of which the first is no capture, run round and round in a period. */
    private boolean isRound(int period, int plies) {
        return game.ply() >= plies
                && game.pliesAlike(period, plies - period) == plies - period
                && !game.captured(plies - 1);
    }

    /** Nine rounds that do not come round: one side between the same few points (23.4). */
    private Optional<Recurrence> series() {
        int plies = 2 * thresholds.roundsOnManyPoints();
        if (game.quietPlies() < plies || game.ply() < plies) {
            return Optional.empty();
        }
        for (Side side : Side.values()) {
            if (goesToAndFro(side, plies)) {
                return Optional.of(recurrence(plies, plies, Basis.ROUNDS_ON_MANY_POINTS));
            }
        }
        return Optional.empty();
    }

    /** The point a side went to last is looked at first: mostly it is new, and nothing need be listed. */
    private boolean goesToAndFro(Side side, int plies) {
        if (game.visitsToLastPoint(side, plies) < 2) {
            return false;
        }
        List<Played> moves = game.played(plies);
        return takeTurns(moves)
                && staysOnItsPoints(moves, side)
                && !advancesPawn(moves, side, game.upTo(game.ply() - plies).position());
    }

    /** Not so at the start of a handicap game (1957 rules, 3.4). */
    private static boolean takeTurns(List<Played> moves) {
        for (int i = 1; i < moves.size(); i++) {
            if (moves.get(i).side() == moves.get(i - 1).side()) {
                return false;
            }
        }
        return true;
    }

    private static boolean staysOnItsPoints(List<Played> moves, Side side) {
        Map<Square, Integer> visits = new HashMap<>();
        for (Played played : moves) {
            if (played.side() == side) {
                visits.merge(played.move().to(), 1, (a, b) -> a + b);
            }
        }
        return visits.size() >= THREE_POINTS && visits.values().stream().allMatch(times -> times >= 2);
    }

    private static boolean advancesPawn(List<Played> moves, Side side, Position start) {
        Map<Square, Piece> pieces = start.pieces();
        for (Played played : moves) {
            Piece piece = Objects.requireNonNull(pieces.remove(played.move().from()));
            pieces.put(played.move().to(), piece);
            boolean forward = played.move().from().rank() != played.move().to().rank();
            if (played.side() == side && piece.kind() == Kind.PAWN && forward) {
                return true;
            }
        }
        return false;
    }

    /** The last {@code length} plies are judged; the last {@code plies} count. */
    private Recurrence recurrence(int length, int plies, Basis basis) {
        int ply = game.ply();
        return new Recurrence(Cycle.of(game, length), basis, ply - plies + 1, ply, ply);
    }
}
