package org.chuhe.server.platform.db;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.server.platform.config.SettingsException;
import org.chuhe.text.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Copies of the embedded database in one file. They are made while the server runs: SQLite copies the state of one moment
 * and keeps nobody from writing meanwhile. PostgreSQL has tools of its own for this.
 */
public final class Backup {
    private static final Logger LOG = LoggerFactory.getLogger(Backup.class);
    private static final Messages WORDS = Messages.beside(Backup.class);

    private Backup() {}

    /**
     * Makes a copy, checks it, and puts it in its place whole or not at all.
     *
     * @param folder the data folder
     * @param target the file; it must not be there yet
     * @return how many rows each table of the copy has
     */
    public static Map<String, Long> make(Path folder, Path target) throws IOException {
        Path database = folder.resolve(DataFolder.DATABASE);
        if (!Files.isRegularFile(database)) {
            throw new SettingsException(WORDS.message("backup.none", folder));
        }
        if (Files.exists(target)) {
            throw new SettingsException(WORDS.message("backup.there", target));
        }
        Path half = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            copy(database, half);
            DataFolder.touch(half);
            Map<String, Long> rows = check(half);
            force(half);
            Files.move(half, target, StandardCopyOption.ATOMIC_MOVE);
            return rows;
        } finally {
            Files.deleteIfExists(half);
        }
    }

    private static void copy(Path database, Path half) throws IOException {
        try (Connection connection = open(database);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 10000");
            statement.execute("VACUUM INTO '" + half.toAbsolutePath().toString().replace("'", "''") + "'");
        } catch (SQLException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static Connection open(Path file) throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath());
    }

    /**
     * Whether a copy is sound.
     *
     * @return how many rows each table has
     * @throws SettingsException if it is no copy of a database of this program, or a damaged one
     */
    public static Map<String, Long> check(Path file) {
        try (Connection connection = open(file);
                Statement statement = connection.createStatement()) {
            List<String> problems = texts(statement, "PRAGMA integrity_check");
            problems.remove("ok");
            problems.addAll(texts(statement, "PRAGMA foreign_key_check"));
            List<String> tables = texts(
                    statement, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
            if (!problems.isEmpty() || !tables.contains("live_game") || !tables.contains("account")) {
                throw new SettingsException(WORDS.message("backup.damaged", file));
            }
            Map<String, Long> rows = new TreeMap<>();
            for (String table : tables) {
                rows.put(
                        table,
                        Long.valueOf(texts(statement, "SELECT COUNT(*) FROM " + table)
                                .get(0)));
            }
            return rows;
        } catch (SQLException e) {
            throw new SettingsException(WORDS.message("backup.damaged", file));
        }
    }

    private static List<String> texts(Statement statement, String query) throws SQLException {
        List<String> texts = new ArrayList<>();
        try (ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                texts.add(String.valueOf(rows.getString(1)));
            }
        }
        return texts;
    }

    /**
     * Puts a copy into a data folder; what was there is kept beside it.
     *
     * @param replace whether there may be a database already
     * @return how many rows each table has
     * @throws SettingsException if a server runs on the folder, the copy is damaged, or something is there already
     */
    public static Map<String, Long> restore(Path copy, Path folder, boolean replace) throws IOException {
        if (!Files.isRegularFile(copy)) {
            throw new SettingsException(WORDS.message("backup.missing", copy));
        }
        Map<String, Long> rows = check(copy);
        boolean there = Files.exists(folder.resolve(DataFolder.DATABASE));
        if (there && !replace) {
            throw new SettingsException(WORDS.message("restore.there", folder));
        }
        DataFolder taken = DataFolder.take(folder);
        try (taken) {
            Path database = folder.resolve(DataFolder.DATABASE);
            Path half = folder.resolve("restore.tmp");
            DataFolder.touch(half);
            Files.copy(copy, half, StandardCopyOption.REPLACE_EXISTING);
            DataFolder.touch(half);
            force(half);
            if (there) {
                keep(database);
            }
            for (String rest : List.of("-wal", "-shm")) {
                Files.deleteIfExists(folder.resolve(DataFolder.DATABASE + rest));
            }
            Files.move(half, database, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        }
        return rows;
    }

    /** The database as it was: brought into one file first, then put aside under a name that is free. */
    private static void keep(Path database) throws IOException {
        int number = 1;
        Path aside = database.resolveSibling("before-restore-" + number + ".db");
        while (Files.exists(aside)) {
            number++;
            aside = database.resolveSibling("before-restore-" + number + ".db");
        }
        try (Connection connection = open(database);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (SQLException e) {
            // It may be damaged: that may be why somebody restores.
            LOG.warn("the database that is put aside cannot be read: {}", e.getMessage());
        }
        Files.copy(database, aside);
        DataFolder.touch(aside);
    }

    private static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }
}
