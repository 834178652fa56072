package org.chuhe.tournament.report;

import java.util.List;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.UnitRow;
import org.chuhe.tournament.regulations.RankingClause;

/**
 * 队员总分制: the units of an individual event in order (2011 rules, 11.5, 14.8); or the two sides of one (11.4, 14.7).
 *
 * @param clause what ordered them, whatever ordered their members
 * @param criteria what was looked at, in its order
 */
public record UnitsReport(RankingClause clause, List<Criterion> criteria, List<UnitRow> rows) {
    public UnitsReport {
        criteria = List.copyOf(criteria);
        rows = List.copyOf(rows);
    }

    static UnitsReport of(RankingClause clause, List<UnitRow> rows) {
        return new UnitsReport(
                clause,
                rows.isEmpty() ? List.of() : List.copyOf(rows.get(0).values().keySet()),
                rows);
    }
}
