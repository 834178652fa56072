package org.chuhe.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.db.DataFolder;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Site;

/** A server of a test's own, on a free port, with a database of its own that goes when it goes. */
public final class TestServer implements AutoCloseable {
    private final Path folder;
    private final ChuheServer server;

    private TestServer(Path folder, ChuheServer server) {
        this.folder = folder;
        this.server = server;
    }

    public static TestServer start() {
        return start(Map.of());
    }

    public static TestServer start(Map<String, String> settings) {
        return start(settings, Clock.systemUTC());
    }

    public static TestServer start(Map<String, String> settings, Clock clock) {
        try {
            Path folder = Files.createTempDirectory("chuhe-test");
            Map<String, String> all = new HashMap<>(Map.of("port", "0", "data", folder.toString(), "language", "en"));
            all.putAll(settings);
            Files.write(folder.resolve(DataFolder.DATABASE), NewTables.FILE);
            return new TestServer(folder, ChuheServer.start(Settings.read(all, Map.of()), clock, new SecureRandom()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A database in which nothing is but its tables. To make them is more than half of a start, so they are made once. */
    private static final class NewTables {
        static final byte[] FILE = make();

        private static byte[] make() {
            try {
                Path folder = Files.createTempDirectory("chuhe-tables");
                Storage.open(Settings.read(Map.of("data", folder.toString()), Map.of()))
                        .close();
                byte[] file = Files.readAllBytes(folder.resolve(DataFolder.DATABASE));
                delete(folder);
                return file;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    public ChuheServer server() {
        return server;
    }

    /** The games as another process on the same database would have them. */
    public LiveGames otherGames() {
        Site site = server.site();
        return new LiveGames(
                site.storage(),
                site.signer(),
                site.json(),
                site.metrics(),
                site.steady(),
                site.random(),
                site.times(),
                ChuheServer.heartbeat(site));
    }

    public URI uri(String path) {
        return URI.create(server.address() + path);
    }

    /** A browser of nobody's. */
    public Browser visitor() {
        return new Browser(HttpClient.newBuilder(), server.address());
    }

    /** A browser of somebody with these roles, who is logged in. */
    public Browser member(String name, Role... roles) {
        server.site().accounts().create(name, "correct horse", Set.of(roles));
        Browser browser = visitor();
        browser.login(name, "correct horse");
        return browser;
    }

    @Override
    public void close() {
        server.close();
        delete(folder);
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
