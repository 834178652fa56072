package org.chuhe.game.command;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.game.result.ConductBook;
import org.chuhe.text.Article;

/** 摸子: what must be played after pieces were touched (5.1–5.5). */
public final class TouchRule {
    private TouchRule() {}

    /**
     * What must be played.
     *
     * @param article which rule applies
     * @param moves the moves to choose from; none if any move will do
     */
    public record Obligation(Article article, List<Move> moves) {
        Obligation(String number, List<Move> moves) {
            this(ConductBook.article(number), moves);
        }

        public boolean allows(Move move) {
            return moves.isEmpty() || moves.contains(move);
        }
    }

    /** What the side to move owes after touching the pieces on these points, in this order. */
    public static Obligation of(Position position, List<Square> touched) {
        Side side = position.sideToMove();
        List<Move> legal = position.legalMoves();
        Optional<Square> firstOwn = first(position, touched, side);
        Optional<Square> firstOther = first(position, touched, side.opponent());
        List<Move> own = firstWithMoves(position, touched, side, legal);
        List<Move> other = firstWithMoves(position, touched, side.opponent(), legal);
        if (firstOther.isEmpty()) {
            return new Obligation("5.1", own);
        }
        if (firstOwn.isEmpty()) {
            return new Obligation("5.2", other);
        }
        boolean ownFirst = touched.indexOf(firstOwn.get()) < touched.indexOf(firstOther.get());
        List<Move> both = own.stream().filter(other::contains).toList();
        if (!both.isEmpty()) {
            return new Obligation(ownFirst ? "5.3.1" : "5.4.1", both);
        }
        if (ownFirst) {
            if (!own.isEmpty()) {
                return new Obligation("5.3.2", own);
            }
            return new Obligation(other.isEmpty() ? "5.3.4" : "5.3.3", other);
        }
        if (!other.isEmpty()) {
            return new Obligation("5.4.2", other);
        }
        return new Obligation(own.isEmpty() ? "5.4.4" : "5.4.3", own);
    }

    /** Whether touching a piece is a foul: an own piece that cannot move, or one that nothing can take (8.1.5). */
    static boolean isFoul(Position position, List<Square> touched) {
        List<Move> legal = position.legalMoves();
        return touched.stream().anyMatch(point -> using(position, point, legal).isEmpty());
    }

    private static Optional<Square> first(Position position, List<Square> touched, Side side) {
        return touched.stream().filter(point -> isOf(position, point, side)).findFirst();
    }

    private static List<Move> firstWithMoves(Position position, List<Square> touched, Side side, List<Move> legal) {
        return touched.stream()
                .filter(point -> isOf(position, point, side))
                .map(point -> using(position, point, legal))
                .filter(moves -> !moves.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** The legal moves of the piece on a point if it is the own one, otherwise those that take it. */
    private static List<Move> using(Position position, Square point, List<Move> legal) {
        boolean own = isOf(position, point, position.sideToMove());
        return legal.stream()
                .filter(move -> (own ? move.from() : move.to()).equals(point))
                .toList();
    }

    private static boolean isOf(Position position, Square point, Side side) {
        return position.pieceAt(point).filter(piece -> piece.side() == side).isPresent();
    }
}
