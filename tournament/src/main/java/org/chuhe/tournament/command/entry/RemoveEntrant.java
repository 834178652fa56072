package org.chuhe.tournament.command.entry;

import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.format.EventFormat;
import org.chuhe.tournament.model.Event;

/** Takes an entry back before the event begins (14.4); afterwards one can only withdraw. */
public record RemoveEntrant(int no) implements Command {
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
}
