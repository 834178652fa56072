package org.chuhe.server.game;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;

/** The machine's clock, which a test can put forward. */
public final class ShiftedClock extends Clock {
    private final AtomicLong ahead = new AtomicLong();

    public void advance(long millis) {
        ahead.addAndGet(millis);
    }

    /** Puts it right again, for the next class that uses it. */
    public void reset() {
        ahead.set(0);
    }

    @Override
    public long millis() {
        return System.currentTimeMillis() + ahead.get();
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
