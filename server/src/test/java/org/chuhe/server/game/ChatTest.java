package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.chuhe.core.Side;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.NewGame;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Preset;
import org.chuhe.server.game.room.LiveGames;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Two players talk to each other only while both want it, and nobody else hears it. */
class ChatTest {
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static JsonNode want(LiveClient client, boolean on) {
        return client.ask("chat", 0, ",\"on\":" + on);
    }

    private static JsonNode say(LiveClient client, String text) {
        return client.ask("say", 0, ",\"text\":\"" + text + "\"");
    }

    private static JsonNode both(LiveClient client) {
        return client.await(json -> LiveClient.is(json, "chat")
                && json.path("red").asBoolean()
                && json.path("black").asBoolean());
    }

    private static JsonNode lines(LiveClient client, int count) {
        return client.await(json ->
                        LiveClient.is(json, "chat") && json.path("lines").size() == count)
                .path("lines");
    }

    @Test
    void itIsOffUntilBothWantIt() {
        try (TestTable table = TestTable.begin(server, "")) {
            assertThat(say(table.red, "你好").path("code").asString()).isEqualTo("refused");
            assertThat(want(table.red, true).path("t").asString()).isEqualTo("ok");
            table.black.await(
                    json -> LiveClient.is(json, "chat") && json.path("red").asBoolean());
            assertThat(say(table.red, "你好").path("code").asString()).isEqualTo("refused");
            assertThat(say(table.black, "你好").path("code").asString()).isEqualTo("refused");
            want(table.black, true);
            both(table.red);
            assertThat(say(table.red, "你好").path("t").asString()).isEqualTo("ok");
            JsonNode line = lines(table.black, 1).get(0);
            assertThat(line.path("side").asString()).isEqualTo("red");
            assertThat(line.path("text").asString()).isEqualTo("你好");
        }
    }

    @Test
    void nobodyElseHearsItAndNothingOfItIsInTheGame() {
        try (TestTable table = TestTable.begin(server, "");
                LiveClient spectator = LiveClient.open(server.server().address(), table.id, "")) {
            want(table.red, true);
            want(table.black, true);
            say(table.red, "只给你看");
            lines(table.black, 1);
            assertThat(want(spectator, true).path("code").asString()).isEqualTo("not-yours");
            assertThat(say(spectator, "x").path("code").asString()).isEqualTo("not-yours");
            table.play(0, "h2e2");
            spectator.ply(1);
            assertThat(spectator.heard().toString()).doesNotContain("只给你看");
            assertThat(spectator.heard()).noneMatch(json -> LiveClient.is(json, "chat"));
            assertThat(table.redBrowser.get("/api/games/" + table.id).body()).doesNotContain("只给你看");
        }
    }

    @Test
    void eitherEndsItAtOnceAndAllIsGone() {
        try (TestTable table = TestTable.begin(server, "")) {
            want(table.red, true);
            want(table.black, true);
            say(table.red, "一");
            say(table.black, "二");
            lines(table.red, 2);
            // Who loads the page anew sees what was said.
            try (LiveClient again = LiveClient.open(server.server().address(), table.id, table.redBrowser)) {
                assertThat(lines(again, 2).get(1).path("text").asString()).isEqualTo("二");
            }
            want(table.black, false);
            table.red.await(json -> LiveClient.is(json, "chat")
                    && !json.path("black").asBoolean()
                    && json.path("lines").isEmpty()
                    && json.path("red").asBoolean());
            assertThat(say(table.red, "三").path("code").asString()).isEqualTo("refused");
            try (LiveClient again = LiveClient.open(server.server().address(), table.id, table.redBrowser)) {
                JsonNode now = again.await(json -> LiveClient.is(json, "chat"));
                assertThat(now.path("lines").isEmpty()).isTrue();
            }
        }
    }

    @Test
    void whatIsSentTwiceIsSaidOnceAndNonsenseNotAtAll() {
        try (TestTable table = TestTable.begin(server, "")) {
            want(table.red, true);
            want(table.black, true);
            table.red.send("{\"t\":\"say\",\"id\":\"a\",\"text\":\"<b>&\\u202e x\\n\\u0000y\"}");
            table.red.answer("a");
            table.red.send("{\"t\":\"say\",\"id\":\"a\",\"text\":\"<b>&\\u202e x\\n\\u0000y\"}");
            assertThat(say(table.red, "z").path("t").asString()).isEqualTo("ok");
            JsonNode lines = lines(table.black, 2);
            assertThat(lines.get(0).path("text").asString()).isEqualTo("<b>& x y");
            assertThat(lines.get(1).path("text").asString()).isEqualTo("z");
            assertThat(say(table.black, " \\t ").path("code").asString()).isEqualTo("malformed");
            assertThat(say(table.black, "长".repeat(201)).path("code").asString())
                    .isEqualTo("malformed");
            assertThat(say(table.black, "长".repeat(200)).path("t").asString()).isEqualTo("ok");
        }
    }

    @Test
    void nobodyIsFlooded() {
        try (TestTable table = TestTable.begin(server, "")) {
            want(table.red, true);
            want(table.black, true);
            JsonNode last = null;
            for (int i = 0; i < 8; i++) {
                last = say(table.red, "x" + i);
            }
            assertThat(last.path("code").asString()).isEqualTo("too-fast");
            assertThat(want(table.red, false).path("t").asString())
                    .as("but ended at once")
                    .isEqualTo("ok");
        }
    }

    @Test
    void nobodyTalksInAnEvent() {
        try (LiveGames games = server.otherGames()) {
            String id = games.maker()
                    .create(NewGame.ofBoard(
                            new BoardReference("event-9", 1, 1, 1),
                            "",
                            GameTerms.of(Preset.ONLINE),
                            true,
                            PlayerSeat.reserved("甲"),
                            PlayerSeat.reserved("乙")));
            games.maker().start(id);
            Browser red = server.visitor();
            TestTable.json(
                    red.post(
                            "/api/games/" + id + "/seat",
                            "{\"seat\":\"" + games.seats().secret(id, Side.RED) + "\"}"),
                    200);
            try (LiveClient client = LiveClient.open(server.server().address(), id, red)) {
                assertThat(client.game().path("takesBack").asBoolean()).isFalse();
                assertThat(want(client, true).path("why").path("zh").asString()).contains("赛事");
                assertThat(say(client, "x").path("code").asString()).isEqualTo("refused");
            }
        }
    }
}
