package org.chuhe.server.platform.db;

import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Every place of a database where words can stand, as {@code table.column}. */
public final class TextColumns {
    private static final Set<Integer> TEXTS = Set.of(Types.VARCHAR, Types.CHAR, Types.LONGVARCHAR, Types.CLOB);

    private TextColumns() {}

    public static Set<String> of(Storage storage) {
        try {
            return storage.jdbi()
                    .withHandle(handle -> read(handle.getConnection().getMetaData()));
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Set<String> read(DatabaseMetaData tables) throws SQLException {
        Set<String> found = new TreeSet<>();
        Set<String> names = new TreeSet<>();
        try (ResultSet rows = tables.getTables(null, null, "%", new String[] {"TABLE"})) {
            while (rows.next()) {
                names.add(rows.getString("TABLE_NAME"));
            }
        }
        for (String name : names) {
            try (ResultSet columns = tables.getColumns(null, null, name, "%")) {
                while (columns.next()) {
                    if (TEXTS.contains(columns.getInt("DATA_TYPE")) && !name.startsWith("flyway")) {
                        found.add(name + "." + columns.getString("COLUMN_NAME").toLowerCase(Locale.ROOT));
                    }
                }
            }
        }
        return found;
    }

    /** Where a word stands. */
    public static Set<String> saying(Storage storage, String word) {
        return of(storage).stream()
                .filter(place -> storage.jdbi().withHandle(handle -> {
                    String[] parts = place.split("\\.");
                    return handle.createQuery("SELECT COUNT(*) FROM " + parts[0] + " WHERE " + parts[1] + " LIKE :word")
                                    .bind("word", "%" + word + "%")
                                    .mapTo(Integer.class)
                                    .one()
                            > 0;
                }))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
