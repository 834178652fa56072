package org.chuhe.server.platform.http;

import io.javalin.security.RouteRole;
import org.chuhe.server.platform.connections.TokenBucket;

/**
 * How often a route may be asked; generous for people and tight for programs that guess. A route that names one takes a token
 * before its handler runs.
 */
public enum RateLimit implements RouteRole {
    /** Wrong passwords for one name from one address: a hall behind one router is not locked out by one phone in it. */
    LOGIN(10, 10),
    /** Wrong passwords for one name, from any address. */
    GUESS(30, 10),
    /** Wrong passwords from one address, for any names: more than a whole hall mistypes. */
    LOGIN_ADDRESS(300, 30),
    /** Passwords for an account in a browser that is known for it, by account and address. */
    LOGIN_KNOWN(20, 20),
    /** New accounts that need no invitation, by address: a hall may make its own at once, and then there are few. */
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

    RateLimit(int burst, int perMinute) {
        this.burst = burst;
        this.perMinute = perMinute;
    }

    TokenBucket bucket(long now) {
        return new TokenBucket(burst, perMinute / 60.0, now);
    }
}
