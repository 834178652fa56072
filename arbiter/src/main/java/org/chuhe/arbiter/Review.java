package org.chuhe.arbiter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.arbiter.claim.GameReview;
import org.chuhe.arbiter.claim.LimitReached;
import org.chuhe.arbiter.claim.PendingPosition;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;

/** Goes through the record of a game, ply by ply. */
final class Review {
    private final Arbiter arbiter;
    private final MoveSequence game;
    private final List<Recurrence> found = new ArrayList<>();
    private Optional<LimitReached> limitReached = Optional.empty();

    private Review(Arbiter arbiter, MoveSequence game) {
        this.arbiter = arbiter;
        this.game = game;
    }

    static GameReview of(Arbiter arbiter, MoveSequence game) {
        Review review = new Review(arbiter, game);
        game.prefixes().forEach(review::follow);
        return new GameReview(review.found.stream().map(review::ruled).toList(), review.limitReached);
    }

    private void follow(MoveSequence now) {
        if (limitReached.isEmpty()) {
            limitReached = arbiter.limitReached(now);
        }
        int last = found.size() - 1;
        if (last >= 0 && goesOn(found.get(last), now)) {
            found.set(last, found.get(last).until(now.ply()));
        } else {
            arbiter.due(now).ifPresent(this::add);
        }
    }

    private static boolean goesOn(Recurrence last, MoveSequence now) {
        int period = last.cycle().length();
        return last.lastPly() == now.ply() - 1 && now.pliesAlike(period, 1) == 1;
    }

    /** Stretches that overlap because they repeat in several ways are one. */
    private void add(Recurrence recurrence) {
        int last = found.size() - 1;
        if (last >= 0 && recurrence.firstPly() <= found.get(last).lastPly()) {
            found.set(last, found.get(last).until(recurrence.lastPly()));
        } else {
            found.add(recurrence);
        }
    }

    private PendingPosition ruled(Recurrence recurrence) {
        ClaimRuling ruling = arbiter.rule(recurrence);
        boolean mayVary = ruling.consequence() == Consequence.MUST_VARY;
        int varyBy =
                recurrence.claimablePly() + (mayVary ? 2 * arbiter.thresholds().roundsToVary() : 0);
        return new PendingPosition(recurrence, ruling, varyBy, deviator(recurrence));
    }

    /** Who played the first ply that does not belong to the round of moves any more. */
    private Optional<Side> deviator(Recurrence recurrence) {
        int last = recurrence.lastPly();
        return last == game.ply()
                ? Optional.empty()
                : Optional.of(game.upTo(last).position().sideToMove());
    }
}
