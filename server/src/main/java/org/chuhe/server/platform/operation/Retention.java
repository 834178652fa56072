package org.chuhe.server.platform.operation;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.chuhe.server.platform.config.Keeping;
import org.chuhe.server.platform.db.Storage;

/**
 * Forgets what has no use any more: links, visits and undecided lists of entries that have expired, games that never began, shared games that nobody looks
 * at, and reports on files that were brought to the library. What was played, ruled or examined stays.
 */
final class Retention {
    private static final int AT_ONCE = 500;

    private final Storage storage;
    private final Clock clock;
    private final Keeping keeping;

    Retention(Storage storage, Clock clock, Keeping keeping) {
        this.storage = storage;
        this.clock = clock;
        this.keeping = keeping;
    }

    /** Looks through everything once. */
    void sweep() {
        long now = clock.millis();
        storage.jdbi().useHandle(handle -> {
            for (String table : List.of("visit", "invitation", "password_reset", "entry_list")) {
                handle.execute("DELETE FROM " + table + " WHERE expires <= ?", now);
            }
            // Shared before anybody wrote down when it was looked at: the time begins now.
            handle.execute("UPDATE shared_game SET looked = ? WHERE looked = 0", now);
        });
        if (keeping.unplayedDays() > 0) {
            remove(
                    "SELECT id FROM live_game WHERE phase = 'cancelled' AND ply = 0 AND event = '' AND changed < :before",
                    before(now, keeping.unplayedDays()),
                    "DELETE FROM game_event WHERE game IN (<ids>)",
                    "DELETE FROM game_ruling WHERE game IN (<ids>)",
                    "DELETE FROM live_game WHERE id IN (<ids>)");
        }
        if (keeping.sharedDays() > 0) {
            remove(
                    "SELECT id FROM shared_game WHERE looked < :before",
                    before(now, keeping.sharedDays()),
                    "DELETE FROM shared_game WHERE id IN (<ids>)");
        }
        if (keeping.reportsDays() > 0) {
            remove(
                    "SELECT id FROM library_upload WHERE changed < :before",
                    before(now, keeping.reportsDays()),
                    "DELETE FROM library_problem WHERE upload IN (<ids>)",
                    "DELETE FROM library_upload WHERE id IN (<ids>)");
        }
    }

    private static long before(long now, int days) {
        return now - Duration.ofDays(days).toMillis();
    }

    /** Removes what a query names, a few at a time, so that nobody who plays waits for it. */
    private void remove(String query, long before, String... deletions) {
        List<String> old;
        do {
            old = storage.jdbi()
                    .withHandle(handle -> handle.createQuery(query + " LIMIT " + AT_ONCE)
                            .bind("before", before)
                            .mapTo(String.class)
                            .list());
            List<String> some = old;
            if (!some.isEmpty()) {
                storage.jdbi().useTransaction(handle -> {
                    for (String deletion : deletions) {
                        handle.createUpdate(deletion).bindList("ids", some).execute();
                    }
                });
            }
        } while (old.size() == AT_ONCE);
    }
}
