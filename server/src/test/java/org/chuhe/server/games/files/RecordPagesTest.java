package org.chuhe.server.games.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.chuhe.records.Records;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.testing.SampleFiles;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Games that people bring, share, take along and take back. */
class RecordPagesTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String GAME = """
            [Event "杯赛 <b>"]
            [Red "甲</script><script>alert(1)</script>"]
            [Black "乙"]
            [Result "1-0"]
            {begin & end} 1. 炮二平五 {<i>the usual</i>} 马8进7 (1... 马2进3 {or so} 2. 马二进三) 2. 马二进三 1-0
            """;
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> post(Browser browser, String path, byte[] content) {
        HttpRequest.Builder request = browser.request(path, "Accept-Language", "en")
                .header("Content-Type", "application/octet-stream")
                .POST(HttpRequest.BodyPublishers.ofByteArray(content));
        return browser.send(
                browser.cookie("chuhe_visit").isEmpty() ? request : request.header("X-CSRF-Token", browser.csrf()));
    }

    private static JsonNode read(String query, byte[] content) {
        HttpResponse<String> response = post(server.visitor(), "/api/records/game" + query, content);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return JSON.readTree(response.body());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** A browser that has been here, so that it can share. */
    private static Browser guest() {
        Browser browser = server.visitor();
        browser.get("/records");
        return browser;
    }

    private static String share(Browser browser, String text) {
        HttpResponse<String> response = post(browser, "/api/records/shared", bytes(text));
        assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
        JsonNode answer = JSON.readTree(response.body());
        assertThat(answer.path("link").asString())
                .endsWith("/records/" + answer.path("id").asString());
        return answer.path("id").asString();
    }

    @Test
    void everySampleOfEveryFormatIsShownWithAllThatItHolds() {
        for (String name : SampleFiles.NAMES) {
            byte[] content = SampleFiles.read(name);
            List<ReadGame> games = Records.read(name, content);
            JsonNode answer = read("?name=" + name + "&number=" + games.size(), content);
            ReadGame last = games.get(games.size() - 1);
            assertThat(answer.path("total").asInt()).as(name).isEqualTo(games.size());
            assertThat(answer.path("games").size()).as(name).isEqualTo(games.size());
            JsonNode game = answer.path("game");
            assertThat(game.path("moves").size()).as(name).isEqualTo(last.game().plies());
            assertThat(count(game.path("moves"), "comment"))
                    .as(name)
                    .isEqualTo(last.game().mainLine().commentCount()
                            - (last.game().mainLine().comment(0).isPresent() ? 1 : 0));
            assertThat(lines(game.path("moves")))
                    .as(name)
                    .isEqualTo(last.game().mainLine().lineCount());
            assertThat(Records.read("", bytes(game.path("source").asString()))
                            .get(0)
                            .game())
                    .as(name)
                    .isEqualTo(last.game());
        }
    }

    @Test
    void guestsTogetherMayLeaveSoMuchHereAndAccountsMore() {
        try (TestServer small = TestServer.start(Map.of("guest-shared-megabytes", "0"))) {
            Browser guest = small.visitor();
            guest.get("/records");
            HttpResponse<String> refused = post(guest, "/api/records/shared", bytes(GAME));
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(refused.body()).contains("log in");
            assertThat(post(small.member("collector"), "/api/records/shared", bytes(GAME))
                            .statusCode())
                    .isEqualTo(201);
            assertThat(small.visitor().get("/metrics").body()).contains("chuhe_shared_guests_bytes 0.0");
        }
    }

    @Test
    void aGameThatIsTooLargeForAPageIsRefusedInWords() {
        String head = "[Red \"A\"]\n[Black \"B\"]\n[Format \"ICCS\"]\n\n";
        for (byte[] content : List.of(
                bytes(head + "h0g2 h9g7 g2h0 g7h9 ".repeat(400_000) + "*"),
                bytes(head + "h2e2 " + "(b2e2{a})".repeat(800_000) + "*"),
                bytes(head + "h2e2 " + "(b2e2) ".repeat(120_000) + "*"),
                bytes(head + "h2e2 {" + "x".repeat(2_000_000) + "} *"),
                Arrays.copyOf(SampleFiles.read("version10.xqf"), 2 << 20))) {
            HttpResponse<String> answer = post(server.visitor(), "/api/records/game", content);
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(413);
            assertThat(answer.body()).contains("1 MB", "chuhe convert");
            assertThat(post(server.visitor(), "/api/records", content).body()).hasSizeLessThan(1 << 20);
        }
        assertThat(read("?number=9000", bytes((GAME + "\n").repeat(9_000)))
                        .path("total")
                        .asInt())
                .as("a file of many games may be larger")
                .isEqualTo(9_000);
    }

    private static int count(JsonNode line, String key) {
        int count = 0;
        for (JsonNode move : line) {
            count += move.has(key) ? 1 : 0;
            for (JsonNode variation : move.path("variations")) {
                count += count(variation, key);
            }
        }
        return count;
    }

    private static int lines(JsonNode line) {
        int count = 1;
        for (JsonNode move : line) {
            for (JsonNode variation : move.path("variations")) {
                count += lines(variation);
            }
        }
        return count;
    }

    @Test
    void aGameIsWrittenInEveryFormat() {
        String source = read("", bytes(GAME)).path("game").path("source").asString();
        for (OutputFormat format : OutputFormat.values()) {
            HttpResponse<String> response = post(server.visitor(), "/api/records/files/" + format, bytes(source));
            assertThat(response.statusCode()).as(format + response.body()).isEqualTo(200);
            assertThat(response.headers().firstValue("Content-Disposition").orElse(""))
                    .contains("." + format.extension());
        }
        assertThat(post(server.visitor(), "/api/records/files/exe", bytes(source))
                        .statusCode())
                .isEqualTo(404);
        JsonNode described = JSON.readTree(
                        server.visitor().get("/api/openapi.json").body())
                .path("paths")
                .path("/api/records/files/{format}")
                .path("post")
                .path("parameters")
                .path(0)
                .path("schema")
                .path("enum");
        assertThat(described.valueStream().map(JsonNode::asString))
                .containsExactlyElementsOf(Stream.of(OutputFormat.values())
                        .map(OutputFormat::toString)
                        .toList());
    }

    @Test
    void aSharedGameIsSeenByAllWhoHaveTheLinkAndTakenBackByWhoSharedIt() {
        Browser owner = guest();
        String id = share(owner, GAME);
        assertThat(id).hasSizeGreaterThanOrEqualTo(16);
        Browser other = guest();
        HttpResponse<String> page = other.get("/records/" + id);
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body())
                .contains("杯赛")
                .contains("h2e2")
                .doesNotContain("<script>alert(1)")
                .doesNotContain("/delete\"");
        for (OutputFormat format : OutputFormat.values()) {
            assertThat(other.file("/records/" + id + "/" + format).statusCode())
                    .as(format.toString())
                    .isEqualTo(200);
        }
        assertThat(other.submit("/records/" + id + "/delete", Map.of()).statusCode())
                .isEqualTo(403);
        assertThat(owner.get("/records/" + id).body()).contains("/records/" + id + "/delete");
        assertThat(owner.get("/records").body()).contains("href=\"/records/" + id);
        assertThat(owner.submit("/records/" + id + "/delete", Map.of()).statusCode())
                .isEqualTo(303);
        assertThat(other.get("/records/" + id).statusCode()).isEqualTo(404);
    }

    @Test
    void administratorsTakeBackWhatOthersShared() {
        String id = share(guest(), GAME);
        Browser player = server.member("player", Role.PLAYER);
        player.get("/records");
        assertThat(player.submit("/records/" + id + "/delete", Map.of()).statusCode())
                .isEqualTo(403);
        Browser admin = server.member("admin", Role.ADMIN);
        admin.get("/records/" + id);
        assertThat(admin.submit("/records/" + id + "/delete", Map.of()).statusCode())
                .isEqualTo(303);
    }

    @Test
    void whoDeletesAnAccountTakesSharedGamesAlong() {
        Browser member = server.member("leaving", Role.PLAYER);
        member.get("/records");
        String id = share(member, GAME);
        assertThat(member.get("/api/me/data").body()).contains(id);
        server.server()
                .site()
                .storage()
                .jdbi()
                .useHandle(handle -> assertThat(handle.createQuery("SELECT owner FROM shared_game WHERE id = :id")
                                .bind("id", id)
                                .mapTo(String.class)
                                .one())
                        .doesNotStartWith("guest"));
    }

    @Test
    void nobodySharesWithoutBeingKnownAgain() {
        assertThat(post(server.visitor(), "/api/records/shared", bytes(GAME)).statusCode())
                .isEqualTo(403);
    }

    @Test
    void hostileAndHugeInputIsRefusedInWords() {
        Browser visitor = server.visitor();
        for (byte[] content : new byte[][] {
            {},
            {0},
            bytes("nothing of a game"),
            bytes("[Event \"x\"]".repeat(1000)),
            bytes("(".repeat(100_000)),
            new byte[70_000]
        }) {
            HttpResponse<String> response = post(visitor, "/api/records/game", content);
            assertThat(response.statusCode()).as(response.body()).isIn(200, 422);
        }
        assertThat(post(visitor, "/api/records/game?number=9", bytes(GAME)).statusCode())
                .isEqualTo(404);
        assertThat(post(visitor, "/api/records/game?number=x", bytes(GAME)).statusCode())
                .isEqualTo(200);
        assertThat(post(visitor, "/api/records/game", new byte[9 * 1024 * 1024]).statusCode())
                .isEqualTo(413);
        Browser guest = guest();
        String long_ = GAME.replace("or so", "or so ".repeat(100_000));
        assertThat(post(guest, "/api/records/shared", bytes(long_)).statusCode())
                .isEqualTo(413);
        assertThat(post(guest, "/api/records/shared", bytes("no game")).statusCode())
                .isEqualTo(422);
        assertThat(visitor.get("/records/nothing").statusCode()).isEqualTo(404);
        assertThat(visitor.get("/records?live=nothing").statusCode()).isEqualTo(404);
    }

    /** A tree that no page could show is cut, and says so. */
    @Test
    void aTreeWithoutEndIsCut() {
        StringBuilder text = new StringBuilder("[Red \"a\"]\n1. h2e2 ");
        for (int i = 0; i < 8000; i++) {
            text.append("(1. b2e2 h9g7) ");
        }
        JsonNode game = read("", bytes(text.append("h9g7 *").toString())).path("game");
        assertThat(count(game.path("moves"), "iccs")).isBetween(1, 6_001);
        StringBuilder deep = new StringBuilder("[Red \"a\"]\n");
        for (int i = 0; i < 3000; i++) {
            deep.append("1. h2e2 (");
        }
        HttpResponse<String> response = post(server.visitor(), "/api/records/game", bytes(deep.toString()));
        assertThat(response.statusCode()).isIn(200, 422);
    }

    /** On a server of its own: turns are counted by address. */
    @Test
    void oneCannotShareWithoutEnd() {
        try (TestServer own = TestServer.start()) {
            Browser guest = own.visitor();
            guest.get("/records");
            int status = 201;
            for (int i = 0; i < 40 && status == 201; i++) {
                status = post(guest, "/api/records/shared", bytes(GAME)).statusCode();
            }
            assertThat(status).isEqualTo(429);
        }
    }
}
