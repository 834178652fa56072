package org.chuhe.server.game.room;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.chuhe.server.game.decision.Action;
import org.chuhe.server.game.decision.GivenRuling;

/**
 * Something to be decided.
 *
 * @param asked when somebody wanted it
 * @param patient whether he waits until it can be stored
 */
record PendingDecision(
        String cause,
        Action action,
        CompletableFuture<Reply> replied,
        long asked,
        boolean patient,
        int tries,
        int failures,
        Optional<GivenRuling> ruling) {
    static PendingDecision of(String cause, Action action, long asked) {
        return new PendingDecision(cause, action, new CompletableFuture<>(), asked, false, 0, 0, Optional.empty());
    }

    static PendingDecision ofPlayer(String cause, Action action, CompletableFuture<Reply> replied, long received) {
        return new PendingDecision(cause, action, replied, received, true, 0, 0, Optional.empty());
    }

    PendingDecision again() {
        return new PendingDecision(cause, action, replied, asked, patient, tries + 1, failures, ruling);
    }

    PendingDecision failed() {
        return new PendingDecision(cause, action, replied, asked, patient, tries, failures + 1, ruling);
    }

    PendingDecision with(GivenRuling given) {
        return new PendingDecision(cause, action, replied, asked, patient, tries, failures, Optional.of(given));
    }
}
