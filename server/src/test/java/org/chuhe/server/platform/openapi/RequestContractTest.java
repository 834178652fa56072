package org.chuhe.server.platform.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a program says and the server does not understand is refused and named, never dropped. */
class RequestContractTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static TestServer server;
    private static Browser everybody;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        everybody = server.member("everybody", Role.values());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> send(String method, String path, String body) {
        return everybody.send(everybody
                .request(path, "Accept-Language", "en")
                .header("Content-Type", "application/json")
                .header("X-CSRF-Token", everybody.csrf())
                .method(method, HttpRequest.BodyPublishers.ofString(body)));
    }

    @Test
    void everyRouteThatTakesJsonNamesWhatItDoesNotKnow() {
        JsonNode paths =
                JSON.readTree(everybody.get("/api/openapi.json").body()).get("paths");
        List<String> asked = new ArrayList<>();
        paths.forEachEntry((path, item) -> item.forEachEntry((method, operation) -> {
            if (!operation.at("/requestBody/content/application~1json").isMissingNode()) {
                String address = path.replace("{deed}", "boards").replaceAll("\\{[a-z]+}", "nothing");
                HttpResponse<String> answer =
                        send(method.toUpperCase(Locale.ROOT), address, "{\"stages\":[],\"nonsense\":1}");
                assertThat(answer.statusCode()).as(path + answer.body()).isEqualTo(400);
                assertThat(answer.body()).as(path).contains("nonsense");
                asked.add(method + " " + path);
            }
        }));
        assertThat(asked).contains("post /api/games", "post /api/events/{id}/deeds/{deed}", "put /api/accounts/{id}");
    }

    @Test
    void namesInsideObjectsAndListsAreNamedWithTheirPlace() {
        assertThat(send("POST", "/api/games", "{\"clock\":{\"stages\":[{\"seconds\":60},{\"minutes\":5}]}}")
                        .body())
                .contains("clock.stages[1].minutes");
        assertThat(send("POST", "/api/judge", "[{\"fen\":\"\"},{\"fen\":\"\",\"rule\":\"cxa2020\"}]")
                        .body())
                .contains("[1].rule");
        assertThat(send("POST", "/api/events/x/deeds/results", "{\"round\":1,\"results\":[{\"tabel\":1}]}")
                        .body())
                .contains("results[0].tabel");
        assertThat(send("POST", "/api/events", "{\"name\":{\"zh\":\"赛\"},\"format\":\"swiss\",\"rounds\":3}")
                        .statusCode())
                .as("an object for a text")
                .isEqualTo(400);
    }

    @Test
    void whatAnEventFileSaysInsideIsRefusedToo() {
        HttpResponse<String> answer = send(
                "POST",
                "/api/events",
                "{\"chuhe\":1,\"name\":\"赛\",\"format\":\"swiss\",\"rounds\":3,\"regulations\":{\"sead\":4}}");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("regulations.sead");
    }

    @Test
    void everyDeedIsDescribed() {
        JsonNode document = JSON.readTree(everybody.get("/api/openapi.json").body());
        JsonNode deeds = document.at("/paths/~1api~1events~1{id}~1deeds~1{deed}/post/parameters/1/schema/enum");
        assertThat(document.at("/components/schemas/EventDeed/oneOf")
                        .valueStream()
                        .map(one -> one.get("title").asString()))
                .containsExactlyInAnyOrderElementsOf(
                        deeds.valueStream().map(JsonNode::asString).toList());
    }
}
