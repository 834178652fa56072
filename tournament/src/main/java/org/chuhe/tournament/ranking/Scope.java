package org.chuhe.tournament.ranking;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;

/**
 * Which part of an event a table is about.
 *
 * @param entrants who is ranked; games against others do not count
 * @param firstRound the first round that counts
 * @param lastRound the last
 * @param roundRobin whether 19.2 applies and free rounds give nothing; else byes are wins (14.4) and 19.3 applies
 */
public record Scope(Set<Integer> entrants, int firstRound, int lastRound, boolean roundRobin) {
    public Scope {
        entrants = Collections.unmodifiableSortedSet(new TreeSet<>(entrants));
    }

    /** The numbers of all entrants. */
    public static Set<Integer> everybody(Event event) {
        Set<Integer> all = new TreeSet<>();
        event.entrants().stream().map(Entrant::no).forEach(all::add);
        return all;
    }

    /** The rounds of a stage, up to the last with a result. */
    public static Scope ofStage(Event event, int stage, Set<Integer> entrants, boolean roundRobin) {
        int first = Integer.MAX_VALUE;
        int last = 0;
        for (Round round : event.rounds()) {
            boolean begun = round.games().anyMatch(g -> g.result().finished());
            if (round.stage() == stage && (begun || round.matches().isEmpty())) {
                first = Math.min(first, round.number());
                last = round.number();
            }
        }
        return last == 0 ? new Scope(entrants, 1, 0, roundRobin) : new Scope(entrants, first, last, roundRobin);
    }

    boolean covers(int round) {
        return firstRound <= round && round <= lastRound;
    }

    /** The same up to an earlier round. */
    public Scope until(int round) {
        return new Scope(entrants, firstRound, round, roundRobin);
    }
}
