package org.chuhe.server.games.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Map;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.Club;
import org.chuhe.server.event.LiveField;
import org.chuhe.server.game.LiveClient;
import org.chuhe.server.game.TestTable;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.testing.ScriptedEngine;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The server's engine over HTTP: who is told what, and who is not. */
class AnalysisApiTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    /** Eight plies that are in every book, then one that is not. */
    private static final String[] OPENING = {
        "h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "b9c7", "g3g4", "c6c5", "b0c2", "a6a5"
    };

    /** The same on the other wing. */
    private static final String[] MIRRORED = {
        "b2e2", "b9c7", "b0c2", "a9b9", "a0b0", "h9g7", "c3c4", "g6g5", "h0g2", "i6i5"
    };

    private static TestServer server;

    @BeforeAll
    static void start() {
        String engine = String.join(" ", ScriptedEngine.command("score=25"));
        server = TestServer.start(Map.of("engine", engine, "engine-seconds", "2"));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> ask(String body) {
        return server.visitor().post("/api/analysis", body);
    }

    private static JsonNode done(String body) {
        long end = System.nanoTime() + 30_000_000_000L;
        while (true) {
            HttpResponse<String> answer = ask(body);
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
            JsonNode json = JSON.readTree(answer.body());
            if (json.path("state").asString().equals("done")) {
                return json.path("line");
            }
            assertThat(System.nanoTime()).isLessThan(end);
        }
    }

    private static String quoted(String... moves) {
        return "[\"" + String.join("\",\"", moves) + "\"]";
    }

    @Test
    void aLineIsToldFromRedsSideAndInTheReadersNotation() {
        JsonNode line = done("{\"moves\":[\"h2e2\"]}");
        assertThat(line.path("score").asInt()).isEqualTo(-25);
        assertThat(line.path("depth").asInt()).isEqualTo(3);
        assertThat(line.path("moves").get(0).asString()).isEqualTo("i9i8");
        HttpResponse<String> chinese =
                server.visitor().post("/api/analysis", "{\"moves\":[\"h2e2\"]}", "Accept-Language", "zh");
        assertThat(chinese.body()).contains("车9进1");
    }

    @Test
    void nobodyWhoPlaysIsHelped() {
        try (TestTable table = TestTable.begin(server, "")) {
            table.play(0, OPENING);
            assertThat(ask("{\"game\":\"" + table.id + "\"}").statusCode()).isEqualTo(409);
            assertThat(ask("{\"game\":\"" + table.id + "\",\"ply\":2}").statusCode())
                    .isEqualTo(409);
            assertRefused("{\"moves\":" + quoted(OPENING) + "}");
            // Nor about the move that he would like to make, and the answer to it.
            assertRefused("{\"moves\":" + quoted(OPENING).replace("]", ",\"a0a1\"]") + "}");
            assertRefused("{\"moves\":" + quoted(OPENING).replace("]", ",\"a0a1\",\"a9a8\"]") + "}");
            assertThat(ask("{\"moves\":[\"h2e2\",\"h9g7\"]}").statusCode()).isEqualTo(200);
            table.red.ask("resign", OPENING.length, "");
            table.red.phase("over");
            awaitStatus("{\"game\":\"" + table.id + "\"}", 200);
            assertThat(done("{\"game\":\"" + table.id + "\"}").path("score").asInt())
                    .isEqualTo(25);
            assertThat(done("{\"game\":\"" + table.id + "\",\"ply\":1}")
                            .path("score")
                            .asInt())
                    .isEqualTo(-25);
        }
    }

    /** Who is refused what stands on the board, and that alone, would know what stands there. */
    @Test
    void aRefusalDoesNotTellWhatHasBeenPlayedAtABoardThatIsShownLate() {
        Club club = new Club(server.member("organiser", Role.ORGANISER));
        String mirrored = "{\"moves\":" + quoted(MIRRORED) + "}";
        try (LiveField field = new LiveField(server, club, "甲", "乙").round(1, 1)) {
            for (int ply = 0; ply < OPENING.length; ply++) {
                LiveClient player =
                        ply % 2 == 0 ? field.table(1).red() : field.table(1).black();
                player.ply(ply);
                assertThat(player.move(ply, OPENING[ply]).path("t").asString()).isEqualTo("ok");
            }
            assertRefused("{\"moves\":" + quoted(OPENING) + "}");
            awaitStatus(mirrored, 200);
            club.done(field.id(), "broadcast", "{\"delay\":60}");
            assertRefused(mirrored);
            assertRefused("{\"moves\":" + quoted(OPENING) + "}");
            field.table(1).red().ask("resign", OPENING.length, "");
            awaitStatus(mirrored, 200);
        }
    }

    private static void assertRefused(String body) {
        awaitStatus(body, 409);
    }

    /** What stands on boards may be a second old. */
    private static void awaitStatus(String body, int wanted) {
        long end = System.nanoTime() + 10_000_000_000L;
        int status = ask(body).statusCode();
        while (status != wanted && System.nanoTime() < end) {
            status = ask(body).statusCode();
        }
        assertThat(status).as(body).isEqualTo(wanted);
    }

    @Test
    void whatMakesNoSenseIsRefusedInWords() {
        assertThat(ask("{\"fen\":\"nonsense\"}").statusCode()).isEqualTo(422);
        assertThat(ask("{\"moves\":[\"h2e2\",\"h2e2\"]}").statusCode()).isEqualTo(422);
        assertThat(ask("{\"fen\":\"9/9/9/9/9/9/9/9/9/9 w\"}").statusCode()).isEqualTo(422);
        assertThat(ask("{\"game\":\"nobody\"}").statusCode()).isEqualTo(404);
        assertThat(ask("[]").statusCode()).isEqualTo(200);
        assertThat(ask("{\"deep\":true}").statusCode()).isEqualTo(400);
        assertThat(ask("{\"moves\":[" + "\"h2e2\",".repeat(1500) + "\"h2e2\"]}").statusCode())
                .isEqualTo(422);
    }

    @Test
    void withoutAnEngineThereIsNothingOfIt() {
        try (TestServer plain = TestServer.start();
                TestTable table = TestTable.begin(plain, "")) {
            Browser visitor = plain.visitor();
            assertThat(visitor.post("/api/analysis", "{}").statusCode()).isEqualTo(404);
            assertThat(visitor.get("/play/" + table.id).body()).doesNotContain("id=\"analysis\"");
        }
    }
}
