package org.chuhe.server.platform.db;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Rows about an account. Where there may be many and long ones they are read a few at a time, so that an account with much needs no
 * more memory than others, and a slow reader holds no connection to the database.
 *
 * @param name what they are called in the file that an account takes along
 * @param keys selects the keys of what is the account's; empty if all rows are read at once
 * @param rows selects the rows of a key ({@code :key}), or of the account ({@code :id})
 */
public record PersonalRows(String name, String keys, String rows) {
    private static final int AT_A_TIME = 20;

    /** A few short rows. */
    public static PersonalRows of(String name, String rows) {
        return new PersonalRows(name, "", rows);
    }

    /** Reads them in their order. */
    public void read(Storage storage, String account, Consumer<Map<String, Object>> reader) {
        if (keys.isEmpty()) {
            storage.jdbi()
                    .withHandle(handle -> handle.createQuery(rows)
                            .bind("id", account)
                            .mapToMap()
                            .list())
                    .forEach(reader);
            return;
        }
        List<Object> all = storage.jdbi()
                .withHandle(handle -> handle.createQuery(keys)
                        .bind("id", account)
                        .map((row, context) -> row.getObject(1))
                        .list());
        for (int from = 0; from < all.size(); from += AT_A_TIME) {
            List<Object> some = all.subList(from, Math.min(all.size(), from + AT_A_TIME));
            storage.jdbi()
                    .withHandle(handle -> some.stream()
                            .flatMap(key -> handle.createQuery(rows).bind("key", key).mapToMap().list().stream())
                            .toList())
                    .forEach(reader);
        }
    }
}
