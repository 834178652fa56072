package org.chuhe.tournament.ranking;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.regulations.Reading;

/**
 * 队员总分制: units ranked by what their players achieved as individuals (2011 rules, 11.5, 14.8). The two sides of a
 * Scheveningen match are units whose players' points decide alone.
 */
public final class MemberTotals {
    private final int counting;
    private final boolean byPoints;
    private final boolean sides;
    private final Map<String, List<Integer>> places = new TreeMap<>();
    private final Map<String, Integer> points = new TreeMap<>();

    private MemberTotals(int counting, boolean byPoints, boolean sides) {
        this.counting = counting;
        this.byPoints = byPoints;
        this.sides = sides;
    }

    /** The units of an individual event; who has too few members is left out or filled up, as regulations say. */
    public static List<UnitRow> of(Event event, Table table) {
        boolean sides = event.regulations().format().isBetweenSides();
        int counting = sides ? table.rows().size() : event.regulations().teams().boards();
        MemberTotals totals =
                new MemberTotals(counting, sides || event.regulations().reads(Reading.MEMBER_POINTS), sides);
        Map<String, List<Row>> members = new TreeMap<>();
        for (Row row : table.rows()) {
            event.players().stream()
                    .filter(p -> p.no() == row.no() && !p.unit().isEmpty())
                    .map(Player::unit)
                    .forEach(u ->
                            members.computeIfAbsent(u, k -> new ArrayList<>()).add(row));
        }
        ToIntFunction<Row> points = sides ? gamePoints(event) : MemberTotals::points;
        boolean fill = event.regulations().reads(Reading.MISSING_MEMBER_IS_LAST);
        members.forEach((unit, rows) -> {
            if (sides || rows.size() >= counting || fill) {
                totals.enter(unit, rows, points, table.rows().size() + 1);
            }
        });
        return totals.rank();
    }

    /** What he is ranked by. */
    private static int points(Row row) {
        return row.values().values().stream()
                        .findFirst()
                        .orElse(HalfPoints.of(0))
                        .halves()
                / 2;
    }

    /** What all games gave him, whatever ranks him: 14.7 adds 局分. */
    private static ToIntFunction<Row> gamePoints(Event event) {
        Set<Integer> everybody = new TreeSet<>();
        event.players().forEach(player -> everybody.add(player.no()));
        Event main = event.withoutPlayOffs();
        Map<Integer, Integer> sums = Ranking.gamePoints(
                main,
                new Scope(everybody, 1, main.roundsPaired(), true),
                event.regulations().entrantRanking());
        return row -> sums.getOrDefault(row.no(), 0);
    }

    private void enter(String unit, List<Row> rows, ToIntFunction<Row> worth, int missing) {
        List<Integer> best = new ArrayList<>(
                rows.stream().map(Row::place).sorted().limit(counting).toList());
        while (!sides && best.size() < counting) {
            best.add(missing);
        }
        places.put(unit, best);
        points.put(
                unit,
                rows.stream()
                        .mapToInt(worth)
                        .boxed()
                        .sorted(Collections.reverseOrder())
                        .limit(counting)
                        .mapToInt(Integer::intValue)
                        .sum());
    }

    private List<UnitRow> rank() {
        List<String> units = List.copyOf(places.keySet());
        List<Criterion> criteria = new ArrayList<>();
        criteria.add(Criterion.of(byPoints ? Measure.POINTS_SUM : Measure.RANK_SUM));
        for (int depth = 1; !sides && depth <= counting; depth++) {
            criteria.add(new Criterion(Measure.BEST_RANK, depth));
        }
        Evaluator evaluator = (criterion, tied) -> {
            Map<Integer, HalfPoints> values = new TreeMap<>();
            tied.forEach(i -> values.put(i, HalfPoints.of(value(criterion, units.get(i)))));
            return values;
        };
        List<Integer> indices = new ArrayList<>();
        for (int i = 0; i < units.size(); i++) {
            indices.add(i);
        }
        return new Sorter(criteria, evaluator, false)
                .sort(indices).stream()
                        .map(r -> new UnitRow(
                                r.place(),
                                units.get(r.no()),
                                places.getOrDefault(units.get(r.no()), List.of()),
                                r.values(),
                                r.aheadBy()))
                        .toList();
    }

    private int value(Criterion criterion, String unit) {
        if (!(criterion.measure().formula() instanceof Formula.OfUnit formula)) {
            throw new IllegalStateException(criterion.id() + " says nothing about units");
        }
        MemberScore members = new MemberScore(places.getOrDefault(unit, List.of()), points.getOrDefault(unit, 0));
        return formula.value().of(members, criterion.depth());
    }
}
