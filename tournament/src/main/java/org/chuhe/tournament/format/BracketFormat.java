package org.chuhe.tournament.format;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.chuhe.tournament.knockout.BracketDraw;
import org.chuhe.tournament.knockout.EventBracket;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.pairing.BracketPairing;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.ranking.Measure;
import org.chuhe.tournament.ranking.Scope;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.regulations.Regulations;

/** 单淘汰制, 双败淘汰制 (10.4): a bracket from the first round on. */
final class BracketFormat extends EventFormat {
    @Override
    Proposal next(Event event, PairingOrder order) {
        Regulations rules = event.regulations();
        Optional<EventStage> drawn = event.stage(1);
        EventStage stage = drawn.orElseGet(() -> new EventStage(
                1,
                rules.format(),
                List.of(BracketDraw.of(present(event), rules.knockout(), new SplittableRandom(rules.seed())))));
        return orOver(event, BracketPairing.next(event, stage, drawn.isPresent() ? List.of() : List.of(stage)));
    }

    @Override
    Table table(Event event) {
        return event.stage(1)
                .map(stage -> table(event, stage))
                .orElseGet(() -> Table.ofPlaces(List.of(List.copyOf(Scope.everybody(event))), Measure.BRACKET));
    }

    static Table table(Event event, EventStage stage) {
        return Table.ofPlaces(EventBracket.played(event, stage).standing(), Measure.BRACKET);
    }

    @Override
    public int usualRounds(Event event) {
        int rounds = knockoutRounds(event.entrants().size());
        return event.regulations().format().hasSecondChance() ? 2 * rounds : rounds;
    }
}
