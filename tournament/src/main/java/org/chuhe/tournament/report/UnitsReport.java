package org.chuhe.tournament.report;

import java.util.List;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.UnitRow;
import org.chuhe.tournament.regulations.RankingClause;

/**
 * 队员总分制: the units of an individual event in order (2011 rules, 11.5, 14.8).
 *
 * @param criteria what was looked at, in its order
 */
public record UnitsReport(List<Criterion> criteria, List<UnitRow> rows) {
    public UnitsReport {
        criteria = List.copyOf(criteria);
        rows = List.copyOf(rows);
    }

    static UnitsReport of(List<UnitRow> rows) {
        return new UnitsReport(
                rows.isEmpty() ? List.of() : List.copyOf(rows.get(0).values().keySet()), rows);
    }

    /** What ordered them, whatever ordered their members. */
    public RankingClause clause() {
        return RankingClause.MEMBER_PLACES;
    }
}
