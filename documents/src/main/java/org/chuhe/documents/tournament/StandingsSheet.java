package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chuhe.documents.tournament.Sheet.Column;
import org.chuhe.documents.tournament.Sheet.Kind;
import org.chuhe.documents.tournament.Sheet.Line;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.HalfPoints;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.ranking.UnitRow;

/** 名次表: places, every value that was looked at, and a mark on the one that decided. */
final class StandingsSheet {
    private final Event event;
    private final SheetWords words;
    private final Map<Integer, Integer> points;

    StandingsSheet(Event event, SheetWords words, Map<Integer, Integer> points) {
        this.event = event;
        this.words = words;
        this.points = points;
    }

    /** "Final standings" once all is over, else "after round n". */
    String title() {
        int rounds = event.roundsPaired();
        boolean finished = event.rounds().stream().allMatch(r -> r.finished());
        boolean complete = rounds > 0
                && finished
                && event.regulations().rounds() > 0
                && rounds >= event.regulations().rounds();
        return complete ? words.of("title.final", rounds) : words.of("title.standings", rounds);
    }

    Sheet of(String id, String title, Table table) {
        List<Criterion> criteria = worthShowing(table);
        boolean teams = event.regulations().forTeams();
        List<Column> columns = new ArrayList<>();
        columns.add(column("place", Kind.PLACE));
        columns.add(column("no", Kind.NUMBER));
        columns.add(column(teams ? "team" : "name", Kind.NAME));
        if (!teams) {
            columns.add(column("unit", Kind.TEXT));
        }
        int before = columns.size();
        boolean bracket = criteria.stream().noneMatch(c -> c.measure().isPoints());
        if (bracket) {
            columns.add(column("points", Kind.NUMBER));
            before++;
        }
        criteria.forEach(c -> columns.add(new Column(c.label().text(words.locale()), Kind.NUMBER)));

        List<Line> lines = new ArrayList<>();
        String above = null;
        for (Row row : table.rows()) {
            Optional<Entrant> entrant = event.entrant(row.no());
            List<String> cells = new ArrayList<>();
            cells.add(Integer.toString(row.place()));
            cells.add(Integer.toString(row.no()));
            cells.add(entrant.map(Entrant::name).orElse(""));
            if (!teams) {
                cells.add(entrant.map(Entrant::unit).orElse(""));
            }
            if (bracket) {
                cells.add(points.getOrDefault(row.no(), 0).toString());
            }
            criteria.forEach(c -> cells.add(value(row.values(), c)));
            Set<Integer> deciding = row.aheadBy()
                    .map(criteria::indexOf)
                    .filter(i -> i > 0 || bracket)
                    .filter(i -> i >= 0)
                    .map(i -> Set.of(i))
                    .orElse(Set.of());
            int shift = before;
            String group = bracket ? "" : cells.get(before);
            lines.add(new Line(
                    cells,
                    above != null && !above.equals(group),
                    Set.copyOf(deciding.stream().map(i -> i + shift).toList())));
            above = group;
        }
        return new Sheet(id, event.name(), title, columns, lines, notes(table));
    }

    /** Columns that say something: sanctions nobody has, and look-backs that decided nothing, are left out. */
    private static List<Criterion> worthShowing(Table table) {
        return table.criteria().stream()
                .filter(c -> c.measure().isShown())
                .filter(c ->
                        decides(table, c) || (c.depth() == 0 && !(c.measure().isSeldom() && nobodyHas(table, c))))
                .toList();
    }

    private static boolean decides(Table table, Criterion criterion) {
        return table.rows().stream().anyMatch(r -> r.aheadBy().equals(Optional.of(criterion)));
    }

    private static boolean nobodyHas(Table table, Criterion criterion) {
        return table.rows().stream().noneMatch(r -> {
            HalfPoints value = r.values().get(criterion);
            return value != null && value.halves() != 0;
        });
    }

    private static String value(Map<Criterion, HalfPoints> values, Criterion criterion) {
        HalfPoints value = values.get(criterion);
        return value == null ? "" : value.toString();
    }

    private List<String> notes(Table table) {
        List<String> notes = new ArrayList<>();
        if (table.rows().stream().anyMatch(r -> r.aheadBy().isPresent())) {
            notes.add(words.of("note.deciding", event.regulations().ranking().article()));
        }
        if (!table.unranked().isEmpty()) {
            notes.add(words.of(
                    "note.unranked",
                    String.join(
                            words.of("list"),
                            table.unranked().stream()
                                    .map(n -> EventSheets.name(event, n))
                                    .toList())));
        }
        return notes;
    }

    /** 11.5, 14.8. */
    Sheet units(List<UnitRow> rows) {
        List<Criterion> criteria =
                rows.isEmpty() ? List.of() : List.copyOf(rows.get(0).values().keySet());
        List<Column> columns = new ArrayList<>();
        columns.add(column("place", Kind.PLACE));
        columns.add(column("unit", Kind.NAME));
        columns.add(column("places", Kind.TEXT));
        criteria.forEach(c -> columns.add(new Column(c.label().text(words.locale()), Kind.NUMBER)));
        List<Line> lines = new ArrayList<>();
        for (UnitRow row : rows) {
            List<String> cells = new ArrayList<>();
            cells.add(Integer.toString(row.place()));
            cells.add(row.unit());
            cells.add(String.join(
                    words.of("list"),
                    row.memberPlaces().stream().map(p -> p.toString()).toList()));
            criteria.forEach(c -> cells.add(value(row.values(), c)));
            lines.add(Line.of(cells));
        }
        return new Sheet("units", event.name(), words.of("title.units"), columns, lines, List.of());
    }

    private Column column(String key, Kind kind) {
        return new Column(words.of("column." + key), kind);
    }
}
