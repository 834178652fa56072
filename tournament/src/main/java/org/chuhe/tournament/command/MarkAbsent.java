package org.chuhe.tournament.command;

import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Format;

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
        int last = event.regulations().rounds();
        if (endsWithRound(event.regulations().format()) && last > 0 && round > last) {
            return Outcome.refused("absent.over", "", round, last);
        }
        Entrant entrant = event.entrant(no).orElseThrow();
        return Outcome.done(event.with(entrant.with(entrant.attendance().absentIn(round))));
    }

    /** Whether the number of rounds announced is that of the whole event; where a final follows it is not. */
    private static boolean endsWithRound(Format format) {
        return format == Format.SWISS || format == Format.SWISS_ELIMINATION;
    }
}
