package org.chuhe.tournament.command.entry;

import java.util.Optional;
import org.chuhe.text.Coded;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.text.Notice;

/** Leaves an entrant out of a round that is not paired yet, or takes that back. */
public record MarkAbsent(int id, int round, Absence absence) implements Command {
    /** What he gets for it. */
    public enum Absence implements Coded {
        /** Nothing. */
        ZERO("zero"),
        /** Half a point: what a draw gives. Only where scores pair. */
        HALF("half"),
        /** He comes after all. */
        NONE("none");

        private final String code;

        Absence(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** He gets nothing for it. */
    public MarkAbsent(int id, int round) {
        this(id, round, Absence.ZERO);
    }

    @Override
    public Outcome applyTo(Event event) {
        Optional<Entrant> found = event.byId(id);
        if (found.isEmpty()) {
            return Entries.unknown(id);
        }
        if (round <= event.roundsPaired()) {
            return Outcome.refused("absent.paired", "20.1", round);
        }
        int last = event.regulations().rounds();
        if (event.regulations().format().endsWithRounds() && last > 0 && round > last) {
            return Outcome.refused("absent.over", "", round, last);
        }
        Format format = event.regulations().format();
        if (absence == Absence.HALF && (!format.pairsByScore() || (last > 0 && round > last))) {
            return Outcome.refused("absent.half", format.article());
        }
        Entrant entrant = found.orElseThrow();
        Attendance now = entrant.attendance();
        return Outcome.done(event.with(entrant.with(
                switch (absence) {
                    case ZERO -> now.absentIn(round);
                    case HALF -> now.halfByeIn(round);
                    case NONE -> now.presentIn(round);
                })));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.ABSENT;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.absent." + absence.code(), names.entrant(id), round)
                .words();
    }
}
