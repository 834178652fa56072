package org.chuhe.tournament.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chuhe.tournament.knockout.GroupSeeding;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.pairing.Cut;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.text.Notice;

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

    /**
     * Who goes on to the final.
     *
     * @param seeds in the order of the bracket or table
     * @param cuts where each table was cut
     */
    record Choice(List<Integer> seeds, List<Cut> cuts) {
        boolean open() {
            return cuts.stream().anyMatch(cut -> !cut.level().isEmpty());
        }

        /** What lots decided, and who has a place in the final by nothing but his number. */
        List<Notice> notices(String article) {
            List<Notice> notices = new ArrayList<>(
                    cuts.stream().flatMap(cut -> cut.notices(article)).toList());
            cuts.stream()
                    .flatMap(Cut::levelAbove)
                    .forEach(level -> notices.add(Notice.of("pair.seeds.level", article, level)));
            return notices;
        }
    }

    /** The best of each group: all first places, then all second places …; a bracket keeps the groups apart. */
    static Choice ofGroups(Event event, List<Table> groups) {
        boolean bracket = event.regulations().stages().finals().isBracket();
        int each = event.regulations().stages().qualifiers();
        Map<Integer, Integer> groupOf = new HashMap<>();
        List<Cut> cuts = groups.stream()
                .map(table -> Cut.through(event, table, Set.of(), each))
                .toList();
        List<List<Integer>> tiers = new ArrayList<>();
        for (int place = 0; place < each; place++) {
            List<Integer> tier = new ArrayList<>();
            for (int g = 0; g < cuts.size(); g++) {
                List<Integer> best = cuts.get(g).goingOn();
                if (place < best.size()) {
                    tier.add(best.get(place));
                    groupOf.put(best.get(place), g);
                }
            }
            tiers.add(tier);
        }
        return new Choice(
                bracket
                        ? GroupSeeding.of(tiers, groupOf)
                        : tiers.stream().flatMap(List::stream).toList(),
                cuts);
    }

    /** The best of the table after the Swiss rounds (10.5). */
    static Choice ofTable(Event event) {
        Cut cut = Cut.through(
                event,
                Standings.of(event),
                Set.of(),
                event.regulations().stages().qualifiers());
        return new Choice(cut.goingOn(), List.of(cut));
    }
}
