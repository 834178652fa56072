package org.chuhe.engines.process;

import java.util.ArrayDeque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Lines that a program has said and nobody has read, so many at most. What it only thinks aloud ({@code info}) wakes nobody
 * who waits for its move: a dozen wake-ups a move would be a third of all the work of a match.
 */
final class UnreadLines {
    private static final int MOST = 1 << 12;
    /** So many are worth waking somebody, whatever they say. */
    private static final int MANY = 1 << 8;

    /**
     * A line and when it came.
     *
     * @param text the line; null at the end of all
     */
    record Said(@Nullable String text, long nanos) {
        private boolean isThoughtAloud() {
            return text != null && text.startsWith("info ");
        }
    }

    private final ArrayDeque<Said> lines = new ArrayDeque<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition worthReading = lock.newCondition();
    private final Condition notFull = lock.newCondition();
    private boolean everyLine;

    /** Waits for room, so long at most; whether there was any. */
    boolean offer(Said said, long waitMillis) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long left = TimeUnit.MILLISECONDS.toNanos(waitMillis);
            while (lines.size() == MOST) {
                if (left <= 0) {
                    return false;
                }
                left = notFull.awaitNanos(left);
            }
            add(said);
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** The last line of all: if there is no room for it, the oldest goes. */
    void end(Said said) {
        lock.lock();
        try {
            if (lines.size() == MOST) {
                lines.poll();
            }
            add(said);
        } finally {
            lock.unlock();
        }
    }

    private void add(Said said) {
        lines.add(said);
        if (everyLine || !said.isThoughtAloud() || lines.size() >= MANY) {
            worthReading.signal();
        }
    }

    /**
     * The oldest line; null if there is none in time.
     *
     * @param thoughts whether one who waits is also woken by what the program thinks aloud
     */
    @Nullable Said poll(long waitNanos, boolean thoughts) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            everyLine = thoughts;
            long left = waitNanos;
            while (lines.isEmpty() && left > 0) {
                left = worthReading.awaitNanos(left);
            }
            Said said = lines.poll();
            notFull.signal();
            return said;
        } finally {
            lock.unlock();
        }
    }

    int size() {
        lock.lock();
        try {
            return lines.size();
        } finally {
            lock.unlock();
        }
    }
}
