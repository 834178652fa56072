package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.platform.db.Databases;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Two server processes on one PostgreSQL. */
@Tag("patient")
class TwoServersTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final String[] DATABASE = database();

    private static ServerProcess here;
    private static ServerProcess there;
    private static ServerProcess doomed;

    private static String[] database() {
        return Databases.POSTGRESQL.empty().entrySet().stream()
                .map(setting -> setting.getKey() + "=" + setting.getValue())
                .toArray(String[]::new);
    }

    @BeforeAll
    static void start() {
        here = server();
        CompletableFuture<ServerProcess> second = CompletableFuture.supplyAsync(TwoServersTest::server);
        CompletableFuture<ServerProcess> third = CompletableFuture.supplyAsync(TwoServersTest::server);
        there = second.join();
        doomed = third.join();
    }

    @AfterAll
    static void stop() {
        here.close();
        there.close();
        doomed.close();
    }

    private static ServerProcess server() {
        return ServerProcess.start(DATABASE);
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

    @Test
    void playersOnDifferentProcessesPlayOnWhenOneIsKilled() throws Exception {
        HttpResponse<String> made = post(doomed, "/api/games", "{\"colours\":\"red\"}");
        String id = JSON.readTree(made.body()).path("id").asString();
        HttpResponse<String> sat = post(there, "/api/games/" + id + "/seat", "{}");
        LiveClient red = LiveClient.open(doomed.address(), id, cookie(made));
        LiveClient black = LiveClient.open(there.address(), id, cookie(sat));
        LiveClient spectator = LiveClient.open(there.address(), id, "");
        red.phase("playing");
        black.phase("playing");
        assertThat(red.move(0, "h2e2").path("t").asString()).isEqualTo("ok");
        black.ply(1);
        assertThat(black.move(1, "h9g7").path("t").asString()).isEqualTo("ok");
        red.ply(2);
        red.await(json ->
                json.path("watchers").asInt(0) == 1 && json.path("black").asBoolean());
        assertThat(black.ask("offer", 2, "").path("t").asString()).isEqualTo("no");
        assertThat(red.ask("offer", 2, "").path("t").asString()).isEqualTo("ok");
        black.await(json -> json.path("state").path("offer").asString("").equals("red"));

        HttpResponse<String> lobby = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(there.address() + "/api/games"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        assertThat(JSON.readTree(lobby.body()).path("running").toString()).contains(id);

        doomed.kill();
        LiveClient again = LiveClient.open(there.address(), id, cookie(made));
        JsonNode game = again.game();
        assertThat(game.path("moves").size()).isEqualTo(2);
        assertThat(game.path("you").path("side").asString()).isEqualTo("red");
        assertThat(again.move(2, "b0c2").path("t").asString()).isEqualTo("ok");
        black.ply(3);
        assertThat(black.move(3, "b9c7").path("t").asString()).isEqualTo("ok");
        // One process was always there: no clock was ever stopped.
        JsonNode state = again.ply(4);
        assertThat(spectator.ply(4)).isEqualTo(state);
        assertThat(again.game().path("log").toString()).doesNotContain("21.4");
        List<Long> versions = spectator.heard().stream()
                .filter(json -> LiveClient.is(json, "step"))
                .map(json -> json.path("state").path("version").asLong())
                .toList();
        for (int i = 1; i < versions.size(); i++) {
            assertThat(versions.get(i)).isEqualTo(versions.get(i - 1) + 1);
        }
        again.close();
        black.close();
        spectator.close();
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aProcessThatWakesUpLeavesGamesAloneThatOthersHaveServed() throws Exception {
        HttpResponse<String> made = post(here, "/api/games", "{\"colours\":\"red\"}");
        String id = JSON.readTree(made.body()).path("id").asString();
        HttpResponse<String> sat = post(here, "/api/games/" + id + "/seat", "{}");
        try (LiveClient red = LiveClient.open(here.address(), id, cookie(made));
                LiveClient black = LiveClient.open(here.address(), id, cookie(sat));
                LiveClient spectator = LiveClient.open(there.address(), id, "")) {
            red.phase("playing");
            red.move(0, "h2e2");
            spectator.ply(1);
            there.signal("STOP");
            TimeUnit.SECONDS.sleep(6);
            there.signal("CONT");
            // So long it takes at most until it has found out, and has put clocks right.
            TimeUnit.SECONDS.sleep(3);
            assertThat(black.move(1, "h9g7").path("t").asString()).isEqualTo("ok");
            JsonNode state = spectator.ply(2);
            assertThat(spectator.heard().toString()).doesNotContain("21.4");
            long left = state.path("clock").path("black").path("left").asLong();
            assertThat(left).isLessThan(TimeUnit.MINUTES.toMillis(15) - 8_000);
        }
    }

    @Test
    void movesAreTakenBackAndPlayersTalkAcrossProcesses() throws Exception {
        HttpResponse<String> made = post(here, "/api/games", "{\"colours\":\"red\"}");
        String id = JSON.readTree(made.body()).path("id").asString();
        HttpResponse<String> sat = post(there, "/api/games/" + id + "/seat", "{}");
        try (LiveClient red = LiveClient.open(here.address(), id, cookie(made));
                LiveClient black = LiveClient.open(there.address(), id, cookie(sat));
                LiveClient spectator = LiveClient.open(there.address(), id, "")) {
            red.phase("playing");
            black.phase("playing");
            red.move(0, "h2e2");
            black.ply(1);
            assertThat(red.ask("take-back", 1, "").path("t").asString()).isEqualTo("ok");
            black.await(json -> json.path("state").path("takeBack").asString("").equals("red"));
            assertThat(black.ask("agree", 1, "").path("t").asString()).isEqualTo("ok");
            JsonNode step = red.await(json -> json.path("moves").isArray() && LiveClient.is(json, "step"));
            assertThat(step.path("state").path("ply").asInt()).isZero();

            assertThat(red.ask("chat", 0, ",\"on\":true").path("t").asString()).isEqualTo("ok");
            black.await(json -> LiveClient.is(json, "chat") && json.path("red").asBoolean());
            assertThat(black.ask("chat", 0, ",\"on\":true").path("t").asString())
                    .isEqualTo("ok");
            red.await(json -> LiveClient.is(json, "chat")
                    && json.path("red").asBoolean()
                    && json.path("black").asBoolean());
            assertThat(red.ask("say", 0, ",\"text\":\"你好 there\"").path("t").asString())
                    .isEqualTo("ok");
            JsonNode lines = black.await(json -> json.path("lines").size() == 1).path("lines");
            assertThat(lines.get(0).path("text").asString()).isEqualTo("你好 there");
            assertThat(black.ask("chat", 0, ",\"on\":false").path("t").asString())
                    .isEqualTo("ok");
            red.await(json -> LiveClient.is(json, "chat")
                    && !json.path("black").asBoolean()
                    && json.path("red").asBoolean()
                    && json.path("lines").isEmpty()
                    && red.heard().indexOf(json) > 0);
            assertThat(spectator.heard()).noneMatch(json -> LiveClient.is(json, "chat"));
        }
    }

    /** Also where somebody looks on at another process, which could call the flag before it misses the one that died. */
    @Test
    void whoseProcessDiesDoesNotPayForTheTimeUntilItIsNoticed() throws Exception {
        try (ServerProcess mortal = server()) {
            // The others must have heard of the process before they can miss it.
            TimeUnit.SECONDS.sleep(3);
            dies(mortal, here);
        }
    }

    /** No clock ran on either, so that neither wrote anything; then one starts on a process that dies at once. */
    @Test
    void whoseProcessDiesWhileTheOtherRestsDoesNotPayEither() throws Exception {
        String[] database = database();
        try (ServerProcess resting = ServerProcess.start(database);
                ServerProcess mortal = ServerProcess.start(database)) {
            TimeUnit.SECONDS.sleep(13);
            dies(mortal, resting);
        }
    }

    private static void dies(ServerProcess mortal, ServerProcess other) throws Exception {
        String body = "{\"colours\":\"red\",\"clock\":{\"stages\":[{\"moves\":0,\"seconds\":4,\"increment\":0}]}}";
        HttpResponse<String> made = post(mortal, "/api/games", body);
        String id = JSON.readTree(made.body()).path("id").asString();
        HttpResponse<String> sat = post(mortal, "/api/games/" + id + "/seat", "{}");
        LiveClient red = LiveClient.open(mortal.address(), id, cookie(made));
        LiveClient.open(mortal.address(), id, cookie(sat));
        red.phase("playing");
        mortal.kill();
        try (LiveClient watching = LiveClient.open(other.address(), id, "")) {
            JsonNode state = watching.await(json -> json.path("log").toString().contains("21.4"))
                    .path("state");
            assertThat(state.path("phase").asString()).isEqualTo("playing");
            assertThat(state.path("clock").path("red").path("flag").asLong()).isBetween(1_000L, 4_000L);
        }
    }

    @Test
    void whoeverIsStoredFirstCountsAndTheOtherDecidesAgain() throws Exception {
        HttpResponse<String> made = post(here, "/api/games", "{\"colours\":\"red\"}");
        String id = JSON.readTree(made.body()).path("id").asString();
        HttpResponse<String> sat = post(there, "/api/games/" + id + "/seat", "{}");
        LiveClient red = LiveClient.open(here.address(), id, cookie(made));
        LiveClient redToo = LiveClient.open(there.address(), id, cookie(made));
        LiveClient black = LiveClient.open(there.address(), id, cookie(sat));
        red.phase("playing");
        redToo.phase("playing");
        // The same player moves on both servers at once: one move stands, the other comes too late.
        red.send("{\"t\":\"move\",\"id\":\"a\",\"ply\":0,\"move\":\"h0g2\"}");
        redToo.send("{\"t\":\"move\",\"id\":\"b\",\"ply\":0,\"move\":\"b0c2\"}");
        List<String> answers = List.of(
                red.answer("a").path("t").asString(),
                redToo.answer("b").path("t").asString());
        assertThat(answers).containsExactlyInAnyOrder("ok", "no");
        assertThat(red.ply(1).path("fen")).isEqualTo(redToo.ply(1).path("fen"));
        black.ply(1);
        black.move(1, "h9g7");
        red.ply(2);
        // A message that reaches both servers counts once and gets the same answer.
        String same = "{\"t\":\"move\",\"id\":\"c\",\"ply\":2,\"move\":\"c3c4\"}";
        red.send(same);
        redToo.send(same);
        assertThat(red.answer("c")).isEqualTo(redToo.answer("c"));
        assertThat(red.ply(3)).isEqualTo(redToo.ply(3));
        red.close();
        redToo.close();
        black.close();
    }
}
