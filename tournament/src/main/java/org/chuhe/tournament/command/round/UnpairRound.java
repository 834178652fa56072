package org.chuhe.tournament.command.round;

import java.util.List;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Round;

/** Takes the last pairing back, as long as none of its games has been played. */
public record UnpairRound() implements Command {
    @Override
    public Outcome applyTo(Event event) {
        if (!event.begun()) {
            return Outcome.refused("unpair.none", "");
        }
        Round last = event.rounds().get(event.roundsPaired() - 1);
        if (last.games().anyMatch(g -> g.result().played())) {
            return Outcome.refused("unpair.played", "附录二 一.8", last.number());
        }
        List<Round> rounds = event.rounds().subList(0, event.roundsPaired() - 1);
        List<EventStage> stages = event.stages().stream()
                .filter(s -> s.number() < last.stage() || rounds.stream().anyMatch(r -> r.stage() == s.number()))
                .toList();
        return Outcome.done(event.withRounds(rounds).withStages(stages));
    }
}
