package org.chuhe.server.platform.jobs;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The clock of games and sittings. While it measures time for anybody it goes by itself: who sets the machine's clock, forward or
 * back, takes no time from anybody and gives none. It never begins before the time that was written down last, for a game cannot
 * go back. As soon as it measures nothing it goes by the machine's clock again, so that one wrong start is not believed for ever.
 */
public final class SteadyClock extends Clock {
    private static final Logger LOG = LoggerFactory.getLogger(SteadyClock.class);
    /** What was written down further ahead than this was written by a clock that was wrong. */
    private static final long CREDIBLE = TimeUnit.DAYS.toMillis(1);
    /** The machine's clock was set if it is so much further away than before. */
    private static final long STEP = 1_000;

    private final Clock machine;
    private final LongSupplier nanoTime;
    private volatile Moment base;
    /** How far it was ahead of the machine's clock when they were compared last. */
    private long seen;

    private record Moment(long at, long nanos) {}

    private SteadyClock(Clock machine, long began, LongSupplier nanoTime) {
        this.machine = machine;
        this.nanoTime = nanoTime;
        this.base = new Moment(began, nanoTime.getAsLong());
        this.seen = ahead();
    }

    /**
     * Begins.
     *
     * @param newest the latest time that was written down
     * @param nanoTime goes on whatever the machine's clock is set to
     */
    public static SteadyClock begin(Clock machine, long newest, LongSupplier nanoTime) {
        long now = machine.millis();
        long ahead = newest - now;
        boolean believed = ahead > 0 && ahead < CREDIBLE;
        if (believed && ahead > STEP) {
            LOG.warn("the newest time on record is {} ms ahead of the machine's clock: games go on from there", ahead);
        }
        return new SteadyClock(machine, believed ? newest : now, nanoTime);
    }

    /** How many milliseconds it is ahead of the machine's clock. */
    public long ahead() {
        return millis() - machine.millis();
    }

    /**
     * Compares it with the machine's clock.
     *
     * @param measures whether it measures time for anybody; else it takes over the machine's time
     */
    public synchronized void compare(boolean measures) {
        long ahead = ahead();
        if (Math.abs(ahead - seen) > STEP) {
            LOG.warn("the machine's clock was set by {} ms", seen - ahead);
        }
        if (!measures) {
            if (Math.abs(ahead) > STEP) {
                LOG.warn(
                        "nothing is timed: the clock goes by the machine's again, from which it was {} ms ahead",
                        ahead);
            }
            base = new Moment(machine.millis(), nanoTime.getAsLong());
        }
        seen = ahead();
    }

    @Override
    public long millis() {
        Moment from = base;
        return from.at() + (nanoTime.getAsLong() - from.nanos()) / 1_000_000;
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
