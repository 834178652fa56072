package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.tournament.knockout.GroupSeeding;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.ranking.Standings;
import org.chuhe.tournament.ranking.Table;

/** Who goes where between the stages of an event (2011 rules, 10.2, 10.5). */
final class Finalists {
    private Finalists() {}

    /** Groups of about equal strength: seeds, then ratings, dealt out forwards and backwards in turn. */
    static List<List<Integer>> groups(List<? extends Entrant> entrants, int count) {
        List<List<Integer>> groups = new ArrayList<>();
        for (int g = 0; g < count; g++) {
            groups.add(new ArrayList<>());
        }
        List<Entrant> order = new ArrayList<>(entrants);
        order.sort(Comparator.comparingInt((Entrant e) -> e.seed() > 0 ? e.seed() : Integer.MAX_VALUE)
                .thenComparingInt(e -> -e.rating())
                .thenComparingInt(Entrant::no));
        for (int i = 0; i < order.size(); i++) {
            int turn = i / count;
            int g = turn % 2 == 0 ? i % count : count - 1 - i % count;
            groups.get(g).add(order.get(i).no());
        }
        return groups;
    }

    /** The best of each group: all first places, then all second places …; a bracket keeps the groups apart. */
    static List<Integer> ofGroups(Event event, boolean bracket) {
        int each = event.regulations().stages().qualifiers();
        Map<Integer, Integer> groupOf = new HashMap<>();
        List<List<Integer>> tiers = new ArrayList<>();
        List<Table> tables = Standings.groups(event);
        for (int place = 0; place < each; place++) {
            List<Integer> tier = new ArrayList<>();
            for (int g = 0; g < tables.size(); g++) {
                List<Integer> staying = staying(event, tables.get(g));
                if (place < staying.size()) {
                    tier.add(staying.get(place));
                    groupOf.put(staying.get(place), g);
                }
            }
            tiers.add(tier);
        }
        return bracket
                ? GroupSeeding.of(tiers, groupOf)
                : tiers.stream().flatMap(List::stream).toList();
    }

    /** The best of the table after the Swiss rounds (10.5). */
    static List<Integer> ofTable(Event event) {
        return staying(event, Standings.of(event)).stream()
                .limit(event.regulations().stages().qualifiers())
                .toList();
    }

    private static List<Integer> staying(Event event, Table table) {
        return table.order().stream()
                .filter(no ->
                        event.entrant(no).map(e -> !e.attendance().withdrawn()).orElse(false))
                .toList();
    }
}
