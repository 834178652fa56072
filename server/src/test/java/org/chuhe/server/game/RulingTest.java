package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.Timer;
import java.util.Arrays;
import java.util.List;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The arbiter who never looks away, and the one in flesh and blood. */
class RulingTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static TestServer server;
    private static Browser arbiter;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        arbiter = server.member("陈立群", Role.ARBITER);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static JsonNode act(TestTable table, int status, String body) {
        return TestTable.json(arbiter.post("/api/games/" + table.id + "/arbiter", body), status);
    }

    /** A chariot that chases a cannon up and down its file, three times round. */
    static void chase(TestTable table) {
        table.play(0, "a0a1", "b7b4", "a1d1", "h9g7", "d1d4", "b4b5");
        for (int ply = 6; ply < 14; ply += 4) {
            table.play(ply, "d4d5", "b5b4", "d5d4", "b4b5");
        }
        table.play(14, "d4d5", "b5b4");
    }

    @Test
    void aForbiddenRepetitionIsWarnedAndThenRuled() {
        try (TestTable table = TestTable.begin(server, "");
                LiveClient spectator = LiveClient.open(server.server().address(), table.id, "")) {
            chase(table);
            JsonNode warned = table.red.ply(16);
            assertThat(warned.path("duty").path("side").asString()).isEqualTo("red");
            assertThat(warned.path("duty").path("roundsLeft").asInt()).isEqualTo(2);
            assertThat(warned.path("ruling").path("verdict").asString()).isEqualTo("must-vary");
            assertThat(warned.path("ruling").path("articles").toString()).contains("24.13");
            assertThat(warned.path("ruling").path("why").path("zh").asString()).contains("长捉");
            assertThat(warned.path("ruling").path("why").path("en").asString()).contains("chase");
            assertThat(spectator.ply(16).path("duty")).isEqualTo(warned.path("duty"));
            // During play nobody is told the nature of a move, but the ruling comes with its evidence.
            assertThat(spectator.heard().toString()).doesNotContain("nature");
            JsonNode evidence = TestTable.json(
                    server.visitor().get("/api/games/" + table.id + "/ruling", "Accept-Language", "en"), 200);
            assertThat(evidence.path("verdict").asString()).isEqualTo("red-must-vary");
            assertThat(evidence.path("plies").get(0).path("nature").asString()).isEqualTo("捉");

            table.play(16, "d5d4", "b4b5");
            assertThat(table.black.ply(18).path("duty").path("roundsLeft").asInt())
                    .isEqualTo(1);
            table.red.move(18, "d4d5");
            JsonNode over = table.black.phase("over");
            assertThat(over.path("result").path("score").asString()).isEqualTo("0-1");
            assertThat(over.path("result").path("article").asString()).isEqualTo("cxa2011 4.1.5");
            JsonNode replay = TestTable.json(server.visitor().get("/api/games/" + table.id + "/replay"), 200);
            assertThat(replay.path("desk").asString()).startsWith("/desk?rules=cxa2020&fen=");
            assertThat(replay.path("plies").size()).isEqualTo(19);
        }
    }

    /** A chariot that checks a king up and down; the move that loses is the nineteenth. */
    static void check(TestTable table, int plies) {
        String[] moves = ("a0a1 f9e8 a1d1 e8f7 d1d8 e9f9" + " d8d9 f9f8 d9d8 f8f9".repeat(3) + " d8d9").split(" ");
        table.play(0, Arrays.copyOf(moves, plies));
    }

    @Test
    void perpetualCheckIsWarnedOfBeforeTheMoveThatLoses() {
        try (TestTable table = TestTable.begin(server, "");
                LiveClient spectator = LiveClient.open(server.server().address(), table.id, "")) {
            check(table, 18);
            for (LiveClient each : List.of(table.red, table.black, spectator)) {
                JsonNode ahead = each.await(json -> LiveClient.is(json, "ahead"));
                assertThat(ahead.path("version").asLong())
                        .isEqualTo(each.ply(18).path("version").asLong());
                assertThat(ahead.path("side").asString()).isEqualTo("red");
                assertThat(ahead.path("articles").toString()).contains("cxa2020 25.1");
                assertThat(ahead.path("why").path("zh").asString()).contains("长将");
            }
            // Who comes later is told, too.
            try (LiveClient late = LiveClient.open(server.server().address(), table.id, "")) {
                late.await(json -> LiveClient.is(json, "ahead"));
            }
            table.red.move(18, "d8d9");
            assertThat(table.red.phase("over").path("result").path("kind").asString())
                    .isEqualTo("perpetual-check");
            assertThat(table.black.heard().stream().filter(json -> LiveClient.is(json, "ahead")))
                    .hasSize(1);
        }
    }

    @Test
    void whereTheTermsDoNotSaySoNobodyIsWarned() {
        try (TestTable table = TestTable.begin(server, ",\"warn\":false")) {
            check(table, 19);
            table.red.phase("over");
            assertThat(table.red.heard()).noneMatch(json -> LiveClient.is(json, "ahead"));
        }
        GameTerms event = GameTerms.read(JSON.readTree("{\"preset\":\"online\"}"));
        assertThat(event.regulations().claims().warns()).isFalse();
        GameTerms told = GameTerms.read(JSON.readTree("{\"preset\":\"online\",\"warn\":true}"));
        assertThat(told.regulations().claims().warns()).isTrue();
        GameTerms board = GameTerms.read(JSON.readTree("{\"place\":\"board\",\"warn\":true}"));
        assertThat(board.regulations().claims().warns()).isFalse();
    }

    @Test
    void aRulingIsMadeOnceAndShownAsItWasGiven() {
        // A server of its own: the others have seen this chase.
        try (TestServer server = TestServer.start();
                TestTable table = TestTable.begin(server, "")) {
            Timer searches = server.server().site().metrics().timer("chuhe.play.ruling");
            chase(table);
            table.red.ply(16);
            assertThat(searches.count()).isEqualTo(1);
            String path = "/api/games/" + table.id + "/ruling";
            JsonNode english = TestTable.json(server.visitor().get(path, "Accept-Language", "en"), 200);
            JsonNode chinese = TestTable.json(server.visitor().get(path, "Accept-Language", "zh"), 200);
            assertThat(english.path("summary").asString()).contains("Red");
            assertThat(chinese.path("summary").asString()).contains("红方");
            assertThat(chinese.path("millis")).isEqualTo(english.path("millis"));
            table.play(16, "d5d6");
            assertThat(TestTable.json(server.visitor().get(path, "Accept-Language", "en"), 200))
                    .isEqualTo(english);
            assertThat(searches.count()).isEqualTo(1);
        }
    }

    @Test
    void whateverTheEditionAResultCitesAnArticleThatThereIs() {
        try (TestTable table = TestTable.begin(server, ",\"preset\":\"wxf\",\"edition\":\"wxf2018\"")) {
            table.play(0, "h2e2");
            table.black.ask("resign", 1, "");
            JsonNode result = table.red.phase("over").path("result");
            String rule = result.path("article").asString();
            assertThat(table.red.game().at("/rules/title/en").asString()).isEqualTo("World rules 2018");
            assertThat(table.red.game().at("/rules/borrowed/en").asString()).contains("Chinese rules 2011");
            assertThat(table.red.game().at("/rules/thresholds/en").asString()).contains("3 times", "60 rounds");
            assertThat(rule).isEqualTo("cxa2011 4.1.12");
            Browser visitor = server.visitor();
            assertThat(visitor.get("/rules/" + rule.replace(' ', '/')).statusCode())
                    .isEqualTo(200);
            assertThat(visitor.get("/api/games/" + table.id + "/download/json").body())
                    .contains("\"" + rule + "\"")
                    .doesNotContain("wxf2018 4");
        }
    }

    @Test
    void whoVariesInTimeIsFreeAgain() {
        try (TestTable table = TestTable.begin(server, "")) {
            chase(table);
            table.play(16, "d5d6");
            assertThat(table.red.ply(17).path("duty").isNull()).isTrue();
            assertThat(table.red.ply(17).path("phase").asString()).isEqualTo("playing");
        }
    }

    @Test
    void withoutAnAutomaticArbiterThePlayersClaim() {
        try (TestTable table = TestTable.begin(server, ",\"preset\":\"national\",\"edition\":\"cxa2020\"")) {
            assertThat(table.red.game().path("automatic").asBoolean()).isFalse();
            chase(table);
            assertThat(table.red.ply(16).path("duty").isNull()).isTrue();
            assertThat(table.red.ply(16).path("repetition").path("occurrence").asInt())
                    .isGreaterThanOrEqualTo(3);
            table.play(16, "d5d4");
            assertThat(table.black
                            .ask("claim", 17, ",\"kind\":\"repetition\"")
                            .path("t")
                            .asString())
                    .isEqualTo("ok");
            JsonNode state = table.red
                    .await(json -> json.path("state").path("duty").isObject())
                    .path("state");
            assertThat(state.path("duty").path("side").asString()).isEqualTo("red");
            assertThat(table.black
                            .ask("claim", 17, ",\"kind\":\"nonsense\"")
                            .path("code")
                            .asString())
                    .isEqualTo("malformed");
        }
    }

    @Test
    void theArbiterPausesSetsTheClockAndResumes() {
        try (TestTable table = TestTable.begin(server, "")) {
            table.play(0, "h2e2");
            act(table, 422, "{\"action\":\"set-clock\",\"side\":\"red\",\"left\":60000}");
            act(table, 200, "{\"action\":\"pause\"}");
            assertThat(table.red.phase("paused").path("clock").path("running").isNull())
                    .isTrue();
            assertThat(table.black.move(1, "h9g7").path("article").asString()).isEqualTo("cxa2011 21.4");
            // So that the flag is about to fall only the chief sets it.
            act(table, 403, "{\"action\":\"set-clock\",\"side\":\"red\",\"left\":59999}");
            act(table, 200, "{\"action\":\"set-clock\",\"side\":\"red\",\"left\":60000}");
            long version =
                    act(table, 200, "{\"action\":\"resume\"}").path("version").asLong();
            JsonNode state = table.black.state(version);
            assertThat(state.path("clock").path("red").path("left").asLong()).isEqualTo(60_000);
            assertThat(state.path("clock").path("running").asString()).isEqualTo("black");
            table.play(1, "h9g7");
        }
    }

    @Test
    void aDisplacedPositionIsPutRight() {
        try (TestTable table = TestTable.begin(server, ",\"preset\":\"provincial\"")) {
            table.play(0, "h2e2", "h9g7", "b0c2");
            long version = act(table, 200, "{\"action\":\"restore\",\"ply\":1}")
                    .path("version")
                    .asLong();
            JsonNode step =
                    table.red.await(json -> json.path("state").path("version").asLong(0) == version);
            assertThat(step.path("moves").size()).isEqualTo(1);
            assertThat(step.path("state").path("ply").asInt()).isEqualTo(1);
            assertThat(table.black.move(1, "b9c7").path("t").asString()).isEqualTo("ok");
            JsonNode log = TestTable.json(server.visitor().get("/api/games/" + table.id + "/log"), 200);
            assertThat(log.path("lines").toString()).contains("5.8.2");
        }
    }

    @Test
    void penaltiesWarningsAndDecisionsGoOnRecordWithTheirReasons() {
        try (TestTable table = TestTable.begin(server, "")) {
            act(table, 200, "{\"action\":\"foul\",\"side\":\"black\",\"article\":\"8.1.1\"}");
            act(table, 200, "{\"action\":\"warn\",\"side\":\"red\",\"why\":{\"zh\":\"迟迟不入座\"}}");
            act(table, 422, "{\"action\":\"warn\",\"side\":\"red\"}");
            act(table, 422, "{\"action\":\"foul\",\"side\":\"black\",\"article\":\"9.9\"}");
            act(table, 422, "{\"action\":\"foul\",\"side\":\"green\",\"article\":\"8.1.1\"}");
            act(table, 422, "{\"action\":\"applaud\"}");
            act(table, 422, "{\"action\":\"disqualify\",\"side\":\"red\",\"why\":\"x\"}");
            long version = act(
                            table,
                            200,
                            "{\"action\":\"decide\",\"outcome\":\"1/2\",\"article\":\"16.3\",\"why\":\"power cut\"}")
                    .path("version")
                    .asLong();
            JsonNode state = table.red.state(version);
            assertThat(state.path("result").path("score").asString()).isEqualTo("1/2");
            assertThat(state.path("players").path("black").path("fouls").asInt())
                    .isEqualTo(1);
            assertThat(state.path("players").path("red").path("warnings").asInt())
                    .isEqualTo(1);
            JsonNode log = TestTable.json(server.visitor().get("/api/games/" + table.id + "/log"), 200);
            assertThat(log.path("lines").toString()).contains("迟迟不入座").contains("power cut");
        }
    }

    @Test
    void callingTheArbiterIsShownToHimUntilHeComes() {
        try (TestTable table = TestTable.begin(server, "")) {
            assertThat(table.red.ask("call", 0, "").path("t").asString()).isEqualTo("ok");
            assertThat(table.red.ask("call", 0, "").path("t").asString()).isEqualTo("no");
            JsonNode first = TestTable.json(arbiter.get("/api/arbiter/games"), 200)
                    .path("games")
                    .get(0);
            assertThat(first.path("id").asString()).isEqualTo(table.id);
            assertThat(first.path("call").asString()).isEqualTo("red");
            act(table, 200, "{\"action\":\"attend\"}");
            table.black.await(json -> LiveClient.is(json, "step")
                    && json.path("state").path("version").asLong(0) > 4
                    && json.path("state").path("call").isNull());
            table.play(0, "h2e2");
        }
    }

    @Test
    void onlyArbitersActAndNotInTheirOwnGames() {
        Browser player = server.member("棋手丙");
        try (TestTable table = TestTable.begin(server, arbiter, player, "")) {
            String path = "/api/games/" + table.id + "/arbiter";
            assertThat(arbiter.post(path, "{\"action\":\"pause\"}").statusCode())
                    .isEqualTo(403);
            assertThat(player.post(path, "{\"action\":\"pause\"}").statusCode()).isEqualTo(403);
            assertThat(server.visitor().post(path, "{\"action\":\"pause\"}").statusCode())
                    .isEqualTo(401);
            assertThat(table.red.game().path("you").path("arbiter").asBoolean()).isTrue();
        }
    }
}
