package org.chuhe.tournament.knockout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.regulations.KnockoutRules;

/**
 * The draw of a bracket: seeds keep their rank, the others follow by number or by lot (附录三); if units are separated,
 * the draw takes for each place the first in line whose unit is least crowded in that half, quarter … of the bracket.
 */
public final class BracketDraw {
    private BracketDraw() {}

    /** The numbers in seed order. */
    public static List<Integer> of(List<? extends Entrant> entrants, KnockoutRules rules, SplittableRandom random) {
        List<Entrant> seeded = entrants.stream()
                .filter(e -> e.seed() > 0)
                .map(e -> (Entrant) e)
                .sorted(Comparator.comparingInt(Entrant::seed).thenComparingInt(Entrant::no))
                .toList();
        List<Entrant> rest = new ArrayList<>(entrants.stream()
                .filter(e -> e.seed() <= 0)
                .sorted(Comparator.comparingInt(Entrant::no))
                .toList());
        if (rules.drawn()) {
            shuffle(rest, random);
        }
        List<Entrant> order = new ArrayList<>(seeded);
        if (rules.separateUnits()) {
            separate(order, rest);
        } else {
            order.addAll(rest);
        }
        return order.stream().map(Entrant::no).toList();
    }

    private static void shuffle(List<Entrant> list, SplittableRandom random) {
        for (int i = list.size() - 1; i > 0; i--) {
            list.set(i, list.set(random.nextInt(i + 1), list.get(i)));
        }
    }

    private static void separate(List<Entrant> order, List<Entrant> rest) {
        int size = Seeding.sizeFor(order.size() + rest.size());
        List<Integer> lines = Seeding.order(size);
        while (!rest.isEmpty()) {
            int line = lines.indexOf(order.size() + 1);
            Entrant best = rest.get(0);
            long least = Long.MAX_VALUE;
            for (Entrant candidate : rest) {
                long crowd = crowding(candidate, line, order, lines);
                if (crowd < least) {
                    least = crowd;
                    best = candidate;
                }
            }
            order.add(best);
            rest.remove(best);
        }
    }

    /** How near members of the same unit already stand: each counts the more, the earlier they could meet. */
    private static long crowding(Entrant candidate, int line, List<Entrant> placed, List<Integer> lines) {
        if (candidate.unit().isEmpty()) {
            return 0;
        }
        long sum = 0;
        for (int i = 0; i < placed.size(); i++) {
            if (placed.get(i).unit().equals(candidate.unit())) {
                int other = lines.indexOf(i + 1);
                int meetIn = Integer.SIZE - Integer.numberOfLeadingZeros(line ^ other);
                sum += 1L << (2 * (Integer.SIZE - Integer.numberOfLeadingZeros(lines.size()) - meetIn));
            }
        }
        return sum;
    }
}
