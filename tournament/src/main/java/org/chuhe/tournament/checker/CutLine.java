package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.tournament.model.Lot;
import org.chuhe.tournament.model.Round;

/**
 * A line through a table above which entrants go on (2011 rules, 10.2, 10.5, 10.6). Where the rules leave some level across
 * it, a lot or a play-off on record decides between them.
 */
final class CutLine {
    private final List<List<Integer>> above = new ArrayList<>();
    private boolean undecided;

    /**
     * @param places best first, those level together
     * @param many how many go on
     * @param last the round after which the line is drawn, with its lots
     */
    CutLine(List<List<Integer>> places, int many, Round last) {
        int left = many;
        for (List<Integer> place : places) {
            if (left > 0 && place.size() <= left) {
                above.add(place);
            } else if (left > 0) {
                above.addAll(lots(place, left, last));
            }
            left -= place.size();
        }
    }

    private List<List<Integer>> lots(List<Integer> level, int many, Round last) {
        for (Lot lot : last.lots()) {
            if (new HashSet<>(lot.order()).containsAll(level)) {
                return lot.order().stream()
                        .filter(level::contains)
                        .limit(many)
                        .map(List::of)
                        .toList();
            }
        }
        undecided = true;
        return List.of();
    }

    /** Whether some are level across the line and no lot is on record. */
    boolean undecided() {
        return undecided;
    }

    Set<Integer> goingOn() {
        Set<Integer> all = new HashSet<>();
        above.forEach(all::addAll);
        return all;
    }

    /** Those who go on, best first; whoever of those level comes first in the other order does so here. */
    List<Integer> inOrder(Collection<Integer> other) {
        List<Integer> order = new ArrayList<>();
        for (List<Integer> place : above) {
            other.stream().filter(place::contains).forEach(order::add);
            place.stream().filter(no -> !order.contains(no)).forEach(order::add);
        }
        return order;
    }
}
