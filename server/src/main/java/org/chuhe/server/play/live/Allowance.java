package org.chuhe.server.play.live;

/** How many messages a connection may send: a bucket that refills as time goes by. */
final class Allowance {
    private final int burst;
    private final double perMilli;
    private double turns;
    private long since;

    Allowance(int burst, int perSecond, long now) {
        this.burst = burst;
        this.perMilli = perSecond / 1000.0;
        this.turns = burst;
        this.since = now;
    }

    synchronized boolean take(long now) {
        turns = Math.min(burst, turns + Math.max(0, now - since) * perMilli);
        since = now;
        if (turns < 1) {
            return false;
        }
        turns--;
        return true;
    }
}
