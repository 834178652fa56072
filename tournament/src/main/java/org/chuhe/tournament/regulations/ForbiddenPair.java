package org.chuhe.tournament.regulations;

/** Two entrants whom the regulations keep apart in the rounds {@code from} to {@code to} (2011 rules, 附录二 一.7). */
public record ForbiddenPair(int a, int b, int from, int to, Strength strength) {
    /** Whether the two are kept apart in this round. */
    public boolean appliesTo(int x, int y, int round) {
        return from <= round && round <= to && ((a == x && b == y) || (a == y && b == x));
    }
}
