package org.chuhe.tournament.swiss;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.chuhe.tournament.swiss.colour.SwissPlayer;

/**
 * Everything the pairing of a round depends on. The order of the lists does not matter.
 *
 * @param round the round to pair, from 1
 * @param totalRounds as announced
 * @param players all who take part in this round
 * @param forbidden pairs kept apart in this round
 * @param fixed pairs set by the arbiter's hand
 * @param fixedBye who has the bye by the arbiter's hand
 */
public record SwissState(
        int round,
        int totalRounds,
        List<SwissPlayer> players,
        List<KeptApart> forbidden,
        List<FixedPair> fixed,
        OptionalInt fixedBye,
        SwissOptions options) {
    /** Two who must not ({@code strict}) or should not meet. */
    public record KeptApart(int a, int b, boolean strict) {}

    /** A pair set by hand, with its colours. */
    public record FixedPair(int red, int black) {}

    public SwissState {
        players = List.copyOf(players);
        forbidden = List.copyOf(forbidden);
        fixed = List.copyOf(fixed);
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

    /** A round without forbidden or fixed pairs. */
    public static SwissState of(int round, int totalRounds, List<SwissPlayer> players) {
        return new SwissState(
                round, totalRounds, players, List.of(), List.of(), OptionalInt.empty(), SwissOptions.STANDARD);
    }

    public SwissState with(SwissOptions others) {
        return new SwissState(round, totalRounds, players, forbidden, fixed, fixedBye, others);
    }

    public SwissState keepingApart(List<KeptApart> pairs) {
        return new SwissState(round, totalRounds, players, pairs, fixed, fixedBye, options);
    }

    public SwissState fixing(List<FixedPair> pairs, OptionalInt bye) {
        return new SwissState(round, totalRounds, players, forbidden, pairs, bye, options);
    }
}
