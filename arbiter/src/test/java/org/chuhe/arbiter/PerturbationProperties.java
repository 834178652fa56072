package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.sequence.MoveSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A piece that takes no part changes nothing. A pawn at home can be a screen, a root or a blocker, so the generator puts
 * two blocked pawns, head to head, on an edge file where no piece of the figure can reach, guard or shoot along; where
 * that file or its ranks are in use, the figure is left alone.
 */
class PerturbationProperties {
    static Stream<Figure> figures() {
        return Stream.concat(Figures.of("cxa2011.jsonl"), Figures.of("cxa2020.jsonl"));
    }

    @ParameterizedTest
    @MethodSource("figures")
    void aPairOfBlockedPawnsFarAwayChangesNothing(Figure figure) {
        for (Position perturbed : perturbations(figure)) {
            Ruling ruling = Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow())
                    .judge(MoveSequence.of(perturbed, figure.moves()))
                    .ruling();
            assertThat(Figures.attacksOf(ruling.plies()))
                    .as(perturbed.toString())
                    .isEqualTo(
                            figure.natures().stream().map(Figures::attackOrIdle).toList());
            assertThat(ruling.verdict().code()).isEqualTo(figure.verdict());
        }
    }

    private static List<Position> perturbations(Figure figure) {
        List<Position> perturbed = new ArrayList<>();
        Set<Integer> busy = new HashSet<>();
        Position position = figure.position();
        for (Move move : figure.moves()) {
            addReach(position, busy);
            position = position.play(move);
        }
        for (int file : new int[] {0, 2, 4, 6, 8}) {
            Square lower = Square.of(file, 4);
            Square upper = Square.of(file, 5);
            if (!busy.contains(lower.index()) && !busy.contains(upper.index())) {
                Map<Square, Piece> pieces = new HashMap<>(figure.position().pieces());
                pieces.put(lower, Piece.of(Side.RED, Kind.PAWN));
                pieces.put(upper, Piece.of(Side.BLACK, Kind.PAWN));
                perturbed.add(Position.of(pieces, figure.position().sideToMove(), 0, 1));
            }
        }
        return perturbed;
    }

    /** All points that some piece of either side stands on, attacks or could pass over. */
    private static void addReach(Position position, Set<Integer> busy) {
        for (Side side : Side.values()) {
            Board board = position.withSideToMove(side).toBoard();
            for (Square from : Square.all()) {
                if (!board.isEmpty(from.index())) {
                    busy.add(from.index());
                    addLine(from, busy, board);
                }
                for (Square to : Square.all()) {
                    if (board.attacks(from.index(), to.index())) {
                        busy.add(to.index());
                    }
                }
            }
        }
    }

    /** Rooks and cannons may come to use any point of their rank and file. */
    private static void addLine(Square from, Set<Integer> busy, Board board) {
        Kind kind = Piece.of(board.pieceAt(from.index())).kind();
        if (kind == Kind.ROOK || kind == Kind.CANNON || kind == Kind.KING) {
            for (Square square : Square.all()) {
                if (square.file() == from.file() || square.rank() == from.rank() && kind != Kind.KING) {
                    busy.add(square.index());
                }
            }
        }
    }

    /** The generator must not be empty-handed, or the property would hold for nothing. */
    @Test
    void manyFiguresCanBePerturbed() {
        long count = figures().mapToLong(figure -> perturbations(figure).size()).sum();
        assertThat(count).isGreaterThan(50);
    }
}
