package org.chuhe.tournament.command.entry;

import java.util.Optional;
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
public record RecordConduct(int id, int fouls, int warnings, int disqualifications) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        Optional<Entrant> found = event.byId(id);
        if (found.isEmpty()) {
            return Entries.unknown(id);
        }
        Entrant entrant = found.orElseThrow();
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
        return Notice.plain("did.conduct", names.entrant(id), fouls, warnings, disqualifications)
                .words();
    }
}
