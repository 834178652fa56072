package org.chuhe.tournament.swiss.matching;

import java.util.Arrays;

/**
 * For every outermost vertex or blossom that is free or outer the edge of least slack known between it and an outer one
 * elsewhere. They tell how far prices can change and which edge becomes tight, without a look at all edges.
 */
final class BestEdges {
    private final int[] from;
    private final int[] to;
    private final Vectors slack;
    private final boolean[] outdated;

    BestEdges(int count, int width) {
        from = new int[count];
        to = new int[count];
        slack = new Vectors(count, width);
        outdated = new boolean[count];
    }

    void forgetAll() {
        Arrays.fill(from, Blossoms.NOBODY);
        Arrays.fill(outdated, false);
    }

    void forget(int x) {
        from[x] = Blossoms.NOBODY;
        outdated[x] = false;
    }

    /** Forgets the edge, and that the edges of {@code x} were ever looked at. */
    void outdate(int x) {
        from[x] = Blossoms.NOBODY;
        outdated[x] = true;
    }

    boolean isOutdated(int x) {
        return outdated[x];
    }

    boolean has(int x) {
        return from[x] != Blossoms.NOBODY;
    }

    /** The outer vertex at the other end. */
    int from(int x) {
        return from[x];
    }

    /** The vertex in {@code x}. */
    int to(int x) {
        return to[x];
    }

    boolean isTight(int x) {
        return slack.isZero(x);
    }

    /** Keeps the edge from {@code u} to {@code v}, which lies in {@code x}, unless a better one is known. */
    void offer(int x, int u, int v, long[] itsSlack) {
        if (has(x) && slack.isLess(x, itsSlack)) {
            return;
        }
        from[x] = u;
        to[x] = v;
        slack.set(x, itsSlack, 0);
    }

    /** Both ends of an edge between outer ones get cheaper, of an edge to a free one only the outer end. */
    void limit(MatchingStep step, int x, boolean outer) {
        step.limit(slack, x, outer ? 2 : 1);
    }

    /** What {@link #limit} has foreseen comes about. */
    void change(MatchingStep step, int x, boolean outer) {
        slack.add(x, step.size(), outer ? -2 : -1);
    }
}
