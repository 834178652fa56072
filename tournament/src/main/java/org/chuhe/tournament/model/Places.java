package org.chuhe.tournament.model;

/** Which places a knock-out plays for (2011 rules, 10.4, 附录三). */
public enum Places {
    /** Only the winner; losers of one round share their places. */
    CHAMPION,
    /** Also a match for the third place. */
    THIRD,
    /** 附加赛 for every place. */
    ALL
}
