package org.chuhe.server.training.mates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.records.puzzle.Puzzle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every puzzle that comes with the program is what it says. */
class PuzzleShelfTest {
    private static final int SAMPLE = 40;
    private static final List<Puzzle> ALL = PuzzleShelf.load().all();

    @Test
    void hasHundredsOfEveryKind() {
        assertThat(ALL).hasSizeGreaterThan(250);
        for (int grade = 1; grade <= 5; grade++) {
            int wanted = grade;
            assertThat(ALL.stream().filter(puzzle -> puzzle.grade() == wanted))
                    .as("grade %d", grade)
                    .hasSizeGreaterThan(25);
        }
        assertThat(PuzzleShelf.load().grades())
                .isEqualTo(IntStream.rangeClosed(1, 5).boxed().toList());
        assertThat(ALL).extracting(Puzzle::position).allMatch(position -> position.sideToMove() == Side.RED);
    }

    @Test
    void hasNoPositionTwiceNorInTheMirror() {
        Set<String> met = new HashSet<>();
        for (Puzzle puzzle : ALL) {
            assertThat(met.add(Fen.write(puzzle.position()))).as(puzzle.id()).isTrue();
            assertThat(met.contains(Fen.write(puzzle.position().mirrored())))
                    .as(puzzle.id())
                    .isFalse();
        }
    }

    @Test
    void provesASampleAgain() {
        new Random(7)
                .ints(0, ALL.size())
                .distinct()
                .limit(SAMPLE)
                .mapToObj(ALL::get)
                .forEach(puzzle -> assertThat(puzzle.isProved()).as(puzzle.id()).isTrue());
    }

    @Test
    @Tag("slow")
    void provesEveryPuzzleAgain() {
        assertThat(ALL).allMatch(Puzzle::isProved);
    }

    /** By the definition alone, on positions that never change. */
    @Test
    void hasOneWayToMateInOneOrTwoByTheDefinition() {
        for (Puzzle puzzle : ALL) {
            if (puzzle.moves() <= 2) {
                assertThat(winners(puzzle.position(), puzzle.moves(), puzzle.checksOnly()))
                        .as(puzzle.id())
                        .containsExactlyElementsOf(puzzle.solution().moves());
            }
            if (puzzle.moves() == 2) {
                assertThat(winners(puzzle.position(), 1, puzzle.checksOnly()))
                        .as(puzzle.id())
                        .isEmpty();
            }
        }
    }

    private static List<Move> winners(Position position, int moves, boolean checksOnly) {
        return position.legalMoves().stream()
                .filter(move -> !checksOnly || position.play(move).isCheck())
                .filter(move -> isLost(position.play(move), moves - 1, checksOnly))
                .toList();
    }

    private static boolean isLost(Position position, int moves, boolean checksOnly) {
        List<Move> answers = position.legalMoves();
        return answers.isEmpty()
                || moves > 0
                        && answers.stream()
                                .noneMatch(answer -> winners(position.play(answer), moves, checksOnly)
                                        .isEmpty());
    }
}
