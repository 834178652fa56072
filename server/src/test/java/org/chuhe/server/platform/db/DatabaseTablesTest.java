package org.chuhe.server.platform.db;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A file that the seal does not cover would not be noticed by a database that has one. */
class DatabaseTablesTest {
    private static final Path FOLDER =
            Path.of("src", "main", "resources", "org", "chuhe", "server", "platform", "db", "migrations");

    @Test
    void theSealIsOnEveryFile() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString()).sorted().toList())
                    .isEqualTo(DatabaseTables.FILES);
        }
    }
}
