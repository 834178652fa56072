package org.chuhe.records.model;

import java.time.Duration;
import java.util.Optional;

/**
 * What the clock said after a move.
 *
 * @param remaining the time that the player had left
 * @param spent the time that the move took
 */
public record MoveTime(Optional<Duration> remaining, Optional<Duration> spent) {
    public static MoveTime remaining(Duration time) {
        return new MoveTime(Optional.of(time), Optional.empty());
    }

    public static MoveTime spent(Duration time) {
        return new MoveTime(Optional.empty(), Optional.of(time));
    }

    MoveTime or(MoveTime other) {
        return new MoveTime(remaining.or(other::remaining), spent.or(other::spent));
    }
}
