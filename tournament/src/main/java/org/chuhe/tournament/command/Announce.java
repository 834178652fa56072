package org.chuhe.tournament.command;

import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.programme.Programme;

/** Replaces what an event announces: place, dates, start times, officials, announcements. */
public record Announce(Programme programme) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        return Outcome.done(event.with(programme));
    }
}
