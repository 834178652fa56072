package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.HalfPoints;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.text.Notice;

/**
 * 积分末位淘汰: who leaves before the next round (2011 rules, 10.6).
 *
 * @param cut where the table is cut, by every criterion of the clause
 * @param last whether it is the cut before the last round, which leaves as many as the regulations say and not just so
 *     many fewer
 * @param byPoints whether all who leave have fewer points than all who stay
 */
public record LastOut(Cut cut, boolean last, boolean byPoints) {
    /** Nobody leaves. */
    public static final LastOut NOBODY = new LastOut(new Cut(List.of(), 0, Optional.empty()), false, true);

    public List<Integer> leaving() {
        return cut.leaving();
    }

    /** Everybody who has been cut so far. */
    static Set<Integer> gone(Event event) {
        Set<Integer> gone = new HashSet<>();
        event.rounds().stream().map(Round::eliminated).forEach(gone::addAll);
        return gone;
    }

    /** Who is cut before the round that comes next; {@code standings} is asked if anybody may be. */
    public static LastOut next(Event event, Function<Event, Table> standings) {
        Regulations rules = event.regulations();
        int played = event.roundsPaired();
        int from = rules.stages().cutFrom() > 0 ? rules.stages().cutFrom() : rules.rounds() / 2;
        if (played < Math.max(1, from)) {
            return NOBODY;
        }
        Table table = standings.apply(event);
        Cut everybody = Cut.through(event, table, gone(event), Integer.MAX_VALUE);
        int there = everybody.order().size();
        int surplus = there - rules.stages().remaining();
        boolean last = played + 1 == rules.rounds();
        int leaving = last ? surplus : Math.min(surplus, rules.stages().dropped());
        if (leaving <= 0) {
            return NOBODY;
        }
        Cut cut = Cut.through(event, table, gone(event), there - leaving);
        return new LastOut(cut, last, byPoints(table, cut));
    }

    /** The first criterion of every clause is the points. */
    private static boolean byPoints(Table table, Cut cut) {
        Criterion points = table.criteria().get(0);
        Map<Integer, HalfPoints> of = new HashMap<>();
        table.rows()
                .forEach(row ->
                        Optional.ofNullable(row.values().get(points)).ifPresent(value -> of.put(row.no(), value)));
        List<Integer> on = cut.goingOn();
        List<Integer> out = cut.leaving();
        return on.isEmpty() || !Objects.equals(of.get(on.get(on.size() - 1)), of.get(out.get(0)));
    }

    /** What the arbiter is told of it. */
    List<Notice> notices(Event event) {
        if (leaving().isEmpty()) {
            return List.of();
        }
        int usual = event.regulations().stages().dropped();
        int staying = cut.goingOn().size();
        List<Notice> notices = new ArrayList<>();
        if (last && leaving().size() != usual) {
            notices.add(Notice.of("pair.cut.last", "10.6", leaving(), leaving().size(), staying, usual));
        } else {
            String key = cut.lot().isPresent() ? "pair.cut.lots" : byPoints ? "pair.cut" : "pair.cut.ranked";
            notices.add(Notice.of(key, "10.6", leaving(), leaving().size(), staying));
        }
        if (!byPoints && cut.lot().isEmpty()) {
            notices.add(Notice.plain(
                    "pair.cut.criteria", event.regulations().entrantRanking().article()));
        }
        cut.notices("10.6").forEach(notices::add);
        return notices;
    }
}
