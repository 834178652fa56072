package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Map;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.Practice;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.model.GameForm;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.rejection.Rejection;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Moves taken back by agreement, in live games that belong to no event. */
class LiveTakeBackTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static void asked(LiveClient client, String side) {
        client.await(json -> json.path("state").path("takeBack").asString("").equals(side));
    }

    private static JsonNode back(LiveClient client) {
        return client.await(
                json -> LiveClient.is(json, "step") && json.path("moves").isArray());
    }

    @Test
    void theOpponentAgreesAndEverybodySeesTheBoardGoBack() {
        try (TestTable table = TestTable.begin(server, "");
                LiveClient spectator = LiveClient.open(server.server().address(), table.id, "")) {
            assertThat(table.red.game().path("takesBack").asBoolean()).isTrue();
            table.play(0, "h2e2", "h9g7", "h0g2");
            assertThat(table.red.ask("take-back", 3, "").path("t").asString()).isEqualTo("ok");
            asked(table.black, "red");
            asked(spectator, "red");
            assertThat(table.red.ask("agree", 3, "").path("article").asString()).isEqualTo("cxa2011 5.7");
            assertThat(table.black.ask("agree", 3, "").path("t").asString()).isEqualTo("ok");
            for (LiveClient client : new LiveClient[] {table.red, table.black, spectator}) {
                JsonNode step = back(client);
                assertThat(step.path("moves").size()).isEqualTo(2);
                assertThat(step.path("state").path("ply").asInt()).isEqualTo(2);
                assertThat(step.path("state").path("toMove").asString()).isEqualTo("red");
                assertThat(step.path("state").path("takeBack").isNull()).isTrue();
                assertThat(step.path("log").toString()).contains("同意悔棋");
            }
            assertThat(table.red.move(2, "b0c2").path("t").asString()).isEqualTo("ok");
            try (LiveClient again = LiveClient.open(server.server().address(), table.id, table.blackBrowser)) {
                assertThat(again.game().path("moves").toString())
                        .contains("b0c2")
                        .doesNotContain("h0g2");
            }
        }
    }

    @Test
    void aRefusalIsToldAndAMoveIsAskedForOnce() {
        try (TestTable table = TestTable.begin(server, "")) {
            table.play(0, "h2e2");
            table.red.send("{\"t\":\"take-back\",\"id\":\"once\",\"ply\":1}");
            JsonNode first = table.red.answer("once");
            asked(table.black, "red");
            assertThat(table.black.ask("refuse", 1, "").path("t").asString()).isEqualTo("ok");
            JsonNode told = table.red.await(json -> json.path("log").toString().contains("不同意悔棋"));
            assertThat(told.path("log").get(0).path("news").asBoolean()).isTrue();
            assertThat(told.path("state").path("mayTakeBack").path("red").asBoolean())
                    .isFalse();
            // The same message again is the same wish, and asks for nothing anew.
            table.red.send("{\"t\":\"take-back\",\"id\":\"once\",\"ply\":1}");
            assertThat(table.red.answer("once")).isEqualTo(first);
            assertThat(table.red.ask("take-back", 1, "").path("code").asString())
                    .isEqualTo("refused");
            assertThat(table.black.ask("agree", 1, "").path("code").asString()).isEqualTo("refused");
        }
    }

    private static String moveFor(JsonNode state) {
        return ",\"move\":\"h0g2\",\"fen\":\"" + state.path("fen").asString() + "\"";
    }

    /** It was lost with a line; meanwhile, on another device of the same player, the game went back and on to as many plies. */
    @Test
    void aMoveThatIsSentAgainIsNotPlayedInAnotherPosition() {
        try (TestTable table = TestTable.begin(server, "")) {
            table.play(0, "h2e2", "h9g7");
            String lost = moveFor(table.red.ply(2));
            table.red.ask("take-back", 2, "");
            asked(table.black, "red");
            table.black.ask("agree", 2, "");
            assertThat(back(table.red).path("state").path("ply").asInt()).isZero();
            table.red.move(0, "c3c4");
            table.black.move(1, "b9c7");
            try (LiveClient again = LiveClient.open(server.server().address(), table.id, table.redBrowser)) {
                JsonNode state = again.ply(2);
                JsonNode answer = again.ask("move", 2, lost);
                assertThat(answer.path("code").asString()).isEqualTo("stale");
                assertThat(answer.path("why").path("zh").asString()).contains("另一局面");
                assertThat(answer.path("why").path("en").asString()).contains("another position");
                assertThat(again.ask("move", 2, moveFor(state)).path("t").asString())
                        .as("the same move, for what stands there")
                        .isEqualTo("ok");
            }
            assertThat(table.black.move(3, "c6c5").path("t").asString())
                    .as("who says nothing of the position is heard as ever")
                    .isEqualTo("ok");
        }
    }

    @Test
    void twoWhoDoNotWantItAreHeldToTheirMoves() {
        try (TestTable table = TestTable.begin(server, ",\"takeBack\":false")) {
            assertThat(table.red.game().path("takesBack").asBoolean()).isFalse();
            table.play(0, "h2e2");
            JsonNode answer = table.red.ask("take-back", 1, "");
            assertThat(answer.path("article").asString()).isEqualTo("cxa2011 5.7");
        }
    }

    @Test
    void noEventCanAllowIt() {
        GameTerms terms = GameTerms.read(JSON.readTree("{\"takeBack\":true,\"preset\":\"online\"}"));
        assertThat(terms.regulations().conduct().has(Practice.TAKES_BACK)).isFalse();
    }

    @Test
    void clocksMayStartAfterTheFirstMovesButNotInEvents() {
        try (TestTable table = TestTable.begin(server, ",\"firstMovesFree\":true")) {
            assertThat(table.red
                            .game()
                            .path("state")
                            .path("clock")
                            .path("running")
                            .asString(""))
                    .isEmpty();
            table.play(0, "h2e2");
        }
        GameTerms event = GameTerms.read(JSON.readTree("{\"firstMovesFree\":true,\"preset\":\"online\"}"));
        assertThat(event.regulations().conduct().has(Practice.FIRST_MOVES_FREE)).isFalse();
        GameForm form = new GameForm(GameForm.read(name -> name.equals("firstMovesFree") ? "yes" : null));
        assertThat(form.firstMovesFree()).isTrue();
        assertThat(new GameForm(GameForm.read(name -> null)).firstMovesFree()).isFalse();
        assertThat(new GameForm(JSON.createObjectNode()).firstMovesFree())
                .as("ticked at first")
                .isTrue();
    }

    @Test
    void flagsOfPointerClocksCountWhenCalledAtABoard() {
        String board = "{\"place\":\"board\",\"calledFlags\":\"drawn\",\"firstMovesFree\":true}";
        PlayersConduct conduct =
                GameTerms.read(JSON.readTree(board)).regulations().conduct();
        assertThat(conduct.has(Practice.CALLS_FLAG)).isTrue();
        assertThat(conduct.bothFlags()).isEqualTo(PlayersConduct.BothFlags.DRAWN);
        assertThat(conduct.has(Practice.FIRST_MOVES_FREE)).isFalse();
        assertThatThrownBy(() -> GameTerms.read(JSON.readTree(board.replace("drawn", "never"))))
                .isInstanceOf(Rejection.class);
    }

    @Test
    void aWishSurvivesARestartOfTheServer(@TempDir Path folder) throws Exception {
        String id;
        String red;
        String black;
        try (ChuheServer first = process(folder)) {
            HttpResponse<String> made = post(first, "/api/games", "{\"colours\":\"red\"}");
            id = JSON.readTree(made.body()).path("id").asString();
            red = cookie(made);
            black = cookie(post(first, "/api/games/" + id + "/seat", "{}"));
            try (LiveClient one = LiveClient.open(first.address(), id, red);
                    LiveClient other = LiveClient.open(first.address(), id, black)) {
                one.phase("playing");
                one.move(0, "h2e2");
                other.ply(1);
                assertThat(one.ask("take-back", 1, "").path("t").asString()).isEqualTo("ok");
                asked(other, "red");
            }
        }
        try (ChuheServer second = process(folder);
                LiveClient one = LiveClient.open(second.address(), id, red);
                LiveClient other = LiveClient.open(second.address(), id, black)) {
            assertThat(other.game().path("state").path("takeBack").asString()).isEqualTo("red");
            assertThat(other.ask("agree", 1, "").path("t").asString()).isEqualTo("ok");
            assertThat(back(one).path("moves").size()).isZero();
        }
    }

    private static ChuheServer process(Path folder) {
        Settings settings = Settings.read(Map.of("port", "0", "data", folder.toString()), Map.of());
        return ChuheServer.start(settings, new ShiftedClock(), new SecureRandom());
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
}
