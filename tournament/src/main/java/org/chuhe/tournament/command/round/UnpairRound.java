package org.chuhe.tournament.command.round;

import java.util.List;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.text.Notice;

/**
 * Takes the last pairing back, as long as none of its games has been played.
 *
 * @param round which round that is; 0 = the last, which the log then knows
 */
public record UnpairRound(int round) implements Command {
    /** The last round. */
    public UnpairRound() {
        this(0);
    }

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

    @Override
    public CommandKind kind() {
        return CommandKind.UNPAIR;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.unpair", round).words();
    }

    @Override
    public UnpairRound asDone(Event before) {
        return new UnpairRound(before.roundsPaired());
    }
}
