package org.chuhe.server.training.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.server.rulebook.Figure;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.training.practice.Mark.PlyMark;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

class GradingTest {
    private static final Library LIBRARY = Library.load();
    private static final FigureRulings RULINGS = new FigureRulings(LIBRARY);

    private static Question question(String id) {
        Figure figure = LIBRARY.figure(id).orElseThrow();
        return new Question(figure, RULINGS.of(figure));
    }

    private static GivenAnswer answer(String natures, Verdict verdict) {
        List<Optional<Nature>> given = natures.chars()
                .mapToObj(term -> Arrays.stream(Nature.values())
                        .filter(nature -> nature.term().equals(Character.toString(term)))
                        .findFirst())
                .toList();
        return new GivenAnswer(given, Optional.of(verdict));
    }

    @Test
    void whatTheArbiterSaysIsWorthAllPoints() {
        Mark mark = Grading.grade(question("cxa2020-fig-07"), answer("杀拦杀拦", Verdict.RED_MUST_VARY));
        assertThat(mark.plies()).containsOnly(PlyMark.EXACT);
        assertThat(mark.points()).isEqualTo(mark.outOf()).isEqualTo(4 * 2 + 4);
        assertThat(mark.perfect()).isTrue();
    }

    @Test
    void anotherPermittedNatureIsWorthHalf() {
        Mark mark = Grading.grade(question("cxa2020-fig-07"), answer("杀闲杀兑", Verdict.RED_MUST_VARY));
        assertThat(mark.plies()).containsExactly(PlyMark.EXACT, PlyMark.PERMITTED, PlyMark.EXACT, PlyMark.PERMITTED);
        assertThat(mark.points()).isEqualTo(2 + 1 + 2 + 1 + 4);
        assertThat(mark.perfect()).isFalse();
    }

    @Test
    void theBooksWordIsAsGoodAsTheArbiters() {
        // The book prints 闲 for plies 1 and 3 of figure 12, the arbiter is more precise: 跟.
        Question question = question("cxa2020-fig-12");
        assertThat(question.ruling().plies().get(0).nature()).isEqualTo(Nature.FOLLOW);
        assertThat(Grading.grade(question, answer("闲捉跟捉", Verdict.BLACK_MUST_VARY))
                        .plies())
                .containsOnly(PlyMark.EXACT);
        assertThat(Grading.grade(question, answer("拦捉兑捉", Verdict.BLACK_MUST_VARY))
                        .plies())
                .containsExactly(PlyMark.PERMITTED, PlyMark.EXACT, PlyMark.PERMITTED, PlyMark.EXACT);
    }

    @Test
    void attacksAreNotAClass() {
        Mark mark = Grading.grade(question("cxa2020-fig-07"), answer("捉捉将闲", Verdict.DRAW));
        assertThat(mark.plies()).containsExactly(PlyMark.WRONG, PlyMark.WRONG, PlyMark.WRONG, PlyMark.PERMITTED);
        assertThat(mark.verdict()).isFalse();
        assertThat(mark.points()).isEqualTo(1);
        assertThat(mark.perfect()).isFalse();
    }

    @Test
    void undecidedIsNoAnswer() {
        assertThat(Grading.grade(question("cxa2020-fig-07"), answer("疑疑疑疑", Verdict.UNDECIDED))
                        .points())
                .isZero();
    }

    @Test
    void whatIsLeftOutIsWrong() {
        Question question = question("cxa2020-fig-07");
        assertThat(Grading.grade(question, new GivenAnswer(List.of(), Optional.empty()))
                        .points())
                .isZero();
        assertThat(Grading.grade(question, new GivenAnswer(List.of(Optional.of(Nature.KILL)), Optional.empty()))
                        .points())
                .isEqualTo(2);
    }

    @Test
    void noAnswerIsWorthMoreThanTheRulingAndMoreThanAskedIsIgnored() {
        List<Figure> figures = LIBRARY.editions().stream()
                .flatMap(edition -> edition.figures().stream())
                .toList();
        Seeded.forAll(300, random -> {
            Question question =
                    question(figures.get(random.nextInt(figures.size())).id());
            List<Optional<Nature>> natures = new ArrayList<>();
            for (int i = 0; i < question.plies() + random.nextInt(3); i++) {
                natures.add(Optional.of(Nature.values()[random.nextInt(Nature.values().length)]));
            }
            Mark mark = Grading.grade(
                    question,
                    new GivenAnswer(natures, Optional.of(Verdict.values()[random.nextInt(Verdict.values().length)])));
            assertThat(mark.points()).isBetween(0, mark.outOf());
            List<Optional<Nature>> right = question.ruling().plies().stream()
                    .map(PlyNature::nature)
                    .map(Optional::of)
                    .toList();
            Mark best = Grading.grade(
                    question,
                    new GivenAnswer(right, Optional.of(question.ruling().verdict())));
            assertThat(best.points()).isEqualTo(best.outOf());
        });
    }

    @Test
    void aScoreIsAShareOfPoints() {
        assertThat(Score.NONE.percent()).isZero();
        assertThat(new Score(2, 15, 24, 2, 1).percent()).isEqualTo(63);
    }
}
