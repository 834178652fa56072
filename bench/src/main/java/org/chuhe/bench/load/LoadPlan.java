package org.chuhe.bench.load;

/**
 * How much load.
 *
 * @param games games at once, two players each
 * @param spectators spectators, spread over the games
 * @param seconds how long is measured
 * @param moveEvery seconds between two moves of a game
 * @param warmUp seconds of play before the measurement
 * @param seed for the moves and their times
 * @param returning whether clients whose connection is lost come back, as browsers do; else a lost connection is a fault
 */
public record LoadPlan(
        int games, int spectators, int seconds, double moveEvery, int warmUp, long seed, boolean returning) {
    public static final int MOST_GAMES = 50_000;
    public static final int MOST_SPECTATORS = 200_000;
    public static final int MOST_SECONDS = 3_600;

    /** Nobody loses his connection. */
    public LoadPlan(int games, int spectators, int seconds, double moveEvery, int warmUp, long seed) {
        this(games, spectators, seconds, moveEvery, warmUp, seed, false);
    }

    public LoadPlan {
        require(games >= 1 && games <= MOST_GAMES, "games");
        require(spectators >= 0 && spectators <= MOST_SPECTATORS, "spectators");
        require(seconds >= 1 && seconds <= MOST_SECONDS, "seconds");
        require(moveEvery >= 0.05 && moveEvery <= 600, "moveEvery");
        require(warmUp >= 0 && warmUp <= MOST_SECONDS, "warmUp");
    }

    private static void require(boolean condition, String name) {
        if (!condition) {
            throw new IllegalArgumentException(name);
        }
    }
}
