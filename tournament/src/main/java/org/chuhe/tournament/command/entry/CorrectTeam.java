package org.chuhe.tournament.command.entry;

import java.util.List;
import java.util.Optional;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.team.BoardOrder;

/** Corrects what the entry form says of a team; its number stays. Once play has begun nobody leaves its list. */
public record CorrectTeam(int no, String name, List<Member> members, int seed) implements Command {
    public CorrectTeam {
        members = List.copyOf(members);
    }

    @Override
    public Outcome applyTo(Event event) {
        Optional<Entrant> found = event.entrant(no);
        if (found.isEmpty() || !(found.orElseThrow() instanceof Team team)) {
            return Entries.unknown(no);
        }
        if (name.isBlank()) {
            return Outcome.refused("entry.noName", "");
        }
        TeamRules rules = event.regulations().teams();
        int most = rules.boards() + rules.substitutes();
        int least = event.begun() ? team.members().size() : rules.boards();
        if (members.size() < least
                || members.size() > Math.max(most, team.members().size())) {
            return Outcome.refused(
                    "entry.teamSize", rules.kind().article(), members.size(), rules.boards(), rules.substitutes());
        }
        Team corrected = new Team(no, name, members, seed, team.attendance(), team.conduct());
        return new Outcome.Done(event.with(corrected), BoardOrder.departures(corrected));
    }
}
