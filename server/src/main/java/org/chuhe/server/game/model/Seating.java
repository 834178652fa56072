package org.chuhe.server.game.model;

import java.util.Optional;
import org.chuhe.core.Side;

/**
 * Who sits where.
 *
 * @param first who made the game, or Red of a tournament board
 * @param second who came
 * @param firstSide the side of the first; empty until it is found
 * @param leftHand what the arbiter hides in his left hand (猜先); nobody is shown it before the guess
 */
public record Seating(PlayerSeat first, Optional<PlayerSeat> second, Optional<Side> firstSide, Side leftHand) {
    public Seating withSecond(PlayerSeat seat) {
        return new Seating(first, Optional.of(seat), firstSide, leftHand);
    }

    public Seating withFirstSide(Side side) {
        return new Seating(first, second, Optional.of(side), leftHand);
    }

    /** The seat of a side, once the sides are known. */
    public Optional<PlayerSeat> of(Side side) {
        return firstSide.flatMap(own -> own == side ? Optional.of(first) : second);
    }

    /** The same with another owner of a seat. */
    public Seating with(Side side, PlayerSeat seat) {
        boolean isFirst = firstSide.filter(side::equals).isPresent();
        return isFirst
                ? new Seating(seat, second, firstSide, leftHand)
                : new Seating(first, Optional.of(seat), firstSide, leftHand);
    }

    public Optional<Side> sideOf(String identity) {
        if (identity.isEmpty() || firstSide.isEmpty()) {
            return Optional.empty();
        }
        if (first.identity().equals(identity)) {
            return firstSide;
        }
        return second.filter(seat -> seat.identity().equals(identity)).flatMap(seat -> firstSide.map(Side::opponent));
    }

    /** Whether somebody sits on either side. */
    public boolean isFull() {
        return first.taken() && second.filter(PlayerSeat::taken).isPresent();
    }

    public boolean seats(String identity) {
        return !identity.isEmpty()
                && (first.identity().equals(identity)
                        || second.filter(seat -> seat.identity().equals(identity))
                                .isPresent());
    }
}
