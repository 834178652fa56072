package org.chuhe.tournament.model;

/** 棋手: an entrant of an individual event. */
public record Player(int no, String name, String unit, int rating, int seed, Attendance attendance, Conduct conduct)
        implements Entrant {
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
        return new Player(number, name, unit, rating, seed, attendance, conduct);
    }

    @Override
    public Player with(Attendance rounds) {
        return new Player(no, name, unit, rating, seed, rounds, conduct);
    }

    @Override
    public Player with(Conduct marks) {
        return new Player(no, name, unit, rating, seed, attendance, marks);
    }
}
