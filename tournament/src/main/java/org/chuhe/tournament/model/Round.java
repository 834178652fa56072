package org.chuhe.tournament.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.tournament.result.Assumption;
import org.chuhe.tournament.result.Game;

/**
 * 轮: everything paired for one round.
 *
 * @param number from 1, running through all stages
 * @param stage the stage it belongs to, from 1
 * @param matches in the order of the tables
 * @param byes 轮空: who has no opponent, because the number is odd
 * @param eliminated who left the event before this round by 10.6
 * @param assumptions results this round's pairing relied on that differ from the record
 * @param slips line-ups that captains have handed in
 * @param lots who goes on of those who are level after this round, where only some can
 */
public record Round(
        int number,
        int stage,
        List<Match> matches,
        List<Integer> byes,
        List<Integer> eliminated,
        List<Assumption> assumptions,
        List<LineUpSlip> slips,
        List<Lot> lots) {
    public Round {
        matches = List.copyOf(matches);
        byes = List.copyOf(byes);
        eliminated = List.copyOf(eliminated);
        assumptions = List.copyOf(assumptions);
        slips = List.copyOf(slips);
        lots = List.copyOf(lots);
    }

    /** A round for which no line-up has been handed in and no lot drawn. */
    public Round(
            int number,
            int stage,
            List<Match> matches,
            List<Integer> byes,
            List<Integer> eliminated,
            List<Assumption> assumptions) {
        this(number, stage, matches, byes, eliminated, assumptions, List.of(), List.of());
    }

    /** A round of the first stage. */
    public static Round of(int number, List<Match> matches, List<Integer> byes) {
        return new Round(number, 1, matches, byes, List.of(), List.of());
    }

    public Round with(List<Match> others) {
        return new Round(number, stage, others, byes, eliminated, assumptions, slips, lots);
    }

    public Round withByes(List<Integer> others) {
        return new Round(number, stage, matches, others, eliminated, assumptions, slips, lots);
    }

    public Round assuming(List<Assumption> others) {
        return new Round(number, stage, matches, byes, eliminated, others, slips, lots);
    }

    public Round withSlips(List<LineUpSlip> others) {
        return new Round(number, stage, matches, byes, eliminated, assumptions, others, lots);
    }

    public Round withLots(List<Lot> others) {
        return new Round(number, stage, matches, byes, eliminated, assumptions, slips, others);
    }

    /** All games of the round. */
    public Stream<Game> games() {
        return matches.stream().flatMap(m -> m.games().stream());
    }

    /** The match at this table. */
    public Optional<Match> table(int table) {
        return matches.stream().filter(m -> m.table() == table).findFirst();
    }

    /** The match of this entrant. */
    public Optional<Match> matchOf(int no) {
        return matches.stream().filter(m -> m.involves(no)).findFirst();
    }

    /** Whether every game has a result. */
    public boolean finished() {
        return matches.stream().allMatch(Match::finished);
    }
}
