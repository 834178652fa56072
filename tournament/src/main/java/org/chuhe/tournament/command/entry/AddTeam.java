package org.chuhe.tournament.command.entry;

import java.util.ArrayList;
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

/**
 * Enters a team with its members in the order of their boards (11.1, 11.2).
 *
 * @param id which id it gets; 0 = the next, which the log then knows
 */
public record AddTeam(int id, String name, List<Member> members, int seed) implements Command {
    /** A team that gets the next ids with its members. */
    public AddTeam(String name, List<Member> members, int seed) {
        this(0, name, members, seed);
    }

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
        AddTeam entry = asDone(event);
        Team team = new Team(
                entry.id,
                Entries.nextNumber(event),
                name,
                entry.members,
                seed,
                Entries.attendance(event),
                Conduct.CLEAN);
        List<Notice> notices = new ArrayList<>(BoardOrder.departures(team));
        if (event.teams().stream().anyMatch(other -> other.name().equals(name))) {
            notices.add(Notice.plain("entry.sameTeam", name));
        }
        return new Outcome.Done(event.with(team).withDrawn(false), notices);
    }

    @Override
    public AddTeam asDone(Event before) {
        if (id != 0) {
            return this;
        }
        int next = before.nextId();
        List<Member> entered = new ArrayList<>();
        for (Member member : members) {
            entered.add(member.entered(next + 1 + entered.size()));
        }
        return new AddTeam(next, name, entered, seed);
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
