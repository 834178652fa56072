package org.chuhe.tournament.appeal;

/**
 * 申诉: an appeal against a decision, and the decision on it.
 *
 * @param number 1, 2 … in the order in which they were lodged
 * @param round the round it is about; 0 = none in particular
 * @param table the table of that round; 0 = none in particular
 * @param by who lodged it
 * @param against against what
 * @param grounds why, in his words; for the committee, not for everybody
 * @param lodged when, as it was written down
 * @param decision what was decided, in words; empty while it is open
 * @param decidedBy who decided
 * @param decided when, as it was written down
 */
public record Appeal(
        int number,
        int round,
        int table,
        String by,
        String against,
        String grounds,
        String lodged,
        AppealOutcome outcome,
        String decision,
        String decidedBy,
        String decided) {
    /** An appeal that was just lodged. */
    public static Appeal lodged(
            int number, int round, int table, String by, String against, String grounds, String lodged) {
        return new Appeal(number, round, table, by, against, grounds, lodged, AppealOutcome.OPEN, "", "", "");
    }

    public boolean open() {
        return outcome == AppealOutcome.OPEN;
    }

    public Appeal decided(AppealOutcome outcome, String decision, String decidedBy, String when) {
        return new Appeal(number, round, table, by, against, grounds, lodged, outcome, decision, decidedBy, when);
    }

    /** What everybody may read. */
    public Appeal withoutGrounds() {
        return new Appeal(number, round, table, by, against, "", lodged, outcome, decision, decidedBy, decided);
    }
}
