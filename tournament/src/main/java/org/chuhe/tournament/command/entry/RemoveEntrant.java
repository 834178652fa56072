package org.chuhe.tournament.command.entry;

import java.util.List;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.text.Notice;

/**
 * Takes an entry back before the event begins (14.4); afterwards one can only withdraw.
 *
 * @param name whose entry it was: afterwards only the log knows
 */
public record RemoveEntrant(int no, String name) implements Command {
    /** The entry with a number. */
    public RemoveEntrant(int no) {
        this(no, "");
    }

    @Override
    public Outcome applyTo(Event event) {
        if (event.entrant(no).isEmpty()) {
            return Entries.unknown(no);
        }
        if (event.begun()) {
            return Outcome.refused("entry.begun", "19.1");
        }
        Event left = event.withPlayers(
                        event.players().stream().filter(p -> p.no() != no).toList())
                .withTeams(event.teams().stream().filter(t -> t.no() != no).toList());
        boolean stands = left.drawn() && left.entrants().size() % 2 == 1;
        return new Outcome.Done(left.withDrawn(stands), advice(left));
    }

    /** 14.4: an even field is drawn again in a round robin; an odd one had better be filled up in a Swiss. */
    private static List<Notice> advice(Event left) {
        boolean even = left.entrants().size() % 2 == 0;
        if (left.regulations().format().pairsByScore()) {
            return even ? List.of() : List.of(Notice.of("entry.odd", "14.4"));
        }
        boolean table = left.regulations().format() == Format.ROUND_ROBIN;
        return even && table ? List.of(Notice.of("entry.redraw", "14.4")) : List.of();
    }

    @Override
    public CommandKind kind() {
        return CommandKind.REMOVE;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.remove", no, name).words();
    }

    @Override
    public RemoveEntrant asDone(Event before) {
        return new RemoveEntrant(no, before.entrant(no).map(Entrant::name).orElse(""));
    }
}
