package org.chuhe.arbiter.claim;

import java.util.Optional;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Side;

/**
 * A position to be ruled on 待判局面 (2011 rules, 23) in the record of a game. Either player may ask for it (23.1).
 *
 * @param recurrence where the moves come round
 * @param ruling what a claim leads to
 * @param varyBy if ruled on as early as possible, the ply by which the side that must vary has to have varied (23.5.2);
 *     the claimable ply itself if it loses at once (23.5.1) or nobody has to vary
 * @param deviator who left the round of moves in the game; empty if the record ends in it
 */
public record PendingPosition(Recurrence recurrence, ClaimRuling ruling, int varyBy, Optional<Side> deviator) {

    /** The nature of every move. */
    public Ruling proof() {
        return ruling.proof().orElseThrow();
    }

    /** The side that must vary, if there is one. */
    public Optional<Side> blamed() {
        return ruling.side();
    }
}
