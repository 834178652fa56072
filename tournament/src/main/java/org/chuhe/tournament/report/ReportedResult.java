package org.chuhe.tournament.report;

import org.chuhe.text.Coded;

/** How a game, or a round, went for somebody. */
public enum ReportedResult implements Coded {
    WIN("win"),
    DRAW("draw"),
    LOSS("loss"),
    /** Not over. */
    OPEN("open"),
    /** 轮空. */
    BYE("bye"),
    /** Did not take part. */
    NONE("none");

    private final String code;

    ReportedResult(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** That of whoever has so many points against so many. */
    static ReportedResult of(int points, int against) {
        return points > against ? WIN : points < against ? LOSS : DRAW;
    }
}
