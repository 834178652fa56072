package org.chuhe.records.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.chuhe.arbiter.threat.Budget;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.Fen;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

class ForcedMateTest {
    private static final long PLENTY = 50_000_000;

    /** A bare black king with a few defenders, and Red with a few attackers near: many mates, and many that just fail. */
    private static Position random(SplittableRandom random) {
        while (true) {
            Map<Square, Piece> pieces = new HashMap<>();
            put(pieces, random, Piece.of(Side.RED, Kind.KING), 3, 5, 0, 2);
            put(pieces, random, Piece.of(Side.BLACK, Kind.KING), 3, 5, 7, 9);
            for (int i = random.nextInt(3); i >= 0; i--) {
                Kind kind =
                        List.of(Kind.ROOK, Kind.HORSE, Kind.CANNON, Kind.PAWN).get(random.nextInt(4));
                put(pieces, random, Piece.of(Side.RED, kind), 0, 8, 5, 9);
            }
            for (int i = random.nextInt(3); i > 0; i--) {
                Kind kind = List.of(Kind.ROOK, Kind.HORSE, Kind.CANNON).get(random.nextInt(3));
                put(pieces, random, Piece.of(Side.BLACK, kind), 0, 8, 0, 9);
            }
            Position position = Position.of(pieces, Side.RED, 0, 1);
            if (position.flaws().isEmpty()) {
                return position;
            }
        }
    }

    private static void put(
            Map<Square, Piece> pieces, SplittableRandom random, Piece piece, int left, int right, int low, int high) {
        pieces.put(Square.of(left + random.nextInt(right - left + 1), low + random.nextInt(high - low + 1)), piece);
    }

    private static List<Move> winners(Position position, int moves, boolean checksOnly) {
        ForcedMate search = new ForcedMate(checksOnly, PLENTY);
        Board board = position.toBoard();
        List<Move> winners = new ArrayList<>();
        for (int move : search.tries(board)) {
            if (search.matesBy(board, move, moves)) {
                winners.add(Move.of(move));
            }
        }
        assertThat(search.mates(board, moves)).isEqualTo(!winners.isEmpty());
        return winners;
    }

    @Test
    void findsWhatTheDefinitionFinds() {
        int[] mates = new int[3];
        Seeded.forAll(150, random -> {
            Position position = random(random);
            for (int moves = 1; moves <= 2; moves++) {
                for (boolean checksOnly : new boolean[] {false, true}) {
                    List<Move> expected = SlowMate.winners(position, moves, checksOnly);
                    assertThat(winners(position, moves, checksOnly))
                            .as("%s in %d, checks %s", position, moves, checksOnly)
                            .containsExactlyInAnyOrderElementsOf(expected);
                    mates[moves] += expected.isEmpty() ? 0 : 1;
                }
            }
        });
        assertThat(mates[1]).as("positions with a mate in one").isPositive();
        assertThat(mates[2]).as("positions with a mate in two").isGreaterThan(mates[1]);
    }

    @Test
    void agreesWithTheArbiterAboutChecks() {
        Seeded.forAll(150, random -> {
            Position position = random(random);
            Board board = position.toBoard();
            Scenario scenario = Scenario.of(board, board.side());
            int line = new Threats(new Budget(PLENTY)).mate(scenario).size();
            int found = new ForcedMate(true, PLENTY).length(position.toBoard(), 4);
            int expected = line == 0 || line > 7 ? 0 : (line + 1) / 2;
            // The arbiter asks for mate; to leave the opponent without a move while checking is the same.
            assertThat(found).as(position.toString()).isEqualTo(expected);
        });
    }

    @Test
    void saysWhenItHadToStop() {
        Board start = Position.START.toBoard();
        ForcedMate search = new ForcedMate(false, 100);
        assertThat(search.length(start, 3)).isZero();
        assertThat(search.isExhausted()).isTrue();
        search.startAgain();
        assertThat(search.isExhausted()).isFalse();
    }

    @Test
    void countsWhoHasNoMoveLeftAsLost() {
        Position position = Fen.read("3k5/5P3/9/9/9/9/9/9/4A4/3AK4 w");
        assertThat(winners(position, 1, false))
                .containsExactly(Move.of(position.legalMoves().stream()
                        .filter(move -> move.toString().equals("f8e8"))
                        .findFirst()
                        .orElseThrow()
                        .code()));
        assertThat(winners(position, 1, true)).isEmpty();
    }
}
