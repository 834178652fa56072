package org.chuhe.server.event.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.eventfiles.Sheet;
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
    public record Shown(Sheet sheet, List<String> reasons, String order, String article) {
        /** The same with some of its lines. */
        public Shown with(List<Sheet.Line> some) {
            return new Shown(sheet.with(some), reasons, order, article);
        }
    }

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
        return new Shown(sheet, reasons, order(table.criteria(), visit), String.join(", ", table.articles()));
    }

    private static Shown units(Sheet sheet, UnitsReport units, EventVisit visit) {
        return new Shown(
                sheet, List.of(), order(units.criteria(), visit), units.clause().article());
    }

    private static String reason(StandingsReport.Separation separation, EventVisit visit) {
        Criterion criterion = separation.criterion();
        return visit.say(
                "standings.reason",
                visit.view().name(separation.upper().no()),
                visit.view().name(separation.lower().no()),
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
