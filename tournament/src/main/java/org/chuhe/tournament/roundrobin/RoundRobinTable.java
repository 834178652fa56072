package org.chuhe.tournament.roundrobin;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * 循环赛对局秩序表: who meets whom in each round (2011 rules, 附录一). Rows follow from one another by the printed rule; the
 * three misprints of the printed tables (17/18 rounds 2 and 8, 19/20 round 13) disappear with it.
 */
public final class RoundRobinTable {
    private final int entrants;
    private final int largest;
    private final List<List<Pair>> rows;

    private RoundRobinTable(int entrants) {
        this.entrants = entrants;
        this.largest = entrants + entrants % 2;
        List<List<Pair>> all = new ArrayList<>();
        List<Pair> row = firstRow();
        all.add(row);
        for (int round = 2; round < largest; round++) {
            row = nextRow(row, round);
            all.add(row);
        }
        this.rows = List.copyOf(all);
    }

    /** The table for {@code entrants} players or teams, at least two. */
    public static RoundRobinTable of(int entrants) {
        if (entrants < 2) {
            throw new IllegalArgumentException("a round robin needs two entrants");
        }
        return new RoundRobinTable(entrants);
    }

    /** 首尾相对，依次靠拢. */
    private List<Pair> firstRow() {
        List<Pair> row = new ArrayList<>();
        for (int i = 1; i <= largest / 2; i++) {
            row.add(new Pair(i, largest + 1 - i));
        }
        return row;
    }

    /**
     * Strike out the largest number; the last of the rest meets it and is written first, the largest having Red in even
     * rounds; the others are taken two by two as they stand and written from the back to the front.
     */
    private List<Pair> nextRow(List<Pair> previous, int round) {
        List<Integer> line = new ArrayList<>();
        for (Pair pair : previous) {
            line.add(pair.red());
            line.add(pair.black());
        }
        line.remove(Integer.valueOf(largest));
        int last = line.remove(line.size() - 1);
        List<Pair> row = new ArrayList<>();
        row.add(round % 2 == 0 ? new Pair(largest, last) : new Pair(last, largest));
        for (int i = line.size() - 2; i >= 0; i -= 2) {
            row.add(new Pair(line.get(i), line.get(i + 1)));
        }
        return row;
    }

    /** How many rounds everybody needs to meet everybody once. */
    public int rounds() {
        return rows.size();
    }

    /** A row as printed; with an odd number of entrants the first pair names who is free and the number nobody has. */
    public List<Pair> printed(int round) {
        return rows.get(round - 1);
    }

    /** The games of a round. */
    public List<Pair> games(int round) {
        return printed(round).stream().filter(p -> !isFree(p)).toList();
    }

    /** 轮空: who is free in a round, if the number of entrants is odd. */
    public OptionalInt free(int round) {
        return printed(round).stream()
                .filter(this::isFree)
                .mapToInt(p -> p.red() == largest ? p.black() : p.red())
                .findFirst();
    }

    private boolean isFree(Pair pair) {
        return largest != entrants && pair.has(largest);
    }
}
