package org.chuhe.tournament.format;

import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.ranking.PlayOffs;
import org.chuhe.tournament.ranking.Table;

/** The table of a whole event, whatever its format. */
public final class Standings {
    private Standings() {}

    /** Everybody in order. */
    public static Table of(Event event) {
        return PlayOffs.settle(event, EventFormat.of(event).table(event.withoutPlayOffs()));
    }
}
