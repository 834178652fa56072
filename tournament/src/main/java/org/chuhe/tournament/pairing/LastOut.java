package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Regulations;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.ranking.Standings;

/** 积分末位淘汰: who leaves before the next round (2011 rules, 10.6). */
final class LastOut {
    private LastOut() {}

    /** Everybody who has been cut so far. */
    static Set<Integer> gone(Event event) {
        Set<Integer> gone = new HashSet<>();
        event.rounds().stream().map(Round::eliminated).forEach(gone::addAll);
        return gone;
    }

    /** Who is cut before the round that comes next: the last in the table, by every criterion of the clause. */
    static List<Integer> next(Event event) {
        Regulations rules = event.regulations();
        int played = event.roundsPaired();
        int from = rules.stages().cutFrom() > 0 ? rules.stages().cutFrom() : rules.rounds() / 2;
        if (played < Math.max(1, from)) {
            return List.of();
        }
        Set<Integer> gone = gone(event);
        List<Integer> order = new ArrayList<>(Standings.of(event).order());
        order.removeIf(gone::contains);
        order.removeIf(no -> event.entrant(no)
                .map(Entrant::attendance)
                .map(a -> a.withdrawn())
                .orElse(true));
        int surplus = order.size() - rules.stages().remaining();
        boolean last = played + 1 == rules.rounds();
        int leaving = last ? surplus : Math.min(surplus, rules.stages().dropped());
        return leaving <= 0 ? List.of() : List.copyOf(order.subList(order.size() - leaving, order.size()));
    }
}
