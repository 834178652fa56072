package org.chuhe.game.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Square;

/**
 * What has happened in the turn in hand.
 *
 * @param moved whether the move is made and only the clock remains to be pressed (article 6)
 * @param touched the points of the pieces touched, in order (article 5)
 * @param openingMoves how many moves in a row the side may still make; more than 1 only in handicap games
 * @param openingPieces where the pieces stand that have moved in this row: none may move twice
 * @param unclear a piece set down between two points (5.10)
 * @param putBack whether an illegal move was put back (5.8.3) whose press of the clock may still be entered: a move was
 *     made, so that press is no foul beside the move (8.1.7)
 */
public record Turn(
        boolean moved,
        List<Square> touched,
        int openingMoves,
        List<Square> openingPieces,
        Optional<Unclear> unclear,
        boolean putBack) {
    /** Nothing has happened. */
    static final Turn FRESH = new Turn(false, List.of(), 1, List.of(), Optional.empty(), false);
    /** The move is made, the clock not yet pressed. */
    static final Turn MOVED = new Turn(true, List.of(), 1, List.of(), Optional.empty(), false);

    /** A piece from {@code from}, set down between two points. */
    public record Unclear(Square from, Square first, Square second) {}

    static Turn opening(int moves) {
        return moves == 1 ? FRESH : new Turn(false, List.of(), moves, List.of(), Optional.empty(), false);
    }

    Turn touching(List<Square> points) {
        List<Square> all = new ArrayList<>(touched);
        all.addAll(points);
        return new Turn(moved, List.copyOf(all), openingMoves, openingPieces, unclear, putBack);
    }

    /** An illegal move is put back and its piece counts as touched; a piece set down between points was pressed already. */
    Turn puttingBack(Square point) {
        return new Turn(false, List.of(point), openingMoves, openingPieces, Optional.empty(), unclear.isEmpty());
    }

    /** The same, where it is not known which piece it was; or the press for it is entered. */
    Turn putBack(boolean unpressed) {
        return new Turn(moved, touched, openingMoves, openingPieces, unclear, unpressed);
    }

    /** Nothing counts as touched. */
    Turn untouched() {
        return new Turn(moved, List.of(), openingMoves, openingPieces, unclear, putBack);
    }

    Turn unclear(Unclear placed) {
        return new Turn(false, List.of(), openingMoves, openingPieces, Optional.of(placed), false);
    }

    Turn nextOpeningMove(Square to) {
        List<Square> pieces = new ArrayList<>(openingPieces);
        pieces.add(to);
        return new Turn(false, List.of(), openingMoves - 1, List.copyOf(pieces), Optional.empty(), false);
    }
}
