package org.chuhe.server.training.exams;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.chuhe.records.puzzle.Puzzle;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.LibraryEdition;
import org.chuhe.server.training.mates.PuzzleShelf;
import org.chuhe.server.training.practice.Difficulty;
import org.chuhe.server.training.practice.Exam;
import org.chuhe.text.Coded;

/**
 * How questions are drawn.
 *
 * @param level the only difficulty of questions about rulings; empty for a mixture
 * @param rulings how many questions about rulings
 * @param mates how many mates
 * @param easiest the lowest grade of a mate
 * @param hardest the highest
 */
public record ExamDraw(Optional<Difficulty> level, int rulings, int mates, int easiest, int hardest) {
    /** The questions that a seed draws; fewer than wanted if there are not so many. */
    List<ExamItem> items(LibraryEdition edition, FigureRulings figures, int seed) {
        List<ExamItem> items = new ArrayList<>();
        if (rulings > 0) {
            new Exam(edition.id(), level, rulings, seed)
                    .questions(edition, figures)
                    .forEach(question -> items.add(
                            new ExamItem(ExamItem.Kind.RULING, question.figure().id())));
        }
        List<Puzzle> puzzles = new ArrayList<>(PuzzleShelf.load().all().stream()
                .filter(puzzle -> puzzle.grade() >= easiest && puzzle.grade() <= hardest)
                .toList());
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = puzzles.size() - 1; i > 0; i--) {
            Collections.swap(puzzles, i, random.nextInt(i + 1));
        }
        puzzles.stream()
                .limit(mates)
                .sorted(Comparator.comparingInt(Puzzle::grade))
                .forEach(puzzle -> items.add(new ExamItem(ExamItem.Kind.MATE, puzzle.id())));
        return items;
    }

    /** As it is stored: {@code easy 10 10 1 3}, or {@code - …} for a mixture. */
    @Override
    public String toString() {
        return String.join(
                " ",
                level.map(Difficulty::code).orElse("-"),
                Integer.toString(rulings),
                Integer.toString(mates),
                Integer.toString(easiest),
                Integer.toString(hardest));
    }

    static Optional<ExamDraw> of(String text) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        String[] parts = text.split(" ");
        return Optional.of(new ExamDraw(
                Coded.find(Difficulty.class, parts[0]),
                Integer.parseInt(parts[1]),
                Integer.parseInt(parts[2]),
                Integer.parseInt(parts[3]),
                Integer.parseInt(parts[4])));
    }
}
