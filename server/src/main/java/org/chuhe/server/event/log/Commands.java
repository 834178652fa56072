package org.chuhe.server.event.log;

import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;

/** Commands of the tournament module, given to an event. */
public final class Commands {
    private Commands() {}

    /**
     * What a command makes of a tournament.
     *
     * @throws RefusedException if the rules do not allow it
     */
    public static Outcome.Done applied(EventState state, Command command) {
        return applied(state.event(), command);
    }

    public static Outcome.Done applied(Event event, Command command) {
        Outcome outcome = command.applyTo(event);
        if (outcome instanceof Outcome.Refused refusal) {
            throw new RefusedException(refusal);
        }
        return (Outcome.Done) outcome;
    }
}
