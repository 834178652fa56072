package org.chuhe.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.RandomPositions;
import org.chuhe.core.Square;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** What must hold of every position, tried on random ones, overcrowded compositions among them. */
class BoardPropertiesTest {
    private static final int POSITIONS = 600;

    @Test
    void takingBackRestoresEverything() {
        Seeded.forAll(POSITIONS, random -> {
            Board board = RandomPositions.any(random).toBoard();
            Snapshot before = Snapshot.of(board);
            int played = playRandomly(board, random, 30);
            for (int i = 0; i < played; i++) {
                board.undo();
            }
            assertThat(Snapshot.of(board)).isEqualTo(before);
        });
    }

    @Test
    void everySingleMoveIsTakenBack() {
        Seeded.forAll(300, random -> {
            Board board = RandomPositions.any(random).toBoard();
            Snapshot before = Snapshot.of(board);
            for (int move : legalMoves(board)) {
                board.make(move);
                board.undo();
                assertThat(Snapshot.of(board)).as(Move.of(move).toString()).isEqualTo(before);
            }
        });
    }

    @Test
    void attackersAndPiecesAreWhatEachPieceSays() {
        Seeded.forAll(200, random -> {
            Board board = RandomPositions.any(random).toBoard();
            playRandomly(board, random, 10);
            for (int side = PieceCode.RED; side <= PieceCode.BLACK; side++) {
                int mine = side;
                SquareSet own = SquareSet.where(square -> PieceCode.isOf(board.pieceAt(square), mine));
                assertThat(board.squares(side)).isEqualTo(own);
                assertThat(board.squares(side, PieceCode.ROOK))
                        .isEqualTo(own.filter(square -> PieceCode.kind(board.pieceAt(square)) == PieceCode.ROOK));
                for (int point = 0; point < Points.COUNT; point++) {
                    int target = point;
                    assertThat(board.attackers(side, point))
                            .isEqualTo(own.filter(square -> board.attacks(square, target)));
                }
            }
        });
    }

    @Test
    void aPassChangesTheSideAndNothingElse() {
        Seeded.forAll(POSITIONS, random -> {
            Board board = RandomPositions.any(random).toBoard();
            Snapshot before = Snapshot.of(board);
            board.pass();
            Board passed = new Board(board.pieces(), before.side ^ 1, before.quietPlies);
            assertThat(board.hash()).isEqualTo(passed.hash());
            assertThat(legalMoves(board)).isEqualTo(legalMoves(passed));
            board.undo();
            assertThat(Snapshot.of(board)).isEqualTo(before);
        });
    }

    @Test
    void theHashIsThatOfThePositionSetUpAnew() {
        Seeded.forAll(POSITIONS, random -> {
            Board board = RandomPositions.any(random).toBoard();
            for (int i = 0; i < 20 && playRandomly(board, random, 1) == 1; i++) {
                Board anew = new Board(board.pieces(), board.side(), board.quietPlies());
                assertThat(board.hash()).isEqualTo(anew.hash());
                assertThat(legalMoves(board)).isEqualTo(legalMoves(anew));
            }
        });
    }

    @Test
    void legalMovesAreThoseThatLeaveTheKingSafe() {
        Seeded.forAll(POSITIONS, random -> {
            Board board = RandomPositions.any(random).toBoard();
            Set<Integer> expected = bruteForce(board);
            assertThat(legalMoves(board)).isEqualTo(expected);
            assertThat(board.countLegalMoves()).isEqualTo(expected.size());
            assertThat(board.hasLegalMove()).isEqualTo(!expected.isEmpty());
            for (int from = 0; from < Square.COUNT; from++) {
                for (int to = 0; to < Square.COUNT; to++) {
                    int move = MoveCode.of(from, to);
                    assertThat(board.isLegal(move)).isEqualTo(expected.contains(move));
                }
            }
        });
    }

    @Test
    void noLegalMoveIsListedTwice() {
        Seeded.forAll(POSITIONS, random -> {
            Board board = RandomPositions.any(random).toBoard();
            int[] buffer = new int[Board.MAX_MOVES];
            assertThat(board.legalMoves(buffer, 0)).isEqualTo(legalMoves(board).size());
        });
    }

    @Test
    void legalCapturesAreTheLegalMovesThatCapture() {
        Seeded.forAll(POSITIONS, random -> {
            Board board = RandomPositions.any(random).toBoard();
            int[] buffer = new int[Board.MAX_MOVES];
            int end = board.legalCaptures(buffer, 0);
            Set<Integer> captures = legalMoves(board).stream()
                    .filter(move -> !board.isEmpty(MoveCode.to(move)))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(asSet(buffer, end)).isEqualTo(captures);
            assertThat(end).isEqualTo(captures.size());
        });
    }

    @Test
    void legalChecksAreTheLegalMovesAfterWhichTheOtherKingIsAttacked() {
        Seeded.forAll(POSITIONS, random -> {
            Board board = RandomPositions.any(random).toBoard();
            int[] buffer = new int[Board.MAX_MOVES];
            int end = board.legalChecks(buffer, 0);
            Set<Integer> checks = new TreeSet<>();
            for (int move : legalMoves(board)) {
                board.make(move);
                if (board.inCheck()) {
                    checks.add(move);
                }
                board.undo();
            }
            assertThat(asSet(buffer, end)).isEqualTo(checks);
            assertThat(end).isEqualTo(checks.size());
        });
    }

    @Test
    void aMoveGivesCheckIfTheOtherKingIsAttackedAfterIt() {
        Seeded.forAll(POSITIONS, random -> {
            Board board = RandomPositions.any(random).toBoard();
            for (int move : legalMoves(board)) {
                boolean said = board.givesCheck(move);
                board.make(move);
                assertThat(said)
                        .as("%s in %s", Move.of(move), Position.of(board, 1))
                        .isEqualTo(board.inCheck());
                board.undo();
            }
        });
    }

    @Test
    void aKingIsAttackedIfAPieceAttacksItOrTheKingsFace() {
        Seeded.forAll(POSITIONS, random -> {
            Position position = RandomPositions.any(random);
            Board board = position.toBoard();
            assertThat(board.inCheck()).isEqualTo(!position.checkers().isEmpty() || position.kingsFace());
        });
    }

    @Test
    void mirroredPositionsHaveTheMirroredMoves() {
        Seeded.forAll(POSITIONS, random -> {
            Position position = RandomPositions.any(random);
            assertThat(moves(position.mirrored())).isEqualTo(moves(position, Move::mirrored));
            assertThat(position.mirrored().mirrored()).isEqualTo(position);
        });
    }

    @Test
    void colourSwappedPositionsHaveTheSwappedMoves() {
        Seeded.forAll(POSITIONS, random -> {
            Position position = RandomPositions.any(random);
            Position swapped = position.colourSwapped();
            assertThat(moves(swapped)).isEqualTo(moves(position, Move::colourSwapped));
            assertThat(swapped.isCheck()).isEqualTo(position.isCheck());
            assertThat(swapped.colourSwapped()).isEqualTo(position);
        });
    }

    private record Snapshot(
            String pieces,
            int side,
            long hash,
            int quietPlies,
            int ply,
            Set<Integer> legal,
            int redKing,
            int blackKing) {
        static Snapshot of(Board board) {
            return new Snapshot(
                    Arrays.toString(board.pieces()),
                    board.side(),
                    board.hash(),
                    board.quietPlies(),
                    board.ply(),
                    legalMoves(board),
                    board.king(PieceCode.RED),
                    board.king(PieceCode.BLACK));
        }
    }

    private static int playRandomly(Board board, SplittableRandom random, int plies) {
        int[] buffer = new int[Board.MAX_MOVES];
        int played = 0;
        for (int end = board.legalMoves(buffer, 0); end > 0 && played < plies; end = board.legalMoves(buffer, 0)) {
            board.make(buffer[random.nextInt(end)]);
            played++;
        }
        return played;
    }

    /** The moves that the rules of the kinds allow, tried out one by one. */
    private static Set<Integer> bruteForce(Board board) {
        Set<Integer> moves = new TreeSet<>();
        int side = board.side();
        for (int from = 0; from < Square.COUNT; from++) {
            for (int to = 0; to < Square.COUNT; to++) {
                int move = MoveCode.of(from, to);
                if (board.isPseudoLegal(move)) {
                    board.make(move);
                    Board after = board.copy();
                    board.undo();
                    if (!after.isKingAttacked(side)) {
                        moves.add(move);
                    }
                }
            }
        }
        return moves;
    }

    private static Set<Integer> legalMoves(Board board) {
        int[] buffer = new int[Board.MAX_MOVES];
        return asSet(buffer, board.legalMoves(buffer, 0));
    }

    private static Set<Integer> asSet(int[] buffer, int end) {
        return Arrays.stream(buffer, 0, end).boxed().collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<Move> moves(Position position) {
        return moves(position, move -> move);
    }

    private static Set<Move> moves(Position position, UnaryOperator<Move> change) {
        return position.legalMoves().stream().map(change).collect(Collectors.toSet());
    }
}
