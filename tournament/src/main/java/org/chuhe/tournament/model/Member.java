package org.chuhe.tournament.model;

import org.chuhe.tournament.person.Person;

/** 队员: one player of a team; his place in the list is his rank in the team (11.1). */
public record Member(String name, int rating, Person person) {
    /** A member of whom nothing more is known. */
    public Member(String name, int rating) {
        this(name, rating, Person.UNKNOWN);
    }

    public Member rated(int other) {
        return new Member(name, other, person);
    }
}
