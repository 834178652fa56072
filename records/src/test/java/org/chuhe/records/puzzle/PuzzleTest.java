package org.chuhe.records.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.Iccs;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

class PuzzleTest {
    /** Five checks, two pieces offered on the way; out of a game. */
    private static final String LONG = "1C1a1ab1r/4k1c2/b7n/pR1Ppn2p/6p2/2R6/P3P1P1P/4B4/4K4/2B2c1C1 w";

    private static Puzzle puzzle(String fen) {
        return new PuzzleMaker().puzzle(Fen.read(fen), true).orElseThrow();
    }

    @Test
    void hasOneSolutionAndAnAnswerToEveryOtherMove() {
        Puzzle puzzle = puzzle(LONG);
        assertThat(puzzle.moves()).isEqualTo(5);
        assertThat(puzzle.checksOnly()).isTrue();
        assertThat(puzzle.grade()).isEqualTo(5);
        assertThat(puzzle.themes()).containsExactly(PuzzleTheme.SACRIFICE);
        List<String> line =
                puzzle.solution().mainLine().stream().map(Object::toString).toList();
        assertThat(line).startsWith("h0h8", "g8g7", "b6b8", "e8e7", "h8h7").hasSize(9);
        Position end = puzzle.position();
        for (String move : line) {
            end = end.play(Iccs.read(end, move));
        }
        assertThat(end.isCheckmate()).isTrue();
        assertThat(puzzle.isProved()).isTrue();
    }

    @Test
    void isNoneWhereTwoMovesDoIt() {
        Position position = Fen.read("5N3/6Rc1/5k3/9/1P7/9/9/9/9/3AKAB2 w");
        assertThat(new PuzzleMaker().puzzle(position, true)).isEmpty();
    }

    @Test
    void isTheSameInTheMirrorAndWithTheColoursChanged() {
        Puzzle puzzle = puzzle(LONG);
        Puzzle mirrored = puzzle(Fen.write(puzzle.position().mirrored()));
        assertThat(mirrored.id()).isEqualTo(puzzle.id());
        assertThat(mirrored.grade()).isEqualTo(puzzle.grade());
        PuzzleChoice choice = new PuzzleChoice(5);
        choice.offer(List.of(puzzle));
        choice.offer(List.of(mirrored));
        assertThat(choice.chosen()).containsExactly(puzzle);
    }

    @Test
    void doesNotHoldWithAnotherSolutionGradeOrLength() {
        Puzzle puzzle = puzzle("3k5/5P3/9/9/9/9/9/9/4A4/3AK4 w");
        assertThat(puzzle.isProved()).isTrue();
        assertThat(new Puzzle(puzzle.id(), puzzle.position(), false, 1, 2, puzzle.themes(), puzzle.solution())
                        .isProved())
                .isFalse();
        assertThat(new Puzzle(puzzle.id(), puzzle.position(), false, 2, 1, puzzle.themes(), puzzle.solution())
                        .isProved())
                .isFalse();
        assertThat(new Puzzle(puzzle.id(), puzzle.position(), true, 1, 1, puzzle.themes(), puzzle.solution())
                        .isProved())
                .isFalse();
        assertThat(new Puzzle(puzzle.id(), puzzle.position(), false, 1, 1, Set.of(), puzzle.solution()).isProved())
                .isFalse();
    }

    @Test
    void comesOutOfGamesFromTheUsualBeginningOnly() {
        Position study = Fen.read("4k4/9/9/9/9/9/9/9/4A4/3RKR3 w");
        GameBuilder builder = GameRecord.builder(study);
        builder.play(Iccs.read(study, "d0d9"));
        assertThat(new PuzzleMaker().puzzles(builder.build())).isEmpty();
    }

    @Test
    void isReadAsItIsWritten() {
        for (String fen : List.of(LONG, "3k5/5P3/9/9/9/9/9/9/4A4/3AK4 w")) {
            Puzzle puzzle = puzzle(fen);
            assertThat(PuzzleLine.read(PuzzleLine.write(puzzle))).isEqualTo(puzzle);
        }
    }

    @Test
    void isNotReadFromAnythingElse() {
        String line = PuzzleLine.write(puzzle(LONG));
        Seeded.forAll(500, random -> {
            StringBuilder broken = new StringBuilder(line);
            for (int i = random.nextInt(4); i >= 0; i--) {
                int at = random.nextInt(broken.length());
                if (random.nextBoolean()) {
                    broken.deleteCharAt(at);
                } else {
                    broken.setCharAt(at, (char) (32 + random.nextInt(96)));
                }
            }
            try {
                PuzzleLine.read(broken.toString());
            } catch (PuzzleLine.Unreadable e) {
                assertThat(e).hasMessageNotContaining("\n\n\n");
            }
        });
        for (String nothing : List.of("", "{}", "[]", "null", "{\"themes\":[],\"solution\":{\"play\":[]}}")) {
            assertThatThrownBy(() -> PuzzleLine.read(nothing)).isInstanceOf(PuzzleLine.Unreadable.class);
        }
    }

    @Test
    void areChosenEvenlyOverTheGrades() {
        Puzzle hard = puzzle(LONG);
        Puzzle easy = puzzle("3k5/5P3/9/9/9/9/9/9/4A4/3AK4 w");
        PuzzleChoice choice = new PuzzleChoice(1);
        choice.offer(List.of(easy, hard));
        choice.offer(List.of(easy, hard));
        choice.offer(List.of(easy, hard));
        assertThat(choice.chosen()).containsExactly(easy, hard);
        assertThat(new ArrayList<>(List.of(choice.count(1), choice.count(5)))).containsExactly(1, 1);
        assertThat(Optional.of(choice.count(3))).contains(0);
    }
}
