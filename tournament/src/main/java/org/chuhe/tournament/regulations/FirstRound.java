package org.chuhe.tournament.regulations;

import java.util.Arrays;
import java.util.Optional;

/** How the numbers meet in the first Swiss round (2011 rules, 附录二 二.1). */
public enum FirstRound {
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

    /** The name in event files. */
    public String code() {
        return code;
    }

    /** The mode with this code. */
    public static Optional<FirstRound> ofCode(String code) {
        return Arrays.stream(values()).filter(f -> f.code.equals(code)).findFirst();
    }
}
