package org.chuhe.server.game.room;

import org.chuhe.game.log.LogLine;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.GameEvent;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.KeptRuling;
import org.chuhe.server.platform.rejection.Rejection;

/** The rulings that were given in games, with what they rested on. */
public final class GivenRulings {
    private final GameStore store;

    public GivenRulings(GameStore store) {
        this.store = store;
    }

    /** What the last ruling of a game up to a version rested on. */
    public KeptRuling last(String id, long version) {
        long ruled = store.load(id).orElseThrow(Rejection::notFound).entries().stream()
                .filter(entry -> entry.seq() <= version)
                .filter(entry -> entry.lines().stream().map(LogLine::event).anyMatch(GivenRulings::rules))
                .mapToLong(GameStore.Entry::seq)
                .max()
                .orElseThrow(Rejection::notFound);
        return store.lastRuling(id, ruled).orElseThrow(Rejection::notFound);
    }

    private static boolean rules(GameEvent event) {
        return event.as(ClaimEvent.Ruled.class).count() > 0;
    }
}
