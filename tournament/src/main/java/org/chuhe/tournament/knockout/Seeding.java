package org.chuhe.tournament.knockout;

import java.util.ArrayList;
import java.util.List;

/** 种子位置: the order of seed numbers down a bracket, so that the best meet as late as possible (附录三). */
public final class Seeding {
    private Seeding() {}

    /** The smallest power of two that holds so many entrants, at least two. */
    public static int sizeFor(int entrants) {
        int size = 2;
        while (size < entrants) {
            size *= 2;
        }
        return size;
    }

    /** The seed numbers from top to bottom: 8 gives 1 8 4 5 2 7 3 6. */
    public static List<Integer> order(int size) {
        List<Integer> order = List.of(1);
        for (int n = 2; n <= size; n *= 2) {
            List<Integer> next = new ArrayList<>();
            for (int p : order) {
                next.add(p);
                next.add(n + 1 - p);
            }
            order = next;
        }
        return order;
    }

    /** The same with byes in the places of the numbers nobody has: they fall to the best seeds. */
    static List<Source> sources(int entrants) {
        List<Source> sources = new ArrayList<>();
        for (int p : order(sizeFor(entrants))) {
            sources.add(p <= entrants ? new Source.Seed(p) : new Source.Bye());
        }
        return sources;
    }
}
