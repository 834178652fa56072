package org.chuhe.tournament.format;

import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.pairing.DuelPairing;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.ranking.Ranking;
import org.chuhe.tournament.ranking.Table;

/** 全队轮赛制 (11.4): two teams, member against member. */
final class AllPlayAllFormat extends EventFormat {
    @Override
    Proposal next(Event event, PairingOrder order) {
        return DuelPairing.next(event);
    }

    @Override
    Table table(Event event) {
        return Ranking.table(
                event, SwissFormat.scope(event), event.regulations().entrantRanking());
    }

    @Override
    public int usualRounds(Event event) {
        return event.regulations().teams().boards();
    }
}
