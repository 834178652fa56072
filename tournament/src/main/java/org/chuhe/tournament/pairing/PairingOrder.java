package org.chuhe.tournament.pairing;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.tournament.swiss.Relaxation;

/**
 * What the arbiter fixes before a round paired by scores.
 *
 * @param pairs pairs he makes himself
 * @param bye whom he leaves free himself; 0 = nobody
 * @param givenUp the rules that may be broken where no pairing keeps them all
 */
public record PairingOrder(List<FixedPair> pairs, int bye, Set<Relaxation> givenUp) {
    /** A pair made by hand: {@code first} has Red. */
    public record FixedPair(int first, int second) {}

    /** Nothing: the rules decide. */
    public static final PairingOrder NONE = new PairingOrder(List.of(), 0, Set.of());

    public PairingOrder {
        pairs = List.copyOf(pairs);
        givenUp = Collections.unmodifiableSortedSet(new TreeSet<>(givenUp));
    }

    /** Only these rules given up. */
    public static PairingOrder givingUp(Relaxation... rules) {
        return new PairingOrder(List.of(), 0, Set.of(rules));
    }

    public boolean fixesNothing() {
        return pairs.isEmpty() && bye == 0;
    }
}
