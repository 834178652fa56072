package org.chuhe.tournament.command.entry;

import java.util.List;
import java.util.Optional;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Conduct;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.team.BoardOrder;
import org.chuhe.tournament.text.Notice;

/** Enters a team with its members in the order of their boards (11.1, 11.2). */
public record AddTeam(String name, List<Member> members, int seed) implements Command {
    public AddTeam {
        members = List.copyOf(members);
    }

    @Override
    public Outcome applyTo(Event event) {
        TeamRules rules = event.regulations().teams();
        if (!event.regulations().forTeams()) {
            return Outcome.refused("entry.playersOnly", "11");
        }
        if (name.isBlank()) {
            return Outcome.refused("entry.noName", "");
        }
        Optional<Outcome> closed = Entries.closed(event);
        if (closed.isPresent()) {
            return closed.orElseThrow();
        }
        int most = rules.boards() + rules.substitutes();
        if (members.size() < rules.fewestMembers() || members.size() > most) {
            return Outcome.refused(
                    "entry.teamSize", rules.kind().article(), members.size(), rules.boards(), rules.substitutes());
        }
        Team team = new Team(Entries.nextNumber(event), name, members, seed, Entries.attendance(event), Conduct.CLEAN);
        return new Outcome.Done(event.with(team).withDrawn(false), BoardOrder.departures(team));
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
