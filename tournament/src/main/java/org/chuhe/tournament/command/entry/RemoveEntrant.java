package org.chuhe.tournament.command.entry;

import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.format.EventFormat;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;

/**
 * Takes an entry back before the event begins (14.4); afterwards one can only withdraw.
 *
 * @param name whose entry it was: afterwards only the log knows
 */
public record RemoveEntrant(int no, String name) implements Command {
    /** The entry with a number. */
    public RemoveEntrant(int no) {
        this(no, "");
    }

    @Override
    public Outcome applyTo(Event event) {
        if (event.entrant(no).isEmpty()) {
            return Entries.unknown(no);
        }
        if (event.begun()) {
            return Outcome.refused("entry.begun", "19.1");
        }
        Event left = event.withPlayers(
                        event.players().stream().filter(p -> p.no() != no).toList())
                .withTeams(event.teams().stream().filter(t -> t.no() != no).toList());
        boolean stands = left.drawn() && left.entrants().size() % 2 == 1;
        return new Outcome.Done(left.withDrawn(stands), EventFormat.of(left).adviceWithout(left));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.REMOVE;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.remove", no, name).words();
    }

    @Override
    public RemoveEntrant asDone(Event before) {
        return new RemoveEntrant(no, before.entrant(no).map(Entrant::name).orElse(""));
    }
}
