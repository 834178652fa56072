package org.chuhe.server.game.room;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;
import org.chuhe.server.platform.config.FaultLog;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does one thing after the other on whatever thread is free; a thing may be finished later by another thread. */
final class Mailbox {
    private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

    private final Executor executor;
    private final Deque<Task> tasks = new ArrayDeque<>();
    private boolean busy;

    /** Something to do. */
    @FunctionalInterface
    interface Task {
        /** Does it; false if it is not finished: the next begins after {@link Mailbox#resume}. */
        boolean run();
    }

    Mailbox(Executor executor) {
        this.executor = executor;
    }

    void post(Task task) {
        synchronized (tasks) {
            tasks.add(task);
            if (busy) {
                return;
            }
            busy = true;
        }
        try {
            executor.execute(this::drain);
        } catch (RuntimeException | Error e) {
            // No thread can be had now; the next to post asks for one again.
            synchronized (tasks) {
                busy = false;
            }
            throw e;
        }
    }

    /** Puts tasks before all others; called by the task in hand, after which they come. */
    void putFirst(List<Task> first) {
        synchronized (tasks) {
            for (int i = first.size() - 1; i >= 0; i--) {
                tasks.addFirst(first.get(i));
            }
        }
    }

    /** The task in hand is finished; called by whoever finished it, at the end of what it does. */
    void resume() {
        drain();
    }

    private void drain() {
        while (true) {
            Task task;
            synchronized (tasks) {
                task = tasks.poll();
                if (task == null) {
                    busy = false;
                    return;
                }
            }
            if (!run(task)) {
                return;
            }
        }
    }

    private static boolean run(Task task) {
        try {
            return task.run();
        } catch (RuntimeException | Error e) {
            FaultLog.tell(LOG, "a game's task failed", e);
            return true;
        }
    }
}
