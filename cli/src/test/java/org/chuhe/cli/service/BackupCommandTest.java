package org.chuhe.cli.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.chuhe.cli.Run;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A backup of a running server, put into another folder, is the same to the last row. */
class BackupCommandTest {
    private static final List<String> TABLES =
            List.of("account", "setting", "visit", "live_game", "game_event", "tournament");

    @TempDir
    private Path folder;

    private ChuheServer server(String name) {
        return ChuheServer.start(
                Settings.read(Map.of("data", folder.resolve(name).toString(), "port", "0"), Map.of()));
    }

    private static Map<String, String> contents(Path database) throws SQLException {
        Map<String, String> contents = new TreeMap<>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database)) {
            for (String table : TABLES) {
                StringBuilder text = new StringBuilder();
                try (ResultSet rows =
                        connection.createStatement().executeQuery("SELECT * FROM " + table + " ORDER BY 1, 2")) {
                    while (rows.next()) {
                        for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
                            text.append(rows.getString(i)).append('|');
                        }
                        text.append('\n');
                    }
                }
                contents.put(table, text.toString());
            }
        }
        return contents;
    }

    @Test
    void aRunningServerIsBackedUpAndRestored() throws Exception {
        Path copy = folder.resolve("copy.db");
        Map<String, String> then;
        try (ChuheServer server = server("data")) {
            server.site().accounts().create("root", "river and border", Set.of(Role.ADMIN));
            then = contents(folder.resolve("data/chuhe.db"));
            Run run = Run.of(
                    "backup", copy.toString(), "--data", folder.resolve("data").toString());
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).contains("0 games");
            server.site().accounts().create("later", "river and border", Set.of());
            // Not over a file that is there, and not under a running server.
            assertThat(Run.of(
                                    "backup",
                                    copy.toString(),
                                    "--data",
                                    folder.resolve("data").toString())
                            .err())
                    .contains("is there already");
            assertThat(Run.of(
                                    "restore",
                                    copy.toString(),
                                    "--replace",
                                    "--data",
                                    folder.resolve("data").toString())
                            .err())
                    .contains("Another server is running");
        }
        assertThat(contents(copy)).isEqualTo(then);
        assertThat(Run.of(
                                "restore",
                                copy.toString(),
                                "--data",
                                folder.resolve("other").toString())
                        .exit())
                .isZero();
        assertThat(contents(folder.resolve("other/chuhe.db"))).isEqualTo(then);
        assertThat(Run.of(
                                "restore",
                                copy.toString(),
                                "--data",
                                folder.resolve("data").toString())
                        .err())
                .contains("has a database already");
        assertThat(Run.of(
                                "restore",
                                copy.toString(),
                                "--replace",
                                "--data",
                                folder.resolve("data").toString())
                        .exit())
                .isZero();
        assertThat(contents(folder.resolve("data/chuhe.db"))).isEqualTo(then);
        assertThat(contents(folder.resolve("data/before-restore-1.db")).get("account"))
                .contains("later");
        try (ChuheServer server = server("data")) {
            assertThat(server.site().accounts().login("root", "river and border"))
                    .isPresent();
        }
    }

    @Test
    void whatIsNoBackupIsRefused() throws IOException {
        Path file = folder.resolve("file");
        Files.writeString(file, "no database at all, only words in a file");
        assertThat(Run.of(
                                "restore",
                                file.toString(),
                                "--data",
                                folder.resolve("x").toString())
                        .err())
                .contains("no sound backup");
        assertThat(Run.of("restore", "--check", file.toString()).exit()).isEqualTo(2);
        assertThat(Run.of("restore", folder.resolve("nothing").toString()).err())
                .contains("There is no file");
        assertThat(Run.of(
                                "backup",
                                folder.resolve("b").toString(),
                                "--data",
                                folder.resolve("x").toString())
                        .err())
                .contains("no database in the folder");
        assertThat(Run.of("backup", "b", "--database", "postgresql://host/x").err())
                .contains("pg_dump");
    }

    @Test
    void accountsAreSeenToFromTheCommandLine() {
        String data = folder.resolve("data").toString();
        try (ChuheServer server = server("data")) {
            server.site().accounts().create("root", "river and border", Set.of(Role.ADMIN));
            server.site().accounts().create("player", "river and border", Set.of());
            assertThat(Run.of("account", "list", "--data", data).out())
                    .contains("root\tadmin,player\t+")
                    .contains("player\tplayer\t+");
            String link = Run.of("account", "reset", "root", "--data", data)
                    .lastLine()
                    .strip();
            assertThat(server.site().accounts().resetting(link.substring(link.lastIndexOf('/') + 1)))
                    .isPresent();
            assertThat(Run.of("account", "data", "player", "--data", data).out())
                    .contains("\"games\"");
            assertThat(Run.of("account", "delete", "root", "--data", data).err())
                    .contains("last administrator");
            assertThat(Run.of("account", "delete", "player", "--data", data).exit())
                    .isZero();
            assertThat(server.site().accounts().find("player")).isEmpty();
            assertThat(Run.of("account", "reset", "nobody", "--data", data).err())
                    .contains("no account nobody");
        }
    }
}
