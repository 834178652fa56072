package org.chuhe.server.operation;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.chuhe.server.storage.Storage;

/** Forgets what has no use any more: links and visits that have expired, and games that never began. */
final class Retention {
    private static final int AT_ONCE = 500;

    private final Storage storage;
    private final Clock clock;
    private final Duration unplayed;

    /**
     * How long things are kept.
     *
     * @param unplayed games that were taken back before they began; zero for ever
     */
    Retention(Storage storage, Clock clock, Duration unplayed) {
        this.storage = storage;
        this.clock = clock;
        this.unplayed = unplayed;
    }

    /** Looks through everything once. */
    void sweep() {
        long now = clock.millis();
        storage.jdbi().useHandle(handle -> {
            for (String table : List.of("visit", "invitation", "password_reset")) {
                handle.execute("DELETE FROM " + table + " WHERE expires <= ?", now);
            }
        });
        if (unplayed.isZero()) {
            return;
        }
        List<String> old;
        do {
            old = storage.jdbi()
                    .withHandle(handle -> handle.createQuery(
                                    "SELECT id FROM live_game WHERE phase = 'cancelled' AND ply = 0 AND event = ''"
                                            + " AND changed < :before LIMIT " + AT_ONCE)
                            .bind("before", now - unplayed.toMillis())
                            .mapTo(String.class)
                            .list());
            List<String> some = old;
            if (!some.isEmpty()) {
                storage.jdbi().useTransaction(handle -> {
                    for (String table : List.of("game_event", "game_ruling")) {
                        handle.createUpdate("DELETE FROM " + table + " WHERE game IN (<ids>)")
                                .bindList("ids", some)
                                .execute();
                    }
                    handle.createUpdate("DELETE FROM live_game WHERE id IN (<ids>)")
                            .bindList("ids", some)
                            .execute();
                });
            }
        } while (old.size() == AT_ONCE);
    }
}
