package org.chuhe.records.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Chooses among puzzles so that there are as many of each grade as can be: of a game one, that of the grade of which there
 * are fewest so far, and the harder where there are as many of both. No position comes twice, nor as its mirror image.
 */
public final class PuzzleChoice {
    private final int mostOfAGrade;
    private final List<Puzzle> chosen = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private final int[] count = new int[PuzzleGrade.HARDEST + 1];

    public PuzzleChoice(int mostOfAGrade) {
        this.mostOfAGrade = mostOfAGrade;
    }

    /** Takes one of the puzzles of a game, if there is room. */
    public void offer(List<Puzzle> ofAGame) {
        Optional<Puzzle> best = ofAGame.stream()
                .filter(puzzle -> !ids.contains(puzzle.id()) && count[puzzle.grade()] < mostOfAGrade)
                .min(Comparator.<Puzzle>comparingInt(puzzle -> count[puzzle.grade()])
                        .thenComparing(Comparator.comparingInt(Puzzle::grade).reversed()));
        best.ifPresent(puzzle -> {
            chosen.add(puzzle);
            ids.add(puzzle.id());
            count[puzzle.grade()]++;
        });
    }

    /** How many were chosen of a grade. */
    public int count(int grade) {
        return count[grade];
    }

    /** What was chosen, the easy ones first; otherwise in an order that tells nothing about where they come from. */
    public List<Puzzle> chosen() {
        return chosen.stream()
                .sorted(Comparator.comparingInt(Puzzle::grade)
                        .thenComparingInt(Puzzle::moves)
                        .thenComparing(Puzzle::id))
                .toList();
    }
}
