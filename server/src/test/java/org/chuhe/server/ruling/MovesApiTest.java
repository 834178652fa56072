package org.chuhe.server.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Moves in any notation become plies with all their names. */
class MovesApiTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
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

    private static JsonNode moves(int status, String request) {
        HttpResponse<String> response = visitor.post("/api/moves", request, "Accept-Language", "en");
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        return JSON.readTree(response.body());
    }

    @Test
    void movesInMixedNotationsAreNamedInAll() {
        JsonNode answer = moves(200, "{\"moves\":\"炮二平五 H8+7 h0g2\"}");
        assertThat(answer.get("fen").asString()).startsWith("rnbakabnr/9/");
        assertThat(answer.get("flaws")).isEmpty();
        assertThat(answer.get("plies")).hasSize(3);
        JsonNode first = answer.get("plies").get(0);
        assertThat(first.get("iccs").asString()).isEqualTo("h2e2");
        assertThat(first.get("zh").asString()).isEqualTo("炮二平五");
        assertThat(first.get("wxf").asString()).isEqualTo("C2.5");
        assertThat(first.get("side").asString()).isEqualTo("red");
        assertThat(first.get("check").asBoolean()).isFalse();
        assertThat(first.get("fen").asString()).contains(" b ");
        assertThat(answer.get("plies").get(2).get("zh").asString()).isEqualTo("马二进三");
        assertThat(answer.get("side").asString()).isEqualTo("black");
        assertThat(answer.get("last")).isEqualTo(answer.get("plies").get(2).get("fen"));
        assertThat(answer.get("legal")).isNotEmpty();
    }

    @Test
    void aListOfMovesIsReadToo() {
        JsonNode answer = moves(200, "{\"fen\":\"" + Figures.SIX.fen() + "\",\"moves\":[\"f0e0\",\"将5平6\",\"R5.4\"]}");
        assertThat(answer.get("plies").get(0).get("check").asBoolean()).isTrue();
        assertThat(answer.get("plies")).hasSize(3);
        assertThat(moves(200, "{\"moves\":[\"h2e2 h9g7\"]}").get("plies")).hasSize(2);
        assertThat(moves(200, "{\"moves\":[]}").get("plies")).isEmpty();
    }

    @Test
    void whatCannotBeReadIsNamedWithWhatWasPerhapsMeant() {
        JsonNode answer = moves(422, "{\"moves\":\"炮二平五 馬8進7 马三进三\"}");
        assertThat(answer.get("ply").asInt()).isEqualTo(3);
        assertThat(answer.get("text").asString()).isEqualTo("马三进三");
        assertThat(answer.get("suggestions").toString()).contains("进三");
        assertThat(answer.get("error").asString()).isNotBlank();
        assertThat(moves(422, "{\"fen\":\"rubbish\"}").get("error").asString()).contains("rubbish");
        assertThat(moves(422, "[]").get("error").asString()).contains("not a JSON object");
        assertThat(moves(422, "{\"moves\":\"" + "h2e2 ".repeat(4_000) + "\"}")
                        .get("error")
                        .asString())
                .contains("600");
    }

    @Test
    void aPositionThatCannotBePlayedSaysWhy() {
        JsonNode answer = moves(200, "{\"fen\":\"9/9/9/9/9/9/9/9/9/4K4 w\",\"moves\":\"e0e1\"}");
        assertThat(answer.get("playable").asBoolean()).isFalse();
        assertThat(answer.get("flaws")).isNotEmpty();
        assertThat(answer.get("legal")).isEmpty();
        assertThat(answer.get("plies")).isEmpty();
    }
}
