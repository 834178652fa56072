package org.chuhe.tournament.swiss.matching;

import static org.chuhe.tournament.swiss.matching.Blossoms.NOBODY;

/**
 * The search for one more pair. It only ever uses tight edges, so that the matching stays as cheap as the prices allow:
 * trees grow along them from all exposed vertices at once until two trees touch. When no tight edge is left, a change of
 * prices makes at least one more tight, or an inner blossom worthless, and the trees go on growing.
 */
final class MatchingSearch {
    private final int n;
    private final int width;
    private final int[] vertices;
    private final Blossoms blossoms;
    private final Prices prices;
    private final Forest forest;
    private final BestEdges best;

    /** Changes {@code blossoms}, which holds the matching, and {@code prices}. */
    MatchingSearch(Costs costs, int[] vertices, Blossoms blossoms, Prices prices) {
        this.n = vertices.length;
        this.width = costs.width();
        this.vertices = vertices;
        this.blossoms = blossoms;
        this.prices = prices;
        forest = new Forest(blossoms);
        best = new BestEdges(Blossoms.ceiling(n), width);
    }

    /** Adds one pair to the matching; false if no matching has more. */
    boolean augmentOnce() {
        forest.plant();
        best.forgetAll();
        for (int b = n; b < blossoms.ids(); b++) {
            if (forest.isOuter(b)) {
                best.outdate(b);
            }
        }
        while (true) {
            while (forest.hasNext()) {
                if (scan(forest.next())) {
                    return true;
                }
            }
            if (!changePrices()) {
                return false;
            }
            if (useTightEdges()) {
                return true;
            }
            openWorthlessBlossoms();
        }
    }

    /** Looks at all edges of an outer vertex; true if one has led to the new pair. */
    private boolean scan(int u) {
        byte[] row = prices.edges(u);
        for (int v = 0; v < n; v++) {
            byte edge = row[vertices[v]];
            if (edge == Costs.NONE) {
                continue;
            }
            int x = blossoms.top(v);
            if (x == blossoms.top(u) || forest.isInner(x)) {
                continue;
            }
            if (!prices.isTight(u, v, edge)) {
                best.offer(x, u, v, prices.slack());
            } else if (use(u, v)) {
                return true;
            }
        }
        return false;
    }

    /** Uses a tight edge from an outer vertex: it grows a tree, closes a blossom, or leads to the new pair. */
    private boolean use(int u, int v) {
        int y = blossoms.top(v);
        if (forest.isFree(y)) {
            best.forget(forest.grow(u, v));
            return false;
        }
        if (forest.isInner(y)) {
            return false;
        }
        int meeting = forest.meetingPoint(blossoms.top(u), y);
        if (meeting == NOBODY) {
            forest.augment(u, v);
            return true;
        }
        int b = forest.closeBlossom(meeting, u, v);
        prices.setZero(b);
        best.outdate(b);
        return false;
    }

    /** Changes prices as far as every edge stays covered; false if nothing stops them. */
    private boolean changePrices() {
        lookAgainFromNewBlossoms();
        MatchingStep step = greatestStep();
        if (!step.isLimited()) {
            return false;
        }
        if (!step.isZero()) {
            prices.change(step, forest, blossoms);
            for (int x = 0; x < blossoms.ids(); x++) {
                if (hasBestEdge(x)) {
                    best.change(step, x, forest.isOuter(x));
                }
            }
        }
        return true;
    }

    private MatchingStep greatestStep() {
        MatchingStep step = new MatchingStep(width);
        for (int x = 0; x < blossoms.ids(); x++) {
            if (hasBestEdge(x)) {
                best.limit(step, x, forest.isOuter(x));
            } else if (x >= n && blossoms.isTop(x) && forest.isInner(x)) {
                prices.limit(step, x);
            }
        }
        return step;
    }

    private boolean hasBestEdge(int x) {
        return blossoms.isTop(x) && !forest.isInner(x) && best.has(x);
    }

    /** Blossoms that became outer since the last change of prices have not got their best edge from their parts. */
    private void lookAgainFromNewBlossoms() {
        for (int b = n; b < blossoms.ids(); b++) {
            if (best.isOutdated(b)) {
                best.forget(b);
                if (blossoms.isTop(b) && forest.isOuter(b)) {
                    lookAgain(b);
                }
            }
        }
    }

    private void lookAgain(int x) {
        blossoms.forVertices(x, v -> {
            byte[] row = prices.edges(v);
            for (int u = 0; u < n; u++) {
                byte edge = row[vertices[u]];
                if (edge != Costs.NONE && blossoms.top(u) != x && forest.isOuter(blossoms.top(u))) {
                    prices.isTight(u, v, edge);
                    best.offer(x, u, v, prices.slack());
                }
            }
        });
    }

    /** Uses the best edges that the change of prices has made tight; true if one has led to the new pair. */
    private boolean useTightEdges() {
        int last = blossoms.ids();
        for (int x = 0; x < last; x++) {
            // A blossom closed by an edge before this one may have swallowed both ends.
            if (hasBestEdge(x)
                    && best.isTight(x)
                    && blossoms.top(best.from(x)) != x
                    && forest.isOuter(blossoms.top(best.from(x)))
                    && use(best.from(x), best.to(x))) {
                return true;
            }
        }
        return false;
    }

    /** An inner blossom whose price has fallen to nothing must not fall further; its parts can. */
    private void openWorthlessBlossoms() {
        int last = blossoms.ids();
        for (int b = n; b < last; b++) {
            if (blossoms.isTop(b) && forest.isInner(b) && prices.isZero(b)) {
                open(b);
            }
        }
    }

    private void open(int b) {
        int[] parts = blossoms.ring(b).parts();
        forest.openBlossom(b);
        for (int part : parts) {
            if (part >= n && forest.isOuter(part)) {
                best.outdate(part);
            } else {
                best.forget(part);
            }
        }
        for (int part : parts) {
            if (forest.isFree(part)) {
                lookAgain(part);
            }
        }
    }
}
