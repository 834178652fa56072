package org.chuhe.tournament.regulations;

import java.util.Arrays;
import java.util.Optional;

/** Which places a knock-out plays for (2011 rules, 10.4, 附录三). */
public enum Places {
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

    /** The name in event files. */
    public String code() {
        return code;
    }

    /** The rule with this code. */
    public static Optional<Places> ofCode(String code) {
        return Arrays.stream(values()).filter(v -> v.code.equals(code)).findFirst();
    }
}
