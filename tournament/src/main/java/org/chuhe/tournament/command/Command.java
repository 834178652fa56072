package org.chuhe.tournament.command;

import org.chuhe.tournament.model.Event;

/** A change an arbiter or organiser asks for. It names entrants by their ids: numbers change when lots are drawn. */
public interface Command extends Deed {
    /** The event with this change, or why it cannot be made. */
    Outcome applyTo(Event event);

    /** What the log keeps of it: the same, with what was left to the event filled in. */
    default Deed asDone(Event before) {
        return this;
    }
}
