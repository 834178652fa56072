package org.chuhe.tournament.rating;

/**
 * What an event did to somebody's rating.
 *
 * @param no the player, or his team
 * @param member his place in the team's list; 0 = an individual event
 * @param rating before the event; 0 = none
 * @param played games played over the board
 * @param total what he scored in these, of 1 each
 * @param games those of them against rated opponents; only these count
 * @param average the mean rating of these opponents
 * @param score what he scored against them, of 1 each
 * @param expected what his rating let expect
 * @param change what he gains or loses; 0 without a rating
 * @param after his rating now; 0 = still none
 * @param performance 表现分; 0 without games that count
 */
public record RatingLine(
        int no,
        int member,
        String name,
        int rating,
        int played,
        double total,
        int games,
        double average,
        double score,
        double expected,
        int change,
        int after,
        int performance) {}
