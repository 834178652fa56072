package org.chuhe.server.platform.config;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.event.Level;

/**
 * Says what went wrong where the work must go on whatever it was: a process that is out of memory may fail at saying so, too.
 * Faults of one kind are written a few times a minute and counted beyond that, or a visitor who finds one could fill the disk.
 */
public final class FaultLog {
    private static final FaultLog HERE = new FaultLog(System::nanoTime);

    private static final int A_MINUTE = 5;
    private static final long MINUTE_NANOS = 60_000_000_000L;
    /** A fault has its place in the program, so that there are never many kinds. */
    private static final int MOST_KINDS = 500;

    private static final String OURS = "org.chuhe.";

    private final LongSupplier nanoTime;
    private final Map<String, Count> kinds = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Count> eldest) {
            return size() > MOST_KINDS;
        }
    };

    private static final class Count {
        private long since;
        private int seen;

        Count(long since) {
            this.since = since;
        }
    }

    FaultLog(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** With all that led to it. */
    public static void tell(Logger log, String what, Throwable fault) {
        attempt(() -> HERE.write(log, Level.ERROR, what, fault));
    }

    /** In a line: what happens again and again for the same reason. */
    public static void mention(Logger log, String what, Throwable fault) {
        attempt(() -> HERE.write(log, Level.WARN, what, fault));
    }

    /** In one line a minute, wherever it happens: what every request meets, and what must not fill a disk that is full. */
    public static void mentionOnce(Logger log, String what, Throwable fault) {
        attempt(() -> HERE.write(log, Level.WARN, what, fault, what, 1));
    }

    private static void attempt(Runnable saying) {
        try {
            saying.run();
        } catch (RuntimeException | Error ignored) {
            // There is nobody left to tell.
        }
    }

    void write(Logger log, Level level, String what, Throwable fault) {
        write(log, level, what, fault, kind(log, fault), A_MINUTE);
    }

    private void write(Logger log, Level level, String what, Throwable fault, String kind, int most) {
        String line = level == Level.ERROR ? what : what + ": " + fault;
        int before;
        int now;
        synchronized (kinds) {
            long time = nanoTime.getAsLong();
            Count count = kinds.computeIfAbsent(kind, added -> new Count(time));
            boolean over = time - count.since >= MINUTE_NANOS;
            before = over ? Math.max(0, count.seen - most) : 0;
            if (over) {
                count.since = time;
                count.seen = 0;
            }
            count.seen++;
            now = count.seen;
        }
        if (now > most) {
            return;
        }
        if (before > 0) {
            line += " (and " + before + " of the same kind before)";
        } else if (now == most) {
            line += " (more of the same kind are counted, not written, for a minute)";
        }
        if (level == Level.ERROR) {
            log.error(line, fault);
        } else {
            log.warn(line);
        }
    }

    /** What is thrown for the same reason at the same place of the program; what it says may differ. */
    private static String kind(Logger log, Throwable fault) {
        Throwable root = fault;
        for (int i = 0; i < 20 && root.getCause() != null; i++) {
            root = root.getCause();
        }
        String place = "";
        for (StackTraceElement step : fault.getStackTrace()) {
            if (place.isEmpty() || step.getClassName().startsWith(OURS)) {
                place = step.toString();
            }
            if (step.getClassName().startsWith(OURS)) {
                break;
            }
        }
        return log.getName() + " " + fault.getClass().getName() + " "
                + root.getClass().getName() + " " + place;
    }
}
