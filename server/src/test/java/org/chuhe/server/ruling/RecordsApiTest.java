package org.chuhe.server.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.Charset;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Game files become lists of games. */
class RecordsApiTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String PGN = """
            [Event "杯赛"]
            [Round "5"]
            [Red "甲"]
            [Black "乙"]
            [Result "1-0"]
            1. 炮二平五 马8进7
            2. 马二进三 1-0

            """;
    private static TestServer server;
    private static Browser visitor;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        visitor = server.visitor();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static JsonNode records(int status, byte[] content) {
        HttpResponse<String> response = visitor.send(visitor.request("/api/records?name=a.pgn", "Accept-Language", "en")
                .header("Content-Type", "application/octet-stream")
                .POST(HttpRequest.BodyPublishers.ofByteArray(content)));
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        return JSON.readTree(response.body());
    }

    @Test
    void gamesAreListedWithTheirMoves() {
        JsonNode answer = records(200, PGN.repeat(2).getBytes(Charset.forName("GBK")));
        assertThat(answer.get("total").asInt()).isEqualTo(2);
        assertThat(answer.get("more").asBoolean()).isFalse();
        assertThat(answer.get("format").asString()).isEqualTo("pgn");
        JsonNode game = answer.get("games").get(1);
        assertThat(game.get("number").asInt()).isEqualTo(2);
        assertThat(game.get("event").asString()).isEqualTo("杯赛");
        assertThat(game.get("red").asString()).isEqualTo("甲");
        assertThat(game.get("black").asString()).isEqualTo("乙");
        assertThat(game.get("result").asString()).isEqualTo("1-0");
        assertThat(game.get("fen").asString()).startsWith("rnbakabnr/");
        assertThat(game.get("moves").toString()).isEqualTo("[\"h2e2\",\"h9g7\",\"h0g2\"]");
        assertThat(game.get("plies").asInt()).isEqualTo(3);
        assertThat(game.get("defects")).isEmpty();
    }

    @Test
    void aLongListIsCutButCounted() {
        JsonNode answer = records(200, PGN.repeat(250).getBytes(java.nio.charset.StandardCharsets.UTF_8));
        assertThat(answer.get("total").asInt()).isEqualTo(250);
        assertThat(answer.get("games")).hasSize(200);
    }

    @Test
    void whatIsNoGameFileIsRefusedInWords() {
        assertThat(records(422, new byte[] {1, 2, 3, 0, 0, 7}).get("error").asString())
                .isNotBlank();
        assertThat(records(422, new byte[0]).get("error").asString()).isNotBlank();
        assertThat(records(413, new byte[9 * 1024 * 1024]).get("error").asString())
                .contains("8192");
    }
}
