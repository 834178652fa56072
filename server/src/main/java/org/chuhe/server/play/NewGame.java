package org.chuhe.server.play;

import java.util.Optional;
import org.chuhe.core.Side;

/**
 * A game to be made.
 *
 * @param agreement what is laid down
 * @param first who makes it, or Red of a tournament board
 * @param second who plays against him, if that is known
 * @param firstSide the side of the first, if it is known
 */
public record NewGame(Agreement agreement, Seat first, Optional<Seat> second, Optional<Side> firstSide) {
    /** A board of a tournament: the players are known, and it begins when the organiser says so. */
    public static NewGame ofBoard(
            BoardReference board, String title, Terms terms, boolean listed, Seat red, Seat black) {
        return new NewGame(
                new Agreement(title, terms, Colours.RED, listed, Optional.of(board), true),
                red,
                Optional.of(black),
                Optional.of(Side.RED));
    }
}
