package org.chuhe.server.game.room;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import org.chuhe.server.platform.config.FaultLog;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does one thing after the other, on whatever thread is free. */
final class Mailbox {
    private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

    private final Executor executor;
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private boolean busy;

    Mailbox(Executor executor) {
        this.executor = executor;
    }

    void post(Runnable task) {
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

    private void drain() {
        while (true) {
            Runnable task;
            synchronized (tasks) {
                task = tasks.poll();
                if (task == null) {
                    busy = false;
                    return;
                }
            }
            run(task);
        }
    }

    private static void run(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error e) {
            FaultLog.tell(LOG, "a game's task failed", e);
        }
    }
}
