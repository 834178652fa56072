package org.chuhe.tournament.swiss.matching;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The cheapest perfect matching of a general graph whose costs are vectors compared lexicographically: Edmonds' blossom
 * algorithm in its primal-dual form, growing alternating trees from all exposed vertices at once. It can begin with the
 * prices and the matching of a similar problem, which makes a second question about the same graph cheap.
 *
 * <p>Prices stay integral: costs count twice, and the prices of exposed vertices are all even at the start.
 */
public final class PerfectMatching {
    private static final int FREE = -1;
    private static final int OUTER = 0;
    private static final int INNER = 1;
    private static final int NOBODY = -1;

    private final Costs costs;
    private final int width;
    /** The vertices taking part; everything below numbers them 0 … n-1, and blossoms from n on. */
    private final int[] vertices;

    private final int n;
    private final long[] price;
    private final Blossoms blossoms;
    private final int[] mate;
    private final int[] top;
    private final int[] base;
    private final int[] label;
    private final int[] treeFrom;
    private final int[] treeTo;
    private final int[] slackFrom;
    private final int[] slackTo;
    private final long[] slack;
    private final boolean[] stale;
    private final int[] visited;
    private int visit;
    private final int[] queue;
    private int head;
    private int tail;
    private final long[] scratch;

    /**
     * @param vertices those to match, perfectly
     * @param start prices to begin with; valid for every edge
     * @param matched a partial matching to begin with, by vertex of {@code costs}; edges that are not tight are dropped
     */
    public PerfectMatching(Costs costs, int[] vertices, Duals start, int[] matched) {
        this.costs = costs;
        this.width = costs.width();
        this.vertices = vertices;
        this.n = vertices.length;
        int ceiling = 2 * n + 1;
        price = new long[ceiling * width];
        blossoms = new Blossoms(n);
        mate = blossoms.mate;
        top = blossoms.top;
        base = blossoms.base;
        label = new int[ceiling];
        treeFrom = new int[ceiling];
        treeTo = new int[ceiling];
        slackFrom = new int[ceiling];
        slackTo = new int[ceiling];
        slack = new long[ceiling * width];
        stale = new boolean[ceiling];
        visited = new int[ceiling];
        queue = new int[2 * ceiling];
        scratch = new long[width];
        begin(start.dissolved(), matched);
    }

    private void begin(Duals start, int[] matched) {
        int[] local = new int[costs.size()];
        Arrays.fill(local, NOBODY);
        for (int i = 0; i < n; i++) {
            local[vertices[i]] = i;
            System.arraycopy(start.price(), vertices[i] * width, price, i * width, width);
        }
        for (int i = 0; i < n; i++) {
            int other = matched[vertices[i]];
            int j = other == NOBODY ? NOBODY : local[other];
            if (j > i && costs.joined(vertices[i], other) && slackIsZero(i, j)) {
                mate[i] = j;
                mate[j] = i;
            }
        }
        for (int i = 0; i < n; i++) {
            if (mate[i] == NOBODY) {
                for (int k = 0; k < width; k++) {
                    price[i * width + k] += price[i * width + k] & 1;
                }
            }
        }
    }

    /** Whether there is a perfect matching; if so the cheapest one is ready. */
    public boolean solve() {
        if (n % 2 != 0) {
            return false;
        }
        matchGreedily();
        while (exposed()) {
            if (!augmentOnce()) {
                return false;
            }
        }
        return true;
    }

    /** Writes the partners, by vertex of the costs. */
    public void matesInto(int[] result) {
        for (int i = 0; i < n; i++) {
            result[vertices[i]] = vertices[mate[i]];
        }
    }

    /** The proof of the optimum. Vertices that took no part keep the prices of {@code before}. */
    public Duals duals(Duals before) {
        long[] all = before.price().clone();
        for (int i = 0; i < n; i++) {
            System.arraycopy(price, i * width, all, vertices[i] * width, width);
        }
        List<Duals.OddSet> sets = new ArrayList<>();
        for (int b = n; b < blossoms.ids(); b++) {
            if (blossoms.exists(b) && !isZero(price, b * width)) {
                boolean[] member = new boolean[costs.size()];
                blossoms.forLeaves(b, v -> member[vertices[v]] = true);
                sets.add(new Duals.OddSet(member, Arrays.copyOfRange(price, b * width, (b + 1) * width)));
            }
        }
        return new Duals(width, all, sets);
    }

    private boolean exposed() {
        for (int v = 0; v < n; v++) {
            if (mate[v] == NOBODY) {
                return true;
            }
        }
        return false;
    }

    private void matchGreedily() {
        for (int u = 0; u < n; u++) {
            for (int v = u + 1; v < n && mate[u] == NOBODY; v++) {
                if (mate[v] == NOBODY && costs.joined(vertices[u], vertices[v]) && slackIsZero(u, v)) {
                    mate[u] = v;
                    mate[v] = u;
                }
            }
        }
    }

    /** One stage: grows trees from every exposed vertex until the matching has one edge more. */
    private boolean augmentOnce() {
        Arrays.fill(label, FREE);
        Arrays.fill(slackFrom, NOBODY);
        head = 0;
        tail = 0;
        for (int v = 0; v < n; v++) {
            if (mate[v] == NOBODY && label[top[v]] == FREE) {
                label[top[v]] = OUTER;
                push(top[v]);
            }
        }
        for (int b = n; b < blossoms.ids(); b++) {
            stale[b] = label[b] == OUTER;
        }
        while (true) {
            while (head < tail) {
                if (scan(queue[head++])) {
                    return true;
                }
            }
            head = 0;
            tail = 0;
            if (!changePrices()) {
                return false;
            }
            if (useTightEdges()) {
                return true;
            }
            expandEmptyBlossoms();
        }
    }

    private boolean scan(int u) {
        byte[] row = costs.edges(vertices[u]);
        for (int v = 0; v < n; v++) {
            byte value = row[vertices[v]];
            if (value == Costs.NONE) {
                continue;
            }
            int x = top[v];
            if (x == top[u] || label[x] == INNER) {
                continue;
            }
            if (slackOf(u, v, value)) {
                if (found(u, v)) {
                    return true;
                }
            } else {
                offer(x, u, v);
            }
        }
        return false;
    }

    /** Computes the slack of an edge into the scratch vector; whether it is zero. */
    private boolean slackOf(int u, int v, byte value) {
        int from = costs.offset(vertices[u], vertices[v]);
        boolean zero = true;
        for (int i = 0; i < width; i++) {
            long cost = costs.raw(from + i);
            if (value > Costs.PLAIN) {
                cost += costs.extra(value, i);
            }
            long s = price[u * width + i] + price[v * width + i] + 2 * cost;
            scratch[i] = s;
            zero &= s == 0;
        }
        return zero;
    }

    private boolean slackIsZero(int u, int v) {
        return slackOf(u, v, costs.edges(vertices[u])[vertices[v]]);
    }

    /** Remembers an edge of the slack in the scratch vector if it is the best so far for {@code x}. */
    private void offer(int x, int u, int v) {
        int at = x * width;
        if (slackFrom[x] != NOBODY) {
            for (int i = 0; i < width; i++) {
                if (scratch[i] != slack[at + i]) {
                    if (scratch[i] > slack[at + i]) {
                        return;
                    }
                    break;
                }
            }
        }
        slackFrom[x] = u;
        slackTo[x] = v;
        System.arraycopy(scratch, 0, slack, at, width);
    }

    /** An edge without slack from an outer vertex: grows the tree, closes a blossom, or augments. */
    private boolean found(int u, int v) {
        int y = top[v];
        if (label[y] == FREE) {
            label[y] = INNER;
            treeFrom[y] = u;
            treeTo[y] = v;
            int x = top[mate[base[y]]];
            label[x] = OUTER;
            slackFrom[x] = NOBODY;
            stale[x] = false;
            push(x);
            return false;
        }
        if (label[y] != OUTER) {
            return false;
        }
        int meeting = meetingPoint(top[u], y);
        if (meeting == NOBODY) {
            augment(u, v);
            augment(v, u);
            return true;
        }
        closeBlossom(meeting, u, v);
        return false;
    }

    private int above(int x) {
        int m = mate[base[x]];
        return m == NOBODY ? NOBODY : top[treeFrom[top[m]]];
    }

    private int meetingPoint(int a, int b) {
        visit++;
        int x = a;
        int y = b;
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

    private void closeBlossom(int meeting, int u, int v) {
        List<Integer> ring = new ArrayList<>();
        List<int[]> links = new ArrayList<>();
        for (int x = top[u]; x != meeting; ) {
            int y = top[mate[base[x]]];
            ring.add(x);
            links.add(new int[] {mate[base[x]], base[x]});
            ring.add(y);
            links.add(new int[] {treeFrom[y], treeTo[y]});
            x = top[treeFrom[y]];
        }
        Collections.reverse(ring);
        Collections.reverse(links);
        ring.add(0, meeting);
        links.add(new int[] {u, v});
        for (int x = top[v]; x != meeting; ) {
            int y = top[mate[base[x]]];
            ring.add(x);
            links.add(new int[] {base[x], mate[base[x]]});
            ring.add(y);
            links.add(new int[] {treeTo[y], treeFrom[y]});
            x = top[treeFrom[y]];
        }
        int b = blossoms.close(ring, links, x -> {
            if (label[x] == INNER) {
                push(x);
            }
        });
        Arrays.fill(price, b * width, (b + 1) * width, 0);
        label[b] = OUTER;
        slackFrom[b] = NOBODY;
        stale[b] = true;
    }

    /** Makes {@code s} – {@code t} a pair and flips the path from {@code s} to its root. */
    private void augment(int s, int t) {
        int in = s;
        int out = t;
        while (true) {
            int x = top[in];
            int old = mate[base[x]];
            blossoms.rebase(x, in);
            mate[in] = out;
            if (old == NOBODY) {
                return;
            }
            int y = top[old];
            out = treeTo[y];
            in = treeFrom[y];
            blossoms.rebase(y, out);
            mate[out] = in;
        }
    }

    /** Lowers outer prices and raises inner ones by the greatest step that keeps every edge covered. */
    private boolean changePrices() {
        refreshStale();
        long[] step = new long[width];
        boolean any = false;
        for (int x = 0; x < blossoms.ids(); x++) {
            if (!blossoms.isTop(x)) {
                continue;
            }
            if (label[x] == INNER) {
                if (x >= n) {
                    any |= lower(step, any, price, x * width, 2);
                }
            } else if (slackFrom[x] != NOBODY) {
                any |= lower(step, any, slack, x * width, label[x] == OUTER ? 2 : 1);
            }
        }
        if (!any) {
            return false;
        }
        if (!isZero(step, 0)) {
            apply(step);
        }
        return true;
    }

    /** Takes the candidate, divided, as the step if it is smaller. */
    private boolean lower(long[] step, boolean any, long[] source, int at, int divisor) {
        if (any) {
            int sign = 0;
            for (int i = 0; i < width && sign == 0; i++) {
                sign = Long.compare(source[at + i] / divisor, step[i]);
            }
            if (sign >= 0) {
                return true;
            }
        }
        for (int i = 0; i < width; i++) {
            step[i] = source[at + i] / divisor;
        }
        return true;
    }

    private void apply(long[] step) {
        for (int v = 0; v < n; v++) {
            int l = label[top[v]];
            if (l != FREE) {
                addTo(price, v * width, step, l == OUTER ? -1 : 1);
            }
        }
        for (int x = 0; x < blossoms.ids(); x++) {
            if (!blossoms.isTop(x)) {
                continue;
            }
            if (x >= n && label[x] != FREE) {
                addTo(price, x * width, step, label[x] == OUTER ? 2 : -2);
            }
            if (label[x] != INNER && slackFrom[x] != NOBODY) {
                addTo(slack, x * width, step, label[x] == OUTER ? -2 : -1);
            }
        }
    }

    private void addTo(long[] target, int at, long[] step, int times) {
        for (int i = 0; i < width; i++) {
            target[at + i] += times * step[i];
        }
    }

    /** Outer blossoms closed since the last change of prices look again for their best edge. */
    private void refreshStale() {
        for (int b = n; b < blossoms.ids(); b++) {
            if (stale[b] && blossoms.isTop(b) && label[b] == OUTER) {
                slackFrom[b] = NOBODY;
                lookAgain(b);
            }
            stale[b] = false;
        }
    }

    private void lookAgain(int x) {
        blossoms.forLeaves(x, v -> {
            byte[] row = costs.edges(vertices[v]);
            for (int u = 0; u < n; u++) {
                byte value = row[vertices[u]];
                if (value != Costs.NONE && top[u] != x && label[top[u]] == OUTER) {
                    slackOf(u, v, value);
                    offer(x, u, v);
                }
            }
        });
    }

    private boolean useTightEdges() {
        int last = blossoms.ids();
        for (int x = 0; x < last; x++) {
            if (blossoms.isTop(x)
                    && label[x] != INNER
                    && slackFrom[x] != NOBODY
                    && isZero(slack, x * width)
                    && top[slackFrom[x]] != x
                    && label[top[slackFrom[x]]] == OUTER
                    && found(slackFrom[x], slackTo[x])) {
                return true;
            }
        }
        return false;
    }

    private void expandEmptyBlossoms() {
        int last = blossoms.ids();
        for (int b = n; b < last; b++) {
            if (blossoms.isTop(b) && label[b] == INNER && isZero(price, b * width)) {
                expand(b);
            }
        }
    }

    /** Opens an inner blossom without price: its way through stays in the tree, the rest becomes free. */
    private void expand(int b) {
        int[] ring = blossoms.ring(b);
        int[] from = blossoms.linksFrom(b);
        int[] to = blossoms.linksTo(b);
        int size = ring.length;
        int entry = treeTo[b];
        int at = blossoms.kidWith(b, entry);
        blossoms.open(b);
        int index = 0;
        for (int i = 0; i < size; i++) {
            int kid = ring[i];
            label[kid] = FREE;
            slackFrom[kid] = NOBODY;
            stale[kid] = false;
            if (kid == at) {
                index = i;
            }
        }
        label[at] = INNER;
        treeFrom[at] = treeFrom[b];
        treeTo[at] = entry;
        int i = index;
        while (i % size != 0) {
            if (index % 2 == 1) {
                outer(ring[i + 1]);
                inner(ring[(i + 2) % size], from[i + 1], to[i + 1]);
                i += 2;
            } else {
                outer(ring[i - 1]);
                inner(ring[i - 2], to[i - 2], from[i - 2]);
                i -= 2;
            }
        }
        for (int kid : ring) {
            if (label[kid] == FREE) {
                lookAgain(kid);
            }
        }
    }

    private void outer(int kid) {
        label[kid] = OUTER;
        stale[kid] = kid >= n;
        push(kid);
    }

    private void inner(int kid, int from, int to) {
        label[kid] = INNER;
        treeFrom[kid] = from;
        treeTo[kid] = to;
    }

    private void push(int x) {
        blossoms.forLeaves(x, v -> {
            if (tail == queue.length) {
                System.arraycopy(queue, head, queue, 0, tail - head);
                tail -= head;
                head = 0;
            }
            queue[tail++] = v;
        });
    }

    private boolean isZero(long[] values, int at) {
        for (int i = 0; i < width; i++) {
            if (values[at + i] != 0) {
                return false;
            }
        }
        return true;
    }
}
