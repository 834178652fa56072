package org.chuhe.tournament.swiss;

import java.util.stream.IntStream;
import org.chuhe.tournament.regulations.FirstRound;

/** Whom each player of round 1 would meet, if not his proper partner: the next in line (2011 rules, 附录二 二.1). */
record NumberOrder(FirstRound mode, int size) implements Chooser.Preferences {
    @Override
    public int[] of(int vertex) {
        return switch (mode) {
            case NEAR -> others(vertex + 1, vertex);
            case ENDS ->
                IntStream.iterate(size - 1, i -> i >= 0, i -> i - 1)
                        .filter(i -> i != vertex)
                        .toArray();
            case HALVES -> others(vertex + size / 2, vertex);
        };
    }

    /** Everybody but one, cyclically from a place on. */
    private int[] others(int from, int vertex) {
        return IntStream.range(0, size)
                .map(i -> (from + i) % size)
                .filter(i -> i != vertex)
                .toArray();
    }
}
