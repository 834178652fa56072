package org.chuhe.game.clock;

import java.util.Optional;
import java.util.OptionalLong;
import org.chuhe.core.Side;

/**
 * The clock between the players at one instant. It never changes; it is wound on with {@link #at(ClockScheme, long)}.
 *
 * @param red Red's face
 * @param black Black's face
 * @param running whose clock runs; empty while both stand
 * @param time the instant shown, in milliseconds of the injected time source
 * @param idle how long no time was taken from either since the start
 * @param freeUntil until when nothing is taken from the running side: its first move may be free
 */
public record Clock(SideClock red, SideClock black, Optional<Side> running, long time, long idle, long freeUntil) {
    private static final Optional<Side> RED = Optional.of(Side.RED);
    private static final Optional<Side> BLACK = Optional.of(Side.BLACK);

    /** Both faces full, both standing. */
    public static Clock of(ClockScheme scheme, long time) {
        return new Clock(
                SideClock.of(scheme, Side.RED), SideClock.of(scheme, Side.BLACK), Optional.empty(), time, 0, 0);
    }

    public SideClock face(Side side) {
        return side == Side.RED ? red : black;
    }

    public boolean isRunning(Side side) {
        return running.isPresent() && running.get() == side;
    }

    /** The clock at a later instant. */
    public Clock at(ClockScheme scheme, long instant) {
        if (instant == time) {
            return this;
        }
        if (instant < time) {
            throw new IllegalArgumentException("time cannot run back from " + time + " to " + instant);
        }
        long taken = running.isEmpty() ? 0 : Math.max(0, instant - Math.max(time, freeUntil));
        long stood = idle + instant - time - taken;
        if (taken == 0) {
            return new Clock(red, black, running, instant, stood, freeUntil);
        }
        return running.get() == Side.RED
                ? new Clock(red.run(scheme, taken), black, running, instant, stood, freeUntil)
                : new Clock(red, black.run(scheme, taken), running, instant, stood, freeUntil);
    }

    /** Whose time is being taken now. */
    public Optional<Side> counting() {
        return running.filter(side -> time >= freeUntil);
    }

    /** Nothing is taken from the running side until then. */
    public Clock freeUntil(long instant) {
        return new Clock(red, black, running, time, idle, instant);
    }

    /** The clock with one face replaced. */
    public Clock with(Side side, SideClock face) {
        return side == Side.RED
                ? new Clock(face, black, running, time, idle, freeUntil)
                : new Clock(red, face, running, time, idle, freeUntil);
    }

    public Clock start(Side side) {
        return new Clock(red, black, side == Side.RED ? RED : BLACK, time, idle, freeUntil);
    }

    public Clock stop() {
        return new Clock(red, black, Optional.empty(), time, idle, freeUntil);
    }

    /** The side's move is complete and the other side's clock starts. */
    public Clock press(ClockScheme scheme, Side side) {
        SideClock face = face(side).completeMove(scheme);
        return side == Side.RED
                ? new Clock(face, black, BLACK, time, idle, freeUntil)
                : new Clock(red, face, RED, time, idle, freeUntil);
    }

    /** The instant at which the running side's flag falls if nothing happens; empty while both stand. */
    public OptionalLong flagInstant(ClockScheme scheme) {
        return running.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(Math.max(time, freeUntil)
                        + Math.max(0, face(running.get()).untilFlag(scheme)));
    }
}
