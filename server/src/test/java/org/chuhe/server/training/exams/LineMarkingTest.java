package org.chuhe.server.training.exams;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.ChineseStyle;
import org.chuhe.records.puzzle.ForcedMate;
import org.chuhe.records.puzzle.Puzzle;
import org.chuhe.server.training.mates.PuzzleShelf;
import org.junit.jupiter.api.Test;

class LineMarkingTest {
    private static final List<Puzzle> ALL = PuzzleShelf.load().all();

    @Test
    void theMainLineOfEveryPuzzleHasAllPoints() {
        for (Puzzle puzzle : ALL) {
            List<Move> line = puzzle.solution().mainLine();
            assertThat(LineMarking.points(puzzle, line)).as(puzzle.id()).isEqualTo(LineMarking.possible(puzzle));
            assertThat(LineMarking.points(puzzle, line.subList(0, 1)))
                    .as(puzzle.id())
                    .isEqualTo(LineMarking.POINTS);
        }
    }

    @Test
    void nothingAndNonsenseHaveNone() {
        Puzzle puzzle = ALL.get(ALL.size() - 1);
        assertThat(LineMarking.points(puzzle, List.of())).isZero();
        for (Move move : puzzle.position().legalMoves()) {
            if (!move.equals(puzzle.solution().move())) {
                assertThat(LineMarking.points(puzzle, List.of(move)))
                        .as(move.toString())
                        .isZero();
            }
        }
        Move elsewhere = puzzle.solution().move();
        assertThat(LineMarking.points(puzzle, List.of(elsewhere, elsewhere, elsewhere)))
                .isEqualTo(LineMarking.POINTS);
    }

    /** Answers that lose sooner end what counts; those that hold out as long, kept with the puzzle or not, do not. */
    @Test
    void theDefenceMustBeTheLongest() {
        int sooner = 0;
        int asLong = 0;
        for (Puzzle puzzle : ALL) {
            if (puzzle.moves() != 2) {
                continue;
            }
            Move first = puzzle.solution().move();
            Position after = puzzle.position().play(first);
            ForcedMate search = new ForcedMate(puzzle.checksOnly(), Long.MAX_VALUE);
            for (Move answer : after.legalMoves()) {
                Position then = after.play(answer);
                // Won in two at the latest: every answer allows a mate in one, so none is sooner.
                int mate = Arrays.stream(search.tries(then.toBoard()))
                        .filter(move -> search.matesBy(then.toBoard(), move, 1))
                        .findFirst()
                        .orElseThrow();
                assertThat(LineMarking.points(puzzle, List.of(first, answer, Move.of(mate))))
                        .as("%s %s", puzzle.id(), answer)
                        .isEqualTo(LineMarking.possible(puzzle));
                asLong++;
            }
        }
        for (Puzzle puzzle : ALL) {
            if (puzzle.moves() != 3) {
                continue;
            }
            Move first = puzzle.solution().move();
            Position after = puzzle.position().play(first);
            ForcedMate search = new ForcedMate(puzzle.checksOnly(), Long.MAX_VALUE);
            for (Move answer : after.legalMoves()) {
                Position then = after.play(answer);
                if (search.mates(then.toBoard(), 1)) {
                    Move second = Move.of(Arrays.stream(search.tries(then.toBoard()))
                            .filter(move -> search.matesBy(then.toBoard(), move, 1))
                            .findFirst()
                            .orElseThrow());
                    assertThat(LineMarking.points(puzzle, List.of(first, answer, second)))
                            .as("%s %s", puzzle.id(), answer)
                            .isEqualTo(LineMarking.POINTS);
                    sooner++;
                }
            }
        }
        assertThat(sooner).isPositive();
        assertThat(asLong).isPositive();
    }

    @Test
    void aLineIsReadInAnyNotation() {
        Puzzle puzzle = ALL.get(ALL.size() - 1);
        List<String> words = new ArrayList<>();
        Position position = puzzle.position();
        for (Move move : puzzle.solution().mainLine()) {
            words.add(ChineseNotation.write(position, move, ChineseStyle.SIMPLIFIED));
            position = position.play(move);
        }
        assertThat(ExamMarking.line(puzzle, String.join(" ", words)))
                .isEqualTo(puzzle.solution().mainLine());
        assertThat(ExamMarking.line(puzzle, "<script>")).isEmpty();
    }
}
