package org.chuhe.server.game.room;

import java.util.concurrent.CompletableFuture;
import org.chuhe.server.game.decision.Action;

/**
 * Something to be decided.
 *
 * @param asked when somebody wanted it
 * @param patient whether he waits until it can be stored
 * @param tries how often another process was faster
 * @param failures how often it could not be stored
 */
record Pending(
        String cause,
        Action action,
        CompletableFuture<Reply> replied,
        long asked,
        boolean patient,
        int tries,
        int failures) {
    Pending(String cause, Action action, long asked, boolean patient) {
        this(cause, action, new CompletableFuture<>(), asked, patient, 0, 0);
    }

    Pending again() {
        return new Pending(cause, action, replied, asked, patient, tries + 1, failures);
    }

    Pending failed() {
        return new Pending(cause, action, replied, asked, patient, tries, failures + 1);
    }
}
