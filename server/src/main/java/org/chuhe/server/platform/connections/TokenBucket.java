package org.chuhe.server.platform.connections;

/** A token bucket: it holds so many tokens at most and refills steadily; each request takes one. */
public final class TokenBucket {
    private final int burst;
    private final double perMilli;
    private double tokens;
    private long since;

    /** A full bucket. */
    public TokenBucket(int burst, double perSecond, long now) {
        this.burst = burst;
        this.perMilli = perSecond / 1000;
        this.tokens = burst;
        this.since = now;
    }

    /** Takes a token if there is one: zero, or the milliseconds until there is one. */
    public synchronized long take(long now) {
        long wait = waiting(now);
        if (wait == 0) {
            tokens--;
        }
        return wait;
    }

    /** Zero, or the milliseconds until there is a token; none is taken. */
    public synchronized long waiting(long now) {
        tokens = Math.min(burst, tokens + Math.max(0, now - since) * perMilli);
        since = now;
        return tokens >= 1 ? 0 : (long) Math.ceil((1 - tokens) / perMilli);
    }

    /** Takes a token, owed if there is none. */
    public synchronized void charge(long now) {
        waiting(now);
        tokens--;
    }
}
