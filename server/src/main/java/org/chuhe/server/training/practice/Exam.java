package org.chuhe.server.training.practice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.chuhe.server.rulebook.Figure;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.LibraryEdition;

/**
 * A choice of questions that can be made again: the same edition, difficulty, length and seed give the same exam.
 *
 * @param difficulty the only difficulty wanted; empty for a mixture that begins with the easy ones
 * @param figures the figures asked, in this order; empty if they are to be chosen
 */
public record Exam(String edition, Optional<Difficulty> difficulty, int length, long seed, List<String> figures) {
    /** A shorter one is no exam. */
    public static final int SHORTEST = 1;

    /** A longer one is not finished. */
    public static final int LONGEST = 50;

    public Exam {
        figures = List.copyOf(figures);
        if (length < SHORTEST || length > LONGEST) {
            throw new IllegalArgumentException(
                    "an exam has " + SHORTEST + " to " + LONGEST + " questions, not " + length);
        }
    }

    /** An exam whose figures are chosen. */
    public Exam(String edition, Optional<Difficulty> difficulty, int length, long seed) {
        this(edition, difficulty, length, seed, List.of());
    }

    /**
     * The questions; fewer than {@link #length()} if the edition has not so many of that difficulty. Figures are ruled on
     * only until there are enough.
     */
    public List<Question> questions(LibraryEdition from, FigureRulings rulings) {
        if (!figures.isEmpty()) {
            return figures.stream()
                    .flatMap(id ->
                            from.figures().stream().filter(figure -> figure.id().equals(id)))
                    .map(figure -> new Question(figure, rulings.of(figure)))
                    .filter(Question::isSettled)
                    .toList();
        }
        List<Figure> shuffled = new ArrayList<>(from.figures());
        shuffle(shuffled, new SplittableRandom(seed));
        List<Question> chosen = shuffled.stream()
                .map(figure -> new Question(figure, rulings.of(figure)))
                .filter(question -> difficulty.isEmpty() || difficulty.get() == question.difficulty())
                .filter(Question::isSettled)
                .limit(length)
                .collect(Collectors.toCollection(ArrayList::new));
        if (difficulty.isEmpty()) {
            chosen.sort(Comparator.comparing(Question::difficulty));
        }
        return chosen;
    }

    /** A name that no other exam has. */
    public String id() {
        String kind = figures.isEmpty() ? difficulty.map(Difficulty::code).orElse("mixed") : "listed";
        return edition + "-" + kind + "-" + length + "-" + seed;
    }

    private static void shuffle(List<Figure> figures, SplittableRandom random) {
        for (int i = figures.size() - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            Figure kept = figures.get(i);
            figures.set(i, figures.get(j));
            figures.set(j, kept);
        }
    }
}
