package org.chuhe.server.game.decision;

import java.util.function.Function;

/** What comes of an action: it is decided, or moves have come round and must be ruled on first. */
public sealed interface Decision permits Decided, Decision.NeedsRuling {
    /**
     * Nothing has happened yet.
     *
     * @param then what is decided with the ruling
     */
    record NeedsRuling(RepetitionQuestion question, Function<GivenRuling, Decision> then) implements Decision {}
}
