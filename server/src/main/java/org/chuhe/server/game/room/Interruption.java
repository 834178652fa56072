package org.chuhe.server.game.room;

import java.util.ArrayList;
import java.util.List;

/**
 * What keeps a room from deciding: a step could not be stored, or nothing at all could be. The clocks were out of order
 * since then (21.4), so that no flag falls and nobody pays for the time. What players have sent meanwhile waits.
 */
final class Interruption {
    /** What may wait in one room; whoever sends more is told to come again. */
    private static final int MOST_HELD = 40;

    private static final long NEVER = Long.MAX_VALUE;

    private final List<Mailbox.Task> held = new ArrayList<>();
    private volatile long since = NEVER;
    private volatile boolean waiting;

    /** Nothing could be stored from then on; said by whoever finds it out, on whatever thread. */
    synchronized void from(long time) {
        since = Math.min(since, time);
    }

    boolean stands() {
        return since != NEVER;
    }

    long since() {
        return since;
    }

    /** Whether somebody has to see to it: the clocks must be put right, or messages wait. */
    boolean wantsCare() {
        return stands() || waiting;
    }

    /** Keeps something until it is over; false if too much waits. */
    boolean hold(Mailbox.Task task) {
        if (held.size() >= MOST_HELD) {
            return false;
        }
        waiting = true;
        return held.add(task);
    }

    /** It is over; gives what has waited. */
    synchronized List<Mailbox.Task> end() {
        List<Mailbox.Task> released = List.copyOf(held);
        held.clear();
        waiting = false;
        since = NEVER;
        return released;
    }
}
