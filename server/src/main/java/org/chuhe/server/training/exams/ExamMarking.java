package org.chuhe.server.training.exams;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.core.Move;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.records.puzzle.Puzzle;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.training.mates.PuzzleShelf;
import org.chuhe.server.training.practice.GivenAnswer;
import org.chuhe.server.training.practice.Grading;
import org.chuhe.server.training.practice.Mark;
import org.chuhe.server.training.practice.PracticePages;
import org.chuhe.server.training.practice.Question;
import org.chuhe.text.Coded;

/** Finds the questions of an exam, and marks answers as they are stored. */
final class ExamMarking {
    /** Between the natures of a stored answer; after them comes the verdict. */
    private static final String COMMA = ",";

    private final Library library;
    private final FigureRulings rulings;

    ExamMarking(Library library, FigureRulings rulings) {
        this.library = library;
        this.rulings = rulings;
    }

    /** The questions that a candidate draws. */
    List<ExamItem> drawn(Examination exam, ExamDraw draw, int seed) {
        return draw.items(library.edition(exam.edition()).orElseThrow(), rulings, seed);
    }

    /** The question about a figure. */
    Optional<Question> ruling(ExamItem item) {
        return item.kind() == ExamItem.Kind.RULING
                ? library.figure(item.id()).map(figure -> new Question(figure, rulings.of(figure)))
                : Optional.empty();
    }

    Optional<Puzzle> mate(ExamItem item) {
        return item.kind() == ExamItem.Kind.MATE ? PuzzleShelf.load().puzzle(item.id()) : Optional.empty();
    }

    /** What an answer is worth; one that was not given is worth nothing. */
    ExamResult.Line mark(ExamItem item, Optional<String> answer) {
        Optional<Question> question = ruling(item);
        if (question.isPresent()) {
            Mark mark = Grading.grade(question.get(), given(answer.orElse("")));
            return new ExamResult.Line(item, mark.points(), mark.outOf());
        }
        // An exam outlives the puzzles that a later version may leave out: then nobody can win points with one.
        return mate(item)
                .map(puzzle -> new ExamResult.Line(
                        item,
                        LineMarking.points(puzzle, line(puzzle, answer.orElse(""))),
                        LineMarking.possible(puzzle)))
                .orElseGet(() -> new ExamResult.Line(item, 0, 0));
    }

    /** An answer about a figure as it is stored: the natures, and after them the verdict. */
    static String written(GivenAnswer answer) {
        StringBuilder text = new StringBuilder();
        answer.natures()
                .forEach(nature ->
                        text.append(nature.map(Nature::term).orElse("")).append(COMMA));
        return text.append(answer.verdict().map(Verdict::code).orElse("")).toString();
    }

    /** Reads what {@link #written} wrote; what makes no sense was not answered. */
    static GivenAnswer given(String stored) {
        String[] parts = stored.split(COMMA, -1);
        List<Optional<Nature>> natures = new ArrayList<>();
        for (int i = 0; i + 1 < parts.length; i++) {
            String term = parts[i];
            natures.add(PracticePages.NATURES.stream()
                    .filter(nature -> nature.term().equals(term))
                    .findFirst());
        }
        String verdict = parts[parts.length - 1];
        return new GivenAnswer(natures, Coded.find(Verdict.class, verdict).filter(PracticePages.VERDICTS::contains));
    }

    /** The line that somebody typed, or a board wrote, as far as it can be read. */
    static List<Move> line(Puzzle puzzle, String text) {
        try {
            return MoveReader.readAll(puzzle.position(), text);
        } catch (NotationException e) {
            return List.of();
        }
    }
}
