package org.chuhe.arbiter.nature;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.text.Coded;

/**
 * A piece that a ply chases, with the proof.
 *
 * @param target where it stands
 * @param piece what it is
 * @param manner how it would be won
 * @param captor the piece that would take it
 * @param joint whether several pieces are needed (24.17 联合捉子)
 * @param root whether it can be retaken when it falls
 * @param worth what the line brings
 * @param line the winning line if the chaser could move again at once
 * @param before what the same first move led to before the ply; empty if it was not possible
 * @param lostAnyway own pieces that the line gives up but that do not count, being lost with or without it
 * @param acceptance what accepting an offer leads to, the invited side on move; empty if it is no offer, or if accepting
 *     is not even legal
 */
public record Chased(
        Square target,
        Piece piece,
        Manner manner,
        Optional<Square> captor,
        boolean joint,
        Root root,
        Worth worth,
        List<Move> line,
        List<Move> before,
        List<Square> lostAnyway,
        List<Move> acceptance) {

    /** How a piece would be won. */
    public enum Manner implements Coded {
        /** The moved piece takes it. */
        DIRECT("direct"),
        /** Another piece takes it: uncovered, released, newly protected. */
        BY_ANOTHER("by-another"),
        /** Checks come first 抽吃 (24.3). */
        BY_CHECKS("by-checks"),
        /** Other captures come first (完整互吃). */
        BY_EXCHANGES("by-exchanges"),
        /** It is invited to an exchange that it cannot accept (26.9; 2020: 26.10). */
        BY_OFFER("by-offer");

        private final String code;

        Manner(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** Who protects a piece (24.15). */
    public enum Root implements Coded {
        /** Nobody 无根. */
        NONE("none"),
        /** A piece that seems to, but cannot retake 假根 (24.16); it counts for nothing. */
        FALSE("false"),
        /** A piece that can retake; it is chased because that does not suffice 少根, or because it is a rook. */
        REAL("real");

        private final String code;

        Root(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** What the line brings, compared with what the same could bring before. */
    public enum Worth implements Coded {
        /** A gain where there was none. */
        GAIN("gain"),
        /** More than before. */
        MORE("more"),
        /** Each side takes a piece and the result is even, which suffices where the captor is a root or tied (26.5). */
        EVEN_TRADE("even-trade");

        private final String code;

        Worth(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    public Chased {
        line = List.copyOf(line);
        before = List.copyOf(before);
        lostAnyway = List.copyOf(lostAnyway);
        acceptance = List.copyOf(acceptance);
    }

    /** A piece that a given piece takes at once, alone. */
    public static Chased plainly(Square target, Piece piece, Manner manner, Square captor, Root root, List<Move> line) {
        return new Chased(
                target,
                piece,
                manner,
                Optional.of(captor),
                false,
                root,
                Worth.GAIN,
                line,
                List.of(),
                List.of(),
                List.of());
    }

    /** Where the pieces stand that the chaser takes along the line, in the order in which they fall. */
    public List<Square> taken(Board after) {
        Board start = new Board(after.pieces(), piece.side().opponent().ordinal(), 0);
        Board board = start.copy();
        List<Square> taken = new ArrayList<>();
        for (Move move : line) {
            int point = move.to().index();
            if (board.side() == start.side() && !board.isEmpty(point)) {
                taken.add(Square.of(start.squareOf(board.idAt(point))));
            }
            board.make(move.code());
        }
        return taken;
    }

    /** Whether it can be retaken. */
    public boolean rooted() {
        return root == Root.REAL;
    }

    public Gravity gravity() {
        if (rooted() && piece.kind() != Kind.ROOK) {
            return Gravity.UNLISTED;
        }
        return joint ? Gravity.JOINT : Gravity.PLAIN;
    }
}
