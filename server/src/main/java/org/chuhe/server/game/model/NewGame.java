package org.chuhe.server.game.model;

import java.util.Optional;
import org.chuhe.core.Side;

/**
 * A game to be made.
 *
 * @param agreement what is laid down
 * @param first who makes it, or who moves first at a tournament board
 * @param second who plays against him, if that is known
 * @param firstSide the side of the first, if it is known
 */
public record NewGame(Agreement agreement, PlayerSeat first, Optional<PlayerSeat> second, Optional<Side> firstSide) {
    /**
     * A board of a tournament: the players are known. The one named first has the first move, with the pieces that the
     * edition gives him (1957, 3.1: the black ones).
     *
     * @param byOrganiser whether it begins only when the organiser says so; otherwise also as soon as both are there
     */
    public static NewGame ofBoard(
            BoardReference board,
            String title,
            GameTerms terms,
            boolean byOrganiser,
            PlayerSeat first,
            PlayerSeat second) {
        Side side = terms.book().firstToMove();
        ColourChoice colours = side == Side.RED ? ColourChoice.RED : ColourChoice.BLACK;
        return new NewGame(
                new Agreement(title, terms, colours, true, Optional.of(board), byOrganiser),
                first,
                Optional.of(second),
                Optional.of(side));
    }
}
