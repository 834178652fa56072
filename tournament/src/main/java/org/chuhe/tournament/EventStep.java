package org.chuhe.tournament;

import org.chuhe.tournament.command.Outcome;

/** What a command led to: the tournament afterwards (as it was, if refused) and the answer. */
public record EventStep(Tournament tournament, Outcome outcome) {
    public boolean done() {
        return outcome instanceof Outcome.Done;
    }
}
