package org.chuhe.server.event.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.documents.tournament.Sheet;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.HalfPoints;
import org.chuhe.tournament.report.EventReport;
import org.chuhe.tournament.report.StandingsReport;
import org.chuhe.tournament.report.UnitsReport;

/** Standings on a page: in the words of the printed sheets, with the mark on what puts a line before the next one. */
public final class StandingsTables {
    private StandingsTables() {}

    /**
     * A table.
     *
     * @param reasons a sentence for every pair of neighbours whom a criterion after the points separates
     * @param order the criteria in their order, as "积分 → 对手分 → 胜局"
     * @param article what lays that order down
     */
    public record Shown(
            String id,
            String title,
            List<Head> heads,
            List<Line> lines,
            List<String> notes,
            List<String> reasons,
            String order,
            String article) {
        /** The same with some of its lines. */
        public Shown with(List<Line> some) {
            return new Shown(id, title, heads, some, notes, reasons, order, article);
        }
    }

    /** A heading; its kind names the look: number, text, name, mark, place. */
    public record Head(String text, String kind) {}

    /** A line; a rule above separates points. {@code no} is the entrant, 0 if the line is about a unit. */
    public record Line(int no, boolean rule, List<Cell> cells) {}

    /** A cell; {@code deciding} if this value separates a tie. */
    public record Cell(String text, String kind, boolean deciding) {}

    /** All tables of an event: the score of two sides, groups, the whole, categories, units. */
    public static List<Shown> of(EventVisit visit) {
        EventReport report = visit.view().report();
        EventSheets sheets = new EventSheets(report, visit.locale());
        List<Shown> all = new ArrayList<>();
        if (report.betweenSides()) {
            report.units().ifPresent(sides -> all.add(units(sheets.units(sides), sides, visit)));
        }
        report.groups().forEach(group -> all.add(standings(sheets.standings(group), group, visit)));
        all.add(whole(visit));
        report.categories().forEach(category -> all.add(standings(sheets.category(category), category, visit)));
        if (!report.betweenSides()) {
            report.units().ifPresent(units -> all.add(units(sheets.units(units), units, visit)));
        }
        return all;
    }

    /** The table of the whole event. */
    public static Shown whole(EventVisit visit) {
        StandingsReport table = visit.view().report().standings();
        return standings(new EventSheets(visit.view().report(), visit.locale()).standings(table), table, visit);
    }

    private static Shown standings(Sheet sheet, StandingsReport table, EventVisit visit) {
        List<String> reasons = table.separations().stream()
                .limit(Part.SIZE)
                .map(separation -> reason(separation, visit))
                .toList();
        return shown(
                sheet, line -> table.lines().get(line).no(), reasons, order(table.criteria(), visit), table.articles());
    }

    /** A sheet that ranks nobody. */
    static Shown plain(Sheet sheet) {
        return new Shown(
                sheet.id(), sheet.title(), heads(sheet), lines(sheet, line -> 0), sheet.notes(), List.of(), "", "");
    }

    private static Shown units(Sheet sheet, UnitsReport units, EventVisit visit) {
        return shown(
                sheet,
                line -> 0,
                List.of(),
                order(units.criteria(), visit),
                List.of(units.clause().article()));
    }

    private static Shown shown(
            Sheet sheet, IntUnaryOperator numbers, List<String> reasons, String order, List<String> articles) {
        return new Shown(
                sheet.id(),
                sheet.title(),
                heads(sheet),
                lines(sheet, numbers),
                sheet.notes(),
                reasons,
                order,
                String.join(", ", articles));
    }

    private static List<Head> heads(Sheet sheet) {
        return sheet.columns().stream()
                .map(column -> new Head(column.heading(), column.kind().code()))
                .toList();
    }

    private static List<Line> lines(Sheet sheet, IntUnaryOperator numbers) {
        List<Head> heads = heads(sheet);
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < sheet.lines().size(); i++) {
            Sheet.Line line = sheet.lines().get(i);
            List<Cell> cells = new ArrayList<>();
            for (int c = 0; c < heads.size(); c++) {
                cells.add(new Cell(
                        line.cells().get(c),
                        heads.get(c).kind(),
                        line.deciding().contains(c)));
            }
            lines.add(new Line(numbers.applyAsInt(i), line.newGroup(), cells));
        }
        return lines;
    }

    private static String reason(StandingsReport.Separation separation, EventVisit visit) {
        Criterion criterion = separation.criterion();
        return visit.say(
                "standings.reason",
                separation.upper().name(),
                separation.lower().name(),
                criterion.label().in(visit.locale()),
                separation.upper().value(criterion).map(HalfPoints::toString).orElse(""),
                separation.lower().value(criterion).map(HalfPoints::toString).orElse(""));
    }

    private static String order(List<Criterion> criteria, EventVisit visit) {
        return criteria.stream()
                .map(criterion -> criterion.label().in(visit.locale()))
                .collect(Collectors.joining(" → "));
    }
}
