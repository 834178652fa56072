package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.Sheet.Line;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.HalfPoints;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.ranking.UnitRow;
import org.chuhe.tournament.report.EventReport;
import org.chuhe.tournament.report.StandingsReport;
import org.chuhe.tournament.report.UnitsReport;

/** 名次表: places, every value that was looked at, and a mark on the one that decided. */
final class StandingsSheet {
    private final EventReport report;
    private final Event event;
    private final SheetWords words;

    StandingsSheet(EventReport report, SheetWords words) {
        this.report = report;
        this.event = report.event();
        this.words = words;
    }

    Sheet of(StandingsReport table) {
        return table.group().isEmpty()
                ? sheet("standings", title(), table)
                : sheet("group-" + table.group(), words.of("title.group", table.group()), table);
    }

    /** Those of a category among themselves. */
    Sheet category(StandingsReport table) {
        return sheet("category-" + table.group(), words.of("title.category", table.group()), table);
    }

    /** "Final standings" once all is over, "after round n" once that is over, else "during round n". */
    private String title() {
        return report.complete()
                ? words.of("title.final", report.completeRounds())
                : words.of("title.standings", when(report, words));
    }

    /** What a table is a table of: a round that is over, or one that goes on, with how far it has come. */
    static String when(EventReport report, SheetWords words) {
        int begun = report.begunRounds();
        int complete = report.completeRounds();
        if (begun <= complete) {
            return words.of("after.round", complete);
        }
        int finished = report.finishedGames(begun);
        int games = report.games(begun);
        if (finished < games) {
            return words.of("during.round", begun, finished, games);
        }
        int open = 0;
        for (int round = complete + 1; round < begun; round++) {
            open += report.games(round) - report.finishedGames(round);
        }
        return words.of("after.round.open", begun, open);
    }

    private Sheet sheet(String id, String title, StandingsReport table) {
        boolean teams = event.regulations().forTeams();
        List<Column> columns = new ArrayList<>();
        columns.add(words.column("place", Kind.PLACE));
        columns.add(words.column("no", Kind.NUMBER));
        columns.add(words.column(teams ? "team" : "name", Kind.NAME));
        if (!teams) {
            columns.add(words.column("unit", Kind.TEXT));
        }
        if (!table.byPoints()) {
            columns.add(words.column("points", Kind.NUMBER));
        }
        int before = columns.size();
        table.criteria().forEach(criterion -> columns.add(column(criterion)));

        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < table.lines().size(); i++) {
            Row line = table.lines().get(i);
            List<String> cells = new ArrayList<>();
            cells.add(Integer.toString(line.place()));
            cells.add(Integer.toString(line.no()));
            cells.add(report.name(line.no()));
            if (!teams) {
                cells.add(report.entrant(line.no()).map(Entrant::unit).orElse(""));
            }
            if (!table.byPoints()) {
                cells.add(Integer.toString(report.total(line)));
            }
            table.criteria().forEach(criterion -> cells.add(text(line.value(criterion))));
            Set<Integer> deciding = table.tieBreak(line)
                    .map(criterion -> Set.of(before + table.criteria().indexOf(criterion)))
                    .orElse(Set.of());
            lines.add(new Line(cells, table.newScore(i), deciding, line.no()));
        }
        return new Sheet(id, event.name(), title, columns, lines, notes(table));
    }

    private static String text(Optional<HalfPoints> value) {
        return value.map(HalfPoints::toString).orElse("");
    }

    private List<String> notes(StandingsReport table) {
        List<String> notes = new ArrayList<>();
        if (table.decided()) {
            String articles = String.join(words.of("list"), table.articles());
            notes.add(words.of(table.byPoints() ? "note.deciding" : "note.deciding.places", articles));
        }
        if (!table.unranked().isEmpty()) {
            notes.add(words.of(
                    "note.unranked",
                    String.join(
                            words.of("list"),
                            table.unranked().stream().map(report::name).toList())));
        }
        return notes;
    }

    /** 11.5, 14.8; of two sides the score alone. */
    Sheet units(UnitsReport units) {
        boolean sides = report.betweenSides();
        List<Column> columns = new ArrayList<>();
        columns.add(words.column("place", Kind.PLACE));
        columns.add(words.column("unit", Kind.NAME));
        columns.add(words.column(sides ? "players" : "places", sides ? Kind.MARK : Kind.TEXT));
        units.criteria().forEach(criterion -> columns.add(column(criterion)));
        List<Line> lines = new ArrayList<>();
        for (UnitRow row : units.rows()) {
            List<String> cells = new ArrayList<>();
            cells.add(Integer.toString(row.place()));
            cells.add(row.unit());
            cells.add(
                    sides
                            ? Integer.toString(row.memberPlaces().size())
                            : String.join(
                                    words.of("list"),
                                    row.memberPlaces().stream()
                                            .map(p -> p.toString())
                                            .toList()));
            units.criteria()
                    .forEach(criterion ->
                            cells.add(text(Optional.ofNullable(row.values().get(criterion)))));
            lines.add(Line.of(cells));
        }
        return new Sheet(
                "units",
                event.name(),
                words.of(sides ? "title.sides" : "title.units"),
                columns,
                lines,
                List.of(words.of("note.units", units.clause().article())));
    }

    private Column column(Criterion criterion) {
        return new Column(criterion.label().in(words.locale()), Kind.NUMBER);
    }
}
