package org.chuhe.server.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import java.time.Clock;
import java.time.Duration;

/** How often one may ask: a bucket of turns for each kind of request and each asker, refilled as time goes by. */
public final class Limits {
    /** What is counted; the numbers are generous for people and tight for programs that guess. */
    public enum Kind {
        /** Tries at a password. */
        LOGIN(10, 10),
        /** Wrong passwords for one name, from wherever. */
        GUESS(30, 10),
        /** New accounts. */
        REGISTER(20, 6),
        /** Anything that is written to the database. */
        WRITE(120, 240),
        /** Whole games that are kept for others. */
        SHARE(30, 6),
        /** Work for the processor: rulings, documents, files to be read. */
        WORK(600, 20_000);

        private final int burst;
        private final int perMinute;

        Kind(int burst, int perMinute) {
            this.burst = burst;
            this.perMinute = perMinute;
        }
    }

    private final Clock clock;
    private final Cache<String, Bucket> buckets = Caffeine.newBuilder()
            .maximumSize(100_000)
            .expireAfterAccess(Duration.ofMinutes(10))
            .build();

    public Limits(Clock clock) {
        this.clock = clock;
    }

    /**
     * Takes a turn for whoever sends a request: an account has its own, so that a hall behind one router is not one asker.
     * Who tries passwords or makes accounts is counted by address.
     */
    public void take(Kind kind, Context context) {
        Visitor visitor = Visitor.of(context);
        boolean byAddress = kind == Kind.LOGIN || kind == Kind.REGISTER;
        take(
                kind,
                visitor.account()
                        .filter(account -> !byAddress)
                        .map(account -> "account " + account.id())
                        .orElse(visitor.address()));
    }

    /**
     * Takes a turn.
     *
     * @throws Failure if there is none left; it says how long to wait
     */
    public void take(Kind kind, String asker) {
        Bucket bucket = buckets.get(kind + " " + asker, key -> new Bucket(kind.burst, clock.millis()));
        long wait = bucket.take(kind, clock.millis());
        if (wait > 0) {
            throw Failure.tooMany(wait);
        }
    }

    /** Gives a turn back that turned out to be none to count. */
    public void giveBack(Kind kind, String asker) {
        Bucket bucket = buckets.getIfPresent(kind + " " + asker);
        if (bucket != null) {
            bucket.giveBack(kind);
        }
    }

    private static final class Bucket {
        private double turns;
        private long since;

        Bucket(double turns, long since) {
            this.turns = turns;
            this.since = since;
        }

        synchronized void giveBack(Kind kind) {
            turns = Math.min(kind.burst, turns + 1);
        }

        /** Zero, or the seconds until there is a turn. */
        synchronized long take(Kind kind, long now) {
            double perMilli = kind.perMinute / 60_000.0;
            turns = Math.min(kind.burst, turns + Math.max(0, now - since) * perMilli);
            since = now;
            if (turns >= 1) {
                turns--;
                return 0;
            }
            return Math.max(1, (long) Math.ceil((1 - turns) / perMilli / 1000));
        }
    }
}
