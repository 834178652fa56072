package org.chuhe.server.site.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.chuhe.server.Browser;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.TestTable;
import org.chuhe.server.game.store.PlayersGames;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.db.TextColumns;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Somebody deletes his account while others still have his games open. */
class ForgottenPlayerTest {
    private static final String NAME = "zzleaver";
    private static final String PASSWORD = "correct horse";

    private TestServer server;

    @BeforeEach
    void start() {
        server = TestServer.start();
        server.member("root", Role.ADMIN);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Storage storage() {
        return server.server().site().storage();
    }

    /** A game that is over, with both players still at it. */
    private TestTable over(Browser leaver, Browser stayer) {
        TestTable table = TestTable.begin(server, leaver, stayer, "");
        table.play(0, "h2e2", "h9g7");
        table.black.ask("resign", 2, "");
        table.red.phase("over");
        table.black.phase("over");
        table.blackBrowser.get("/play");
        return table;
    }

    private static void delete(Browser leaver) {
        leaver.get("/account");
        assertThat(leaver.submit("/account/delete", Map.of("old", PASSWORD)).statusCode())
                .isEqualTo(303);
    }

    /** As {@code chuhe account delete} does it beside a running server, which it can tell nothing. */
    private static void deleteBeside(TestServer running) {
        try (Storage beside = Storage.open(running.server().site().settings())) {
            Accounts accounts = new Accounts(beside, running.server().site().clock(), new SecureRandom());
            JsonMapper json = running.server().site().json();
            new PersonalData(beside, accounts, json, ChuheServer.tables(json))
                    .delete(accounts.find(NAME).orElseThrow());
        }
    }

    @Test
    void hisNameDoesNotComeBackWhenTheOpponentSigns() {
        Browser leaver = server.member(NAME);
        try (TestTable table = over(leaver, server.visitor())) {
            delete(leaver);
            assertThat(TextColumns.saying(storage(), NAME)).isEmpty();
            assertThat(table.black.ask("sign", 2, "").path("t").asString()).isEqualTo("ok");
            assertThat(TextColumns.saying(storage(), NAME)).isEmpty();
            assertThat(table.black
                            .await(json -> json.toString().contains(PlayersGames.NOBODY))
                            .toString())
                    .doesNotContain(NAME);
            // The lobby's lists may be a second old.
            eventually(() -> shown(server, table).isEmpty());
        }
    }

    @Test
    void hisNameDoesNotComeBackWhenTheOpponentOffersAnotherGame() {
        Browser leaver = server.member(NAME);
        try (TestTable table = over(leaver, server.visitor())) {
            delete(leaver);
            assertThat(table.blackBrowser
                            .post("/api/games/" + table.id + "/rematch", "{}")
                            .statusCode())
                    .isEqualTo(409);
            assertThat(TextColumns.saying(storage(), NAME)).isEmpty();
        }
    }

    @Test
    void nobodyAcceptsAnotherGameThatHeOfferedBefore() {
        Browser leaver = server.member(NAME);
        try (TestTable table = over(leaver, server.visitor())) {
            TestTable.json(leaver.post("/api/games/" + table.id + "/rematch", "{}"), 200);
            delete(leaver);
            assertThat(table.blackBrowser
                            .post("/api/games/" + table.id + "/rematch", "{}")
                            .statusCode())
                    .isEqualTo(409);
            assertThat(TextColumns.saying(storage(), NAME)).isEmpty();
        }
    }

    @Test
    void theLogsOfGamesInWhichHeRuledDoNotNameHim() {
        Browser leaver = server.member(NAME, Role.ARBITER);
        try (TestTable table = TestTable.begin(server, server.visitor(), server.visitor(), "")) {
            table.play(0, "h2e2", "h9g7");
            String id = table.red.game().path("id").asString();
            assertThat(leaver.post("/api/games/" + id + "/arbiter", "{\"action\":\"pause\"}")
                            .statusCode())
                    .isEqualTo(200);
            assertThat(server.visitor().get("/api/games/" + id + "/log").body()).contains(NAME);
            delete(leaver);
            assertThat(TextColumns.saying(storage(), NAME)).isEmpty();
            eventually(() ->
                    !server.visitor().get("/api/games/" + id + "/log").body().contains(NAME));
            assertThat(server.visitor().get("/api/games/" + id + "/log").body())
                    .contains("(entered by " + PlayersGames.NOBODY + ")");
            assertThat(table.black.ask("resign", 2, "").path("t").asString()).isEqualTo("ok");
            assertThat(TextColumns.saying(storage(), NAME)).isEmpty();
        }
    }

    @Test
    void theGamesOfOthersInTheLibraryDoNotNameHim() {
        Browser leaver = server.member(NAME);
        Browser stayer = server.member("stayer");
        try (TestTable table = over(leaver, stayer)) {
            delete(leaver);
            assertThat(stayer.get("/library?in=mine").statusCode()).isEqualTo(200);
            // Games are put on the shelf in the background.
            eventually(() -> TextColumns.saying(storage(), PlayersGames.NOBODY).contains("library_record.record"));
            assertThat(stayer.get("/api/library/games?in=mine").body()).doesNotContain(NAME);
            assertThat(TextColumns.saying(storage(), NAME)).isEmpty();
            assertThat(table.id).isNotEmpty();
        }
    }

    @Test
    void pagesPapersAndPicturesLoseHisNameAlsoBesideACommand() {
        Browser leaver = server.member(NAME);
        try (TestTable table = over(leaver, server.visitor())) {
            assertThat(shown(server, table)).isNotEmpty();
            String card = "/play/" + table.id + "/card.png?lang=en";
            String paper = "/api/games/" + table.id + "/download/pdf";
            String before = server.visitor().get(card).body();
            String printed = server.visitor().get(paper).body();
            deleteBeside(server);
            eventually(() -> shown(server, table).isEmpty());
            assertThat(server.visitor().get(card).body()).isNotEqualTo(before);
            assertThat(server.visitor().get(paper).body()).isNotEqualTo(printed);
            assertThat(table.black.ask("sign", 2, "").path("t").asString()).isEqualTo("ok");
            assertThat(TextColumns.saying(storage(), NAME)).isEmpty();
        }
    }

    @Test
    void anotherProcessOnTheSameDatabaseLearnsItToo() {
        server.close();
        Map<String, String> database = Databases.POSTGRESQL.empty();
        server = TestServer.start(database);
        try (TestServer other = TestServer.start(database)) {
            server.member("root", Role.ADMIN);
            Browser leaver = server.member(NAME);
            try (TestTable table = over(leaver, server.visitor())) {
                assertThat(shown(other, table)).isNotEmpty();
                deleteBeside(other);
                eventually(() ->
                        shown(other, table).isEmpty() && shown(server, table).isEmpty());
                assertThat(table.black.ask("sign", 2, "").path("t").asString()).isEqualTo("ok");
                assertThat(TextColumns.saying(storage(), NAME)).isEmpty();
            }
        }
    }

    /** Where everybody still reads the name. */
    private static List<String> shown(TestServer at, TestTable table) {
        String game = "/api/games/" + table.id;
        return List.of(
                        "/play/" + table.id,
                        game,
                        game + "/replay",
                        game + "/log",
                        game + "/download/pgn",
                        game + "/download/log",
                        "/api/games")
                .stream()
                .filter(path -> {
                    HttpResponse<String> response = at.visitor().get(path);
                    assertThat(response.statusCode()).as(path).isEqualTo(200);
                    return response.body().contains(NAME);
                })
                .toList();
    }

    private static void eventually(BooleanSupplier holds) {
        Instant end = Instant.now().plus(Duration.ofSeconds(30));
        while (!holds.getAsBoolean()) {
            assertThat(Instant.now()).isBefore(end);
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
