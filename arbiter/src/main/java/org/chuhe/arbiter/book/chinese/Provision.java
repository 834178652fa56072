package org.chuhe.arbiter.book.chinese;

/** Where the Chinese editions differ in what they say, other than by {@link Excuse}s; an edition lists what it has. */
enum Provision {
    /** {@link org.chuhe.arbiter.book.RuleBook#countsOnFromLender}: its chapter stands in the place of the lender's. */
    COUNTS_ON_FROM_LENDER,
    /** 23.5.1 (2011): unilateral perpetual check loses without time to vary; 1999 gives its chance to vary (26.4). */
    PERPETUAL_CHECK_LOSES_AT_ONCE,
    /** 24.16: a root that is mated when it retakes is false (2011 图 11); 2020 narrows it to retaking that is suicide. */
    MATED_ROOT_IS_FALSE,
    /** 24.18: a check that the king answers can be 自毙; 2020 speaks of answers by other pieces alone (用除帅（将）以外其他子“应将”). */
    KING_ANSWERS_OWN_RUIN,
    /** 24.3: a gain that stood before counts for a target only if it did not come from other pieces (1999 图1). */
    GAIN_COMES_FROM_THE_TARGET,
    /**
     * 26.10 (2020: 26.11): an offer to exchange excuses the offered piece from every capture on the invited piece's point,
     * also from joining another attacker there; in 1999 such a capture counts (27.4, 图1).
     */
    OFFER_COVERS_THE_POINT,
    /** 2020, 26.10: an offer that is mated on acceptance is 杀; in 2011 (26.9) it is 捉 (图 29, commentary). */
    MATED_ACCEPTANCE_IS_KILL,
    /** 2020, 26.8, last sentence: king and pawn count when they end an exchange that is not even. */
    KING_AND_PAWN_END_UNEVEN_EXCHANGES,
    /** 26.8 (2020: 26.9): where both sides' play is prohibited the graver one varies; in 1999 it is a draw (26.3). */
    GRAVER_SIDE_VARIES,
    /**
     * 1999, 27.2: a pawn's own attack is idle, but counts as 捉 where with it both sides' play is prohibited: a draw then,
     * instead of a ruling against the other side alone.
     */
    PAWN_ATTACKS_MAKE_UP
}
