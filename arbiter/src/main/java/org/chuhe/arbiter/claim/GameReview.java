package org.chuhe.arbiter.claim;

import java.util.List;
import java.util.Optional;

/**
 * What an arbiter finds in the record of a game.
 *
 * @param pending the positions to be ruled on, in order
 * @param limitReached where the natural move limit was first reached for a side that could claim it
 */
public record GameReview(List<PendingPosition> pending, Optional<LimitReached> limitReached) {
    public GameReview {
        pending = List.copyOf(pending);
    }

    /** The position to be ruled on in which the record ends, if it does. */
    public Optional<PendingPosition> pendingAtTheEnd() {
        return pending.stream().filter(each -> each.deviator().isEmpty()).findFirst();
    }
}
