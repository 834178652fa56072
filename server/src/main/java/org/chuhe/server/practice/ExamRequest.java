package org.chuhe.server.practice;

import java.util.Optional;
import java.util.function.Function;
import org.chuhe.server.rulebook.Edition;
import org.chuhe.server.rulebook.Library;
import org.jspecify.annotations.Nullable;

/**
 * An exam, and how far somebody is in it, as an address says it. What makes no sense becomes the usual: nothing typed
 * into an address is an error.
 *
 * @param exam the exam
 * @param at the question, counted from 1; one more than there are is the end
 * @param won the points won so far, as the address claims: good enough for the reader who sees them
 * @param of the points that could have been won so far
 */
record ExamRequest(Exam exam, int at, int won, int of) {
    static final int USUAL_LENGTH = 10;
    private static final int SEEDS = 1_000_000;
    private static final int MOST_POINTS = 10_000;

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
                Optional.ofNullable(parameter.apply("level")).flatMap(Difficulty::byId);
        int length = number(parameter.apply("length"), Exam.SHORTEST, Exam.LONGEST, USUAL_LENGTH);
        int seed = number(parameter.apply("seed"), 0, SEEDS - 1, freshSeed);
        return new ExamRequest(
                new Exam(edition, difficulty, length, seed),
                number(parameter.apply("at"), 1, Exam.LONGEST + 1, 1),
                number(parameter.apply("won"), 0, MOST_POINTS, 0),
                number(parameter.apply("of"), 0, MOST_POINTS, 0));
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

    Edition edition(Library library) {
        return library.edition(exam.edition()).orElseThrow();
    }

    /** The address of this place in the exam. */
    String link() {
        return "/practice/exam?edition=" + exam.edition() + "&level="
                + exam.difficulty().map(Difficulty::id).orElse("") + "&length=" + exam.length() + "&seed=" + exam.seed()
                + "&at=" + at + "&won=" + won + "&of=" + of;
    }

    /** The next question, after a mark. */
    ExamRequest after(Mark mark) {
        return new ExamRequest(exam, at + 1, won + mark.points(), of + mark.outOf());
    }

    /** The same exam from its beginning. */
    ExamRequest again() {
        return new ExamRequest(exam, 1, 0, 0);
    }
}
