package org.chuhe.tournament.command;

import org.chuhe.text.Message;
import org.chuhe.tournament.text.Notice;

/** The beginning of a log: the event was made, or brought from elsewhere. */
public record CreateEvent(String name) implements Deed {
    @Override
    public CommandKind kind() {
        return CommandKind.CREATE;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.create", name).words();
    }
}
