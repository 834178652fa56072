package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.swiss.FixedPair;
import org.chuhe.tournament.swiss.Relaxation;

/**
 * What the arbiter fixes before a round paired by scores.
 *
 * @param pairs pairs he makes himself
 * @param bye whom he leaves free himself; 0 = nobody
 * @param givenUp the rules that may be broken where no pairing keeps them all
 */
public record PairingOrder(List<FixedPair> pairs, int bye, Set<Relaxation> givenUp) {
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

    /** The same order, and what must be fixed so that two entrants change places in the round that it led to. */
    public PairingOrder swapping(Round round, int a, int b) {
        List<FixedPair> fixed = new ArrayList<>(pairs);
        fixed.removeIf(p -> p.involves(a) || p.involves(b));
        Optional<Match> first = round.matchOf(a);
        Optional<Match> second = round.matchOf(b);
        if (first.isPresent() && first.equals(second)) {
            Match match = first.orElseThrow();
            fixed.add(new FixedPair(/* red= */ match.second(), /* black= */ match.first()));
            return new PairingOrder(fixed, bye, givenUp);
        }
        for (Match match : Stream.of(first, second).flatMap(Optional::stream).toList()) {
            fixed.removeIf(p -> p.involves(match.first()) || p.involves(match.second()));
            fixed.add(new FixedPair(other(match.first(), a, b), other(match.second(), a, b)));
        }
        boolean wasFree = first.isEmpty() && round.byes().contains(a);
        boolean otherWasFree = second.isEmpty() && round.byes().contains(b);
        return new PairingOrder(fixed, wasFree ? b : otherWasFree ? a : bye, givenUp);
    }

    /** The same with others in the places of those it names. */
    public PairingOrder with(IntUnaryOperator other) {
        return new PairingOrder(
                pairs.stream()
                        .map(p -> new FixedPair(other.applyAsInt(p.red()), other.applyAsInt(p.black())))
                        .toList(),
                bye == 0 ? 0 : other.applyAsInt(bye),
                givenUp);
    }

    private static int other(int no, int a, int b) {
        return no == a ? b : no == b ? a : no;
    }

    public boolean fixesNothing() {
        return pairs.isEmpty() && bye == 0;
    }
}
