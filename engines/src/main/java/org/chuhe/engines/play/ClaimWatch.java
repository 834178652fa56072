package org.chuhe.engines.play;

import java.util.Optional;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.Claims;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.core.Side;
import org.chuhe.game.state.GameState;

/**
 * Claims what programs cannot claim. Three times round is ruled on unasked, but nine rounds on three or more points (23.4)
 * only if a player asks for it: where a ruling would go against the opponent, it is asked for in the program's name.
 */
final class ClaimWatch {
    /** A series that was judged is looked at again after so many plies. */
    private static final int PAUSE = 6;

    private final Claims claims;
    private int judgedAt = -PAUSE;
    private Optional<Side> blamed = Optional.empty();

    ClaimWatch(Claims claims) {
        this.claims = claims;
    }

    /** Whether the side on move should ask for a ruling now. */
    boolean asks(GameState state) {
        if (state.isOver()
                || state.duty().isPresent()
                || state.history().quietPlies() < 2 * claims.thresholds().roundsOnManyPoints()) {
            return false;
        }
        Optional<Recurrence> due = claims.due(state.history(), state.position())
                .filter(recurrence -> recurrence.basis() == Recurrence.Basis.ROUNDS_ON_MANY_POINTS);
        if (due.isEmpty()) {
            judgedAt = -PAUSE;
            return false;
        }
        Side mover = state.position().sideToMove().opponent();
        int ply = state.history().ply();
        if (ply - judgedAt >= PAUSE || blamed.equals(Optional.of(mover))) {
            ClaimRuling ruling = claims.rule(due.get());
            judgedAt = ply;
            blamed = ruling.side().filter(ruling::isAgainst);
        }
        return judgedAt == ply && blamed.equals(Optional.of(mover));
    }
}
