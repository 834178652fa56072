package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.regulations.Regulations;

/**
 * A knock-out walked through with the matches on record (2011 rules, 附录三): which matches are due next, and who has which
 * place. A match without opponent is won at once.
 */
abstract class Chart {
    static final int UNKNOWN = Decision.OPEN;
    static final int NOBODY = Decision.NOBODY;

    /** A match whose sides are known and which is not on record. */
    record Due(String section, int first, int second) {}

    /** What became of a match. */
    record Ended(int winner, int loser) {
        static final Ended NOT_YET = new Ended(UNKNOWN, UNKNOWN);
    }

    final Regulations rules;
    private final Map<String, Match> record = new HashMap<>();
    private final List<Due> due = new ArrayList<>();
    private final TreeMap<Integer, List<Integer>> places = new TreeMap<>();
    private final TreeMap<Integer, List<Integer>> open = new TreeMap<>();

    /** @param played the matches on record */
    Chart(Regulations rules, List<Match> played) {
        this.rules = rules;
        played.forEach(m -> record.put(m.section(), m));
    }

    /** Goes through the whole chart with the entrants in the order of their seeds. */
    abstract void walk(List<Integer> seeds);

    /** In the order of the chart. */
    List<Due> due() {
        return due;
    }

    /**
     * Everybody, best first; those who share a place together. Who still has to play stands at the best place that can be
     * reached. An empty list is a first place that nobody has won.
     */
    List<List<Integer>> standing() {
        TreeMap<Integer, List<Integer>> all = new TreeMap<>();
        for (Map<Integer, List<Integer>> part : List.of(places, open)) {
            part.forEach((place, those) ->
                    all.computeIfAbsent(place, p -> new ArrayList<>()).addAll(those));
        }
        List<List<Integer>> standing = new ArrayList<>(all.values());
        if (open.isEmpty() && !all.containsKey(1)) {
            standing.add(0, List.of());
        }
        return standing;
    }

    void settle(int place, int no) {
        if (no > NOBODY) {
            places.computeIfAbsent(place, p -> new ArrayList<>()).add(no);
        }
    }

    /**
     * One match of the chart.
     *
     * @param best the best place that its two sides can reach
     * @param last the place of a side that loses it and all that follow
     */
    Ended meet(String section, int a, int b, int best, int last) {
        if (a == NOBODY || b == NOBODY) {
            return new Ended(a == NOBODY ? b : a, NOBODY);
        }
        Match match = record.get(section);
        int winner = a == UNKNOWN || b == UNKNOWN || match == null ? UNKNOWN : Decision.of(match, rules);
        if (winner == UNKNOWN) {
            if (a != UNKNOWN && b != UNKNOWN && match == null) {
                due.add(new Due(section, a, b));
            }
            for (int side : new int[] {a, b}) {
                if (side != UNKNOWN) {
                    open.computeIfAbsent(best, p -> new ArrayList<>()).add(side);
                }
            }
            return Ended.NOT_YET;
        }
        if (winner == NOBODY) {
            settle(last, a);
            settle(last, b);
            return new Ended(NOBODY, NOBODY);
        }
        return winner == a ? new Ended(a, b) : winner == b ? new Ended(b, a) : Ended.NOT_YET;
    }

    /**
     * The first column of the chart, from top to bottom: seeds stand so that the best meet as late as possible. Numbers that
     * nobody has are byes; or, with a 预选赛 (10.4), the last places go to the winners of its matches.
     */
    List<Integer> firstColumn(List<Integer> seeds) {
        boolean preliminary = rules.knockout().preliminary();
        int size = 2;
        while (preliminary ? 2 * size <= seeds.size() : size < seeds.size()) {
            size *= 2;
        }
        List<Integer> qualified = new ArrayList<>(seeds.subList(0, Math.min(size, seeds.size())));
        for (int extra = size; extra < seeds.size(); extra++) {
            int match = extra - size + 1;
            int better = 2 * size - seeds.size() + match - 1;
            int worse = 2 * size - better - 1;
            Ended ended = meet("Q1." + match, seeds.get(better), seeds.get(worse), 1, size + 1);
            qualified.set(better, ended.winner());
            settle(size + 1, ended.loser());
        }
        List<Integer> column = new ArrayList<>();
        for (int line = 0; line < size; line++) {
            int seed = seedOn(line, size);
            column.add(seed <= qualified.size() ? qualified.get(seed - 1) : NOBODY);
        }
        return column;
    }

    /** 1 8 4 5 2 7 3 6: whenever the chart is doubled, two who meet there add up to one more than its size. */
    static int seedOn(int line, int size) {
        int seed = 1;
        int lines = size;
        for (int half = 2; half <= size; half *= 2) {
            lines /= 2;
            if (line / lines % 2 == 1) {
                seed = half + 1 - seed;
            }
        }
        return seed;
    }
}
