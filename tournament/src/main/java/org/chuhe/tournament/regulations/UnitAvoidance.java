package org.chuhe.tournament.regulations;

/**
 * Players of one unit are kept apart in the rounds {@code from} to {@code to} (2011 rules, 附录二 一.7, which leaves it to
 * the supplementary regulations). No rounds: not avoided.
 */
public record UnitAvoidance(int from, int to, Strength strength) {
    /** The rule of the book: units are not kept apart. */
    public static final UnitAvoidance NONE = new UnitAvoidance(1, 0, Strength.WEAK);

    public boolean appliesTo(int round) {
        return from <= round && round <= to;
    }
}
