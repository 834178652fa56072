package org.chuhe.arbiter.book.chinese;

import org.chuhe.text.Coded;

/**
 * The questions that the Chinese editions leave open. A constant stands for our answer; what is asked, what supports it and
 * what the other answer is, the message files of {@link org.chuhe.arbiter.interpretation} say.
 */
enum Choice implements Coded {
    /** 24.3: a further piece that can take a target newly chases it, though it could be won before in another way. */
    CAPTOR_BY_CAPTOR("captor-by-captor", Rule.CHASE),
    /** 24.3: a new target is chased though an attack on another stands unchanged. */
    NEW_BESIDE_OLD("new-beside-old", Rule.CHASE),
    /** 24.3: a capture that stood on the board is newly threatened by a ply that parries the mate it allowed. */
    PARRY_MAKES_REAL("parry-makes-real", Rule.CHASE),
    /** 24.3: a capture does not count if a run of several checks mates afterwards. */
    MATE_BY_CHECKS("mate-by-checks", Rule.CHASE),
    /** 24.4, 26.9 (2020: 26.10): a like piece is invited to an exchange, and not chased, though it has no root. */
    UNROOTED_OFFER("unrooted-offer", Rule.LIKE_EXCHANGE),
    /** 24.16: a root whose leg or screen is gone when it should retake is none. */
    ROOT_OUT_OF_REACH("root-out-of-reach", Rule.FALSE_ROOT),
    /** 26.2: only where a ply parries a mate a point is seen to be a drawing key point. */
    KEY_POINT("key-point", Rule.KEY_POINT),
    /** 2020, 26.3: a piece that merely escapes is not charged with an attack that stood. */
    MERE_ESCAPE("mere-escape", Rule.OWN_DOING),
    /** 26.5: where each side takes a piece and the result is even, that is a chase. */
    EVEN_TRADE("even-trade", Rule.TIED_CAPTOR),
    /** 26.6 (2020: 26.7): a pawn has only just crossed while it stands on the first rank across and does not move. */
    JUST_CROSSED("just-crossed", Rule.PAWN_VALUES),
    /** 26.6 (2020: 26.7): an advisor or elephant given for a pawn across the river is even. */
    PAWN_FOR_ELEPHANT("pawn-for-elephant", Rule.PAWN_VALUES);

    private final String code;
    private final Rule rule;

    Choice(String code, Rule rule) {
        this.code = code;
        this.rule = rule;
    }

    @Override
    public String code() {
        return code;
    }

    /** The rule that is read one way or the other. */
    Rule rule() {
        return rule;
    }
}
