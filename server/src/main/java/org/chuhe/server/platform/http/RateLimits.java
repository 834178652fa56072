package org.chuhe.server.platform.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import java.time.Clock;
import java.time.Duration;
import org.chuhe.server.platform.connections.TokenBucket;

/**
 * A token bucket for each {@link RateLimit} and each sender.
 *
 * <p>A hall of three hundred people behind one router has one address. A sender who can be told from the others – by an
 * account, a pass, a captain's key, a seat, a sitting – therefore has buckets of his own; by address are counted guests who
 * read, unknown secrets ({@link #guessed}), wrong passwords, and what a hall does once and all together, for which there is
 * enough for all of it. Routes declare the limit of an account or address; handlers take the others, which are known only
 * once the request has been read.
 */
public final class RateLimits {
    private final Clock clock;
    private final Cache<String, TokenBucket> buckets = Caffeine.newBuilder()
            .maximumSize(100_000)
            // As long as the slowest bucket takes to fill again; a forgotten one is a full one.
            .expireAfterAccess(Duration.ofHours(1))
            .build();

    public RateLimits(Clock clock) {
        this.clock = clock;
    }

    /** Takes a token of the sender's account, or of his address if he has none or is making one. */
    public void take(RateLimit limit, Context context) {
        Visitor visitor = Visitor.of(context);
        take(
                limit,
                visitor.account()
                        .filter(account -> limit != RateLimit.REGISTER)
                        .map(account -> "account " + account.id())
                        .orElse(visitor.address()));
    }

    /**
     * Takes a token.
     *
     * @throws Failure if there is none left; it says how long to wait
     */
    public void take(RateLimit limit, String sender) {
        refuse(bucket(limit, sender).take(clock.millis()));
    }

    /**
     * Refuses if there is no token left, and takes none: for what counts only if it turns out to be wrong.
     *
     * @throws Failure if there is none left; it says how long to wait
     */
    public void check(RateLimit limit, String sender) {
        refuse(bucket(limit, sender).waiting(clock.millis()));
    }

    /** Takes a token for what has turned out to be wrong; those of others who tried at the same time are owed. */
    public void charge(RateLimit limit, String sender) {
        bucket(limit, sender).charge(clock.millis());
    }

    /**
     * The answer to an unknown secret: it is counted by address, as a guess. Secrets are too long to be guessed at any speed,
     * so this limits the work; the address of a right one does not matter.
     */
    public <E extends RuntimeException> E guessed(Context context, E refusal) {
        take(RateLimit.WRITE, context);
        return refusal;
    }

    private TokenBucket bucket(RateLimit limit, String sender) {
        return buckets.get(limit + " " + sender, key -> limit.bucket(clock.millis()));
    }

    private static void refuse(long wait) {
        if (wait > 0) {
            throw Failure.tooMany((wait + 999) / 1000);
        }
    }
}
