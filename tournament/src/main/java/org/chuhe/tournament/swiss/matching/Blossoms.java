package org.chuhe.tournament.swiss.matching;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * A matching and the odd rings (blossoms) found in it. Vertices are 0 … n-1, blossoms have the numbers from n on; a ring
 * begins with the part that holds its base, the one vertex matched outside it.
 */
final class Blossoms {
    private static final int NOBODY = -1;

    private final int n;
    /** By vertex: its partner, or -1. */
    final int[] mate;
    /** By vertex: the outermost blossom it lies in, or itself. */
    final int[] top;
    /** By vertex and blossom: the vertex that is, or would be, matched outside. */
    final int[] base;

    private final int[] parent;
    private final int[][] kids;
    private final int[][] linkFrom;
    private final int[][] linkTo;
    private int ids;

    Blossoms(int n) {
        this.n = n;
        int ceiling = 2 * n + 1;
        mate = new int[n];
        top = new int[n];
        base = new int[ceiling];
        parent = new int[ceiling];
        kids = new int[ceiling][];
        linkFrom = new int[ceiling][];
        linkTo = new int[ceiling][];
        ids = n;
        Arrays.fill(parent, NOBODY);
        Arrays.fill(mate, NOBODY);
        Arrays.setAll(top, i -> i);
        Arrays.setAll(base, i -> i);
    }

    /** One more than the largest number in use. */
    int ids() {
        return ids;
    }

    boolean exists(int b) {
        return kids[b] != null;
    }

    int[] ring(int b) {
        return kids[b];
    }

    /** For each part of the ring the vertex in it that is joined to the next part. */
    int[] linksFrom(int b) {
        return linkFrom[b];
    }

    /** For each part of the ring the vertex of the next part it is joined to. */
    int[] linksTo(int b) {
        return linkTo[b];
    }

    /** Makes a blossom of a ring; {@code before} sees every part while it is still on its own. */
    int close(List<Integer> ring, List<int[]> links, IntConsumer before) {
        int b = freshId();
        kids[b] = ring.stream().mapToInt(Integer::intValue).toArray();
        linkFrom[b] = links.stream().mapToInt(l -> l[0]).toArray();
        linkTo[b] = links.stream().mapToInt(l -> l[1]).toArray();
        base[b] = base[kids[b][0]];
        parent[b] = NOBODY;
        for (int kid : kids[b]) {
            before.accept(kid);
            parent[kid] = b;
        }
        forLeaves(b, leaf -> top[leaf] = b);
        return b;
    }

    /** Takes an outermost blossom apart. */
    void open(int b) {
        for (int kid : kids[b]) {
            parent[kid] = NOBODY;
            forLeaves(kid, leaf -> top[leaf] = kid);
        }
        kids[b] = null;
    }

    /** The part of a blossom that holds a vertex. */
    int kidWith(int b, int v) {
        int kid = v;
        while (parent[kid] != b) {
            kid = parent[kid];
        }
        return kid;
    }

    private int freshId() {
        for (int b = n; b < ids; b++) {
            if (kids[b] == null) {
                return b;
            }
        }
        return ids++;
    }

    /** Rearranges the pairs inside a blossom so that {@code v} is the one to be matched outside. */
    void rebase(int b, int v) {
        if (b < n) {
            return;
        }
        int kid = kidWith(b, v);
        rebase(kid, v);
        int size = kids[b].length;
        int at = 0;
        while (kids[b][at] != kid) {
            at++;
        }
        if (at % 2 == 1) {
            for (int i = at + 1; i < size; i += 2) {
                matchLink(b, i);
            }
        } else {
            for (int i = at - 2; i >= 0; i -= 2) {
                matchLink(b, i);
            }
        }
        kids[b] = rotated(kids[b], at);
        linkFrom[b] = rotated(linkFrom[b], at);
        linkTo[b] = rotated(linkTo[b], at);
        base[b] = v;
    }

    private void matchLink(int b, int i) {
        int from = linkFrom[b][i];
        int to = linkTo[b][i];
        rebase(kids[b][i], from);
        rebase(kids[b][(i + 1) % kids[b].length], to);
        mate[from] = to;
        mate[to] = from;
    }

    private static int[] rotated(int[] values, int by) {
        int[] result = new int[values.length];
        for (int i = 0; i < values.length; i++) {
            result[i] = values[(i + by) % values.length];
        }
        return result;
    }

    /** Whether it is a vertex or blossom that lies in no other. */
    boolean isTop(int x) {
        return x < n ? top[x] == x : kids[x] != null && parent[x] == NOBODY;
    }

    /** Every vertex inside. */
    void forLeaves(int x, IntConsumer action) {
        if (x < n) {
            action.accept(x);
        } else {
            for (int kid : kids[x]) {
                forLeaves(kid, action);
            }
        }
    }
}
