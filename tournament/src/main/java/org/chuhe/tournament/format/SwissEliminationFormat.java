package org.chuhe.tournament.format;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.Cut;
import org.chuhe.tournament.pairing.LastOut;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.PairingProgress;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.pairing.ScorePairing;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.Measure;
import org.chuhe.tournament.ranking.Ranking;
import org.chuhe.tournament.ranking.Scope;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.regulations.RankingClause;

/** 积分末位淘汰制 (10.6): the last of the table leave on the way. */
final class SwissEliminationFormat extends SwissFormat {
    private static final String ARTICLE = "10.6";

    @Override
    Proposal next(Event event, PairingOrder order) {
        if (allPaired(event)) {
            return Proposal.over(ARTICLE, event.roundsPaired());
        }
        LastOut cut = LastOut.next(event, Standings::of);
        if (!cut.leaving().isEmpty() && !PairingProgress.allFinished(event)) {
            return stillPlaying(event, ARTICLE);
        }
        if (!cut.cut().level().isEmpty()) {
            return Cut.undecided(List.of(cut.cut()), ARTICLE);
        }
        return ScorePairing.next(event, order, cut);
    }

    /** Who stayed longer stands higher; who left together is ranked by the clause. */
    @Override
    Table table(Event event) {
        Map<Integer, Set<Integer>> leavers = new TreeMap<>();
        Set<Integer> staying = Scope.everybody(event);
        for (Round round : event.rounds()) {
            if (!round.eliminated().isEmpty()) {
                leavers.put(-round.number(), new TreeSet<>(round.eliminated()));
                staying.removeAll(round.eliminated());
            }
        }
        Scope scope = scope(event);
        RankingClause clause = event.regulations().entrantRanking();
        Table table = Ranking.table(event, scope, clause, staying);
        for (Set<Integer> tier : leavers.values()) {
            table = table.followedBy(Ranking.table(event, scope, clause, tier), Criterion.of(Measure.STAGE));
        }
        return table;
    }
}
