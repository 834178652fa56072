package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whole games over the network. */
class LiveGameTest {
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void aGameToMateWithASpectator() {
        try (TestTable table = TestTable.begin(server, "");
                LiveClient spectator = LiveClient.open(server.server().address(), table.id, "")) {
            assertThat(spectator.game().path("you").path("side").isNull()).isTrue();
            // Two cannons on the middle file: whatever is put between them and the king is one screen more.
            table.play(0, "h2e2", "a9a8", "e2e6", "a8a9", "b2b4", "a9a8", "b4e4");
            JsonNode state = table.red.phase("over");
            assertThat(state.path("check").asBoolean()).isTrue();
            assertThat(state.path("result").path("score").asString()).isEqualTo("1-0");
            assertThat(state.path("result").path("article").asString()).isEqualTo("cxa2011 4.1.1");
            assertThat(spectator.phase("over")).isEqualTo(state);
            JsonNode first =
                    spectator.await(json -> json.path("move").path("ply").asInt(0) == 1);
            assertThat(first.path("move").path("zh").asString()).isEqualTo("炮二平五");
            assertThat(first.path("move").path("wxf").asString()).isEqualTo("C2.5");
        }
    }

    @Test
    void everyMoveIsShownToEverybodyInOrder() {
        try (TestTable table = TestTable.begin(server, "")) {
            table.play(0, "b0c2", "b9c7", "h0g2", "h9g7", "c3c4", "g6g5");
            for (LiveClient client : List.of(table.red, table.black)) {
                List<Integer> plies = client.heard().stream()
                        .filter(json -> LiveClient.is(json, "step"))
                        .filter(json -> json.path("move").isObject())
                        .map(json -> json.path("move").path("ply").asInt())
                        .toList();
                assertThat(plies).containsExactly(1, 2, 3, 4, 5, 6);
                List<Long> versions = client.heard().stream()
                        .filter(json -> json.path("state").isObject())
                        .map(json -> json.path("state").path("version").asLong())
                        .toList();
                assertThat(versions).isSorted().doesNotHaveDuplicates();
            }
        }
    }

    @Test
    void aPlayerMayComeBackOnAnyDeviceAtAnyTime() {
        try (TestTable table = TestTable.begin(server, "")) {
            table.play(0, "h2e2");
            String secret = table.black.game().path("you").path("seat").asString();
            table.black.close();
            Browser phone = server.visitor();
            JsonNode seat = TestTable.json(
                    phone.post("/api/games/" + table.id + "/seat", "{\"seat\":\"" + secret + "\"}"), 200);
            assertThat(seat.path("side").asString()).isEqualTo("black");
            try (LiveClient again = LiveClient.open(server.server().address(), table.id, phone)) {
                JsonNode game = again.game();
                assertThat(game.path("you").path("side").asString()).isEqualTo("black");
                assertThat(game.path("moves").get(0).path("iccs").asString()).isEqualTo("h2e2");
                assertThat(again.move(1, "h9g7").path("t").asString()).isEqualTo("ok");
                table.red.ply(2);
            }
        }
    }

    @Test
    void aDrawIsOfferedAndAccepted() {
        try (TestTable table = TestTable.begin(server, "")) {
            assertThat(table.red.ask("accept", 0, "").path("article").asString())
                    .isEqualTo("cxa2011 22.1");
            assertThat(table.red.ask("offer", 0, "").path("t").asString()).isEqualTo("ok");
            table.black.await(
                    json -> json.path("state").path("offer").asString("").equals("red"));
            assertThat(table.black.ask("accept", 0, "").path("t").asString()).isEqualTo("ok");
            JsonNode result = table.red.phase("over").path("result");
            assertThat(result.path("score").asString()).isEqualTo("1/2");
            assertThat(result.path("reason").path("zh").asString()).isNotEmpty();
        }
    }

    @Test
    void anOfferIsDeclinedByPlayingOn() {
        try (TestTable table = TestTable.begin(server, "")) {
            table.red.ask("offer", 0, "");
            table.play(0, "h2e2");
            JsonNode declined = table.black.ask("decline", 1, "");
            assertThat(declined.path("t").asString()).isEqualTo("ok");
            assertThat(table.black.ask("decline", 1, "").path("t").asString()).isEqualTo("no");
        }
    }

    @Test
    void aFalseLimitClaimCostsAFoulAndFiveMinutes() {
        try (TestTable table = TestTable.begin(server, "")) {
            long before = table.red
                    .phase("playing")
                    .path("clock")
                    .path("red")
                    .path("flag")
                    .asLong();
            assertThat(table.red
                            .ask("claim", 0, ",\"kind\":\"move-limit\"")
                            .path("t")
                            .asString())
                    .isEqualTo("ok");
            JsonNode state = table.black
                    .await(json -> json.path("state")
                                    .path("players")
                                    .path("red")
                                    .path("fouls")
                                    .asInt(0)
                            == 1)
                    .path("state");
            assertThat(before - state.path("clock").path("red").path("flag").asLong())
                    .isBetween(300_000L, 305_000L);
        }
    }

    @Test
    void resigningEndsTheGameAndSigningClosesIt() {
        try (TestTable table = TestTable.begin(server, "")) {
            table.black.ask("resign", 0, "");
            assertThat(table.red.phase("over").path("result").path("score").asString())
                    .isEqualTo("1-0");
            table.red.ask("sign", 0, "");
            table.black.ask("sign", 0, "");
            Browser arbiter = server.member("裁判员甲", Role.ARBITER);
            TestTable.json(arbiter.post("/api/games/" + table.id + "/arbiter", "{\"action\":\"sign\"}"), 200);
            table.red.phase("closed");
        }
    }

    @Test
    void aTouchedPieceMustMoveWhereThatWasAgreed() {
        try (TestTable table = TestTable.begin(server, ",\"touchMove\":true")) {
            assertThat(table.red
                            .ask("touch", 0, ",\"points\":[\"h2\"]")
                            .path("t")
                            .asString())
                    .isEqualTo("ok");
            assertThat(table.red.move(0, "b0c2").path("article").asString()).startsWith("cxa2011 5.");
            table.play(0, "h2e2");
        }
        try (TestTable table = TestTable.begin(server, "")) {
            assertThat(table.red
                            .ask("touch", 0, ",\"points\":[\"h2\"]")
                            .path("article")
                            .asString())
                    .isEqualTo("cxa2011 5.1");
        }
    }

    @Test
    void movesAreReadInEveryNotationAndIllegalOnesRefusedWithTheReason() {
        try (TestTable table = TestTable.begin(server, "")) {
            table.play(0, "炮二平五", "H8+7");
            JsonNode no = table.red.move(2, "e2e7");
            assertThat(no.path("code").asString()).isEqualTo("refused");
            assertThat(no.path("why").path("en").asString()).isNotEmpty();
            assertThat(table.black.move(2, "b9c7").path("article").asString()).isEqualTo("cxa2011 2.1");
            assertThat(table.red.move(2, "xyzzy").path("t").asString()).isEqualTo("no");
        }
    }

    @Test
    void presenceIsTold() {
        try (TestTable table = TestTable.begin(server, "")) {
            try (LiveClient spectator = LiveClient.open(server.server().address(), table.id, "")) {
                table.red.await(json -> json.path("watchers").asInt(0) == 1
                        && json.path("black").asBoolean());
                spectator.game();
            }
            table.black.close();
            table.red.await(json ->
                    LiveClient.is(json, "presence") && !json.path("black").asBoolean());
        }
    }
}
