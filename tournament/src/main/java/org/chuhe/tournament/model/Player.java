package org.chuhe.tournament.model;

import org.chuhe.tournament.person.Person;

/** 棋手: an entrant of an individual event. */
public record Player(
        int id,
        int no,
        String name,
        String unit,
        int rating,
        int seed,
        Attendance attendance,
        Conduct conduct,
        Person person)
        implements Entrant {
    /** A player of whom nothing more is known, entered in the order of the numbers. */
    public Player(int no, String name, String unit, int rating, int seed, Attendance attendance, Conduct conduct) {
        this(no, no, name, unit, rating, seed, attendance, conduct, Person.UNKNOWN);
    }

    /** A player who is there from the first round. */
    public static Player of(int no, String name, String unit, int rating) {
        return new Player(no, name, unit, rating, 0, Attendance.ALL, Conduct.CLEAN);
    }

    /** A player of whom only the number matters. */
    public static Player of(int no) {
        return of(no, Integer.toString(no), "", 0);
    }

    @Override
    public Player numbered(int number) {
        return new Player(id, number, name, unit, rating, seed, attendance, conduct, person);
    }

    @Override
    public Player with(Attendance rounds) {
        return new Player(id, no, name, unit, rating, seed, rounds, conduct, person);
    }

    @Override
    public Player with(Conduct marks) {
        return new Player(id, no, name, unit, rating, seed, attendance, marks, person);
    }

    public Player with(Person other) {
        return new Player(id, no, name, unit, rating, seed, attendance, conduct, other);
    }

    public Player rated(int other) {
        return new Player(id, no, name, unit, other, seed, attendance, conduct, person);
    }
}
