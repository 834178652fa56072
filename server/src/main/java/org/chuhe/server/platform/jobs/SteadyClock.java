package org.chuhe.server.platform.jobs;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * A clock that begins with the machine's and then goes by itself: who sets the machine's clock, forward or back, takes no
 * time from anybody and gives none. It never begins before the time that was written down last, for a game cannot go back.
 */
public final class SteadyClock extends Clock {
    /** What was written down further ahead than this was written by a clock that was wrong. */
    private static final long CREDIBLE = TimeUnit.DAYS.toMillis(1);

    private final long began;
    private final long beganNanos;
    private final LongSupplier nanoTime;

    private SteadyClock(long began, LongSupplier nanoTime) {
        this.began = began;
        this.beganNanos = nanoTime.getAsLong();
        this.nanoTime = nanoTime;
    }

    /**
     * Begins.
     *
     * @param machine asked once
     * @param newest the latest time that was written down
     * @param nanoTime goes on whatever the machine's clock is set to
     */
    public static SteadyClock begin(Clock machine, long newest, LongSupplier nanoTime) {
        long now = machine.millis();
        return new SteadyClock(newest > now && newest - now < CREDIBLE ? newest : now, nanoTime);
    }

    @Override
    public long millis() {
        return began + (nanoTime.getAsLong() - beganNanos) / 1_000_000;
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
