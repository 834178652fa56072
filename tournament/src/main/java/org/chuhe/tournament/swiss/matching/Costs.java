package org.chuhe.tournament.swiss.matching;

/**
 * What each edge of a matching problem costs: a vector compared lexicographically. The cost depends on the kinds of the
 * two vertices only, plus a surcharge for edges that break a rule the arbiter gave up.
 */
public final class Costs {
    /** No edge. */
    public static final byte NONE = 0;
    /** An ordinary edge; higher values carry a surcharge. */
    public static final byte PLAIN = 1;

    private final int width;
    /** For every vertex its kind. */
    private final int[] kind;

    private final int kinds;
    private final long[] byKinds;
    private final long[][] surcharge;
    private final byte[][] edge;

    /**
     * @param width the length of every cost vector
     * @param kind for every vertex its kind
     * @param byKinds the cost vectors of kind a with kind b, one after the other
     * @param surcharge by the value of the edge
     * @param edge symmetric: {@link #NONE}, {@link #PLAIN}, or an index of {@code surcharge}
     */
    public Costs(int width, int[] kind, int kinds, long[] byKinds, long[][] surcharge, byte[][] edge) {
        this.width = width;
        this.kind = kind;
        this.kinds = kinds;
        this.byKinds = byKinds;
        this.surcharge = surcharge;
        this.edge = edge;
    }

    /** The length of every cost vector. */
    public int width() {
        return width;
    }

    /** How many vertices there are. */
    public int size() {
        return kind.length;
    }

    public boolean joined(int u, int v) {
        return edge[u][v] != NONE;
    }

    /** What joins a vertex to each: {@link #NONE}, {@link #PLAIN}, or an index of the surcharges. */
    public byte[] edges(int u) {
        return edge[u];
    }

    /** One component of the cost of an edge. */
    public long part(int u, int v, int component) {
        long cost = byKinds[(kind[u] * kinds + kind[v]) * width + component];
        byte value = edge[u][v];
        return value > PLAIN ? cost + surcharge[value][component] : cost;
    }

    /** Where the vector of two kinds begins, for loops over many vertices. */
    int offset(int u, int v) {
        return (kind[u] * kinds + kind[v]) * width;
    }

    long raw(int index) {
        return byKinds[index];
    }

    long extra(int value, int component) {
        return surcharge[value][component];
    }

    /** Adds the cost of an edge to a sum. */
    public void add(int u, int v, long[] sum) {
        for (int i = 0; i < width; i++) {
            sum[i] += part(u, v, i);
        }
    }

    /** The total of a perfect matching over these vertices. */
    public long[] total(int[] vertices, int[] mate) {
        long[] sum = new long[width];
        for (int v : vertices) {
            if (v < mate[v]) {
                add(v, mate[v], sum);
            }
        }
        return sum;
    }

    /** Leaves vertex {@code u} only the edges to the vertices marked. */
    public byte[] restrict(int u, boolean[] to) {
        byte[] before = edge[u].clone();
        for (int v = 0; v < before.length; v++) {
            if (!to[v]) {
                edge[u][v] = NONE;
                edge[v][u] = NONE;
            }
        }
        return before;
    }

    /** Takes back {@link #restrict}. */
    public void restore(int u, byte[] before) {
        byte[] now = edge[u];
        for (int v = 0; v < before.length; v++) {
            if (now[v] != before[v]) {
                now[v] = before[v];
                edge[v][u] = before[v];
            }
        }
    }
}
