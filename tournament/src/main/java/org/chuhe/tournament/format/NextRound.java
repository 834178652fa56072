package org.chuhe.tournament.format;

import java.util.List;
import java.util.Optional;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.pairing.RoundRobinPairing;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.text.Notice;

/** Pairs the next round of an event, whatever its format (2011 rules, 第10条). */
public final class NextRound {
    private NextRound() {}

    /** The next round, or why there is none. The event stays as it is. */
    public static Proposal propose(Event event, PairingOrder order) {
        EventFormat format = EventFormat.of(event);
        int present = format.present(event).size();
        if (present < 2) {
            return Proposal.no("pair.tooFew", "", present);
        }
        Optional<Notice> contradiction = event.regulations().contradiction();
        if (contradiction.isPresent()) {
            return new Proposal.Impossible(contradiction.orElseThrow(), List.of());
        }
        Format named = event.regulations().format();
        if (!order.fixesNothing() && !(named.pairsByScore() && event.stages().isEmpty())) {
            return Proposal.no("pair.noFixing", named.article());
        }
        List<EventStage> playOffs = event.playOffs();
        return playOffs.isEmpty()
                ? format.next(event, order)
                : EventFormat.orOver(
                        event, RoundRobinPairing.next(event, playOffs.get(playOffs.size() - 1), List.of()));
    }

    /** What must be fixed besides so that two entrants change places in the round that an order leads to. */
    public static PairingOrder swapped(Event event, PairingOrder order, int a, int b) {
        if (!(propose(event, order) instanceof Proposal.Paired paired) || a == b) {
            return order;
        }
        return order.swapping(paired.round(), a, b);
    }
}
