package org.chuhe.tournament.checker;

import java.util.Arrays;
import java.util.Optional;

/**
 * Numbers that prove a pairing cheapest: one for each vertex, so that no edge costs less than the numbers of its ends
 * together and every recorded pair costs just that. Then any other pairing costs at least as much, and as much only if it
 * uses such <em>tight</em> edges throughout.
 *
 * <p>They are shortest distances: w comes before u by what it costs more that u, and not w, has the partner of w. Without
 * a circle of exchanges that saves something the distances settle.
 */
final class Certificate {
    private static final int PATIENCE = 60;

    /** A graph with costs; {@link #NONE} where there is no edge. */
    interface Costs {
        long NONE = -1;

        long of(int u, int v);
    }

    private final Costs costs;
    private final long[] number;

    private Certificate(Costs costs, long[] number) {
        this.costs = costs;
        this.number = number;
    }

    /** The proof that a perfect pairing is cheapest; empty if there is none of this kind. */
    static Optional<Certificate> of(Costs costs, int[] mate) {
        int n = mate.length;
        long[] distance = new long[n];
        boolean settled = false;
        for (int pass = 0; pass < PATIENCE && !settled; pass++) {
            settled = true;
            for (int w = 0; w < n; w++) {
                long base = distance[w] - costs.of(w, mate[w]);
                for (int u = 0; u < n; u++) {
                    long cost = u == mate[w] || u == w ? Costs.NONE : costs.of(u, mate[w]);
                    if (cost != Costs.NONE && base + cost < distance[u]) {
                        distance[u] = base + cost;
                        settled = false;
                    }
                }
            }
        }
        long[] number = new long[n];
        Arrays.setAll(number, u -> distance[u] + costs.of(u, mate[u]) - distance[mate[u]]);
        return settled ? Optional.of(new Certificate(costs, number)) : Optional.empty();
    }

    /** Whether a cheapest pairing could use this edge. */
    boolean tight(int u, int v) {
        long cost = costs.of(u, v);
        return cost != Costs.NONE && 2 * cost == number[u] + number[v];
    }
}
