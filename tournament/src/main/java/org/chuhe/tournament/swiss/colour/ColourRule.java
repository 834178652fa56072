package org.chuhe.tournament.swiss.colour;

import org.chuhe.text.Coded;

/** Which rule gave a pair its colours (2011 rules, 附录二 二.4). */
public enum ColourRule implements Coded {
    /** The odd or even table of round 1 (二.1). */
    TABLE("table"),
    /** Fewer players reach 多三 or 连三 (一.11(3)). */
    LIMIT("limit"),
    /** The same, where 低分服从高分 would have decided otherwise: who has fewer points is spared a third of a colour. */
    LIMIT_BEFORE_SCORE("limit-before-score"),
    /** 低分服从高分, from the last round but two (二.4(9)). */
    HIGHER_SCORE("higher-score"),
    /** 少先 before 多先, and everything between (二.4(1)). */
    BALANCE("balance"),
    /** Equal balance: the run of colours decides (二.4(2)–(7)). */
    STREAK("streak"),
    /** All equal: the sum of the numbers (二.4(8)). */
    NUMBERS("numbers"),
    /** By the arbiter's hand. */
    ARBITER("arbiter");

    private final String code;

    ColourRule(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
