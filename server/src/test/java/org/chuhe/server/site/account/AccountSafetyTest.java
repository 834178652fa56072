package org.chuhe.server.site.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.TestTable;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Accounts: who gets in, who is kept out, and what remains of somebody who leaves. */
class AccountSafetyTest {
    private TestServer server;

    @BeforeEach
    void start() {
        server = TestServer.start();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Accounts accounts() {
        return server.server().site().accounts();
    }

    @Test
    void afterALoginNobodyIsSentElsewhere() {
        accounts().create("somebody", "correct horse", Set.of());
        List<String> elsewhere = List.of(
                "//evil.example/",
                "/\t/evil.example",
                "/\n/evil.example",
                "/\r/evil.example",
                "/\\evil.example",
                "\\\\evil.example",
                "https://evil.example",
                "/ /evil.example",
                "/\u007f/evil.example",
                "/a\tb",
                "");
        assertThat(elsewhere).allSatisfy(next -> {
            Browser browser = server.visitor();
            browser.get("/login");
            HttpResponse<String> response = browser.submit(
                    "/login?next=" + URLEncoder.encode(next, StandardCharsets.UTF_8),
                    Map.of("name", "somebody", "password", "correct horse"));
            assertThat(response.headers().firstValue("Location")).contains("/");
        });
    }

    @Test
    void afterALoginOneGoesOnWhereOneWas() {
        accounts().create("somebody", "correct horse", Set.of());
        Browser browser = server.visitor();
        browser.get("/login");
        HttpResponse<String> response = browser.submit(
                "/login?next=%2Fevents%2Fx%3Fa%3D1%26b%3D%252F",
                Map.of("name", "somebody", "password", "correct horse"));
        assertThat(response.headers().firstValue("Location")).contains("/events/x?a=1&b=%2F");
    }

    @Test
    void linksForTheFirstAdministratorEndWhenThereIsOne() {
        String first = path(server.server().adminLink().orElseThrow());
        String second = path(server.server().adminLink().orElseThrow());
        Browser browser = server.visitor();
        browser.get(second);
        assertThat(browser.submit(second, Map.of("name", "root", "password", "river and border"))
                        .statusCode())
                .isEqualTo(303);
        assertThat(server.visitor().get(first).statusCode()).isEqualTo(404);
    }

    private String path(String link) {
        return link.substring(server.server().address().length());
    }

    @Test
    void invitationsAreListedAndTakenBack() {
        Browser admin = server.member("root", Role.ADMIN);
        JsonNode made = TestTable.json(admin.post("/api/invitations", "{\"roles\":[\"arbiter\"]}"), 201);
        String link = made.path("path").asString();
        assertThat(server.visitor().get(link).statusCode()).isEqualTo(200);
        JsonNode listed = TestTable.json(admin.get("/api/invitations"), 200);
        assertThat(listed).hasSize(1);
        assertThat(listed.toString()).doesNotContain(link.substring(link.lastIndexOf('/') + 1));
        String id = listed.get(0).path("id").asString();
        assertThat(admin.get("/accounts").body()).contains("/accounts/invitations/" + id + "/revoke");
        assertThat(delete(admin, "/api/invitations/" + id)).isEqualTo(204);
        assertThat(delete(admin, "/api/invitations/" + id)).isEqualTo(404);
        assertThat(server.visitor().get(link).statusCode()).isEqualTo(404);
    }

    private static int delete(Browser browser, String path) {
        return browser.send(browser.request(path, "X-CSRF-Token", browser.csrf())
                        .method("DELETE", HttpRequest.BodyPublishers.noBody()))
                .statusCode();
    }

    @Test
    void whoeverGuessesLocksOutNobodyButHimself() {
        // A clock that stands still: nothing is forgiven meanwhile.
        Clock still = Clock.fixed(Instant.now(), ZoneOffset.UTC);
        try (TestServer proxied = TestServer.start(Map.of("behind-proxy", "true"), still)) {
            Browser victim = proxied.member("Victim");
            for (int i = 0; i < 60; i++) {
                // From many addresses, with the name written in many ways.
                String name = i % 2 == 0 ? "VICTIM" : "ｖｉｃｔｉｍ";
                int status = proxied.visitor()
                        .post(
                                "/api/login",
                                "{\"name\":\"" + name + "\",\"password\":\"guess " + i + "\"}",
                                "X-Forwarded-For",
                                "203.0.113." + i)
                        .statusCode();
                assertThat(status).isEqualTo(i < 30 ? 401 : 429);
            }
            // A stranger's browser has to wait; the one that has been here before does not.
            victim.submit("/logout", Map.of());
            victim.get("/login");
            assertThat(victim.submit("/login", Map.of("name", "victim", "password", "correct horse"))
                            .statusCode())
                    .isEqualTo(303);
        }
    }

    private static int login(Browser browser, String name, String password) {
        return browser.post("/api/login", "{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}")
                .statusCode();
    }

    @Test
    void onePhoneThatGuessesLocksNobodyInItsHallOut() {
        Clock still = Clock.fixed(Instant.now(), ZoneOffset.UTC);
        try (TestServer hall = TestServer.start(Map.of(), still)) {
            for (String name : List.of("target", "neighbour")) {
                hall.server().site().accounts().create(name, "correct horse", Set.of());
            }
            Browser phone = hall.visitor();
            for (int i = 0; i < 20; i++) {
                assertThat(login(phone, "target", "guess " + i)).isEqualTo(i < 10 ? 401 : 429);
            }
            assertThat(login(hall.visitor(), "neighbour", "correct horse")).isEqualTo(200);
            assertThat(login(hall.visitor(), "neighbour", "mistyped")).isEqualTo(401);
        }
    }

    @Test
    void anAddressThatTriesManyNamesIsStoppedInTheEnd() {
        Clock still = Clock.fixed(Instant.now(), ZoneOffset.UTC);
        try (TestServer hall = TestServer.start(Map.of(), still)) {
            Browser phone = hall.visitor();
            for (int i = 0; i < 310; i++) {
                assertThat(login(phone, "name " + i, "wrong horse")).isEqualTo(i < 300 ? 401 : 429);
            }
        }
    }

    @Test
    void aKnownBrowserMayTryTwentyTimesAMinute() {
        Clock still = Clock.fixed(Instant.now(), ZoneOffset.UTC);
        try (TestServer club = TestServer.start(Map.of(), still)) {
            Browser known = club.member("regular");
            known.submit("/logout", Map.of());
            for (int i = 0; i < 25; i++) {
                assertThat(login(known, "regular", "guess " + i)).isEqualTo(i < 20 ? 401 : 429);
            }
        }
    }

    @Test
    void ofManyWhoComeWithOneResetLinkOneSucceeds() throws Exception {
        String id = accounts().create("hurried", "correct horse", Set.of()).id();
        String link = "/resets/" + accounts().reset(id);
        List<Callable<Integer>> tries = IntStream.range(0, 6)
                .<Callable<Integer>>mapToObj(i -> () -> {
                    Browser browser = server.visitor();
                    browser.get(link);
                    return browser.submit(link, Map.of("password", "a new horse " + i))
                            .statusCode();
                })
                .toList();
        ExecutorService threads = Executors.newFixedThreadPool(tries.size());
        try {
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> each : threads.invokeAll(tries)) {
                statuses.add(each.get());
            }
            assertThat(statuses).containsOnlyOnce(303).containsOnly(303, 404);
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void aHallLogsInFromOneAddress() {
        for (int i = 0; i < 15; i++) {
            accounts().create("player no " + i, "correct horse", Set.of());
        }
        for (int i = 0; i < 15; i++) {
            assertThat(server.visitor()
                            .post("/api/login", "{\"name\":\"player no " + i + "\",\"password\":\"correct horse\"}")
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    void anAdministratorHelpsWhoeverHasForgottenHisPassword() {
        Browser admin = server.member("root", Role.ADMIN);
        Browser player = server.member("forgetful");
        String id = accounts().find("forgetful").orElseThrow().id();
        String link = TestTable.json(admin.post("/api/accounts/" + id + "/reset", ""), 201)
                .path("path")
                .asString();
        Browser elsewhere = server.visitor();
        assertThat(elsewhere.get(link).body()).contains("forgetful");
        assertThat(elsewhere.submit(link, Map.of("password", "12345678")).statusCode())
                .isEqualTo(422);
        assertThat(elsewhere.submit(link, Map.of("password", "a new horse")).statusCode())
                .isEqualTo(303);
        assertThat(elsewhere.get("/account").statusCode()).isEqualTo(200);
        assertThat(player.get("/account").statusCode()).isEqualTo(401);
        assertThat(server.visitor().get(link).statusCode()).isEqualTo(404);
        assertThat(accounts().login("forgetful", "correct horse")).isEmpty();
        assertThat(accounts().login("forgetful", "a new horse")).isPresent();
    }

    @Test
    void whoeverLeavesTakesHisDataAlongAndHisNameAway() {
        server.member("root", Role.ADMIN);
        Browser player = server.member("leaver");
        String game;
        try (TestTable table = TestTable.begin(server, player, server.visitor(), "")) {
            game = table.id;
            table.play(0, "h2e2");
            assertThat(player.submit("/account/delete", Map.of("old", "correct horse"))
                            .statusCode())
                    .isEqualTo(422);
            table.black.ask("resign", 1, "");
            table.red.phase("over");
        }
        JsonNode data = TestTable.json(player.get("/api/me/data"), 200);
        assertThat(data.path("name").asString()).isEqualTo("leaver");
        assertThat(data.path("games").get(0).path("id").asString()).isEqualTo(game);
        assertThat(data.toString()).doesNotContain("argon2");
        player.get("/account");
        assertThat(player.submit("/account/delete", Map.of("old", "wrong horse"))
                        .statusCode())
                .isEqualTo(422);
        assertThat(player.submit("/account/delete", Map.of("old", "correct horse"))
                        .statusCode())
                .isEqualTo(303);
        assertThat(player.get("/account").statusCode()).isEqualTo(401);
        assertThat(accounts().find("leaver")).isEmpty();
        // Nothing in the database says the name any more, but the game can be replayed.
        server.server().site().storage().jdbi().useHandle(handle -> {
            for (String query : new String[] {
                "SELECT detail FROM live_game", "SELECT event FROM game_event", "SELECT name FROM account"
            }) {
                assertThat(handle.createQuery(query).mapTo(String.class).list())
                        .noneMatch(text -> text.contains("leaver"));
            }
        });
        org.chuhe.server.game.store.GameStore store = new org.chuhe.server.game.store.GameStore(
                server.server().site().storage(), server.server().site().json());
        assertThat(store.load(game)
                        .orElseThrow()
                        .live()
                        .game()
                        .orElseThrow()
                        .players()
                        .red())
                .contains("Deleted");
    }
}
