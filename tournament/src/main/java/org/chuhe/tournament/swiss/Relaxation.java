package org.chuhe.tournament.swiss;

import java.util.List;
import org.chuhe.text.Coded;
import org.chuhe.tournament.regulations.Strength;

/** A rule that a pair can break, from the one given up first to the one given up last. */
public enum Relaxation implements Coded {
    /** Weakly forbidden pairs: given up without asking where nothing else is possible. */
    WEAKLY_FORBIDDEN("weakly-forbidden"),
    /** 多三 or 连三 where the regulations forbid them (HARD_LIMITS). */
    COLOUR_LIMIT("colour-limit"),
    /** Strictly forbidden pairs (附录二 一.7). */
    FORBIDDEN("forbidden"),
    /** Two who have met (附录二 一.6). */
    REMATCH("rematch");

    /** Those that an arbiter can give up. */
    public static final List<Relaxation> BY_ARBITER = List.of(COLOUR_LIMIT, FORBIDDEN, REMATCH);

    private final String code;

    Relaxation(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** The rule that keeps a pair apart. */
    static Relaxation of(Strength strength) {
        return strength == Strength.HARD ? FORBIDDEN : WEAKLY_FORBIDDEN;
    }
}
