package org.chuhe.tournament.format;

import java.util.List;
import java.util.Optional;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.pairing.SidesPairing;
import org.chuhe.tournament.ranking.Ranking;
import org.chuhe.tournament.ranking.Scope;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.regulations.Regulations;

/** 舍维宁根制 (11.4 for individuals): everybody of one unit against everybody of the other. */
final class ScheveningenFormat extends EventFormat {
    @Override
    Proposal next(Event event, PairingOrder order) {
        Regulations rules = event.regulations();
        Optional<EventStage> drawn = event.stage(1);
        List<List<Integer>> sides = drawn.map(EventStage::draw).orElseGet(() -> Sides.of(present(event)));
        if (sides.size() != 2) {
            return Proposal.no("pair.sides.two", rules.format().article(), sides.size());
        }
        EventStage stage = drawn.orElseGet(() -> new EventStage(1, rules.format(), sides));
        return orOver(event, SidesPairing.next(event, stage, drawn.isPresent() ? List.of() : List.of(stage)));
    }

    @Override
    Table table(Event event) {
        Scope scope = Scope.ofStage(event, 1, Scope.everybody(event), true);
        return Ranking.table(event, scope, event.regulations().entrantRanking());
    }

    @Override
    public int usualRounds(Event event) {
        int larger =
                Sides.of(event.entrants()).stream().mapToInt(List::size).max().orElse(0);
        return event.regulations().cycles() * larger;
    }
}
