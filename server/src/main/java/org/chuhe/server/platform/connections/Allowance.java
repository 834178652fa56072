package org.chuhe.server.platform.connections;

/** How many messages a connection may send: a bucket that refills as time goes by. */
public final class Allowance {
    private final int burst;
    private final double perMilli;
    private double turns;
    private long since;

    public Allowance(int burst, int perSecond, long now) {
        this.burst = burst;
        this.perMilli = perSecond / 1000.0;
        this.turns = burst;
        this.since = now;
    }

    /** Takes a turn, if there is one. */
    public synchronized boolean take(long now) {
        turns = Math.min(burst, turns + Math.max(0, now - since) * perMilli);
        since = now;
        if (turns < 1) {
            return false;
        }
        turns--;
        return true;
    }
}
