package org.chuhe.arbiter.threat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** The mate search against the plainest possible definition, on random endgames. */
class MateSearchProperties {
    private static final int DEPTH = 4;

    @Test
    void agreesWithBruteForce() {
        int[] mates = new int[1];
        Seeded.forAll(400, random -> {
            Position position = endgame(random);
            Board board = position.toBoard();
            if (board.isKingAttacked(PieceCode.BLACK)) {
                return;
            }
            Scenario scenario = Scenario.of(board, PieceCode.RED);
            Budget budget = new Budget(500_000);
            List<Move> line = new MateSearch(scenario, budget, new ProofTable(), new ArrayList<>()).mate();
            int shortest = shortest(board);
            if (shortest > 0) {
                mates[0]++;
                assertThat(line).as(position.toString()).hasSize(2 * shortest - 1);
            } else if (!line.isEmpty()) {
                assertThat(line.size()).as(position.toString()).isGreaterThan(2 * DEPTH - 1);
            }
            assertThat(budget.isExhausted()).isFalse();
            assertMates(board, line);
        });
        assertThat(mates[0]).isGreaterThan(20);
    }

    private static int shortest(Board board) {
        for (int checks = 1; checks <= DEPTH; checks++) {
            if (matesIn(board, checks)) {
                return checks;
            }
        }
        return 0;
    }

    private static boolean matesIn(Board board, int checks) {
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end && checks > 0; i++) {
            board.make(moves[i]);
            boolean mates = board.inCheck() && everyAnswerLoses(board, checks - 1);
            board.undo();
            if (mates) {
                return true;
            }
        }
        return false;
    }

    private static boolean everyAnswerLoses(Board board, int checks) {
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end; i++) {
            board.make(moves[i]);
            boolean loses = matesIn(board, checks);
            board.undo();
            if (!loses) {
                return false;
            }
        }
        return true;
    }

    /** A line must consist of legal moves and end in mate. */
    private static void assertMates(Board board, List<Move> line) {
        for (Move move : line) {
            assertThat(board.isLegal(move.code())).isTrue();
            board.make(move.code());
        }
        if (!line.isEmpty()) {
            assertThat(board.inCheck()).isTrue();
            assertThat(board.hasLegalMove()).isFalse();
        }
        line.forEach(move -> board.undo());
    }

    private static Position endgame(SplittableRandom random) {
        while (true) {
            Map<Square, Piece> pieces = new HashMap<>();
            pieces.put(Square.of(3 + random.nextInt(3), random.nextInt(3)), Piece.RED_KING);
            pieces.put(Square.of(3 + random.nextInt(3), 7 + random.nextInt(3)), Piece.BLACK_KING);
            for (Kind kind : List.of(Kind.ROOK, Kind.HORSE, Kind.CANNON, Kind.PAWN)) {
                put(pieces, Piece.of(Side.RED, kind), Square.of(random.nextInt(9), 5 + random.nextInt(5)));
            }
            put(pieces, Piece.BLACK_ROOK, Square.of(random.nextInt(90)));
            put(pieces, Piece.BLACK_ADVISOR, Square.of(4, 8));
            Position position = Position.of(pieces, Side.RED, 0, 1);
            if (position.flaws().isEmpty()) {
                return position;
            }
        }
    }

    private static void put(Map<Square, Piece> pieces, Piece piece, Square square) {
        pieces.putIfAbsent(square, piece);
    }
}
