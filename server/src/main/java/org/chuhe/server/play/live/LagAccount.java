package org.chuhe.server.play.live;

/**
 * What is given back to a player for the network's delay: so much a move and so much a game. Only delays that the server
 * has measured itself count.
 */
final class LagAccount {
    /** The most that is given back for one move. */
    static final long PER_MOVE = 500;
    /** The most that is given back in a game. */
    static final long PER_GAME = 20_000;

    private long left = PER_GAME;

    /** What a delay is worth now. */
    long worth(long delay) {
        return Math.max(0, Math.min(Math.min(delay, PER_MOVE), left));
    }

    void spend(long millis) {
        left -= millis;
    }
}
