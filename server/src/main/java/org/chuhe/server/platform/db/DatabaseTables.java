package org.chuhe.server.platform.db;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.sql.DataSource;
import org.chuhe.server.platform.config.SettingsException;
import org.chuhe.text.Messages;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.flywaydb.core.api.MigrationState;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a database, brought up to date by Flyway from the files in {@code migrations}. To find that there is nothing
 * to do it would load three hundred classes at every start; so what it found is written down as a seal on these files and on
 * its own history of the database. While both are what they were, it is not asked.
 */
final class DatabaseTables {
    private static final Messages WORDS = Messages.beside(DatabaseTables.class);
    private static final String FOLDER = "org/chuhe/server/platform/db/migrations/";
    /** All of them, in their order. */
    static final List<String> FILES = List.of("V100__tables.sql");

    private DatabaseTables() {}

    /**
     * Makes, changes or leaves the tables; refuses those of a newer program.
     *
     * @return whether they had to be looked at
     */
    static boolean bringUpToDate(DataSource source, boolean shared) {
        String files = files();
        if (isSealed(source, files)) {
            return false;
        }
        Flyway flyway = Flyway.configure(DatabaseTables.class.getClassLoader())
                .dataSource(source)
                .locations("classpath:" + FOLDER)
                .placeholders(dialect(shared))
                .load();
        refuseOthers(flyway.info());
        flyway.migrate();
        seal(source, files);
        return true;
    }

    /**
     * Where the two databases say the same thing differently: a table that lies in the order of its key (PostgreSQL has no
     * such thing), and texts that are compared byte by byte (SQLite knows no other way).
     */
    private static Map<String, String> dialect(boolean shared) {
        return Map.of("clustered", shared ? "" : "WITHOUT ROWID", "bytewise", shared ? "COLLATE \"C\"" : "");
    }

    /**
     * Tables of a newer program may mean something that this one does not know: it would write what cannot be read. Those of
     * versions before the first release are refused too.
     */
    private static void refuseOthers(MigrationInfoService tables) {
        for (MigrationInfo each : tables.all()) {
            if (each.getState() == MigrationState.MISSING_SUCCESS) {
                throw new SettingsException(WORDS.message("storage.older", String.valueOf(each.getVersion())));
            }
            if (each.getState() == MigrationState.FUTURE_SUCCESS || each.getState() == MigrationState.FUTURE_FAILED) {
                throw new SettingsException(WORDS.message("storage.newer", String.valueOf(each.getVersion())));
            }
        }
    }

    /** A database without tables, or one that cannot answer, has no seal: Flyway will make them, or say what is wrong. */
    private static boolean isSealed(DataSource source, String files) {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("SELECT value FROM setting WHERE name = 'tables'")) {
            return found.next() && found.getString(1).equals(seal(connection, files));
        } catch (SQLException e) {
            return false;
        }
    }

    private static void seal(DataSource source, String files) {
        try (Connection connection = source.getConnection();
                PreparedStatement statement = connection.prepareStatement("""
                                INSERT INTO setting (name, value) VALUES ('tables', ?)
                                ON CONFLICT (name) DO UPDATE SET value = excluded.value""")) {
            statement.setString(1, seal(connection, files));
            statement.executeUpdate();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The files, and all that Flyway ever did to this database. */
    private static String seal(Connection connection, String files) throws SQLException {
        MessageDigest digest = digest();
        digest.update(files.getBytes(StandardCharsets.UTF_8));
        try (Statement statement = connection.createStatement();
                ResultSet done = statement.executeQuery("""
                        SELECT installed_rank, version, script, checksum, success
                        FROM flyway_schema_history ORDER BY installed_rank""")) {
            while (done.next()) {
                for (int column = 1; column <= 5; column++) {
                    @Nullable String value = done.getString(column);
                    digest.update((value + "\n").getBytes(StandardCharsets.UTF_8));
                }
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /** The names and contents of the files. */
    private static String files() {
        MessageDigest digest = digest();
        ClassLoader loader = Objects.requireNonNull(DatabaseTables.class.getClassLoader());
        for (String name : FILES) {
            digest.update((name + "\n").getBytes(StandardCharsets.UTF_8));
            try (InputStream in = Objects.requireNonNull(loader.getResourceAsStream(FOLDER + name))) {
                digest.update(in.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
