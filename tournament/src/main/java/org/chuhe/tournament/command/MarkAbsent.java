package org.chuhe.tournament.command;

import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;

/** Leaves an entrant out of a round that is not paired yet: he gets nothing for it. */
public record MarkAbsent(int no, int round) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        if (event.entrant(no).isEmpty()) {
            return Entries.unknown(no);
        }
        if (round <= event.roundsPaired()) {
            return Outcome.refused("absent.paired", "20.1", round);
        }
        Entrant entrant = event.entrant(no).orElseThrow();
        return Outcome.done(event.with(entrant.with(entrant.attendance().absentIn(round))));
    }
}
