package org.chuhe.tournament.swiss.matching;

import static org.chuhe.tournament.swiss.matching.Blossoms.NOBODY;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The alternating trees of a search. Their roots are the exposed vertices; from there on edges outside the matching and
 * pairs of the matching take turns. What a root reaches by an even number of edges is outer, the rest of a tree inner,
 * everything else free. Blossoms count as one vertex, and as outer when they are closed: round the ring, each of their
 * vertices is reached by an even number of edges.
 */
final class Forest {
    private static final byte FREE = 0;
    private static final byte OUTER = 1;
    private static final byte INNER = 2;

    private final Blossoms blossoms;
    private final byte[] label;
    /** By inner vertex or blossom: the edge by which the tree has entered it, from outside to inside. */
    private final int[] enteredFrom;

    private final int[] enteredAt;

    /** Outer vertices whose edges are still to be looked at. */
    private final int[] queue;

    private int head;
    private int tail;

    private final int[] visited;
    private int visit;

    Forest(Blossoms blossoms) {
        this.blossoms = blossoms;
        int ceiling = Blossoms.ceiling(blossoms.vertices());
        label = new byte[ceiling];
        enteredFrom = new int[ceiling];
        enteredAt = new int[ceiling];
        queue = new int[2 * ceiling];
        visited = new int[ceiling];
    }

    boolean isFree(int x) {
        return label[x] == FREE;
    }

    boolean isOuter(int x) {
        return label[x] == OUTER;
    }

    boolean isInner(int x) {
        return label[x] == INNER;
    }

    /** Starts anew, with a tree for every exposed vertex. */
    void plant() {
        Arrays.fill(label, FREE);
        head = 0;
        tail = 0;
        for (int v = 0; v < blossoms.vertices(); v++) {
            int x = blossoms.top(v);
            if (blossoms.mate(v) == NOBODY && isFree(x)) {
                makeOuter(x);
            }
        }
    }

    /** Whether there are outer vertices that nobody has looked at. */
    boolean hasNext() {
        return head < tail;
    }

    int next() {
        return queue[head++];
    }

    private void makeOuter(int x) {
        label[x] = OUTER;
        enqueue(x);
    }

    private void makeInner(int x, int from, int at) {
        label[x] = INNER;
        enteredFrom[x] = from;
        enteredAt[x] = at;
    }

    private void enqueue(int x) {
        blossoms.forVertices(x, v -> {
            if (tail == queue.length) {
                System.arraycopy(queue, head, queue, 0, tail - head);
                tail -= head;
                head = 0;
            }
            queue[tail++] = v;
        });
    }

    /** Adds the edge from an outer {@code u} to a free {@code v} and the pair behind it; gives its far end, now outer. */
    int grow(int u, int v) {
        int y = blossoms.top(v);
        makeInner(y, u, v);
        int x = blossoms.top(blossoms.mate(blossoms.base(y)));
        makeOuter(x);
        return x;
    }

    /** The outer one two edges nearer to the root, or nobody above a root. */
    private int above(int x) {
        int m = blossoms.mate(blossoms.base(x));
        return m == NOBODY ? NOBODY : blossoms.top(enteredFrom[blossoms.top(m)]);
    }

    /** Where the ways from two outer ones to their roots meet; nobody if they are in different trees. */
    int meetingPoint(int a, int b) {
        visit++;
        int x = a;
        int y = b;
        // One step on either side in turn: a ring is found in the time of its own length, not of the tree's height.
        while (x != NOBODY || y != NOBODY) {
            if (x != NOBODY) {
                if (visited[x] == visit) {
                    return x;
                }
                visited[x] = visit;
                x = above(x);
            }
            int swap = x;
            x = y;
            y = swap;
        }
        return NOBODY;
    }

    /** An edge between outer vertices of one tree closes a ring through the meeting point of their ways. */
    int closeBlossom(int meeting, int u, int v) {
        Ring ring = ring(meeting, u, v);
        for (int part : ring.parts()) {
            if (isInner(part)) {
                enqueue(part);
            }
        }
        int b = blossoms.close(ring);
        label[b] = OUTER;
        return b;
    }

    private Ring ring(int meeting, int u, int v) {
        List<Integer> parts = new ArrayList<>();
        List<int[]> links = new ArrayList<>();
        for (int x = blossoms.top(u); x != meeting; ) {
            int base = blossoms.base(x);
            int mate = blossoms.mate(base);
            int y = blossoms.top(mate);
            parts.add(x);
            links.add(new int[] {mate, base});
            parts.add(y);
            links.add(new int[] {enteredFrom[y], enteredAt[y]});
            x = blossoms.top(enteredFrom[y]);
        }
        Collections.reverse(parts);
        Collections.reverse(links);
        parts.add(0, meeting);
        links.add(new int[] {u, v});
        for (int x = blossoms.top(v); x != meeting; ) {
            int base = blossoms.base(x);
            int mate = blossoms.mate(base);
            int y = blossoms.top(mate);
            parts.add(x);
            links.add(new int[] {base, mate});
            parts.add(y);
            links.add(new int[] {enteredAt[y], enteredFrom[y]});
            x = blossoms.top(enteredFrom[y]);
        }
        return new Ring(
                parts.stream().mapToInt(Integer::intValue).toArray(),
                links.stream().mapToInt(link -> link[0]).toArray(),
                links.stream().mapToInt(link -> link[1]).toArray());
    }

    /** Opens an inner blossom: the way of the tree through it stays, its other parts become free. */
    void openBlossom(int b) {
        Ring ring = blossoms.ring(b);
        int[] parts = ring.parts();
        int[] from = ring.from();
        int[] to = ring.to();
        int entry = blossoms.partWith(b, enteredAt[b]);
        int place = ring.placeOf(entry);
        blossoms.open(b);
        for (int part : parts) {
            label[part] = FREE;
        }
        makeInner(entry, enteredFrom[b], enteredAt[b]);
        // The way goes round the side on which it leaves the entry by a pair, and ends at the base, place 0.
        int i = place;
        while (i % parts.length != 0) {
            if (place % 2 == 1) {
                makeOuter(parts[i + 1]);
                makeInner(parts[(i + 2) % parts.length], from[i + 1], to[i + 1]);
                i += 2;
            } else {
                makeOuter(parts[i - 1]);
                makeInner(parts[i - 2], to[i - 2], from[i - 2]);
                i -= 2;
            }
        }
    }

    /** Pairs two outer vertices of different trees: along both ways to the roots, pairs and other edges change places. */
    void augment(int u, int v) {
        pairAndFlip(u, v);
        pairAndFlip(v, u);
    }

    private void pairAndFlip(int s, int t) {
        int in = s;
        int out = t;
        while (true) {
            int x = blossoms.top(in);
            int before = blossoms.mate(blossoms.base(x));
            blossoms.rebase(x, in);
            blossoms.setMate(in, out);
            if (before == NOBODY) {
                return;
            }
            int y = blossoms.top(before);
            out = enteredAt[y];
            in = enteredFrom[y];
            blossoms.rebase(y, out);
            blossoms.setMate(out, in);
        }
    }
}
