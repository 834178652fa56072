package org.chuhe.tournament.knockout;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Where those who come out of groups (2011 rules, 10.2) stand in a bracket: the winners of the groups are the first seeds,
 * the second of each come after them, and so on; within these bounds members of one group stand as far apart as they can,
 * the two of a group in opposite halves, so that nobody meets his own group first where that can be avoided.
 */
public final class GroupSeeding {
    /** So much worse is it to meet one round earlier. */
    private static final int WORSE = 4;

    private static final int ROUNDS = 10;

    private final List<Integer> lines;
    private final Map<Integer, Integer> groupOf;
    private final List<Integer> seeds = new ArrayList<>();

    private GroupSeeding(int entrants, Map<Integer, Integer> groupOf) {
        this.lines = Seeding.order(Seeding.sizeFor(entrants));
        this.groupOf = groupOf;
    }

    /**
     * The numbers in seed order.
     *
     * @param tiers the first of each group, the second of each …
     */
    public static List<Integer> of(List<List<Integer>> tiers, Map<Integer, Integer> groupOf) {
        GroupSeeding made = new GroupSeeding(tiers.stream().mapToInt(List::size).sum(), groupOf);
        tiers.forEach(made::place);
        return List.copyOf(made.seeds);
    }

    private void place(List<Integer> tier) {
        int size = tier.size();
        long[][] cost = new long[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                cost[i][j] = crowding(tier.get(i), seeds.size() + j + 1) * size + Math.floorMod(j - i, size);
            }
        }
        int[] seatOf = Assignment.cheapest(cost);
        Integer[] placed = new Integer[size];
        for (int i = 0; i < size; i++) {
            placed[seatOf[i]] = tier.get(i);
        }
        seeds.addAll(List.of(placed));
    }

    /** How near others of the same group stand already. */
    private long crowding(int no, int seed) {
        int line = lines.indexOf(seed);
        int rounds = Integer.numberOfTrailingZeros(lines.size());
        long sum = 0;
        for (int i = 0; i < seeds.size(); i++) {
            if (groupOf.getOrDefault(no, -1).equals(groupOf.get(seeds.get(i)))) {
                int meetIn = Integer.SIZE - Integer.numberOfLeadingZeros(line ^ lines.indexOf(i + 1));
                sum += 1L << WORSE * Math.min(ROUNDS, rounds - meetIn);
            }
        }
        return sum;
    }
}
