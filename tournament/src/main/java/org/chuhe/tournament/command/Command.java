package org.chuhe.tournament.command;

import org.chuhe.tournament.model.Event;

/** A change an arbiter or organiser asks for. */
public interface Command {
    /** The event with this change, or why it cannot be made. */
    Outcome applyTo(Event event);
}
