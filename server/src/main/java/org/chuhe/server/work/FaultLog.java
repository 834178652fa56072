package org.chuhe.server.work;

import org.slf4j.Logger;

/**
 * Says what went wrong where the work must go on whatever it was: a process that is out of memory may fail at saying so, too.
 */
public final class FaultLog {
    private FaultLog() {}

    /** With all that led to it. */
    public static void tell(Logger log, String what, Throwable fault) {
        attempt(() -> log.error(what, fault));
    }

    /** In a line: what happens again and again for the same reason. */
    public static void mention(Logger log, String what, Throwable fault) {
        attempt(() -> log.warn("{}: {}", what, fault.toString()));
    }

    private static void attempt(Runnable saying) {
        try {
            saying.run();
        } catch (RuntimeException | Error ignored) {
            // There is nobody left to tell.
        }
    }
}
