package org.chuhe.tournament.command.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandRefused;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.format.EventFormat;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;

/** What commands on entries have in common. */
public final class Entries {
    private Entries() {}

    /** The next free number; numbers are never used again (附录二, late entries follow the last). */
    static int nextNumber(Event event) {
        return event.entrants().stream().mapToInt(Entrant::no).max().orElse(0) + 1;
    }

    /** Whether somebody can still be entered: once a table or bracket is made for so many, nobody can. */
    static Optional<Outcome> closed(Event event) {
        return EventFormat.of(event).entriesClosed(event).map(why -> new Outcome.Refused(why, List.of()));
    }

    /** From the next round on. */
    static Attendance attendance(Event event) {
        return event.begun() ? Attendance.from(event.roundsPaired() + 1) : Attendance.ALL;
    }

    public static Outcome unknown(int no) {
        return Outcome.refused("entrant.unknown", "", no);
    }

    /**
     * The id of the entrant whom people call by a number.
     *
     * @throws CommandRefused if nobody has it
     */
    public static int id(Event event, int no) {
        return event.entrant(no).map(Entrant::id).orElseThrow(() -> new CommandRefused((Outcome.Refused) unknown(no)));
    }

    /** The ids of the entrants whom people call by these numbers. */
    public static List<Integer> ids(Event event, List<Integer> numbers) {
        return numbers.stream().map(no -> id(event, no)).toList();
    }

    /** The numbers of entrants with these ids; of those who are gone none. */
    public static List<Integer> numbers(Event event, List<Integer> ids) {
        return ids.stream()
                .flatMap(id -> event.byId(id).map(Entrant::no).stream())
                .toList();
    }

    /** Entries of one list as one command, so that they come and go together. */
    public static Command together(List<Command> entries) {
        List<AddPlayer> players = new ArrayList<>();
        List<AddTeam> teams = new ArrayList<>();
        for (Command entry : entries) {
            if (entry instanceof AddPlayer player) {
                players.add(player);
            } else if (entry instanceof AddTeam team) {
                teams.add(team);
            }
        }
        if (entries.size() == 1) {
            return entries.get(0);
        }
        return teams.isEmpty() ? new AddPlayers(players) : new AddTeams(teams);
    }
}
