package org.chuhe.server.platform.db;

import java.time.Duration;
import java.util.List;

/** Deletes what is older than so many days, a few at a time, so that no game waits for it. */
public final class Expiry {
    private static final int AT_ONCE = 500;

    private Expiry() {}

    /**
     * Deletes what is too old.
     *
     * @param days 0 to keep everything
     * @param query selects the ids of what is older than {@code :before}
     * @param deletions of what belongs to {@code <ids>}
     */
    public static void remove(Storage storage, long now, int days, String query, String... deletions) {
        List<String> old = List.of();
        do {
            if (days > 0) {
                old = storage.jdbi()
                        .withHandle(handle -> handle.createQuery(query + " LIMIT " + AT_ONCE)
                                .bind("before", now - Duration.ofDays(days).toMillis())
                                .mapTo(String.class)
                                .list());
            }
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
