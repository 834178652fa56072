package org.chuhe.tournament.regulations;

import org.chuhe.text.Coded;

/** How the numbers meet in the first Swiss round (2011 rules, 附录二 二.1). */
public enum FirstRound implements Coded {
    /** 近号配对: 1-2, 4-3, 5-6 … */
    NEAR("near"),
    /** 首尾配对: first against last. */
    ENDS("ends"),
    /** 对半交叉配对: upper half against lower half. */
    HALVES("halves");

    private final String code;

    FirstRound(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
