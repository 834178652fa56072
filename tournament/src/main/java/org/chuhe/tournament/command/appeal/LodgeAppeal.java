package org.chuhe.tournament.command.appeal;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.text.Message;
import org.chuhe.tournament.appeal.Appeal;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;

/**
 * Puts an appeal on record (2011 rules, 第15条). Round and table may be 0: about none in particular.
 *
 * @param number which it is; 0 = the next, which the log then knows
 */
public record LodgeAppeal(int round, int table, String by, String against, String grounds, String lodged, int number)
        implements Command {
    /** The next appeal. */
    public LodgeAppeal(int round, int table, String by, String against, String grounds, String lodged) {
        this(round, table, by, against, grounds, lodged, 0);
    }

    @Override
    public Outcome applyTo(Event event) {
        if (by.isBlank() || against.isBlank()) {
            return Outcome.refused("appeal.incomplete", "15");
        }
        boolean known = round == 0
                ? table == 0
                : event.round(round)
                        .filter(r -> table == 0 || r.table(table).isPresent())
                        .isPresent();
        if (!known) {
            return Outcome.refused("appeal.place", "15", round, table);
        }
        List<Appeal> all = new ArrayList<>(event.appeals());
        all.add(Appeal.lodged(all.size() + 1, round, table, by, against, grounds, lodged));
        return Outcome.done(event.withAppeals(all));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.APPEAL;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.appeal", number, by, against).words();
    }

    @Override
    public LodgeAppeal asDone(Event before) {
        return new LodgeAppeal(
                round, table, by, against, grounds, lodged, before.appeals().size() + 1);
    }
}
