package org.chuhe.tournament.regulations;

import org.chuhe.text.Coded;

/** Which places a knock-out plays for (2011 rules, 10.4, 附录三). */
public enum Places implements Coded {
    /** Only the winner; losers of one round share their places. */
    CHAMPION("champion"),
    /** Also a match for the third place. */
    THIRD("third"),
    /** 附加赛 for every place. */
    ALL("all");

    private final String code;

    Places(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
