package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Map;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.platform.config.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A server that is stopped and started again goes on where it was. */
class RestartTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String MOVE = "{\"t\":\"move\",\"id\":\"m1\",\"ply\":0,\"move\":\"h2e2\"}";

    private final ShiftedClock clock = new ShiftedClock();

    @TempDir
    private Path folder;

    private ChuheServer server() {
        Settings settings = Settings.read(Map.of("port", "0", "data", folder.toString()), Map.of());
        return ChuheServer.start(settings, clock, new SecureRandom());
    }

    private static HttpResponse<String> post(ChuheServer server, String path, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(server.address() + path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    private static String cookie(HttpResponse<String> response) {
        String header = response.headers().firstValue("Set-Cookie").orElseThrow();
        return header.substring("chuhe_visit=".length(), header.indexOf(';'));
    }

    @Test
    void theTimeWithoutAServerIsNotChargedAndOldMessagesAreRecognised() throws Exception {
        String id;
        String red;
        String black;
        JsonNode answer;
        try (ChuheServer server = server()) {
            HttpResponse<String> made = post(server, "/api/games", "{\"colours\":\"red\"}");
            id = JSON.readTree(made.body()).path("id").asString();
            red = cookie(made);
            black = cookie(post(server, "/api/games/" + id + "/seat", "{}"));
            try (LiveClient first = LiveClient.open(server.address(), id, red);
                    LiveClient second = LiveClient.open(server.address(), id, black)) {
                first.phase("playing");
                first.send(MOVE);
                answer = first.answer("m1");
                second.ply(1);
            }
        }
        clock.advance(1_200_000);
        try (ChuheServer server = server();
                LiveClient first = LiveClient.open(server.address(), id, red);
                LiveClient second = LiveClient.open(server.address(), id, black)) {
            JsonNode game = second.game();
            assertThat(game.path("state").path("phase").asString()).isEqualTo("playing");
            JsonNode clocks = game.path("state").path("clock");
            assertThat(clocks.path("running").asString()).isEqualTo("black");
            assertThat(clocks.path("black").path("left").asLong()).isBetween(840_000L, 900_000L);
            assertThat(game.path("log").toString()).contains("21.4");
            first.game();
            first.send(MOVE);
            assertThat(first.answer("m1")).isEqualTo(answer);
            assertThat(second.move(1, "h9g7").path("t").asString()).isEqualTo("ok");
            first.ply(2);
        }
    }
}
