package org.chuhe.server.game.room;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.clock.Clock;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.store.LiveState;

/**
 * Time that passes on a clock but is nobody's fault: the network's delay, and what the server takes to rule on a move and
 * to show it. It is given back with the next move of the side that would pay for it.
 */
final class UnchargedTime {
    /** The most that is given back for what the server itself took to show a move. */
    private static final long MOST_SHOWING = 2_000;

    private final LagAccount red = new LagAccount();
    private final LagAccount black = new LagAccount();
    /** What passed between the beginning of the turn in hand and the moment its player was shown it. */
    private long showing;
    /** How long the ruling took that the next step rests on. */
    private long judging;

    LagAccount lag(Side side) {
        return side == Side.RED ? red : black;
    }

    long showing() {
        return showing;
    }

    void judged(long millis) {
        judging = millis;
    }

    /** A step is shown now. */
    void shown(LiveState before, LiveState after, long now) {
        Optional<Side> runs = running(after);
        if (runs.equals(running(before))) {
            // Whoever claimed does not pay for the time that his claim was looked at (22.2).
            showing += judging;
        } else {
            long began = after.game().map(state -> state.clock().time()).orElse(0L);
            showing = runs.isEmpty() ? 0 : Math.max(0, Math.min(MOST_SHOWING + judging, now - began));
        }
        judging = 0;
    }

    /** A move that was made in time may still be on its way: so long is a fallen flag not yet called. */
    long grace(LiveState live, Audience audience) {
        return running(live)
                .map(side -> showing + lag(side).worth(audience.delay(live, side)))
                .orElse(0L);
    }

    private static Optional<Side> running(LiveState live) {
        return live.game().map(GameState::clock).flatMap(Clock::running);
    }

    /**
     * What is given back to a player for the network's delay: so much a move and so much a game. Only delays that the server
     * has measured itself count.
     */
    static final class LagAccount {
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
}
