package org.chuhe.tournament.swiss.colour;

/** Which rule gave a pair its colours (2011 rules, 附录二 二.4). */
public enum ColourRule {
    /** The odd or even table of round 1 (二.1). */
    TABLE,
    /** Fewer players reach 多三 or 连三 (一.11(3)). */
    LIMIT,
    /** The same, where 低分服从高分 would have decided otherwise: who has fewer points is spared a third of a colour. */
    LIMIT_BEFORE_SCORE,
    /** 低分服从高分, from the last round but two (二.4(9)). */
    HIGHER_SCORE,
    /** 少先 before 多先, and everything between (二.4(1)). */
    BALANCE,
    /** Equal balance: the run of colours decides (二.4(2)–(7)). */
    STREAK,
    /** All equal: the sum of the numbers (二.4(8)). */
    NUMBERS,
    /** By the arbiter's hand. */
    ARBITER
}
