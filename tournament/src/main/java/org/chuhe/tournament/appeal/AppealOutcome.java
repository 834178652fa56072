package org.chuhe.tournament.appeal;

import org.chuhe.text.Coded;

/** What became of an appeal. */
public enum AppealOutcome implements Coded {
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

    @Override
    public String code() {
        return code;
    }
}
