package org.chuhe.arbiter.review;

import java.util.Optional;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Side;

/**
 * A position to be ruled on 待判局面 (2011 rules, 23) with its ruling. Either player may ask for it (23.1).
 *
 * @param recurrence where the moves come round
 * @param ruling what the edition says
 * @param varyBy if ruled on as early as possible, the ply by which the side that must vary has to have varied (23.5.2);
 *     the claimable ply itself if it loses at once (23.5.1) or nobody has to vary
 * @param deviator who left the round of moves in the game; empty if the record ends in it
 */
public record PendingPosition(Recurrence recurrence, Ruling ruling, int varyBy, Optional<Side> deviator) {

    /** The side that must vary, if there is one. */
    public Optional<Side> blamed() {
        return blamed(ruling.verdict());
    }

    static Optional<Side> blamed(Verdict verdict) {
        return switch (verdict) {
            case RED_MUST_VARY -> Optional.of(Side.RED);
            case BLACK_MUST_VARY -> Optional.of(Side.BLACK);
            case DRAW, UNDECIDED -> Optional.empty();
        };
    }

    /** Whether play is still going round at this ply, late enough to be ruled on. */
    public boolean isPendingAt(int ply) {
        return recurrence.claimablePly() <= ply && ply <= recurrence.lastPly();
    }
}
