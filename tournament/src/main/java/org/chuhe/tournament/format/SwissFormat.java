package org.chuhe.tournament.format;

import java.util.List;
import java.util.Optional;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.pairing.FieldAdvice;
import org.chuhe.tournament.pairing.LastOut;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.pairing.ScorePairing;
import org.chuhe.tournament.ranking.Ranking;
import org.chuhe.tournament.ranking.Scope;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.text.Notice;

/** 积分编排制 (10.3): as many rounds as announced, paired by scores. */
class SwissFormat extends EventFormat {
    @Override
    Proposal next(Event event, PairingOrder order) {
        if (allPaired(event)) {
            return Proposal.over("附录二 一.2", event.roundsPaired());
        }
        return ScorePairing.next(event, order, LastOut.NOBODY);
    }

    @Override
    Table table(Event event) {
        return Ranking.table(event, scope(event), event.regulations().entrantRanking());
    }

    static Scope scope(Event event) {
        return Scope.ofStage(event, 1, Scope.everybody(event), false);
    }

    @Override
    public int usualRounds(Event event) {
        return FieldAdvice.usualRounds(
                event.entrants().size(), event.regulations().forTeams());
    }

    @Override
    public boolean allPaired(Event event) {
        return event.roundsPaired() >= event.regulations().rounds();
    }

    /** Late entries follow the last number (附录二), until a final is drawn. */
    @Override
    public Optional<Notice> entriesClosed(Event event) {
        return event.begun() && !event.stages().isEmpty()
                ? Optional.of(
                        Notice.of("entry.closed", event.regulations().format().article()))
                : Optional.empty();
    }

    /** 14.4: an odd field had better be filled up. */
    @Override
    public List<Notice> adviceWithout(Event left) {
        return left.entrants().size() % 2 == 0 ? List.of() : List.of(Notice.of("entry.odd", "14.4"));
    }

    @Override
    List<Entrant> present(Event event) {
        return takingPart(event);
    }
}
