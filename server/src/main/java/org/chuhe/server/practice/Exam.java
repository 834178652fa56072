package org.chuhe.server.practice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.chuhe.server.rulebook.Edition;
import org.chuhe.server.rulebook.Figure;
import org.chuhe.server.rulebook.FigureRulings;

/**
 * A choice of questions that can be made again: the same edition, difficulty, length and seed give the same exam.
 *
 * @param difficulty the only difficulty wanted; empty for a mixture that begins with the easy ones
 */
public record Exam(String edition, Optional<Difficulty> difficulty, int length, long seed) {
    /** A shorter one is no exam. */
    public static final int SHORTEST = 1;

    /** A longer one is not finished. */
    public static final int LONGEST = 50;

    public Exam {
        if (length < SHORTEST || length > LONGEST) {
            throw new IllegalArgumentException(
                    "an exam has " + SHORTEST + " to " + LONGEST + " questions, not " + length);
        }
    }

    /** The questions; fewer than {@link #length()} if the edition has not so many of that difficulty. */
    public List<Question> questions(Edition from, FigureRulings rulings) {
        List<Question> all = new ArrayList<>();
        for (Figure figure : from.figures()) {
            Question question = new Question(figure, rulings.of(figure));
            boolean wanted = difficulty.isEmpty() || difficulty.get() == question.difficulty();
            if (wanted && question.isSettled()) {
                all.add(question);
            }
        }
        shuffle(all, new SplittableRandom(seed));
        List<Question> chosen = new ArrayList<>(all.subList(0, Math.min(length, all.size())));
        if (difficulty.isEmpty()) {
            chosen.sort(Comparator.comparing(Question::difficulty));
        }
        return chosen;
    }

    private static void shuffle(List<Question> questions, SplittableRandom random) {
        for (int i = questions.size() - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            Question kept = questions.get(i);
            questions.set(i, questions.get(j));
            questions.set(j, kept);
        }
    }
}
