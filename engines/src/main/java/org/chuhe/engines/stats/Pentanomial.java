package org.chuhe.engines.stats;

import java.util.List;

/**
 * How pairs of games have ended: the same opening with both colours, so that the two games of a pair are not independent,
 * but pairs are. Of each pair the first program has 0, ½, 1, 1½ or 2 points.
 *
 * @param counts how many pairs brought 0, ½, 1, 1½ and 2 points
 */
public record Pentanomial(List<Integer> counts) {
    /** No pair yet. */
    public static final Pentanomial NONE = new Pentanomial(List.of(0, 0, 0, 0, 0));

    public Pentanomial {
        counts = List.copyOf(counts);
        if (counts.size() != 5 || counts.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("five numbers, none below 0");
        }
    }

    /** One more pair, in which the first program had so many half points. */
    public Pentanomial plus(int halfPoints) {
        Integer[] more = counts.toArray(Integer[]::new);
        more[halfPoints]++;
        return new Pentanomial(List.of(more));
    }

    public int pairs() {
        return counts.stream().mapToInt(count -> count).sum();
    }

    /** The mean share of the points that a pair brings, from 0 to 1. */
    public double mean() {
        double sum = 0;
        for (int i = 0; i < 5; i++) {
            sum += counts.get(i) * score(i);
        }
        return sum / pairs();
    }

    /** The variance of that share from pair to pair. */
    public double variance() {
        double mean = mean();
        double sum = 0;
        for (int i = 0; i < 5; i++) {
            sum += counts.get(i) * (score(i) - mean) * (score(i) - mean);
        }
        return sum / pairs();
    }

    static double score(int halfPoints) {
        return halfPoints / 4.0;
    }
}
