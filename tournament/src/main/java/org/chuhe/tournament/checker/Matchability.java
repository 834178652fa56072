package org.chuhe.tournament.checker;

import java.util.ArrayDeque;
import java.util.Arrays;

/** How many of a graph's vertices can be paired at once: augmenting paths with contracted odd cycles. */
final class Matchability {
    /** A graph. */
    interface Graph {
        boolean joined(int v, int w);
    }

    private final Graph graph;
    private final int n;
    private final int[] mate;
    private final int[] from;
    private final int[] base;
    private final boolean[] even;

    private Matchability(Graph graph, int[] mate) {
        this.graph = graph;
        this.mate = mate;
        n = mate.length;
        from = new int[n];
        base = new int[n];
        even = new boolean[n];
    }

    /** The number of vertices that stay alone whatever one does. */
    static int alone(boolean[][] joined) {
        int[] mate = new int[joined.length];
        Arrays.fill(mate, -1);
        return new Matchability((v, w) -> joined[v][w], mate).run();
    }

    /** Gives somebody who is alone a partner, by exchanges along the graph; false if that cannot be. */
    static boolean augment(Graph graph, int[] mate, int alone) {
        Matchability matching = new Matchability(graph, mate);
        int end = matching.search(alone);
        if (end >= 0) {
            matching.flip(end);
        }
        return end >= 0;
    }

    private int run() {
        int alone = n;
        for (int v = 0; v < n; v++) {
            for (int w = 0; w < n && mate[v] < 0; w++) {
                if (graph.joined(v, w) && mate[w] < 0) {
                    mate[v] = w;
                    mate[w] = v;
                    alone -= 2;
                }
            }
        }
        for (int v = 0; v < n; v++) {
            if (mate[v] < 0) {
                int end = search(v);
                if (end >= 0) {
                    alone -= 2;
                    flip(end);
                }
            }
        }
        return alone;
    }

    private void flip(int end) {
        int v = end;
        while (v >= 0) {
            int p = from[v];
            int next = mate[p];
            mate[v] = p;
            mate[p] = v;
            v = next;
        }
    }

    private int search(int root) {
        Arrays.fill(from, -1);
        Arrays.fill(even, false);
        Arrays.setAll(base, i -> i);
        even[root] = true;
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        queue.add(root);
        while (!queue.isEmpty()) {
            int v = queue.remove();
            for (int w = 0; w < n; w++) {
                if (base[v] == base[w] || mate[v] == w || !graph.joined(v, w)) {
                    continue;
                }
                if (w == root || (mate[w] >= 0 && from[mate[w]] >= 0)) {
                    contract(v, w, queue);
                } else if (from[w] < 0) {
                    from[w] = v;
                    if (mate[w] < 0) {
                        return w;
                    }
                    even[mate[w]] = true;
                    queue.add(mate[w]);
                }
            }
        }
        return -1;
    }

    private void contract(int v, int w, ArrayDeque<Integer> queue) {
        int meeting = common(v, w);
        boolean[] inside = new boolean[n];
        mark(v, meeting, w, inside);
        mark(w, meeting, v, inside);
        for (int u = 0; u < n; u++) {
            if (inside[base[u]]) {
                base[u] = meeting;
                if (!even[u]) {
                    even[u] = true;
                    queue.add(u);
                }
            }
        }
    }

    private int common(int a, int b) {
        boolean[] seen = new boolean[n];
        int v = a;
        while (true) {
            v = base[v];
            seen[v] = true;
            if (mate[v] < 0) {
                break;
            }
            v = from[mate[v]];
        }
        int w = b;
        while (!seen[base[w]]) {
            w = from[mate[base[w]]];
        }
        return base[w];
    }

    private void mark(int start, int meeting, int child, boolean[] inside) {
        int v = start;
        int c = child;
        while (base[v] != meeting) {
            inside[base[v]] = true;
            inside[base[mate[v]]] = true;
            from[v] = c;
            c = mate[v];
            v = from[mate[v]];
        }
    }
}
