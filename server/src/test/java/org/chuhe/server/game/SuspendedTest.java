package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A server process that stands still for a while, as on a laptop that is closed, costs no player anything (21.4). */
@EnabledOnOs({OS.LINUX, OS.MAC})
@Tag("patient")
class SuspendedTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    private Path folder;

    @Test
    void whoseTimeWouldHaveRunOutMeanwhileGoesOn() throws Exception {
        try (ServerProcess server = ServerProcess.start("data=" + folder)) {
            HttpResponse<String> made = post(
                    server,
                    "/api/games",
                    "{\"colours\":\"red\",\"clock\":{\"stages\":[{\"moves\":0,\"seconds\":7,\"increment\":0}]}}");
            String id = JSON.readTree(made.body()).path("id").asString();
            String second = cookie(post(server, "/api/games/" + id + "/seat", "{}"));
            try (LiveClient red = LiveClient.open(server.address(), id, cookie(made));
                    LiveClient black = LiveClient.open(server.address(), id, second)) {
                red.phase("playing");
                server.signal("STOP");
                TimeUnit.SECONDS.sleep(10);
                server.signal("CONT");
                JsonNode answer = red.move(0, "h2e2");
                assertThat(answer.path("t").asString()).as(answer.toString()).isEqualTo("ok");
                JsonNode state = black.ply(1);
                assertThat(state.path("phase").asString()).isEqualTo("playing");
                assertThat(state.path("clock").path("red").path("flag").asLong())
                        .isGreaterThan(2_000);
                assertThat(black.heard().toString()).contains("21.4");
            }
        }
    }

    private static HttpResponse<String> post(ServerProcess server, String path, String body) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(server.address() + path))
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString(body))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }

    private static String cookie(HttpResponse<String> response) {
        String header = response.headers().firstValue("Set-Cookie").orElseThrow();
        return header.substring("chuhe_visit=".length(), header.indexOf(';'));
    }
}
