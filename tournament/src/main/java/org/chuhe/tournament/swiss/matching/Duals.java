package org.chuhe.tournament.swiss.matching;

import java.util.List;

/**
 * The proof that a perfect matching is cheapest: a price for every vertex and for some odd sets of vertices. An edge with
 * slack is in no cheapest perfect matching.
 *
 * @param price by vertex, {@code width} numbers each
 * @param oddSets the sets with a price of their own
 */
public record Duals(int width, long[] price, List<OddSet> oddSets) {
    /** An odd set of vertices with its price. */
    public record OddSet(boolean[] member, long[] price) {}

    /** Prices of nothing at all. */
    public static Duals zero(int vertices, int width) {
        return new Duals(width, new long[vertices * width], List.of());
    }

    /** Whether the edge could be part of a cheapest matching. */
    public boolean tight(Costs costs, int u, int v) {
        for (int i = 0; i < width; i++) {
            long slack = price[u * width + i] + price[v * width + i] + 2 * costs.part(u, v, i);
            for (OddSet set : oddSets) {
                if (set.member[u] && set.member[v]) {
                    slack += set.price[i];
                }
            }
            if (slack != 0) {
                return false;
            }
        }
        return true;
    }

    /** By how much a matching with this edge costs more than the cheapest, at least. */
    public long[] excess(Costs costs, int u, int v) {
        long[] excess = new long[width];
        for (int i = 0; i < width; i++) {
            long slack = price[u * width + i] + price[v * width + i] + 2 * costs.part(u, v, i);
            for (OddSet set : oddSets) {
                slack += set.member[u] && set.member[v] ? set.price[i] : 0;
            }
            excess[i] = (slack + 1) >> 1;
        }
        return excess;
    }

    /** The same prices without odd sets: still a valid bound, no longer the best one. */
    Duals dissolved() {
        if (oddSets.isEmpty()) {
            return this;
        }
        long[] raised = price.clone();
        for (OddSet set : oddSets) {
            for (int v = 0; v < set.member.length; v++) {
                if (set.member[v]) {
                    for (int i = 0; i < width; i++) {
                        raised[v * width + i] += set.price[i] / 2;
                    }
                }
            }
        }
        return new Duals(width, raised, List.of());
    }
}
