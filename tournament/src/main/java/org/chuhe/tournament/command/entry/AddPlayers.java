package org.chuhe.tournament.command.entry;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Conduct;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.text.Notice;

/** Enters a whole list of players, all or none, at the price of one. */
public record AddPlayers(List<AddPlayer> entries) implements Command {
    public AddPlayers {
        entries = List.copyOf(entries);
    }

    @Override
    public Outcome applyTo(Event event) {
        if (event.regulations().forTeams()) {
            return Outcome.refused("entry.teamsOnly", "11");
        }
        Optional<Outcome> closed = Entries.closed(event);
        if (closed.isPresent()) {
            return closed.orElseThrow();
        }
        List<Player> players = new ArrayList<>(event.players());
        Set<List<String>> known = new HashSet<>();
        players.forEach(p -> known.add(List.of(p.name(), p.unit())));
        List<Notice> notices = new ArrayList<>();
        Attendance attendance = Entries.attendance(event);
        int no = Entries.nextNumber(event);
        for (AddPlayer entry : asDone(event).entries()) {
            if (entry.name().isBlank()) {
                return Outcome.refused("entry.noName", "");
            }
            if (!known.add(List.of(entry.name(), entry.unit()))) {
                notices.add(Notice.plain("entry.namesake", entry.name()));
            }
            players.add(new Player(
                    entry.id(),
                    no++,
                    entry.name(),
                    entry.unit(),
                    entry.rating(),
                    entry.seed(),
                    attendance,
                    Conduct.CLEAN,
                    entry.person()));
        }
        return new Outcome.Done(event.withPlayers(players).withDrawn(false), notices);
    }

    @Override
    public AddPlayers asDone(Event before) {
        List<AddPlayer> entered = new ArrayList<>(entries.size());
        int next = before.nextId();
        for (AddPlayer entry : entries) {
            entered.add(entry.id() == 0 ? entry.as(next++) : entry);
        }
        return new AddPlayers(entered);
    }

    @Override
    public CommandKind kind() {
        return CommandKind.IMPORT;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.import", entries.size()).words();
    }
}
