package org.chuhe.tournament.format;

import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.pairing.LastOut;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.PairingProgress;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.pairing.ScorePairing;
import org.chuhe.tournament.ranking.Ranking;
import org.chuhe.tournament.ranking.Table;

/** 积分晋圈淘汰制 (10.5): Swiss rounds, then a final among the best of the table. */
final class SwissKnockoutFormat extends SwissFormat {
    @Override
    Proposal next(Event event, PairingOrder order) {
        return PairingProgress.roundsOf(event, 1) < event.regulations().rounds()
                ? ScorePairing.next(event, order, LastOut.NOBODY)
                : FinalStage.next(event, () -> Finalists.ofTable(event));
    }

    @Override
    Table table(Event event) {
        return FinalStage.before(
                event,
                rest -> Ranking.table(event, scope(event), event.regulations().entrantRanking(), rest));
    }

    /** Without a look at the Swiss rounds: while the final is not drawn there is one to come. */
    @Override
    public boolean allPaired(Event event) {
        return event.stage(2).isPresent() && next(event, PairingOrder.NONE) instanceof Proposal.Over;
    }
}
