package org.chuhe.tournament.command;

import org.chuhe.text.Message;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.programme.Programme;
import org.chuhe.tournament.text.Notice;

/** Replaces what an event announces: place, dates, start times, officials, announcements. */
public record Announce(Programme programme) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        return Outcome.done(event.with(programme));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.ANNOUNCE;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.facts").words();
    }
}
