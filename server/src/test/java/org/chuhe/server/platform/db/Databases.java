package org.chuhe.server.platform.db;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.chuhe.server.platform.config.Settings;

/** The databases that storage tests run against: an empty one of each kind whenever one is asked for. */
public enum Databases {
    SQLITE {
        @Override
        public Map<String, String> empty() {
            try {
                return Map.of(
                        "data",
                        Files.createTempDirectory(Path.of("target"), "storage").toString());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    },
    POSTGRESQL {
        @Override
        public Map<String, String> empty() {
            String name = "test" + COUNT.incrementAndGet();
            EmbeddedPostgres server = Server.RUNNING;
            try (Connection connection = server.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("CREATE DATABASE " + name);
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
            return Map.of(
                    "database", "jdbc:postgresql://localhost:" + server.getPort() + "/" + name,
                    "database-user", "postgres",
                    "database-password", "postgres");
        }
    };

    private static final AtomicInteger COUNT = new AtomicInteger();

    /** The settings of an empty database. */
    public abstract Map<String, String> empty();

    /** Opens an empty database. */
    public Storage open() {
        return Storage.open(Settings.read(empty(), Map.of()));
    }

    /** One server for all tests of a run; it ends with the process. */
    private static final class Server {
        static final EmbeddedPostgres RUNNING = start();

        private static EmbeddedPostgres start() {
            try {
                EmbeddedPostgres server = EmbeddedPostgres.builder()
                        // What it holds is worth nothing after the tests.
                        .setServerConfig("fsync", "off")
                        .setServerConfig("synchronous_commit", "off")
                        .start();
                Runtime.getRuntime().addShutdownHook(new Thread(() -> close(server)));
                return server;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static void close(EmbeddedPostgres server) {
            try {
                server.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
