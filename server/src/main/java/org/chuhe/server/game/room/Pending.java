package org.chuhe.server.game.room;

import java.util.concurrent.CompletableFuture;
import org.chuhe.server.game.decision.Action;

/**
 * Something to be decided.
 *
 * @param asked when somebody wanted it
 * @param patient whether he waits until it can be stored
 * @param lag what is given back for the network's delay if it is a move
 * @param tries how often another process was faster
 * @param failures how often it could not be stored
 */
record Pending(
        String cause,
        Action action,
        CompletableFuture<Reply> replied,
        long asked,
        boolean patient,
        long lag,
        int tries,
        int failures) {
    /** Of somebody who is told at once if nothing can be stored. */
    Pending(String cause, Action action, long asked) {
        this(cause, action, new CompletableFuture<>(), asked, false, 0, 0, 0);
    }

    static Pending ofPlayer(String cause, Action action, long received, long lag) {
        return new Pending(cause, action, new CompletableFuture<>(), received, true, lag, 0, 0);
    }

    Pending again() {
        return new Pending(cause, action, replied, asked, patient, lag, tries + 1, failures);
    }

    Pending failed() {
        return new Pending(cause, action, replied, asked, patient, lag, tries, failures + 1);
    }
}
