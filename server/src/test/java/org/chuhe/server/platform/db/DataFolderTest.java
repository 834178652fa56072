package org.chuhe.server.platform.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.stream.Stream;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.config.SettingsException;
import org.flywaydb.core.api.FlywayException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;

class DataFolderTest {
    @TempDir
    private Path folder;

    private Settings settings() {
        return Settings.read(
                Map.of("data", folder.resolve("data").toString(), "port", "0", "language", "en"), Map.of());
    }

    @Test
    void oneServerHasTheFolderAtATime() {
        ChuheServer first = ChuheServer.start(settings());
        try {
            assertThatThrownBy(() -> ChuheServer.start(settings()))
                    .isInstanceOf(SettingsException.class)
                    .hasMessageContaining(folder.toString());
        } finally {
            first.close();
        }
        ChuheServer.start(settings()).close();
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void onlyTheOwnerReadsWhatIsInIt() throws IOException {
        try (Storage storage = Storage.open(settings());
                Stream<Path> files = Files.list(folder.resolve("data"))) {
            storage.jdbi().useHandle(handle -> handle.execute("UPDATE setting SET value = value"));
            assertThat(files.toList())
                    .hasSizeGreaterThan(1)
                    .allSatisfy(file -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                            .isEqualTo("rw-------"));
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("data"))))
                    .isEqualTo("rwx------");
        }
    }

    @Test
    void dataOfANewerProgramIsRefused() {
        try (Storage storage = Storage.open(settings())) {
            storage.jdbi()
                    .useHandle(handle -> handle.execute("INSERT INTO flyway_schema_history (installed_rank, version,"
                            + " description, type, script, checksum, installed_by, execution_time, success)"
                            + " VALUES (999, '9999', 'of the future', 'SQL', 'V9999__x.sql', 1, 'x', 1, 1)"));
        }
        assertThatThrownBy(() -> Storage.open(settings()))
                .isInstanceOf(SettingsException.class)
                .hasMessageContaining("9999");
    }

    @Test
    void dataOfBeforeTheFirstReleaseIsRefused() {
        try (Storage storage = Storage.open(settings())) {
            storage.jdbi()
                    .useHandle(handle -> handle.execute("INSERT INTO flyway_schema_history (installed_rank, version,"
                            + " description, type, script, checksum, installed_by, execution_time, success)"
                            + " VALUES (0, '95', 'of before', 'SQL', 'V95__x.sql', 1, 'x', 1, 1)"));
        }
        assertThatThrownBy(() -> Storage.open(settings()))
                .isInstanceOf(SettingsException.class)
                .hasMessageContaining("before the first release");
    }

    @Test
    void tablesThatWereChangedAreLookedAtAgain() {
        try (Storage storage = Storage.open(settings())) {
            storage.jdbi()
                    .useHandle(handle ->
                            handle.execute("UPDATE flyway_schema_history SET checksum = 1 WHERE version = '100'"));
        }
        assertThatThrownBy(() -> Storage.open(settings())).isInstanceOf(FlywayException.class);
    }

    @Test
    void tablesThatAreAsTheyWereAreNotLookedAtAgain() {
        Storage.open(settings()).close();
        SQLiteDataSource source = new SQLiteDataSource();
        source.setUrl("jdbc:sqlite:" + folder.resolve("data").resolve(DataFolder.DATABASE));
        assertThat(DatabaseTables.bringUpToDate(source, false)).isFalse();
    }

    @Test
    void whatIsStoredDoesNotGetIntoMessages() {
        try (Storage storage = Storage.open(settings())) {
            assertThatThrownBy(() -> storage.jdbi()
                            .useHandle(handle -> handle.execute(
                                    "INSERT INTO visit (token_hash, account, created, expires) VALUES (?, ?, 1, 1)",
                                    "the-secret-hash",
                                    "nobody")))
                    .satisfies(problem -> {
                        for (Throwable each = problem; each != null; each = each.getCause()) {
                            assertThat(each.toString()).doesNotContain("the-secret-hash");
                        }
                    });
        }
    }
}
