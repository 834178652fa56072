package org.chuhe.tournament.format;

import java.util.List;
import java.util.Optional;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.pairing.RoundRobinPairing;
import org.chuhe.tournament.ranking.Ranking;
import org.chuhe.tournament.ranking.Scope;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.roundrobin.RoundRobinTable;
import org.chuhe.tournament.text.Notice;

/** 大循环制 (10.1): one table. */
final class RoundRobinFormat extends EventFormat {
    @Override
    Proposal next(Event event, PairingOrder order) {
        Optional<EventStage> drawn = event.stage(1);
        EventStage stage = drawn.orElseGet(() -> EventStage.table(
                1, List.of(present(event).stream().map(Entrant::no).toList())));
        return orOver(
                event,
                RoundRobinPairing.next(event, stage, drawn.isPresent() ? List.of() : List.of(stage))
                        .map(next -> sayingIfNotDrawn(event, next)));
    }

    @Override
    Table table(Event event) {
        Scope scope = Scope.ofStage(event, 1, Scope.everybody(event), true);
        return Ranking.table(event, scope, event.regulations().entrantRanking());
    }

    @Override
    public int usualRounds(Event event) {
        return rounds(event, event.entrants().size());
    }

    static int rounds(Event event, int entrants) {
        return entrants < 2
                ? 0
                : event.regulations().cycles() * RoundRobinTable.of(entrants).rounds();
    }

    /** 14.4: an even field is drawn again. */
    @Override
    public List<Notice> adviceWithout(Event left) {
        return left.entrants().size() % 2 == 0 ? List.of(Notice.of("entry.redraw", "14.4")) : List.of();
    }
}
