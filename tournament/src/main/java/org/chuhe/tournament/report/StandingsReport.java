package org.chuhe.tournament.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.HalfPoints;
import org.chuhe.tournament.ranking.Measure;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.regulations.RankingClause;

/**
 * 名次表: everybody in order, with every value that was looked at and what decided between neighbours.
 *
 * @param group the letter of the group it is about (10.2); empty for the table of the whole event
 * @param clause what ordered it
 * @param articles that order it: of the clause, where points count, and of whatever else decides (10.4, 10.6, 18.5 …)
 * @param criteria those worth a column, in their order: sanctions nobody has, and look-backs that decided nothing, are
 *     left out
 * @param lines from the first place down
 * @param unranked whose results were struck out (19.2)
 */
public record StandingsReport(
        String group,
        RankingClause clause,
        List<String> articles,
        List<Criterion> criteria,
        List<Row> lines,
        List<Integer> unranked) {
    /** Two neighbours level on points, and the criterion that separates them. */
    public record Separation(Row upper, Row lower, Criterion criterion) {}

    public StandingsReport {
        articles = List.copyOf(articles);
        criteria = List.copyOf(criteria);
        lines = List.copyOf(lines);
        unranked = List.copyOf(unranked);
    }

    static StandingsReport of(EventReport report, String group, RankingClause clause, Table table) {
        List<Criterion> shown = worthShowing(table);
        List<String> articles = articles(report, clause, table, shown);
        return new StandingsReport(group, clause, articles, shown, table.rows(), table.unranked());
    }

    private static List<String> articles(EventReport report, RankingClause clause, Table table, List<Criterion> shown) {
        Set<String> articles = new LinkedHashSet<>();
        if (shown.stream().anyMatch(criterion -> criterion.measure().isPoints())) {
            articles.add(clause.article());
        }
        shown.stream()
                .map(Criterion::measure)
                .filter(Measure::isApart)
                .forEach(measure -> articles.add(measure.article()));
        if (decides(table, Criterion.of(Measure.STAGE))) {
            articles.add(report.event().regulations().format().article());
        }
        return List.copyOf(articles);
    }

    private static List<Criterion> worthShowing(Table table) {
        return table.criteria().stream()
                .filter(criterion -> criterion.measure().isShown())
                .filter(criterion -> decides(table, criterion)
                        || (criterion.depth() == 0 && !(criterion.measure().isSeldom() && nobodyHas(table, criterion))))
                .toList();
    }

    private static boolean decides(Table table, Criterion criterion) {
        return table.rows().stream().anyMatch(row -> row.aheadBy().equals(Optional.of(criterion)));
    }

    private static boolean nobodyHas(Table table, Criterion criterion) {
        return table.rows().stream()
                .map(row -> row.values().getOrDefault(criterion, HalfPoints.of(0)))
                .allMatch(value -> value.halves() == 0);
    }

    /** Whether places rest on points; else they were settled by a bracket or by stages. */
    public boolean byPoints() {
        return criteria.stream().anyMatch(criterion -> criterion.measure().isPoints());
    }

    /** What separates a line from the next one, if it is not simply the points. */
    public Optional<Criterion> tieBreak(Row line) {
        return line.aheadBy()
                .filter(criteria::contains)
                .filter(criterion -> !byPoints() || criteria.indexOf(criterion) > 0);
    }

    /** Whether somebody is ahead of somebody else at all. */
    public boolean decided() {
        return lines.stream().anyMatch(line -> line.aheadBy().isPresent());
    }

    /** Whether a line has other points than the one above it. */
    public boolean newScore(int line) {
        if (line == 0 || !byPoints()) {
            return false;
        }
        Criterion points = criteria.get(0);
        return !lines.get(line).value(points).equals(lines.get(line - 1).value(points));
    }

    /** All neighbours whom a criterion after the points separates, from the first place down. */
    public List<Separation> separations() {
        List<Separation> all = new ArrayList<>();
        for (int i = 0; i + 1 < lines.size(); i++) {
            Row upper = lines.get(i);
            Row lower = lines.get(i + 1);
            tieBreak(upper).ifPresent(criterion -> all.add(new Separation(upper, lower, criterion)));
        }
        return all;
    }
}
