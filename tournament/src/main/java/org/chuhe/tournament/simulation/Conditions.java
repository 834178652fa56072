package org.chuhe.tournament.simulation;

/**
 * What happens at a random event, as shares between 0 and 1.
 *
 * @param draws share of draws between equals; the better one side, the fewer
 * @param forfeits share of games where one side does not come; one in ten of these both
 * @param withdrawals share of the field that leaves in the course of the event
 * @param lateEntries share of the field that comes only after the first round, where the format allows it
 * @param unfinished share of games that are not over when the next round is paired
 */
public record Conditions(double draws, double forfeits, double withdrawals, double lateEntries, double unfinished) {
    /** An event where everybody comes and stays. */
    public static final Conditions CALM = new Conditions(0.4, 0, 0, 0, 0);

    /** An event with a little of everything that can go wrong. */
    public static final Conditions ROUGH = new Conditions(0.4, 0.03, 0.1, 0.05, 0.02);
}
