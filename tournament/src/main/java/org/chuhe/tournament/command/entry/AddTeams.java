package org.chuhe.tournament.command.entry;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;

/** Enters a whole list of teams, all or none. */
public record AddTeams(List<AddTeam> teams) implements Command {
    public AddTeams {
        teams = List.copyOf(teams);
    }

    @Override
    public Outcome applyTo(Event event) {
        Event now = event;
        List<Notice> notices = new ArrayList<>();
        for (AddTeam entry : teams) {
            Outcome outcome = entry.applyTo(now);
            if (!(outcome instanceof Outcome.Done done)) {
                return outcome;
            }
            now = done.event();
            notices.addAll(done.notices());
        }
        return new Outcome.Done(now, notices);
    }

    @Override
    public AddTeams asDone(Event before) {
        Event now = before;
        List<AddTeam> entered = new ArrayList<>();
        for (AddTeam entry : teams) {
            entered.add(entry.asDone(now));
            now = entry.applyTo(now).orThrow().event();
        }
        return new AddTeams(entered);
    }

    @Override
    public CommandKind kind() {
        return CommandKind.IMPORT;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.import", teams.size()).words();
    }
}
