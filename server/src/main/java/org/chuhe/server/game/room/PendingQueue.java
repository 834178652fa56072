package org.chuhe.server.game.room;

import java.util.ArrayDeque;
import java.util.Deque;

/** Decisions that wait for their turn, and which of them wait on while nothing can be stored. */
final class PendingQueue {
    /** How often it is tried to store what a player wants; then it is not the database that is in the way. */
    private static final int MOST_FAILURES = 3;
    /** What may wait while nothing can be stored; whoever sends more is told to come again. */
    private static final int MOST_HELD = 40;
    /** Whoever still waits after this time is told so. */
    private static final long PATIENCE = 120_000;

    private final Deque<Pending> waiting = new ArrayDeque<>();

    void add(Pending work) {
        waiting.add(work);
    }

    /** It is the next to have its turn. */
    void addFirst(Pending work) {
        waiting.addFirst(work);
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    Pending next() {
        return waiting.remove();
    }

    /** A player's message waits until the clocks are in order again; whoever else wants something is told to come again. */
    void hold(Pending work, long now, long version) {
        if (work.patient() && work.failures() < MOST_FAILURES && now - work.asked() < PATIENCE) {
            waiting.addFirst(work);
        } else {
            turnAway(work, version);
        }
    }

    /** Nothing can be stored: who does not wait is told so at once, and not too many do. */
    void turnAway(long version) {
        waiting.stream().filter(each -> !each.patient()).toList().forEach(each -> turnAway(each, version));
        while (waiting.size() > MOST_HELD) {
            turnAway(waiting.getLast(), version);
        }
    }

    private void turnAway(Pending work, long version) {
        waiting.remove(work);
        work.replied().complete(Reply.busy(version));
    }
}
