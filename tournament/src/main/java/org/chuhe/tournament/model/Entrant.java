package org.chuhe.tournament.model;

import org.chuhe.tournament.person.Person;

/** Whoever is paired: a player, or in team events a team. */
public sealed interface Entrant permits Player, Team {
    /** Counted up by the event and never used again: what others refer to. */
    int id();

    /** 序号: unique, given by lot, never changed once play has begun; what people see. */
    int no();

    String name();

    /** The unit (单位) represented; a team's own name. */
    String unit();

    /** 等级分; 0 = none. */
    int rating();

    /** Rank among the seeds (种子), 1 the first; 0 = not seeded. */
    int seed();

    /** What is known of him beside; of a team nothing. */
    default Person person() {
        return Person.UNKNOWN;
    }

    Attendance attendance();

    Conduct conduct();

    /** The same entrant with another number. */
    Entrant numbered(int number);

    Entrant with(Attendance rounds);

    Entrant with(Conduct marks);
}
