package org.chuhe.tournament.command.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.tournament.command.Command;
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
