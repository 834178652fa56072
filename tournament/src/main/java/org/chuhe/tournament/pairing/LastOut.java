package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.ranking.Standings;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.text.Notice;

/**
 * 积分末位淘汰: who leaves before the next round (2011 rules, 10.6).
 *
 * @param leaving the last in the table, by every criterion of the clause
 * @param staying how many go on
 * @param last whether it is the cut before the last round, which leaves as many as the regulations say and not just so
 *     many fewer
 */
record LastOut(List<Integer> leaving, int staying, boolean last) {
    /** Nobody leaves. */
    static final LastOut NOBODY = new LastOut(List.of(), 0, false);

    LastOut {
        leaving = List.copyOf(leaving);
    }

    /** Everybody who has been cut so far. */
    static Set<Integer> gone(Event event) {
        Set<Integer> gone = new HashSet<>();
        event.rounds().stream().map(Round::eliminated).forEach(gone::addAll);
        return gone;
    }

    /** Who is cut before the round that comes next. */
    static LastOut next(Event event) {
        Regulations rules = event.regulations();
        int played = event.roundsPaired();
        int from = rules.stages().cutFrom() > 0 ? rules.stages().cutFrom() : rules.rounds() / 2;
        if (played < Math.max(1, from)) {
            return NOBODY;
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
        if (leaving <= 0) {
            return NOBODY;
        }
        int staying = order.size() - leaving;
        return new LastOut(order.subList(staying, order.size()), staying, last);
    }

    /** What the arbiter is told of it. */
    List<Notice> notices(Event event) {
        if (leaving.isEmpty()) {
            return List.of();
        }
        int usual = event.regulations().stages().dropped();
        String key = !last || leaving.size() == usual ? "pair.cut" : "pair.cut.last";
        return List.of(Notice.of(key, "10.6", leaving, leaving.size(), staying, usual));
    }
}
