package org.chuhe.game.rules;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.core.Kind;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Square;

/**
 * 让先, 让子: what the stronger player gives (1957 rules, chapter 3, 4). The weaker player always moves first; that he
 * does so in every game is 让(一)先.
 *
 * @param openingMoves how many moves the first side makes in a row at the beginning: 1 (让先), 2 (让两先) or 3; each with
 *     another piece, without capture or check
 * @param removed the points from which pieces of the giver are taken off before the game (让子)
 */
public record Handicap(int openingMoves, List<Square> removed) {
    /** An even game, or 让先: the receiver has the first move. */
    public static final Handicap NONE = new Handicap(1, List.of());
    /** 让两先. */
    public static final Handicap TWO_MOVES = new Handicap(2, List.of());
    /** 让三先. */
    public static final Handicap THREE_MOVES = new Handicap(3, List.of());

    public Handicap {
        removed = List.copyOf(removed);
        if (openingMoves < 1 || openingMoves > 3) {
            throw new IllegalArgumentException("one to three opening moves, not " + openingMoves);
        }
    }

    /** 让子: pieces taken off, given by the points they stand on. */
    public static Handicap pieces(Square... points) {
        return new Handicap(1, List.of(points));
    }

    /** Whether play can go on from the position after a ply: moves made in a row are one beginning. */
    public boolean mayReturnTo(int ply) {
        return ply >= (openingMoves == 1 ? 0 : openingMoves);
    }

    /**
     * The position in which the game begins.
     *
     * @throws IllegalArgumentException if a point holds no piece of the giver, or his king
     */
    public Position applyTo(Position start) {
        if (removed.isEmpty()) {
            return start;
        }
        Map<Square, Piece> pieces = new TreeMap<>(start.pieces());
        for (Square point : removed) {
            Piece piece = pieces.remove(point);
            if (piece == null || piece.side() == start.sideToMove() || piece.kind() == Kind.KING) {
                throw new IllegalArgumentException("nothing to give on " + point);
            }
        }
        return Position.of(pieces, start.sideToMove(), start.quietPlies(), start.moveNumber());
    }
}
