package org.chuhe.tournament.ranking;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * 名次表: everybody in order, with every value and what decided between neighbours.
 *
 * @param criteria those that show in the table, in order
 * @param unranked whose results were struck out (19.2)
 */
public record Table(List<Criterion> criteria, List<Row> rows, List<Integer> unranked) {
    public Table {
        criteria = List.copyOf(criteria);
        rows = List.copyOf(rows);
        unranked = List.copyOf(unranked);
    }

    /** The numbers in order. */
    public List<Integer> order() {
        return rows.stream().map(Row::no).toList();
    }

    public Optional<Row> row(int no) {
        return rows.stream().filter(r -> r.no() == no).findFirst();
    }

    /** The numbers in order, those who share a place together. */
    public List<List<Integer>> places() {
        List<List<Integer>> places = new ArrayList<>();
        int place = 0;
        for (Row row : rows) {
            if (row.place() != place) {
                places.add(new ArrayList<>());
                place = row.place();
            }
            places.get(places.size() - 1).add(row.no());
        }
        return places;
    }

    /** Places that the rules leave shared: to be settled by lot or play-off, if at all. */
    public List<List<Integer>> shared() {
        return places().stream().filter(p -> p.size() > 1).toList();
    }

    /**
     * Only these, ranked among themselves: who stood together stands together, and what separates two neighbours is the
     * first of all criteria that stood between them.
     */
    public Table among(Set<Integer> some) {
        List<Row> kept = new ArrayList<>();
        int place = 0;
        int before = 0;
        Optional<Criterion> between = Optional.empty();
        for (Row row : rows) {
            if (some.contains(row.no())) {
                if (!kept.isEmpty() && between.isPresent()) {
                    kept.set(kept.size() - 1, kept.get(kept.size() - 1).aheadBy(between.orElseThrow()));
                }
                place = row.place() == before ? place : kept.size() + 1;
                before = row.place();
                kept.add(new Row(place, row.no(), row.values(), Optional.empty()));
                between = Optional.empty();
            }
            between = earlier(between, row.aheadBy());
        }
        List<Integer> out = unranked.stream().filter(some::contains).toList();
        return new Table(criteria, kept, out);
    }

    private Optional<Criterion> earlier(Optional<Criterion> a, Optional<Criterion> b) {
        if (a.isEmpty() || b.isEmpty()) {
            return a.isEmpty() ? b : a;
        }
        return criteria.indexOf(b.orElseThrow()) < criteria.indexOf(a.orElseThrow()) ? b : a;
    }

    /** This table with another below it; {@code decider} is what separates the two. */
    public Table followedBy(Table below, Criterion decider) {
        if (rows.isEmpty()) {
            return below;
        }
        List<Row> all = new ArrayList<>(rows);
        if (!below.rows.isEmpty()) {
            int last = all.size() - 1;
            all.set(last, all.get(last).aheadBy(decider));
        }
        below.rows.forEach(r -> all.add(r.moved(rows.size())));
        List<Criterion> both = new ArrayList<>(criteria);
        below.criteria.stream().filter(c -> !both.contains(c)).forEach(both::add);
        List<Integer> out = new ArrayList<>(unranked);
        below.unranked.stream().filter(n -> !out.contains(n)).forEach(out::add);
        return new Table(both, all, out);
    }

    /** A table of places that are settled already; {@code measure} says how. An empty list is a place nobody has. */
    public static Table ofPlaces(List<List<Integer>> places, Measure measure) {
        Criterion criterion = Criterion.of(measure);
        List<Row> rows = new ArrayList<>();
        int place = 1;
        for (List<Integer> together : places) {
            for (int i = 0; i < together.size(); i++) {
                boolean lastHere = i == together.size() - 1;
                rows.add(new Row(
                        place,
                        together.get(i),
                        Map.of(criterion, HalfPoints.of(place)),
                        lastHere ? Optional.of(criterion) : Optional.empty()));
            }
            place += Math.max(1, together.size());
        }
        if (!rows.isEmpty()) {
            Row last = rows.remove(rows.size() - 1);
            rows.add(new Row(last.place(), last.no(), last.values(), Optional.empty()));
        }
        return new Table(List.of(criterion), rows, List.of());
    }
}
