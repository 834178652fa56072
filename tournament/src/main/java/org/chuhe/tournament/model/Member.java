package org.chuhe.tournament.model;

import org.chuhe.tournament.person.Person;

/**
 * 队员: one player of a team; his place in the list is his rank in the team (11.1).
 *
 * @param id counted up by the event as those of entrants are; 0 = not entered yet
 */
public record Member(int id, String name, int rating, Person person) {
    /** A member who is not entered yet. */
    public Member(String name, int rating, Person person) {
        this(0, name, rating, person);
    }

    /** A member of whom nothing more is known. */
    public Member(String name, int rating) {
        this(name, rating, Person.UNKNOWN);
    }

    public Member rated(int other) {
        return new Member(id, name, other, person);
    }

    public Member with(Person other) {
        return new Member(id, name, rating, other);
    }

    /** Entered under an id. */
    public Member entered(int as) {
        return new Member(as, name, rating, person);
    }
}
