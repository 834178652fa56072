package org.chuhe.tournament.knockout;

import java.util.ArrayList;
import java.util.List;

/** 种子位置: the order of seed numbers down a bracket, so that the best meet as late as possible (附录三). */
public final class Seeding {
    /** How the matches of a 预选赛 are called. */
    static final String PRELIMINARY = "Q1.";

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

    /**
     * 预选赛: a full bracket for the best, whose last places go to the winners of the matches added to {@code slots}; the
     * best of those who have to qualify meets the last of all.
     */
    static List<Source> afterPreliminary(int entrants, List<Slot> slots) {
        int main = Integer.highestOneBit(entrants);
        int exempt = 2 * main - entrants;
        List<Source> sources = new ArrayList<>();
        for (int p : order(main)) {
            if (p <= exempt) {
                sources.add(new Source.Seed(p));
            } else {
                sources.add(new Source.WinnerOf(PRELIMINARY + (p - exempt)));
            }
        }
        for (int p = exempt + 1; p <= main; p++) {
            Source last = new Source.Seed(2 * main - p + 1);
            slots.add(Slot.of(PRELIMINARY + (p - exempt), new Source.Seed(p), last));
        }
        return sources;
    }

    /** Who loses a preliminary match is out: they share the places after the bracket. */
    static List<PlaceRange> outInPreliminary(int entrants) {
        int main = Integer.highestOneBit(entrants);
        List<Source> losers = new ArrayList<>();
        for (int match = 1; match <= entrants - main; match++) {
            losers.add(new Source.LoserOf(PRELIMINARY + match));
        }
        return losers.isEmpty() ? List.of() : List.of(new PlaceRange(main + 1, entrants, losers));
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
