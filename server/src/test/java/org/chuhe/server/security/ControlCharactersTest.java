package org.chuhe.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.Club;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.http.WebServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Characters that no text has, in whatever comes with a request: refused at the door, whatever the address and the database. */
class ControlCharactersTest {
    private TestServer server;

    @AfterEach
    void stop() {
        server.close();
    }

    private void start(Databases database) {
        server = TestServer.start(database.empty());
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void everyAddressRefusesThem(Databases database) {
        start(database);
        Browser admin = server.member("an administrator", Role.ADMIN, Role.ORGANISER, Role.ARBITER);
        List<String> wrong = new ArrayList<>();
        for (WebServer.Route route : server.server().routes()) {
            String plain = route.path().replaceAll("[{<][^}>]*[}>]", "x");
            if (route.method().equals("WS") || plain.contains("logout")) {
                continue;
            }
            note(wrong, route, "query", send(admin, route.method(), plain + "?page=a%00b", "{}"));
            note(wrong, route, "name in the query", send(admin, route.method(), plain + "?%1F=a", "{}"));
            if (route.path().contains("{")) {
                String path = route.path().replaceAll("[{<][^}>]*[}>]", "a%01b");
                note(wrong, route, "path", send(admin, route.method(), path, "{}"));
            }
            if (!Set.of("GET", "DELETE").contains(route.method())) {
                String name = "{\"name\":\"a\\u0000b\"}";
                String deep = "{\"a\":[{\"b\\u000B\":1}]}";
                String half = "{\"name\":\"\\ud83d, \"}";
                for (String body : List.of(name, deep, half)) {
                    note(wrong, route, body, send(admin, route.method(), plain, body));
                }
            }
            if (route.method().equals("POST")) {
                note(wrong, route, "form", admin.submit(plain, Map.of("name", "a\u0000b")));
                note(wrong, route, "field of a form", admin.submit(plain, Map.of("a%1b", "b")));
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static void note(List<String> wrong, WebServer.Route route, String where, HttpResponse<String> response) {
        if (response.statusCode() != 400) {
            wrong.add(route.method() + " " + route.path() + " " + where + " " + response.statusCode());
        }
    }

    private static HttpResponse<String> send(Browser browser, String method, String path, String body) {
        HttpRequest.Builder request = browser.request(path, "X-CSRF-Token", browser.csrf());
        return browser.send(
                method.equals("GET")
                        ? request.GET()
                        : request.header("Content-Type", "application/json")
                                .method(method, HttpRequest.BodyPublishers.ofString(body)));
    }

    /** Nobody is charged for a guess that was not looked at, and nothing is looked up. */
    @ParameterizedTest
    @EnumSource(Databases.class)
    void aLoginWithThemIsNoGuess(Databases database) {
        start(database);
        server.member("ann");
        for (int i = 0; i < 40; i++) {
            HttpResponse<String> response =
                    server.visitor().post("/api/login", "{\"name\":\"ann\\u0000\",\"password\":\"x\"}");
            assertThat(response.statusCode()).as(response.body()).isEqualTo(400);
        }
        server.visitor().login("ann", "correct horse");
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void linesRefuseThemToo(Databases database) {
        start(database);
        for (String path :
                List.of("/api/games/a%00b/live", "/api/events/a%00b/boards/live", "/api/games/none/live?screen=%01")) {
            assertThat(upgrade(path)).as(path).isEqualTo(400);
        }
    }

    private int upgrade(String path) {
        try {
            HttpClient.newHttpClient()
                    .newWebSocketBuilder()
                    .buildAsync(
                            URI.create(server.uri("").toString().replaceFirst("^http", "ws") + path),
                            new WebSocket.Listener() {})
                    .join()
                    .abort();
            return 101;
        } catch (CompletionException e) {
            return e.getCause() instanceof WebSocketHandshakeException refused
                    ? refused.getResponse().statusCode()
                    : 0;
        }
    }

    /** A pair of halves is a character, a backslash before a "u" need not begin one, and lines and tabs are text. */
    @ParameterizedTest
    @EnumSource(Databases.class)
    void whatPeopleWriteIsTaken(Databases database) {
        start(database);
        Browser organiser = server.member("organiser", Role.ORGANISER);
        for (String name : List.of(
                "\\ud83d\\ude00 \\u6768", "a\\\\u0000b", "\uD83D\uDE00", "\\u007e", "C:\\\\\\\\u0001", "\\u4E00\\/")) {
            HttpResponse<String> made =
                    organiser.post("/api/events", "{\"name\":\"" + name + "\",\"format\":\"swiss\",\"rounds\":3}");
            assertThat(made.statusCode()).as(name + made.body()).isEqualTo(201);
            String id = made.body().replaceAll(".*\"id\":\"([^\"]+)\".*", "$1");
            HttpResponse<String> lines = organiser.post(
                    "/api/events/" + id + "/deeds/import", "{\"text\":\"Ann\\tA\\r\\nBea\\tB\\nCai\\u000ADan\"}");
            assertThat(lines.statusCode()).as(lines.body()).isEqualTo(200);
        }
        HttpResponse<String> form =
                organiser.submit("/events", Map.of("name", "\uD83D\uDE00", "format", "swiss", "rounds", "3"));
        assertThat(form.statusCode()).isEqualTo(303);
    }

    /** A file may hold anything: what its reader makes of it can be stored. */
    @ParameterizedTest
    @EnumSource(Databases.class)
    void filesWithThemAreReadOrRefusedInWords(Databases database) throws InterruptedException {
        start(database);
        Browser organiser = server.member("organiser", Role.ORGANISER);
        Club club = new Club(organiser);
        byte[] game = ("[Game \"Chinese Chess\"]\n[Event \"a\u0000\u0001b\"]\n[Red \"R\u0000\"]\n[Black \"\u001bB\"]\n"
                        + "[Result \"1-0\"]\n[Format \"ICCS\"]\n\n1. H2-E2 {c\u0000} H9-G7 1-0\n")
                .getBytes(StandardCharsets.UTF_8);
        assertThat(file(organiser, "/api/records/shared", game).statusCode()).isIn(201, 422);
        assertThat(file(organiser, "/api/records/game", game).statusCode()).isIn(200, 422);
        String upload = Club.JSON
                .readTree(
                        file(organiser, "/api/library/uploads?name=g.pgn", game).body())
                .path("id")
                .asString();
        JsonNode read = club.json("/api/library/uploads/" + upload);
        for (int i = 0; i < 400 && !read.path("state").asString().equals("done"); i++) {
            Thread.sleep(50);
            read = club.json("/api/library/uploads/" + upload);
        }
        assertThat(read.path("added").asInt()).as(read.toString()).isEqualTo(1);
        String event = club.swiss(3, "Ann", "Bea");
        byte[] list = "name,unit\nC\u0000d,u\u0001v\nEve,w\n".getBytes(StandardCharsets.UTF_8);
        assertThat(club.upload("/events/" + event + "/preview", list, Map.of()).statusCode())
                .isIn(200, 422);
        assertThat(club.upload("/events/" + event + "/deeds/import", list, Map.of())
                        .statusCode())
                .isIn(303, 422);
    }

    private static HttpResponse<String> file(Browser browser, String path, byte[] content) {
        return browser.send(browser.request(path, "X-CSRF-Token", browser.csrf())
                .header("Content-Type", "application/octet-stream")
                .POST(HttpRequest.BodyPublishers.ofByteArray(content)));
    }
}
