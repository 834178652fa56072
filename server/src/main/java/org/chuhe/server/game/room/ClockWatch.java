package org.chuhe.server.game.room;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.clock.Clock;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.model.Agreement;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.store.LiveState;
import tools.jackson.databind.node.ObjectNode;

/**
 * Time that passes on a clock but is nobody's fault: the network's delay, and what the server takes to rule on a move and
 * to show it. It is given back with the next move of the side that would pay for it.
 *
 * @param red what was given back to Red for the network's delay so far
 * @param black the same for Black
 * @param showing what passed between the beginning of the turn in hand and the moment its player was shown it
 * @param judging how long the ruling took that the next step rests on
 */
record ClockWatch(long red, long black, long showing, long judging) {
    /** The most that is given back for the network's delay at one move. */
    static final long PER_MOVE = 500;
    /** The most that is given back for it in a game, and the most of the base time: one part in so many. */
    static final long PER_GAME = 20_000;

    static final long PART_OF_BASE = 50;
    /** The most that is given back for what the server itself took to show a move. */
    private static final long MOST_SHOWING = 2_000;

    static final ClockWatch NEW = new ClockWatch(0, 0, 0, 0);

    /** Whose clock runs. */
    static Optional<Side> running(LiveState live) {
        return live.game().map(GameState::clock).flatMap(Clock::running);
    }

    /**
     * Whether a flag would fall now that does not fall if nothing could be stored since the last beat: the clocks stood still then
     * (21.4), which the next beat tells.
     */
    static boolean mayHaveStood(LiveState live, long now, long lastBeat) {
        return live.due() <= now && live.due() > lastBeat;
    }

    /** The most that is given back to a side in a game; at a tournament's boards nothing, unless the organiser has laid it down. */
    static long budget(LiveState live) {
        Agreement agreement = live.table().agreement();
        if (agreement.board().isPresent() && !agreement.terms().particulars().lag()) {
            return 0;
        }
        ClockScheme clock = agreement.terms().clock();
        long base = clock.stages().get(0).millis() + clock.countdownPeriods() * clock.countdownMillis();
        return Math.min(PER_GAME, base / PART_OF_BASE);
    }

    /** What a delay is worth to a side now; only delays that the server has measured itself count. */
    long lag(LiveState live, Side side, long delay) {
        long left = budget(live) - (side == Side.RED ? red : black);
        return Math.max(0, Math.min(Math.min(delay, PER_MOVE), left));
    }

    /** A step is on the log: what was given back with it stands in its cause. */
    ClockWatch after(String cause) {
        long given = PlayerCause.givenBack(cause);
        boolean toRed = PlayerCause.side(cause).equals(Optional.of(Side.RED));
        return given == 0
                ? this
                : toRed
                        ? new ClockWatch(red + given, black, showing, judging)
                        : new ClockWatch(red, black + given, showing, judging);
    }

    /** What was given back so far. */
    ObjectNode given() {
        return Json.object().put("red", red).put("black", black);
    }

    /** A ruling has taken so long. */
    ClockWatch judged(long millis) {
        return new ClockWatch(red, black, showing, millis);
    }

    /** A step is shown now. */
    ClockWatch shown(LiveState before, LiveState after, long now) {
        Optional<Side> runs = running(after);
        if (runs.equals(running(before))) {
            // Whoever claimed does not pay for the time that his claim was looked at (22.2).
            return new ClockWatch(red, black, showing + judging, 0);
        }
        long began = after.game().map(state -> state.clock().time()).orElse(0L);
        long took = runs.isEmpty() ? 0 : Math.max(0, Math.min(MOST_SHOWING + judging, now - began));
        return new ClockWatch(red, black, took, 0);
    }
}
