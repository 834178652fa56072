package org.chuhe.tournament.command.entry;

import java.util.Optional;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.text.Notice;

/** Corrects what the entry form says of a player; his id and his number stay. */
public record CorrectPlayer(int id, String name, String unit, int rating, int seed, Person person) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        Optional<Entrant> found = event.byId(id);
        if (found.isPresent() && found.orElseThrow() instanceof Player player) {
            if (name.isBlank()) {
                return Outcome.refused("entry.noName", "");
            }
            return Outcome.done(event.with(new Player(
                    id, player.no(), name, unit, rating, seed, player.attendance(), player.conduct(), person)));
        }
        return Entries.unknown(id);
    }

    @Override
    public CommandKind kind() {
        return CommandKind.EDIT;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.edit", names.entrant(id)).words();
    }
}
