package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.tournament.regulations.Strength;

/**
 * Whether a few neighbouring score groups can be paired within limits: so many leave each group, so many jump one. A
 * search through subsets, always pairing the highest who is open. What lies above is some who come down and could be
 * anybody, what lies below takes whoever leaves; so where the search finds nothing, no whole round keeps the limits.
 */
final class SmallSearch {
    /** The most players searched, with those who come down. */
    static final int LIMIT = 20;

    private static final int MOST_COUNTERS = 15;
    private static final int PATIENCE = 1_000_000;

    /** What is known of the question. */
    enum Answer {
        YES,
        NO,
        UNKNOWN
    }

    /** The most that may leave a level, and the most of one level that may jump another. */
    interface Limits {
        int leaving(int level);

        int jumping(int from, int over);
    }

    private record Counter(int from, int over, int limit) {}

    /** A point of the search: who is paired, how many have left, whether the bye is given, and who has jumped. */
    private record Node(int paired, int left, int bye, long counts) {}

    private final Facts facts;
    private final Levels levels;
    private final int top;
    private final int bottom;
    private final List<Standing> field;
    private final int strangers;
    private final Set<Integer> mayHaveBye;
    private final boolean byeHere;
    private final Limits limits;
    private final List<Counter> counters = new ArrayList<>();
    private final Set<Node> dead = new HashSet<>();
    private boolean gaveUp;

    /**
     * @param floaters who come from above by name, and {@code strangers}, who could be anybody
     * @param mayHaveBye by number; empty if nobody in view has the bye
     */
    SmallSearch(
            Facts facts,
            Levels levels,
            int top,
            int bottom,
            List<Standing> floaters,
            int strangers,
            Set<Integer> mayHaveBye,
            boolean byeHere,
            Limits limits) {
        this.facts = facts;
        this.levels = levels;
        this.top = top;
        this.bottom = bottom;
        this.strangers = strangers;
        this.mayHaveBye = mayHaveBye;
        this.byeHere = byeHere;
        this.limits = limits;
        field = new ArrayList<>(floaters);
        for (int level = top; level <= bottom; level++) {
            field.addAll(levels.group(level));
        }
        for (int over = top; over <= bottom && over < levels.count() - 1; over++) {
            for (int from = 0; from < over; from++) {
                int limit = limits.jumping(from, over);
                if (limit > 0 && limit < Math.min(15, field.size())) {
                    counters.add(new Counter(from, over, limit));
                }
            }
        }
    }

    Answer answer() {
        if (size() > LIMIT || counters.size() > MOST_COUNTERS) {
            return Answer.UNKNOWN;
        }
        boolean found = from(0, 0, 0, 0, 0);
        return found ? Answer.YES : gaveUp ? Answer.UNKNOWN : Answer.NO;
    }

    private int size() {
        return strangers + field.size();
    }

    /** Strangers come first and stand just above the first level. */
    private int level(int vertex) {
        return vertex < strangers ? top - 1 : levels.of(field.get(vertex - strangers));
    }

    /**
     * @param left how many have left downwards
     * @param bye 1 if the bye is given
     * @param counts four bits for each counter
     */
    private boolean from(int paired, int left, int bye, long counts, int checkedUpTo) {
        int first = Integer.numberOfTrailingZeros(~paired);
        if (!boundaries(paired, left + bye, checkedUpTo, Math.min(first, size()))) {
            return false;
        }
        if (first >= size()) {
            return bye == (byeHere ? 1 : 0) && (bottom < levels.count() - 1 || left == 0);
        }
        Node node = new Node(paired, left, bye, counts);
        if (dead.contains(node)) {
            return false;
        }
        if (dead.size() > PATIENCE) {
            gaveUp = true;
            return false;
        }
        for (int other = first + 1; other < size(); other++) {
            if ((paired >> other & 1) == 0 && joinable(first, other)) {
                long next = counted(counts, first, level(other));
                if (next >= 0 && from(paired | 1 << first | 1 << other, left, bye, next, first)) {
                    return true;
                }
            }
        }
        if (bottom < levels.count() - 1) {
            long next = counted(counts, first, bottom + 1);
            if (next >= 0 && from(paired | 1 << first, left + 1, bye, next, first)) {
                return true;
            }
        }
        boolean entitled =
                first < strangers ? mayHaveBye.isEmpty() : mayHaveBye.contains(field.get(first - strangers).no);
        if (byeHere && bye == 0 && entitled && from(paired | 1 << first, left, 1, counts, first)) {
            return true;
        }
        dead.add(node);
        return false;
    }

    private boolean joinable(int one, int other) {
        if (level(other) < top) {
            return false;
        }
        if (one < strangers) {
            return true;
        }
        Standing a = field.get(one - strangers);
        Standing b = field.get(other - strangers);
        return facts.legal(a, b) && !facts.keptApart(a.no, b.no, Strength.WEAK);
    }

    /** The counters after a pair; negative if it jumps where nobody may. */
    private long counted(long counts, int high, int low) {
        if (high < strangers) {
            return counts;
        }
        int from = level(high);
        for (int over = Math.max(from + 1, top); over < low; over++) {
            if (limits.jumping(from, over) == 0) {
                return -1;
            }
        }
        long next = counts;
        for (int i = 0; i < counters.size(); i++) {
            Counter c = counters.get(i);
            if (c.from == from && c.over < low) {
                next += 1L << 4 * i;
                if ((next >> 4 * i & 15) > c.limit) {
                    return -1;
                }
            }
        }
        return next;
    }

    /** Checks every level that is complete now and was not before. */
    private boolean boundaries(int paired, int gone, int before, int now) {
        for (int i = before; i < now; i++) {
            int level = level(i);
            boolean last = i + 1 == size() || level(i + 1) != level;
            boolean line = level >= top && level < levels.count() - 1;
            if (last && line && Integer.bitCount(paired >>> i + 1) + gone > limits.leaving(level)) {
                return false;
            }
        }
        return true;
    }
}
