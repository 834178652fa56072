package org.chuhe.server.training.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.LibraryEdition;
import org.chuhe.text.Coded;
import org.junit.jupiter.api.Test;

class ExamTest {
    private static final Library LIBRARY = Library.load();
    private static final FigureRulings RULINGS = new FigureRulings(LIBRARY);

    private static List<Question> questions(String edition, Optional<Difficulty> difficulty, int length, long seed) {
        return new Exam(edition, difficulty, length, seed)
                .questions(LIBRARY.edition(edition).orElseThrow(), RULINGS);
    }

    private static List<String> ids(List<Question> questions) {
        return questions.stream().map(question -> question.figure().id()).toList();
    }

    @Test
    void theSameSeedGivesTheSameExam() {
        List<Question> once = questions("cxa2020", Optional.empty(), 10, 7);
        assertThat(once).hasSize(10);
        assertThat(ids(once)).doesNotHaveDuplicates().isEqualTo(ids(questions("cxa2020", Optional.empty(), 10, 7)));
        assertThat(ids(once)).isNotEqualTo(ids(questions("cxa2020", Optional.empty(), 10, 8)));
    }

    @Test
    void aMixtureBeginsWithTheEasyOnes() {
        assertThat(questions("cxa2020", Optional.empty(), 40, 1))
                .extracting(Question::difficulty)
                .isSorted()
                .contains(Difficulty.values());
    }

    @Test
    void oneDifficultyCanBeAskedFor() {
        for (Difficulty difficulty : Difficulty.values()) {
            assertThat(questions("cxa2020", Optional.of(difficulty), 5, 3))
                    .hasSize(5)
                    .extracting(Question::difficulty)
                    .containsOnly(difficulty);
        }
    }

    @Test
    void everyEditionHasQuestionsAndNoMoreThanItsFigures() {
        for (LibraryEdition edition : LIBRARY.editions()) {
            assertThat(questions(edition.id(), Optional.empty(), 50, 0))
                    .hasSize(Math.min(50, edition.figures().size()));
        }
    }

    @Test
    void anExamHasAReasonableLength() {
        assertThatThrownBy(() -> new Exam("cxa2020", Optional.empty(), 0, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Exam("cxa2020", Optional.empty(), 51, 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void difficultyFollowsFromWhatHasToBeSeen() {
        assertThat(difficulty("cxa2020-fig-06")).isEqualTo(Difficulty.EASY);
        assertThat(difficulty("cxa2020-fig-02")).isEqualTo(Difficulty.MEDIUM);
        assertThat(difficulty("cxa2020-fig-07")).isEqualTo(Difficulty.HARD);
        assertThat(difficulty("cxa2020-fig-10")).isEqualTo(Difficulty.HARD);
        assertThat(Coded.find(Difficulty.class, "hard")).contains(Difficulty.HARD);
        assertThat(Coded.find(Difficulty.class, "HARD")).isEmpty();
    }

    private static Difficulty difficulty(String id) {
        return Difficulty.of(RULINGS.of(LIBRARY.figure(id).orElseThrow()));
    }
}
