package org.chuhe.tournament.swiss;

import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.swiss.colour.SwissPlayer;

/**
 * Everything the pairing of a round depends on. The order of the lists does not matter.
 *
 * @param round the round to pair, from 1
 * @param rules the number of rounds, how the first is paired, and the readings adopted
 * @param players all who take part in this round
 * @param forbidden pairs kept apart in this round, those of one unit among them
 * @param fixed pairs set by the arbiter's hand
 * @param fixedBye who has the bye by the arbiter's hand
 * @param givenUp the rules that the arbiter gives up where no pairing keeps them all
 */
public record SwissState(
        int round,
        Regulations rules,
        List<SwissPlayer> players,
        List<ForbiddenPair> forbidden,
        List<FixedPair> fixed,
        OptionalInt fixedBye,
        Set<Relaxation> givenUp) {
    public SwissState {
        players = List.copyOf(players);
        forbidden = List.copyOf(forbidden);
        fixed = List.copyOf(fixed);
        EnumSet<Relaxation> copy = EnumSet.noneOf(Relaxation.class);
        copy.addAll(givenUp);
        givenUp = Collections.unmodifiableSet(copy);
        Set<Integer> numbers = new HashSet<>();
        for (SwissPlayer p : players) {
            if (!numbers.add(p.no())) {
                throw new IllegalArgumentException("two players with the number " + p.no());
            }
        }
        for (FixedPair pair : fixed) {
            if (!numbers.remove(pair.red()) || !numbers.remove(pair.black())) {
                throw new IllegalArgumentException(
                        "a fixed pair of players absent or paired twice: " + pair.red() + ", " + pair.black());
            }
        }
        if (fixedBye.isPresent() && !numbers.remove(fixedBye.getAsInt())) {
            throw new IllegalArgumentException("the bye of a player absent or paired: " + fixedBye.getAsInt());
        }
    }

    /** A round by the rules alone. */
    public static SwissState of(int round, Regulations rules, List<SwissPlayer> players) {
        return new SwissState(round, rules, players, List.of(), List.of(), OptionalInt.empty(), Set.of());
    }

    boolean reads(Reading reading) {
        return rules.reads(reading);
    }

    public SwissState with(Regulations others) {
        return new SwissState(round, others, players, forbidden, fixed, fixedBye, givenUp);
    }

    public SwissState keepingApart(List<ForbiddenPair> pairs) {
        return new SwissState(round, rules, players, pairs, fixed, fixedBye, givenUp);
    }

    public SwissState fixing(List<FixedPair> pairs, OptionalInt bye) {
        return new SwissState(round, rules, players, forbidden, pairs, bye, givenUp);
    }

    public SwissState givingUp(Set<Relaxation> some) {
        return new SwissState(round, rules, players, forbidden, fixed, fixedBye, some);
    }
}
