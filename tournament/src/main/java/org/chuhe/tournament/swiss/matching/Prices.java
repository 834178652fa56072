package org.chuhe.tournament.swiss.matching;

/**
 * The dual side of the problem: a price for every vertex and a price, never negative, for every blossom. The <em>slack</em>
 * of an edge is twice its cost plus the prices of its two ends plus those of the blossoms that hold both. As long as no
 * slack is negative, no perfect matching can cost less than what the prices add up to (with the sign turned round, and
 * halved); and a perfect matching of edges without slack that fills every priced blossom costs exactly that. So it is
 * cheapest, and the prices prove it.
 *
 * <p>Costs count twice to keep prices whole: a step between two growing trees is half a slack. Since all exposed vertices
 * begin with even prices and lose the same in every step, and both ends of an edge without slack are odd or even together,
 * such a slack is always even.
 */
final class Prices {
    private final Costs costs;
    private final int[] vertices;
    private final int width;
    private final Vectors price;

    /** The slack computed last. */
    private final long[] slack;

    /**
     * @param vertices those taking part; here and in the whole search they are numbered 0 … n-1
     * @param start prices for all vertices of {@code costs} under which no slack is negative
     */
    Prices(Costs costs, int[] vertices, Duals start) {
        this.costs = costs;
        this.vertices = vertices;
        this.width = costs.width();
        price = new Vectors(Blossoms.ceiling(vertices.length), width);
        slack = new long[width];
        // A blossom of an earlier search need not be one of this: its price goes to its vertices.
        long[] ofVertices = start.dissolved().price();
        for (int v = 0; v < vertices.length; v++) {
            price.set(v, ofVertices, vertices[v] * width);
        }
    }

    /**
     * Computes the slack of an edge that lies in no blossom; {@link #slack} has it afterwards.
     *
     * @param edge what the costs say of the edge, not {@link Costs#NONE}
     * @return whether it is zero: the edge is tight
     */
    boolean isTight(int u, int v, byte edge) {
        int from = costs.offset(vertices[u], vertices[v]);
        boolean zero = true;
        for (int i = 0; i < width; i++) {
            long cost = costs.raw(from + i);
            if (edge > Costs.PLAIN) {
                cost += costs.extra(edge, i);
            }
            long s = price.part(u, i) + price.part(v, i) + 2 * cost;
            slack[i] = s;
            zero &= s == 0;
        }
        return zero;
    }

    /** Whether two vertices are joined by an edge without slack. */
    boolean joinedTightly(int u, int v) {
        byte edge = costs.edges(vertices[u])[vertices[v]];
        return edge != Costs.NONE && isTight(u, v, edge);
    }

    /** The slack computed last; the next one takes its place. */
    long[] slack() {
        return slack;
    }

    /** The edges of a vertex, by vertex of the costs. */
    byte[] edges(int v) {
        return costs.edges(vertices[v]);
    }

    /** The price of a vertex or blossom. */
    void copyTo(int x, long[] target, int at) {
        price.copyTo(x, target, at);
    }

    boolean isZero(int x) {
        return price.isZero(x);
    }

    void setZero(int x) {
        price.setZero(x);
    }

    void roundUpToEven(int v) {
        price.roundUpToEven(v);
    }

    /**
     * A step of the search: outer vertices get cheaper, inner ones dearer, and outermost blossoms by twice as much the
     * other way, so that no slack inside a blossom or along a tree changes.
     */
    void change(MatchingStep step, Forest forest, Blossoms blossoms) {
        for (int v = 0; v < vertices.length; v++) {
            int x = blossoms.top(v);
            if (!forest.isFree(x)) {
                price.add(v, step.size(), forest.isOuter(x) ? -1 : 1);
            }
        }
        for (int b = vertices.length; b < blossoms.ids(); b++) {
            if (blossoms.isTop(b) && !forest.isFree(b)) {
                price.add(b, step.size(), forest.isOuter(b) ? 2 : -2);
            }
        }
    }

    /** An inner blossom gets cheaper by twice the step, and its price may not fall below nothing. */
    void limit(MatchingStep step, int b) {
        step.limit(price, b, 2);
    }
}
