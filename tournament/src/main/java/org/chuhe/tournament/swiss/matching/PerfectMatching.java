package org.chuhe.tournament.swiss.matching;

import static org.chuhe.tournament.swiss.matching.Blossoms.NOBODY;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The cheapest perfect matching of a general graph whose costs are vectors compared lexicographically: Edmonds' blossom
 * algorithm in its primal-dual form. A matching that grows pair by pair ({@link MatchingSearch}) and prices that prove it as cheap
 * as can be ({@link Prices}) are kept in step: every pair is a tight edge. When everybody has a partner, the matching is
 * the cheapest.
 *
 * <p>It can begin with the prices and the matching of a similar problem, which makes a second question about the same
 * graph cheap: only what is no longer tight has to be searched for.
 */
public final class PerfectMatching {
    private final Costs costs;
    /** The vertices taking part; the search numbers them 0 … n-1. */
    private final int[] vertices;

    private final int n;
    private final Blossoms blossoms;
    private final Prices prices;

    /**
     * @param vertices those to match, perfectly
     * @param start prices to begin with; valid for every edge
     * @param matched a partial matching to begin with, by vertex of {@code costs}; edges that are not tight are dropped
     */
    public PerfectMatching(Costs costs, int[] vertices, Duals start, int[] matched) {
        this.costs = costs;
        this.vertices = vertices;
        this.n = vertices.length;
        blossoms = new Blossoms(n);
        prices = new Prices(costs, vertices, start);
        keepTightPairs(matched);
        for (int v = 0; v < n; v++) {
            if (isExposed(v)) {
                prices.roundUpToEven(v);
            }
        }
    }

    private void keepTightPairs(int[] matched) {
        int[] number = new int[costs.size()];
        Arrays.fill(number, NOBODY);
        for (int v = 0; v < n; v++) {
            number[vertices[v]] = v;
        }
        for (int u = 0; u < n; u++) {
            int partner = matched[vertices[u]];
            int v = partner == NOBODY ? NOBODY : number[partner];
            if (v > u && prices.joinedTightly(u, v)) {
                blossoms.pair(u, v);
            }
        }
    }

    private boolean isExposed(int v) {
        return blossoms.mate(v) == NOBODY;
    }

    /** Whether there is a perfect matching; if so the cheapest one is ready. */
    public boolean solve() {
        if (n % 2 != 0) {
            return false;
        }
        pairGreedily();
        MatchingSearch search = new MatchingSearch(costs, vertices, blossoms, prices);
        while (anyExposed()) {
            if (!search.augmentOnce()) {
                return false;
            }
        }
        return true;
    }

    /** Any tight edges will do to begin with: the search rearranges what is in its way. */
    private void pairGreedily() {
        for (int u = 0; u < n; u++) {
            for (int v = u + 1; v < n && isExposed(u); v++) {
                if (isExposed(v) && prices.joinedTightly(u, v)) {
                    blossoms.pair(u, v);
                }
            }
        }
    }

    private boolean anyExposed() {
        for (int v = 0; v < n; v++) {
            if (isExposed(v)) {
                return true;
            }
        }
        return false;
    }

    /** Writes the partners, by vertex of the costs. */
    public void matesInto(int[] result) {
        for (int v = 0; v < n; v++) {
            result[vertices[v]] = vertices[blossoms.mate(v)];
        }
    }

    /** The proof of the optimum. Vertices that took no part keep the prices of {@code before}. */
    public Duals duals(Duals before) {
        int width = costs.width();
        long[] all = before.price().clone();
        for (int v = 0; v < n; v++) {
            prices.copyTo(v, all, vertices[v] * width);
        }
        List<Duals.OddSet> sets = new ArrayList<>();
        for (int b = n; b < blossoms.ids(); b++) {
            if (blossoms.exists(b) && !prices.isZero(b)) {
                boolean[] member = new boolean[costs.size()];
                blossoms.forVertices(b, v -> member[vertices[v]] = true);
                long[] price = new long[width];
                prices.copyTo(b, price, 0);
                sets.add(new Duals.OddSet(member, price));
            }
        }
        return new Duals(width, all, sets);
    }
}
