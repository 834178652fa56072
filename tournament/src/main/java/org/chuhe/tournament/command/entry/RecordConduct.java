package org.chuhe.tournament.command.entry;

import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Conduct;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;

/** Adds fouls, warnings (18.1) or disqualifications from a game (18.2); negative numbers take them back. */
public record RecordConduct(int no, int fouls, int warnings, int disqualifications) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        if (event.entrant(no).isEmpty()) {
            return Entries.unknown(no);
        }
        Entrant entrant = event.entrant(no).orElseThrow();
        Conduct old = entrant.conduct();
        Conduct sum = new Conduct(
                old.fouls() + fouls, old.warnings() + warnings, old.disqualifications() + disqualifications);
        if (sum.fouls() < 0 || sum.warnings() < 0 || sum.disqualifications() < 0) {
            return Outcome.refused("conduct.negative", "18.5");
        }
        return Outcome.done(event.with(entrant.with(sum)));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.CONDUCT;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.conduct", names.entrant(no), fouls, warnings, disqualifications)
                .words();
    }
}
