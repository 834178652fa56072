package org.chuhe.tournament.model;

import java.util.List;

/**
 * 队: an entrant of a team event.
 *
 * @param members in the order of the entry form: the boards first, then the substitutes (11.1, 11.2)
 */
public record Team(int id, int no, String name, List<Member> members, int seed, Attendance attendance, Conduct conduct)
        implements Entrant {
    public Team {
        members = List.copyOf(members);
    }

    /** A team that is there from the first round, entered in the order of the numbers. */
    public static Team of(int no, String name, List<Member> members) {
        return new Team(no, no, name, members, 0, Attendance.ALL, Conduct.CLEAN);
    }

    @Override
    public String unit() {
        return name;
    }

    /** The mean rating of its rated members. */
    @Override
    public int rating() {
        return (int) Math.round(members.stream()
                .mapToInt(Member::rating)
                .filter(r -> r > 0)
                .average()
                .orElse(0));
    }

    public Team with(List<Member> others) {
        return new Team(id, no, name, others, seed, attendance, conduct);
    }

    @Override
    public Team numbered(int number) {
        return new Team(id, number, name, members, seed, attendance, conduct);
    }

    @Override
    public Team with(Attendance rounds) {
        return new Team(id, no, name, members, seed, rounds, conduct);
    }

    @Override
    public Team with(Conduct marks) {
        return new Team(id, no, name, members, seed, attendance, marks);
    }
}
