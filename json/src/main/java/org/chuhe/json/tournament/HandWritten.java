package org.chuhe.json.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.NextRound;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.regulations.Format;

/** What a file written by hand leaves out and the rest of it implies. */
final class HandWritten {
    /** So many rounds beyond those that separate a field by wins alone let the middle of the table settle too. */
    private static final int SETTLING_ROUNDS = 2;

    private HandWritten() {}

    /** Pairing by scores needs a number of rounds (附录二 一.2); without one, as many as such a field usually plays. */
    static Event withRounds(Event event) {
        if (!event.regulations().format().pairsByScore() || event.regulations().rounds() > 0) {
            return event;
        }
        int entrants = event.entrants().size();
        int doubling = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, entrants - 1));
        int usual = Math.max(1, Math.min(doubling + SETTLING_ROUNDS, entrants - 1));
        return event.with(event.regulations()
                .change()
                .rounds(Math.max(usual, event.roundsPaired()))
                .build());
    }

    /**
     * The draws and places in the bracket of an event that has rounds but does not say: those the rules themselves would
     * have made. A match they would not have made keeps no place.
     */
    static Event withStages(Event event) {
        if (event.regulations().format() == Format.SWISS || !event.begun()) {
            return event;
        }
        Event soFar = event.withRounds(List.of());
        for (Round round : event.rounds()) {
            Round placed = round;
            if (NextRound.propose(soFar, PairingOrder.NONE) instanceof Proposal.Paired paired) {
                List<EventStage> stages = new ArrayList<>(soFar.stages());
                stages.addAll(paired.stages());
                soFar = soFar.withStages(stages);
                placed = placed(round, paired.round());
            }
            soFar = soFar.with(placed);
        }
        return soFar;
    }

    private static Round placed(Round round, Round proposed) {
        List<Match> matches = round.matches().stream()
                .map(m -> m.section().isEmpty() ? m.inSection(section(m, proposed)) : m)
                .toList();
        List<Integer> eliminated = round.eliminated().isEmpty() ? proposed.eliminated() : round.eliminated();
        return new Round(
                round.number(),
                proposed.stage(),
                matches,
                round.byes(),
                eliminated,
                round.assumptions(),
                round.slips());
    }

    private static String section(Match match, Round proposed) {
        Optional<Match> same = proposed.matchOf(match.first()).filter(m -> m.involves(match.second()));
        return same.map(Match::section).orElse("");
    }
}
