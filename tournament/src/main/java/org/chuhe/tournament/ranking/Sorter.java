package org.chuhe.tournament.ranking;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Splits those who are level by one criterion after the other until everybody stands alone or the rules end. A criterion
 * that leaves some of them level hands these on to the next one.
 */
final class Sorter {
    private final List<Criterion> criteria;
    private final Evaluator evaluator;
    private final boolean restart;
    /** What was worked out for each criterion, and for whom. */
    private final Map<Criterion, Map<Integer, HalfPoints>> values = new HashMap<>();

    private final Set<Criterion> everybodys = new HashSet<>();
    private final List<Placed> places = new ArrayList<>();

    /** A line without its values. */
    private record Placed(int place, int no, Optional<Criterion> aheadBy) {}

    /** {@code restart}: whether what is left of a tie that was split goes through the list from its beginning. */
    Sorter(List<Criterion> criteria, Evaluator evaluator, boolean restart) {
        this.criteria = criteria;
        this.evaluator = evaluator;
        this.restart = restart;
    }

    List<Row> sort(List<Integer> numbers) {
        List<Integer> all = numbers.stream().sorted().toList();
        for (Criterion criterion : criteria) {
            if (criterion.depth() == 0 && !criterion.measure().amongTied()) {
                look(criterion, all);
                everybodys.add(criterion);
            }
        }
        if (!all.isEmpty()) {
            split(all, 0, Optional.empty());
        }
        List<Map<Integer, HalfPoints>> columns = criteria.stream()
                .map(criterion -> values.getOrDefault(criterion, Map.of()))
                .toList();
        return places.stream()
                .map(p -> new Row(p.place(), p.no(), inOrder(p.no(), columns), p.aheadBy()))
                .toList();
    }

    /** Ranks {@code tied}; {@code below} is what separates the last of them from whoever comes next. */
    private void split(List<Integer> tied, int from, Optional<Criterion> below) {
        if (tied.size() == 1) {
            places.add(new Placed(places.size() + 1, tied.get(0), below));
            return;
        }
        for (int i = from; i < criteria.size(); i++) {
            Criterion criterion = criteria.get(i);
            List<List<Integer>> parts = parts(criterion, tied);
            if (parts.size() > 1) {
                int next = restart ? 0 : i + 1;
                for (int p = 0; p < parts.size(); p++) {
                    boolean last = p == parts.size() - 1;
                    split(parts.get(p), next, last ? below : Optional.of(criterion));
                }
                return;
            }
        }
        int place = places.size() + 1;
        for (int i = 0; i < tied.size(); i++) {
            boolean last = i == tied.size() - 1;
            places.add(new Placed(place, tied.get(i), last ? below : Optional.empty()));
        }
    }

    private List<List<Integer>> parts(Criterion criterion, List<Integer> tied) {
        Map<Integer, HalfPoints> found = look(criterion, tied);
        if (found.isEmpty()) {
            return List.of(tied);
        }
        Map<HalfPoints, List<Integer>> parts = new TreeMap<>(criterion.order());
        for (int no : tied) {
            parts.computeIfAbsent(found.getOrDefault(no, HalfPoints.of(0)), v -> new ArrayList<>())
                    .add(no);
        }
        return List.copyOf(parts.values());
    }

    /** The values of at least these; what is everybody's own is worked out once. */
    private Map<Integer, HalfPoints> look(Criterion criterion, List<Integer> tied) {
        if (everybodys.contains(criterion)) {
            return values.getOrDefault(criterion, Map.of());
        }
        Map<Integer, HalfPoints> found = evaluator.evaluate(criterion, tied);
        values.computeIfAbsent(criterion, c -> new HashMap<>(2 * found.size())).putAll(found);
        return found;
    }

    private Map<Criterion, HalfPoints> inOrder(Integer no, List<Map<Integer, HalfPoints>> columns) {
        Map<Criterion, HalfPoints> ordered = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            HalfPoints value = columns.get(i).get(no);
            if (value != null) {
                ordered.put(criteria.get(i), value);
            }
        }
        return ordered;
    }

    /** The criteria with a value in at least one row. */
    static List<Criterion> shown(List<Criterion> criteria, List<Row> rows) {
        return criteria.stream()
                .filter(c -> rows.stream().anyMatch(r -> r.values().containsKey(c)))
                .toList();
    }
}
