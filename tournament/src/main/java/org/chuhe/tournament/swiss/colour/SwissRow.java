package org.chuhe.tournament.swiss.colour;

/** 行: which colour a player is due (2011 rules, 附录二 二.2). */
public enum SwissRow {
    /** 要先. */
    RED_DUE,
    /** 要后. */
    BLACK_DUE,
    /** No colour yet: 异行 to everybody. */
    NEUTRAL
}
