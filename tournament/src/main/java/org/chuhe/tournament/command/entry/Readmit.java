package org.chuhe.tournament.command.entry;

import java.util.Optional;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;

/**
 * Takes a withdrawal back: he plays again from the next round on, and has missed those between. What was forfeited stays
 * until it is corrected. In a table or bracket that is possible only until another round has been paired without him.
 */
public record Readmit(int id) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        Optional<Entrant> found = event.byId(id);
        if (found.isEmpty()) {
            return Entries.unknown(id);
        }
        Entrant entrant = found.orElseThrow();
        int no = entrant.no();
        if (!entrant.attendance().withdrawn()) {
            return Outcome.refused("readmit.there", "19.1", no);
        }
        int next = event.roundsPaired() + 1;
        int last = entrant.attendance().lastRound();
        boolean pairedWithout = event.rounds().stream()
                .anyMatch(r -> r.number() > last && r.matchOf(no).isEmpty());
        if (!event.regulations().format().pairsByScore() && pairedWithout) {
            return Outcome.refused("readmit.late", "19.2", no);
        }
        boolean left = event.rounds().stream().anyMatch(r -> r.eliminated().contains(no));
        if (left) {
            return Outcome.refused("readmit.out", "10.6", no);
        }
        Event back = event.with(entrant.with(entrant.attendance().backFrom(next)));
        return last < next - 1
                ? Outcome.done(
                        back,
                        Notice.of(
                                "readmit.forfeits", event.regulations().format().withdrawalArticle(), no))
                : Outcome.done(back);
    }

    @Override
    public CommandKind kind() {
        return CommandKind.READMIT;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.readmit", names.entrant(id)).words();
    }
}
