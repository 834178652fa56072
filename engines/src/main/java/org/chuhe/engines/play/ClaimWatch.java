package org.chuhe.engines.play;

import org.chuhe.arbiter.claim.Claims;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.core.MoveHistory;
import org.chuhe.core.Position;

/**
 * Claims what programs cannot claim. Three times round is ruled on unasked, but nine rounds on three or more points (23.4)
 * only if a player asks for it: where a ruling would go against the opponent, it is asked for in the program's name. Where it
 * would call the moves a draw, nobody gains, and nobody asks.
 */
record ClaimWatch(Claims claims) {
    /**
     * Whether the side on move should ask for a ruling now. Every ply is looked at: which nine rounds they are changes with
     * it, and the ruling with them.
     */
    boolean asks(MoveHistory history, Position position) {
        return history.quietPlies() >= 2 * claims.thresholds().roundsOnManyPoints()
                && claims.due(history, position)
                        .filter(recurrence -> recurrence.basis() == Recurrence.Basis.ROUNDS_ON_MANY_POINTS)
                        .map(claims::rule)
                        .filter(ruling -> ruling.isAgainst(position.sideToMove().opponent()))
                        .isPresent();
    }
}
