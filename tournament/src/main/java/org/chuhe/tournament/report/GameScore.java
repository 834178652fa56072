package org.chuhe.tournament.report;

/**
 * What a game brought one of its players.
 *
 * @param outcome won, drawn, lost, or still open
 * @param forfeited whether it was won or lost without playing
 * @param points his
 * @param against his opponent's
 */
public record GameScore(ReportedResult outcome, boolean forfeited, int points, int against) {
    /** What is written in the table (2011 rules, 20.3): the points, "+" or "-" for a forfeit, "*" if it is not over. */
    public String mark() {
        if (outcome == ReportedResult.OPEN) {
            return "*";
        }
        if (forfeited) {
            return outcome == ReportedResult.WIN ? "+" : "-";
        }
        return Integer.toString(points);
    }
}
