package org.chuhe.tournament.report;

import java.util.Locale;

/** How a game, or a round, went for somebody. */
public enum ReportedResult {
    WIN,
    DRAW,
    LOSS,
    /** Not over. */
    OPEN,
    /** 轮空. */
    BYE,
    /** Did not take part. */
    NONE;

    /** The name in JSON. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** That of whoever has so many points against so many. */
    static ReportedResult of(int points, int against) {
        return points > against ? WIN : points < against ? LOSS : DRAW;
    }
}
