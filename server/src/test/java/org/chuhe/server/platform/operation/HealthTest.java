package org.chuhe.server.platform.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.server.Browser;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.Club;
import org.chuhe.server.game.TestTable;
import org.chuhe.server.games.library.store.LibraryUploads;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.Keeping;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.Messages;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class HealthTest {
    /** An answer is a second old at most. */
    private static final long STALE = 1_100;

    @Test
    void aServerThatCannotStoreIsAliveButNotReady() throws Exception {
        try (TestServer server = TestServer.start()) {
            assertThat(server.visitor().get("/health").statusCode()).isEqualTo(200);
            Storage storage = server.server().site().storage();
            storage.jdbi()
                    .useHandle(handle -> handle.execute("CREATE TRIGGER full_disk BEFORE UPDATE ON server_beat"
                            + " BEGIN SELECT RAISE(ABORT, 'disk full'); END"));
            Thread.sleep(STALE);
            assertThat(server.visitor().get("/health").statusCode()).isEqualTo(503);
            assertThat(server.visitor().get("/health/ready").statusCode()).isEqualTo(503);
            assertThat(server.visitor().get("/health/alive").statusCode()).isEqualTo(200);
            storage.jdbi().useHandle(handle -> handle.execute("DROP TRIGGER full_disk"));
            Thread.sleep(STALE);
            assertThat(server.visitor().get("/health").statusCode()).isEqualTo(200);
        }
    }

    @Test
    @Tag("patient")
    void aDatabaseThatHangsIsToldWithinSeconds() throws Exception {
        try (TestServer server = TestServer.start()) {
            assertThat(server.visitor().get("/health").statusCode()).isEqualTo(200);
            server.server().site().storage().jdbi().useTransaction(writer -> {
                // SQLite has one writer: as long as this transaction is open nobody else gets in.
                writer.execute("UPDATE setting SET value = value");
                Thread.sleep(STALE);
                long began = System.nanoTime();
                assertThat(server.visitor().get("/health").statusCode()).isEqualTo(503);
                assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(6));
            });
        }
    }

    @Test
    @Tag("patient")
    void whoAsksWhileTheDatabaseHangsOccupiesNoThread() throws Exception {
        try (TestServer server = TestServer.start()) {
            URI ready = server.uri("/health/ready");
            HttpClient client = HttpClient.newHttpClient();
            server.server().site().storage().jdbi().useTransaction(writer -> {
                writer.execute("UPDATE setting SET value = value");
                Thread.sleep(STALE);
                List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
                for (int i = 0; i < 400; i++) {
                    asked.add(client.sendAsync(
                            HttpRequest.newBuilder(ready).build(), HttpResponse.BodyHandlers.ofString()));
                }
                assertThat(server.visitor().get("/health/alive").statusCode()).isEqualTo(200);
                // Nobody has been answered yet, so that all of them would still stand in the way.
                assertThat(asked).noneMatch(CompletableFuture::isDone);
                assertThat(asked).allMatch(each -> each.join().statusCode() == 503);
            });
        }
    }

    @Test
    void theDashboardShowsOnlyWhatTheServerCounts() throws Exception {
        String dashboard = Files.readString(Path.of("..", "docs", "grafana-dashboard.json"));
        Set<String> shown = new TreeSet<>();
        Matcher names =
                Pattern.compile("\\b(?:chuhe|jvm|process|system)_[a-z0-9_]+").matcher(dashboard);
        while (names.find()) {
            shown.add(names.group());
        }
        try (TestServer server = TestServer.start();
                TestTable table = TestTable.begin(server, "")) {
            table.play(0, "h2e2");
            Set<String> counted = server.visitor()
                    .get("/metrics")
                    .body()
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("[{ ]")[0])
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(shown).hasSizeGreaterThan(8);
            assertThat(counted).containsAll(shown);
        }
    }

    @Test
    void whatWaitsAndWhatCouldNotBeStoredIsCounted() {
        try (TestServer server = TestServer.start()) {
            String before = server.visitor().get("/metrics").body();
            for (String queue :
                    List.of("records", "cards", "library", "event-files", "exam-papers", "game-sheets", "judge")) {
                assertThat(before).contains("chuhe_work_waiting{queue=\"" + queue + "\"} 0.0");
            }
            assertThat(before).contains("chuhe_storage_failed_total 0.0");
            server.server().site().storage().jdbi().useHandle(handle -> {
                // As on a disk that has become read-only.
                handle.execute("PRAGMA query_only = 1");
                assertThatThrownBy(() -> handle.execute("UPDATE setting SET value = value"))
                        .isInstanceOf(JdbiException.class);
                handle.execute("PRAGMA query_only = 0");
                assertThatThrownBy(() -> handle.execute("SELECT nothing FROM nowhere"))
                        .isInstanceOf(JdbiException.class);
            });
            assertThat(server.visitor().get("/metrics").body()).contains("chuhe_storage_failed_total 1.0");
        }
    }

    @Test
    void whoSendsSomethingToAFullServerIsToldThatItWasNotTaken() {
        try (TestServer server = TestServer.start()) {
            Storage storage = server.server().site().storage();
            Browser organiser = server.member("organiser", Role.ORGANISER);
            Club club = new Club(organiser);
            String id = club.swiss(3, "Ann", "Bob");
            writing(storage, false);
            HttpResponse<String> refused = club.action(id, "pair", "{}");
            assertThat(refused.statusCode()).as(refused.body()).isEqualTo(503);
            assertThat(refused.body()).contains("your entry was not taken");
            assertThat(refused.headers().firstValue("Retry-After")).isPresent();
            assertThat(organiser.get("/api/events/" + id).statusCode()).isEqualTo(200);
            writing(storage, true);
            club.pair(id);
        }
    }

    /** Lets every connection of the pool write or, as on a full disk, not. */
    private static void writing(Storage storage, boolean allowed) {
        List<Handle> all = Stream.generate(() -> storage.jdbi().open()).limit(8).toList();
        all.forEach(handle -> handle.execute("PRAGMA query_only = " + (allowed ? 0 : 1)));
        all.forEach(Handle::close);
    }

    @Test
    void whatHasExpiredOrNeverBegunIsForgotten() {
        try (TestServer server = TestServer.start()) {
            Storage storage = server.server().site().storage();
            server.server().site().accounts().invite(Set.of());
            String id = TestTable.create(server.visitor(), "{}");
            Club club = new Club(server.member("organiser", Role.ORGANISER));
            club.upload("/events/" + club.swiss(3, "Ann") + "/preview", new byte[] {'B'}, Map.of());
            assertThat(count(storage, "entry_list")).isOne();
            storage.jdbi()
                    .useHandle(handle -> handle.execute("UPDATE live_game SET phase = 'cancelled' WHERE id = ?", id));
            Clock later = Clock.offset(Clock.systemUTC(), Duration.ofDays(60));
            retention(storage, later, new Keeping(0, 0, 0, 0, 0)).sweep();
            assertThat(count(storage, "invitation")).isZero();
            assertThat(count(storage, "entry_list")).isZero();
            assertThat(count(storage, "live_game")).isOne();
            retention(storage, later, new Keeping(90, 0, 0, 0, 0)).sweep();
            assertThat(count(storage, "live_game")).isOne();
            retention(storage, later, new Keeping(30, 0, 0, 0, 0)).sweep();
            assertThat(count(storage, "live_game")).isZero();
            assertThat(count(storage, "game_event")).isZero();
        }
    }

    @Test
    void sharedGamesThatNobodyLooksAtAreForgottenIfTheOperatorWantsIt() {
        try (TestServer server = TestServer.start()) {
            Storage storage = server.server().site().storage();
            Browser browser = server.visitor();
            browser.get("/records");
            String link = browser.send(browser.request("/api/records/shared", "X-CSRF-Token", browser.csrf())
                            .header("Content-Type", "application/octet-stream")
                            .POST(HttpRequest.BodyPublishers.ofString("1. 炮二平五 马8进7\n")))
                    .body();
            String id = link.replaceAll("(?s).*/records/([\\w-]+)\".*", "$1");
            long dayBefore = System.currentTimeMillis() - Duration.ofDays(50).toMillis();
            String age = "UPDATE shared_game SET created = ?, looked = ?";
            storage.jdbi().useHandle(handle -> handle.execute(age, dayBefore, dayBefore));
            assertThat(browser.get("/records/" + id).statusCode()).isEqualTo(200);
            Retention retention = retention(storage, Clock.systemUTC(), new Keeping(0, 0, 30, 0, 0));
            retention.sweep();
            assertThat(count(storage, "shared_game"))
                    .as("somebody has just looked at it")
                    .isOne();
            storage.jdbi().useHandle(handle -> handle.execute(age, dayBefore, dayBefore));
            retention(storage, Clock.systemUTC(), new Keeping(0, 30, 0, 0, 0)).sweep();
            assertThat(count(storage, "shared_game"))
                    .as("a guest's is not an account's")
                    .isOne();
            retention.sweep();
            assertThat(count(storage, "shared_game")).isZero();
        }
    }

    @Test
    void reportsOnWhatWasBroughtToTheLibraryAreForgotten() {
        try (TestServer server = TestServer.start()) {
            Storage storage = server.server().site().storage();
            LibraryUploads uploads = new LibraryUploads(
                    server.server().site().storage(),
                    server.server().site().json(),
                    server.server().site().clock(),
                    server.server().site().random());
            String id = uploads.begin("somebody", 1, "games.zip");
            uploads.problem(id, 0, "games.zip", Messages.beside(Settings.class).message("settings.unusable", "a", "b"));
            Clock later = Clock.offset(Clock.systemUTC(), Duration.ofDays(400));
            retention(storage, later, new Keeping(0, 0, 0, 0, 0)).sweep();
            assertThat(count(storage, "library_problem")).isOne();
            retention(storage, later, new Keeping(0, 0, 0, 0, 365)).sweep();
            assertThat(count(storage, "library_problem")).isZero();
            assertThat(count(storage, "library_upload")).isZero();
        }
    }

    private static Retention retention(Storage storage, Clock clock, Keeping keeping) {
        return new Retention(
                storage, clock, keeping, ChuheServer.tables(JsonMapper.builder().build()));
    }

    private static int count(Storage storage, String table) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT COUNT(*) FROM " + table)
                        .mapTo(Integer.class)
                        .one());
    }
}
