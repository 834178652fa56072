package org.chuhe.game.clock;

import java.time.Duration;

/**
 * A stage of a timing scheme: so many moves within so much time (2011 rules, 6.2).
 *
 * @param moves how many moves the time must suffice for; 0 for the rest of the game (6.3)
 * @param millis the time given at the stage's beginning; {@link #UNLIMITED} if only a limit per move counts
 * @param increment what is added after every move of the stage (6.1), in milliseconds
 */
public record ClockStage(int moves, long millis, long increment) {
    /** A time that no game uses up; small enough that sums of it do not overflow. */
    public static final long UNLIMITED = Long.MAX_VALUE / 8;

    public ClockStage {
        if (moves < 0 || millis < 0 || millis > UNLIMITED || increment < 0 || increment > UNLIMITED) {
            throw new IllegalArgumentException("no such stage: " + moves + " moves in " + millis + " ms");
        }
    }

    /** So many moves within so much time; what is left over is kept for the next stage. */
    public static ClockStage of(int moves, Duration time) {
        return new ClockStage(moves, time.toMillis(), 0);
    }

    /** All remaining moves within so much time. */
    public static ClockStage rest(Duration time) {
        return of(0, time);
    }

    public ClockStage withIncrement(Duration perMove) {
        return new ClockStage(moves, millis, perMove.toMillis());
    }
}
