package org.chuhe.server.play.table;

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
public record NewGame(Agreement agreement, PlayerSeat first, Optional<PlayerSeat> second, Optional<Side> firstSide) {
    /**
     * A board of a tournament: the players are known.
     *
     * @param byOrganiser whether it begins only when the organiser says so; otherwise also as soon as both are there
     */
    public static NewGame ofBoard(
            BoardReference board,
            String title,
            GameTerms terms,
            boolean byOrganiser,
            PlayerSeat red,
            PlayerSeat black) {
        return new NewGame(
                new Agreement(title, terms, ColourChoice.RED, true, Optional.of(board), byOrganiser),
                red,
                Optional.of(black),
                Optional.of(Side.RED));
    }
}
