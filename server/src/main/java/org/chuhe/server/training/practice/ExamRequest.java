package org.chuhe.server.training.practice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chuhe.server.rulebook.Figure;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.LibraryEdition;
import org.chuhe.text.Coded;
import org.jspecify.annotations.Nullable;

/**
 * An exam, and how far somebody is in it, as an address says it. What makes no sense becomes the usual: nothing typed
 * into an address is an error.
 *
 * @param exam the exam
 * @param marks the points of the questions answered so far, as the address claims: good enough for the reader who sees
 *     them, never for the score book
 */
record ExamRequest(Exam exam, List<Integer> marks) {
    static final int USUAL_LENGTH = 10;
    private static final int SEEDS = 1_000_000;
    private static final String SEPARATOR = "-";
    private static final String BETWEEN_FIGURES = "~";

    ExamRequest {
        marks = List.copyOf(marks);
    }

    /**
     * Reads an exam from parameters.
     *
     * @param parameter gives a parameter's value, or null
     * @param freshSeed the seed for an address that names none
     */
    static ExamRequest read(Function<String, @Nullable String> parameter, Library library, int freshSeed) {
        String edition = Optional.ofNullable(parameter.apply("edition"))
                .filter(id -> library.edition(id).isPresent())
                .orElseGet(() -> library.editions().get(0).id());
        Optional<Difficulty> difficulty =
                Optional.ofNullable(parameter.apply("level")).flatMap(code -> Coded.find(Difficulty.class, code));
        int length = number(parameter.apply("length"), Exam.SHORTEST, Exam.LONGEST, USUAL_LENGTH);
        int seed = number(parameter.apply("seed"), 0, SEEDS - 1, freshSeed);
        List<String> figures =
                figures(parameter.apply("figures"), library.edition(edition).orElseThrow());
        return new ExamRequest(
                new Exam(edition, difficulty, figures.isEmpty() ? length : figures.size(), seed, figures),
                marks(parameter.apply("marks")));
    }

    /** Figures that are to be asked again; those of other editions are left out. */
    private static List<String> figures(@Nullable String text, LibraryEdition edition) {
        if (text == null) {
            return List.of();
        }
        List<String> known = edition.figures().stream().map(Figure::id).toList();
        return Arrays.stream(text.split(BETWEEN_FIGURES, Exam.LONGEST + 1))
                .filter(known::contains)
                .distinct()
                .limit(Exam.LONGEST)
                .toList();
    }

    private static List<Integer> marks(@Nullable String text) {
        if (text == null || text.isEmpty()) {
            return List.of();
        }
        return Arrays.stream(text.split(SEPARATOR, Exam.LONGEST + 1))
                .limit(Exam.LONGEST)
                .map(mark -> number(mark, 0, 1000, 0))
                .toList();
    }

    /** A seed for a new exam, from chance in [0, 1). */
    static int seed(double chance) {
        return (int) (chance * SEEDS);
    }

    private static int number(@Nullable String text, int least, int most, int usual) {
        if (text == null || text.isEmpty() || text.length() > 9) {
            return usual;
        }
        try {
            int number = Integer.parseInt(text);
            return number >= least && number <= most ? number : usual;
        } catch (NumberFormatException e) {
            return usual;
        }
    }

    LibraryEdition edition(Library library) {
        return library.edition(exam.edition()).orElseThrow();
    }

    /** The question that is asked now, counted from 0. */
    int at() {
        return marks.size();
    }

    /** The address of this place in the exam. */
    String link() {
        return "/practice/exam?edition=" + exam.edition() + "&level="
                + exam.difficulty().map(Difficulty::code).orElse("") + "&length=" + exam.length() + "&seed="
                + exam.seed()
                + "&marks="
                + marks.stream().map(String::valueOf).collect(Collectors.joining(SEPARATOR))
                + (exam.figures().isEmpty() ? "" : "&figures=" + String.join(BETWEEN_FIGURES, exam.figures()));
    }

    /** The next question, after a mark. */
    ExamRequest after(Mark mark) {
        List<Integer> all = new ArrayList<>(marks);
        all.add(mark.points());
        return new ExamRequest(exam, all);
    }

    /** The same exam from its beginning. */
    ExamRequest again() {
        return new ExamRequest(exam, List.of());
    }
}
