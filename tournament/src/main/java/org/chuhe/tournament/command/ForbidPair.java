package org.chuhe.tournament.command;

import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.ForbiddenPair;

/** Keeps two entrants apart from now on (附录二 一.7). */
public record ForbidPair(ForbiddenPair pair) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        for (int no : new int[] {pair.a(), pair.b()}) {
            if (event.entrant(no).isEmpty()) {
                return Entries.unknown(no);
            }
        }
        if (pair.a() == pair.b()) {
            return Outcome.refused("pair.himself", "", pair.a());
        }
        return Outcome.done(event.with(event.regulations().change().forbid(pair).build()));
    }
}
