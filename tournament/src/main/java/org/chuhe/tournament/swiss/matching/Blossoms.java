package org.chuhe.tournament.swiss.matching;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A matching and the blossoms found in it: odd rings of alternating edges that the search treats as one vertex, because
 * the pairs inside can be rearranged to leave out any vertex of the ring. Blossoms lie in each other like boxes. Vertices
 * are numbered 0 … n-1, blossoms from n on.
 */
final class Blossoms {
    static final int NOBODY = -1;

    private final int n;
    private final int[] mate;
    private final int[] top;
    private final int[] base;
    private final int[] parent;
    private final @Nullable Ring[] rings;
    /** What {@link #forVertices} has still to look into. */
    private final int[] open;

    private int ids;

    Blossoms(int n) {
        this.n = n;
        int ceiling = ceiling(n);
        mate = new int[n];
        top = new int[n];
        base = new int[ceiling];
        parent = new int[ceiling];
        rings = new Ring[ceiling];
        open = new int[ceiling];
        ids = n;
        Arrays.fill(parent, NOBODY);
        Arrays.fill(mate, NOBODY);
        Arrays.setAll(top, i -> i);
        Arrays.setAll(base, i -> i);
    }

    /** More numbers than vertices and blossoms together can ever need. */
    static int ceiling(int n) {
        return 2 * n + 1;
    }

    /** How many vertices there are; blossoms are numbered from here on. */
    int vertices() {
        return n;
    }

    /** One more than the largest number in use. */
    int ids() {
        return ids;
    }

    /** The partner of a vertex, or {@link #NOBODY}. */
    int mate(int v) {
        return mate[v];
    }

    void pair(int u, int v) {
        mate[u] = v;
        mate[v] = u;
    }

    /** Gives a vertex a partner whose own is not changed: he may still be needed to find the way on. */
    void setMate(int v, int partner) {
        mate[v] = partner;
    }

    /** The outermost blossom in which a vertex lies, or itself. */
    int top(int v) {
        return top[v];
    }

    /** The vertex of a blossom that is, or would be, matched outside; of a vertex itself. */
    int base(int x) {
        return base[x];
    }

    boolean exists(int b) {
        return rings[b] != null;
    }

    /** Whether it is a vertex or blossom that lies in no other. */
    boolean isTop(int x) {
        return x < n ? top[x] == x : rings[x] != null && parent[x] == NOBODY;
    }

    Ring ring(int b) {
        Ring ring = rings[b];
        if (ring == null) {
            throw new IllegalStateException("no blossom " + b);
        }
        return ring;
    }

    /** Every vertex inside. Blossoms in blossoms can be nested by the thousand: a list of what is open, no recursion. */
    void forVertices(int x, IntConsumer action) {
        if (x < n) {
            action.accept(x);
            return;
        }
        int depth = 0;
        open[depth++] = x;
        while (depth > 0) {
            int y = open[--depth];
            if (y < n) {
                action.accept(y);
            } else {
                int[] parts = ring(y).parts();
                for (int i = parts.length - 1; i >= 0; i--) {
                    open[depth++] = parts[i];
                }
            }
        }
    }

    /** The part of a blossom that holds a vertex. */
    int partWith(int b, int v) {
        int part = v;
        while (parent[part] != b) {
            part = parent[part];
        }
        return part;
    }

    /** Makes a blossom of a ring of outermost parts and gives its number. */
    int close(Ring ring) {
        int b = unusedNumber();
        rings[b] = ring;
        base[b] = base[ring.parts()[0]];
        parent[b] = NOBODY;
        for (int part : ring.parts()) {
            parent[part] = b;
        }
        forVertices(b, v -> top[v] = b);
        return b;
    }

    private int unusedNumber() {
        for (int b = n; b < ids; b++) {
            if (rings[b] == null) {
                return b;
            }
        }
        return ids++;
    }

    /** Takes an outermost blossom apart. */
    void open(int b) {
        for (int part : ring(b).parts()) {
            parent[part] = NOBODY;
            forVertices(part, v -> top[v] = part);
        }
        rings[b] = null;
    }

    /** What is to be matched outside a blossom. */
    private record Rebasing(int x, int v) {}

    /** Rearranges the pairs inside so that {@code v} is the one matched outside: every blossom can spare any vertex. */
    void rebase(int x, int v) {
        if (x < n) {
            return;
        }
        // What happens in one part does not touch the others, so the order does not matter.
        ArrayDeque<Rebasing> open = new ArrayDeque<>();
        open.push(new Rebasing(x, v));
        while (!open.isEmpty()) {
            Rebasing next = open.pop();
            if (next.x >= n) {
                rebase(next, open);
            }
        }
    }

    private void rebase(Rebasing task, ArrayDeque<Rebasing> open) {
        Ring ring = ring(task.x);
        int part = partWith(task.x, task.v);
        open.push(new Rebasing(part, task.v));
        int at = ring.placeOf(part);
        // The pairs change on the stretch of even length between the part and the old base; the rest stay as they are.
        if (at % 2 == 1) {
            for (int i = at + 1; i < ring.size(); i += 2) {
                pairAlong(ring, i, open);
            }
        } else {
            for (int i = at - 2; i >= 0; i -= 2) {
                pairAlong(ring, i, open);
            }
        }
        rings[task.x] = ring.startingAt(at);
        base[task.x] = task.v;
    }

    private void pairAlong(Ring ring, int i, ArrayDeque<Rebasing> open) {
        int from = ring.from()[i];
        int to = ring.to()[i];
        open.push(new Rebasing(ring.parts()[i], from));
        open.push(new Rebasing(ring.parts()[(i + 1) % ring.size()], to));
        pair(from, to);
    }
}
