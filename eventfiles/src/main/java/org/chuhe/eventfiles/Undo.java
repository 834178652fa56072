package org.chuhe.eventfiles;

import org.chuhe.text.Message;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Deed;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.text.Notice;

/**
 * An entry of the log was taken back.
 *
 * @param entry its number
 * @param deed what was done there
 */
public record Undo(int entry, Deed deed) implements Deed {
    @Override
    public CommandKind kind() {
        return CommandKind.UNDO;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.undo", entry, deed.sentence(names)).words();
    }
}
