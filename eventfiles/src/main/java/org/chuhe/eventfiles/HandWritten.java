package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Lot;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.FieldAdvice;
import org.chuhe.tournament.pairing.NextRound;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.regulations.Format;

/** What a file written by hand leaves out and the rest of it implies. */
final class HandWritten {
    private HandWritten() {}

    /** Pairing by scores needs a number of rounds (附录二 一.2); without one, as many as such a field usually plays. */
    static Event withRounds(Event event) {
        if (!event.regulations().format().pairsByScore() || event.regulations().rounds() > 0) {
            return event;
        }
        int usual = FieldAdvice.usualRounds(
                event.entrants().size(), event.regulations().forTeams());
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
            soFar = withLots(soFar, round);
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

    /** Who of those level went on is plain from who plays the next round. */
    private static Event withLots(Event soFar, Round next) {
        if (!(NextRound.propose(soFar, PairingOrder.NONE) instanceof Proposal.Impossible no)
                || no.level().isEmpty()) {
            return soFar;
        }
        Round last = soFar.rounds().get(soFar.roundsPaired() - 1);
        List<Lot> lots = new ArrayList<>(last.lots());
        for (List<Integer> level : no.level()) {
            List<Integer> order = new ArrayList<>(level);
            order.sort(Comparator.comparing(
                    player -> next.matchOf(player).isEmpty() && !next.byes().contains(player)));
            lots.add(new Lot(order, false));
        }
        return soFar.with(last.withLots(lots));
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
                round.slips(),
                round.lots());
    }

    private static String section(Match match, Round proposed) {
        Optional<Match> same = proposed.matchOf(match.first()).filter(m -> m.involves(match.second()));
        return same.map(Match::section).orElse("");
    }
}
