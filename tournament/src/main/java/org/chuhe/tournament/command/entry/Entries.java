package org.chuhe.tournament.command.entry;

import java.util.Optional;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;

/** What commands on entries have in common. */
public final class Entries {
    private Entries() {}

    /** The next free number; numbers are never used again (附录二, late entries follow the last). */
    static int nextNumber(Event event) {
        return event.entrants().stream().mapToInt(Entrant::no).max().orElse(0) + 1;
    }

    /** Whether somebody can still be entered: once the lots of a table or bracket are drawn, nobody can. */
    static Optional<Outcome> closed(Event event) {
        boolean drawn = event.begun()
                && (!event.regulations().format().pairsByScore()
                        || !event.stages().isEmpty());
        return drawn ? Optional.of(Outcome.refused("entry.closed", "附录一")) : Optional.empty();
    }

    /** From the next round on. */
    static Attendance attendance(Event event) {
        return event.begun() ? Attendance.from(event.roundsPaired() + 1) : Attendance.ALL;
    }

    public static Outcome unknown(int no) {
        return Outcome.refused("entrant.unknown", "", no);
    }
}
