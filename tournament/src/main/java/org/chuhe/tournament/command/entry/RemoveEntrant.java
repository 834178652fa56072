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
public record RemoveEntrant(int id, String name) implements Command {
    /** The entry with an id. */
    public RemoveEntrant(int id) {
        this(id, "");
    }

    @Override
    public Outcome applyTo(Event event) {
        if (event.byId(id).isEmpty()) {
            return Entries.unknown(id);
        }
        if (event.begun()) {
            return Outcome.refused("entry.begun", "19.1");
        }
        Event left = event.withPlayers(
                        event.players().stream().filter(p -> p.id() != id).toList())
                .withTeams(event.teams().stream().filter(t -> t.id() != id).toList());
        boolean stands = left.drawn() && left.entrants().size() % 2 == 1;
        return new Outcome.Done(left.withDrawn(stands), EventFormat.of(left).adviceWithout(left));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.REMOVE;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.remove", name).words();
    }

    @Override
    public RemoveEntrant asDone(Event before) {
        return new RemoveEntrant(id, before.byId(id).map(Entrant::name).orElse(""));
    }
}
