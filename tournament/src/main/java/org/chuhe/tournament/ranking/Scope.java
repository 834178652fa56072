package org.chuhe.tournament.ranking;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

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

    boolean covers(int round) {
        return firstRound <= round && round <= lastRound;
    }

    /** The same up to an earlier round. */
    public Scope until(int round) {
        return new Scope(entrants, firstRound, round, roundRobin);
    }
}
