package org.chuhe.tournament.appeal;

import java.util.Arrays;
import java.util.Optional;

/** What became of an appeal. */
public enum AppealOutcome {
    /** Not decided yet. */
    OPEN("open"),
    UPHELD("upheld"),
    REJECTED("rejected"),
    /** Too late, by somebody who may not, or against what cannot be appealed against. */
    INADMISSIBLE("inadmissible"),
    /** Taken back by whoever lodged it. */
    TAKEN_BACK("taken-back");

    private final String code;

    AppealOutcome(String code) {
        this.code = code;
    }

    /** The name in event files. */
    public String code() {
        return code;
    }

    /** The outcome with this code. */
    public static Optional<AppealOutcome> ofCode(String code) {
        return Arrays.stream(values()).filter(o -> o.code.equals(code)).findFirst();
    }
}
