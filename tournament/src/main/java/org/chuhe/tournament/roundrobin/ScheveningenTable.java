package org.chuhe.tournament.roundrobin;

import java.util.ArrayList;
import java.util.List;

/**
 * The rounds of a match between two sides in which everybody of one meets everybody of the other. The book has the idea
 * (2011 rules, 11.4 全队轮赛制) but no table; in this one both sides have Red on about half of the boards in every round, and
 * with sides of equal size everybody has both colours equally often, or one more of either, and no colour three times
 * running.
 *
 * <p>In round r the i-th of the first side meets number i + r of the second, round and round. With an even number the first
 * side is cut into two blocks that have Red by turns; their lengths must be even for the other side to come out even. With
 * an odd number the sum of the two places decides, so that each sum is once in every round and once on everybody's way; half
 * of the games of one sum go the other way, so that neither side has the extra Reds for itself.
 */
public final class ScheveningenTable {
    /** One game: the players' places on their sides, and whether the first side has Red. */
    public record Board(int first, int second, boolean firstIsRed) {}

    private final int firstSide;
    private final int secondSide;
    private final int rounds;

    private ScheveningenTable(int firstSide, int secondSide) {
        this.firstSide = firstSide;
        this.secondSide = secondSide;
        this.rounds = Math.max(firstSide, secondSide);
    }

    /** The table for two sides of so many players, at least one each. */
    public static ScheveningenTable of(int firstSide, int secondSide) {
        if (firstSide < 1 || secondSide < 1) {
            throw new IllegalArgumentException("each side needs a player");
        }
        return new ScheveningenTable(firstSide, secondSide);
    }

    /** How many rounds everybody needs to meet everybody of the other side once. */
    public int rounds() {
        return rounds;
    }

    /** The games of a round, by the first side's places. */
    public List<Board> games(int round) {
        List<Board> boards = new ArrayList<>();
        for (int i = 0; i < firstSide; i++) {
            int j = (i + round - 1) % rounds;
            if (j < secondSide) {
                boards.add(new Board(i + 1, j + 1, firstIsRed(i, j, round - 1)));
            }
        }
        return boards;
    }

    private boolean firstIsRed(int i, int j, int round) {
        if (rounds % 2 == 0) {
            int block = (rounds / 2 + 1) / 2 * 2;
            return i < block == (round % 2 == 0);
        }
        int sum = (i + j) % rounds;
        return (sum == 0 ? i : sum) % 2 == 0;
    }

    /** Who of the larger side is free in a round, by his place; empty with sides of equal size. */
    public List<Integer> free(int round) {
        List<Integer> free = new ArrayList<>();
        for (int i = 0; i < rounds; i++) {
            int j = (i + round - 1) % rounds;
            if (i < firstSide && j >= secondSide) {
                free.add(i + 1);
            } else if (i >= firstSide && j < secondSide) {
                free.add(j + 1);
            }
        }
        return free.stream().sorted().toList();
    }
}
