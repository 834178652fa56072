package org.chuhe.engines.play;

import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;

/**
 * Claims what programs cannot claim. Three times round is ruled on unasked, but nine rounds on three or more points (23.4)
 * only if a player asks for it: where a ruling would go against the opponent, it is asked for in the program's name. Where it
 * would call the moves a draw, nobody gains, and nobody asks.
 */
record ClaimWatch(Arbiter arbiter) {
    /**
     * Whether the side on move should ask for a ruling now. Every ply is looked at: which nine rounds they are changes with
     * it, and the ruling with them.
     */
    boolean asks(MoveSequence game) {
        Side opponent = game.position().sideToMove().opponent();
        return game.quietPlies() >= 2 * arbiter.thresholds().roundsOnManyPoints()
                && arbiter.due(game)
                        .filter(recurrence -> recurrence.basis() == Recurrence.Basis.ROUNDS_ON_MANY_POINTS)
                        .map(arbiter::rule)
                        .filter(ruling -> ruling.isAgainst(opponent))
                        .isPresent();
    }
}
