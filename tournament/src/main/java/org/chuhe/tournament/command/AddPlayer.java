package org.chuhe.tournament.command;

import java.util.Optional;
import org.chuhe.tournament.model.Conduct;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.text.Notice;

/** Enters a player; in an event paired by scores also after it has begun, from the next round on. */
public record AddPlayer(String name, String unit, int rating, int seed, Person person) implements Command {
    /** A player of whom nothing more is known. */
    public AddPlayer(String name, String unit, int rating, int seed) {
        this(name, unit, rating, seed, Person.UNKNOWN);
    }

    /** A player without rating or seed. */
    public static AddPlayer named(String name) {
        return new AddPlayer(name, "", 0, 0);
    }

    @Override
    public Outcome applyTo(Event event) {
        if (event.regulations().forTeams()) {
            return Outcome.refused("entry.teamsOnly", "11");
        }
        if (name.isBlank()) {
            return Outcome.refused("entry.noName", "");
        }
        Optional<Outcome> closed = Entries.closed(event);
        if (closed.isPresent()) {
            return closed.orElseThrow();
        }
        int no = Entries.nextNumber(event);
        boolean namesake = event.players().stream()
                .anyMatch(p -> p.name().equals(name) && p.unit().equals(unit));
        Event entered =
                event.with(new Player(no, name, unit, rating, seed, Entries.attendance(event), Conduct.CLEAN, person));
        return namesake ? Outcome.done(entered, Notice.plain("entry.namesake", name)) : Outcome.done(entered);
    }
}
