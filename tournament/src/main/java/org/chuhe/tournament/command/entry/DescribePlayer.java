package org.chuhe.tournament.command.entry;

import java.util.Optional;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.person.Person;

/** Says who a player is: id, sex, birth, title, club, federation, group. */
public record DescribePlayer(int no, Person person) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        Optional<Entrant> found = event.entrant(no);
        if (found.isPresent() && found.orElseThrow() instanceof Player player) {
            return Outcome.done(event.with(player.with(person)));
        }
        return Entries.unknown(no);
    }
}
