package org.chuhe.tournament.swiss;

/** How the numbers meet in round 1 (2011 rules, 附录二 二.1). */
public enum FirstRoundMode {
    /** 近号: 1 with 2, 3 with 4 … */
    NEAR,
    /** 首尾: the first with the last. */
    ENDS,
    /** 对半: the upper half with the lower half. */
    HALVES
}
