package org.chuhe.tournament.command.entry;

import java.util.Optional;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Player;

/** Corrects what the entry form says of a player; his number stays, and what else is known of him. */
public record CorrectPlayer(int no, String name, String unit, int rating, int seed) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        Optional<Entrant> found = event.entrant(no);
        if (found.isPresent() && found.orElseThrow() instanceof Player player) {
            if (name.isBlank()) {
                return Outcome.refused("entry.noName", "");
            }
            return Outcome.done(event.with(
                    new Player(no, name, unit, rating, seed, player.attendance(), player.conduct(), player.person())));
        }
        return Entries.unknown(no);
    }
}
