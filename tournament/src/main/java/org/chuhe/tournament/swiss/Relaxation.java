package org.chuhe.tournament.swiss;

import org.chuhe.tournament.regulations.Strength;

/** A rule that a pair can break, from the one given up first to the one given up last. */
public enum Relaxation {
    /** Weakly forbidden pairs: given up without asking where nothing else is possible. */
    WEAKLY_FORBIDDEN,
    /** 多三 or 连三 where the regulations forbid them (HARD_LIMITS). */
    COLOUR_LIMIT,
    /** Strictly forbidden pairs (附录二 一.7). */
    FORBIDDEN,
    /** Two who have met (附录二 一.6). */
    REMATCH;

    /** The rule that keeps a pair apart. */
    static Relaxation of(Strength strength) {
        return strength == Strength.HARD ? FORBIDDEN : WEAKLY_FORBIDDEN;
    }
}
