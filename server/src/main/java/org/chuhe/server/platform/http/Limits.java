package org.chuhe.server.platform.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import java.time.Clock;
import java.time.Duration;

/**
 * How often one may ask: a bucket of turns for each kind of request and each asker, refilled as time goes by.
 *
 * <p>A hall of three hundred people behind one router has one address. Whoever can be told from the others – by an account, a
 * pass, a captain's key, a seat, a sitting – is therefore looked up first and counted for himself; by address are counted
 * guests who read, secrets that nobody has ({@link #guessed}), wrong passwords, and what a hall does once and all together,
 * for which there is enough for all of it.
 */
public final class Limits {
    /** What is counted; the numbers are generous for people and tight for programs that guess. */
    public enum Kind {
        /** Wrong passwords from one address; in a hall some mistype, but most type them right, and those cost nothing. */
        LOGIN(10, 10),
        /** Wrong passwords for one name, from wherever. */
        GUESS(30, 10),
        /** New accounts that need no invitation: a hall may make its own at once, and then there are few. */
        REGISTER(300, 6),
        /** Coming in by a link that everybody has, to an event or an exam: a hall does it within a minute. */
        JOIN(600, 300),
        /** Anything that is written to the database; guests make no more than games for fun so often. */
        WRITE(120, 240),
        /** Whole games that are kept for others; nobody in a hall has to. */
        SHARE(30, 6),
        /** Work for the processor: rulings, documents, files to be read; more than a hall of readers asks for. */
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
            // As long as the slowest bucket takes to fill again; a forgotten one is a full one.
            .expireAfterAccess(Duration.ofHours(1))
            .build();

    public Limits(Clock clock) {
        this.clock = clock;
    }

    /**
     * Takes a turn for whoever sends a request: an account has its own, everybody else those of his address. Who makes
     * accounts is counted by address.
     */
    public void take(Kind kind, Context context) {
        Visitor visitor = Visitor.of(context);
        boolean byAddress = kind == Kind.REGISTER;
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
        long wait = bucket(kind, asker).take(kind, clock.millis());
        if (wait > 0) {
            throw Failure.tooMany(wait);
        }
    }

    /**
     * Refuses whoever has no turn left, and takes none: for what counts only if it turns out to be wrong.
     *
     * @throws Failure if there is none left; it says how long to wait
     */
    public void check(Kind kind, String asker) {
        long wait = bucket(kind, asker).wait(kind, clock.millis());
        if (wait > 0) {
            throw Failure.tooMany(wait);
        }
    }

    /** Takes a turn for what has turned out to be wrong; those of others who tried at the same time are owed. */
    public void charge(Kind kind, String asker) {
        bucket(kind, asker).charge(kind, clock.millis());
    }

    /**
     * What is answered to a secret that nobody has: it is counted by address, as a guess. Secrets are too long to be guessed
     * at any speed, so that this limits the work; whoever has a right one is not asked where he is.
     */
    public Failure guessed(Context context, Failure refusal) {
        take(Kind.WRITE, context);
        return refusal;
    }

    private Bucket bucket(Kind kind, String asker) {
        return buckets.get(kind + " " + asker, key -> new Bucket(kind.burst, clock.millis()));
    }

    private static final class Bucket {
        private double turns;
        private long since;

        Bucket(double turns, long since) {
            this.turns = turns;
            this.since = since;
        }

        /** Zero, or the seconds until there is a turn; one that is there is taken. */
        synchronized long take(Kind kind, long now) {
            long wait = wait(kind, now);
            if (wait == 0) {
                turns--;
            }
            return wait;
        }

        synchronized void charge(Kind kind, long now) {
            wait(kind, now);
            turns--;
        }

        /** Zero, or the seconds until there is a turn. */
        synchronized long wait(Kind kind, long now) {
            double perMilli = kind.perMinute / 60_000.0;
            turns = Math.min(kind.burst, turns + Math.max(0, now - since) * perMilli);
            since = now;
            return turns >= 1 ? 0 : Math.max(1, (long) Math.ceil((1 - turns) / perMilli / 1000));
        }
    }
}
