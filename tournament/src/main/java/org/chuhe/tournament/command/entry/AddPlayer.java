package org.chuhe.tournament.command.entry;

import java.util.List;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.text.Notice;

/**
 * Enters a player; in an event paired by scores also after it has begun, from the next round on.
 *
 * @param id which id he gets; 0 = the next, which the log then knows
 */
public record AddPlayer(int id, String name, String unit, int rating, int seed, Person person) implements Command {
    /** A player who gets the next id. */
    public AddPlayer(String name, String unit, int rating, int seed, Person person) {
        this(0, name, unit, rating, seed, person);
    }

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
        return new AddPlayers(List.of(this)).applyTo(event);
    }

    /** The same under an id. */
    public AddPlayer as(int given) {
        return new AddPlayer(given, name, unit, rating, seed, person);
    }

    @Override
    public AddPlayer asDone(Event before) {
        return id == 0 ? as(before.nextId()) : this;
    }

    @Override
    public CommandKind kind() {
        return CommandKind.ENTER;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.enter", name).words();
    }
}
