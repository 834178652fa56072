package org.chuhe.server.game.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.game.Referee;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.LiveClient;
import org.chuhe.server.game.TestTable;
import org.chuhe.server.game.decision.ClientMessage;
import org.chuhe.server.game.decision.Decided;
import org.chuhe.server.game.decision.PlayersTurn;
import org.chuhe.server.game.decision.TableActions;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.NewGame;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Preset;
import org.chuhe.server.game.store.BoardGame;
import org.chuhe.server.game.store.GameProgress;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.text.EndReason;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What happens around the board: the lobby, seats, colours, handicaps, another game, what is left afterwards. */
class TableTest {
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static JsonNode get(Browser browser, String path) {
        return TestTable.json(browser.get(path), 200);
    }

    private static boolean lists(JsonNode list, String id) {
        for (JsonNode game : list) {
            if (game.path("id").asString().equals(id)) {
                return true;
            }
        }
        return false;
    }

    /** The lists are a second old at most. */
    private static JsonNode lobbyUntil(Browser browser, String part, String id) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (System.nanoTime() < until) {
            JsonNode lobby = get(browser, "/api/games");
            if (lists(lobby.path(part), id)) {
                return lobby;
            }
        }
        throw new AssertionError(id + " is not in " + part);
    }

    @Test
    void theLobbyShowsGamesAsTheyComeAndGo() {
        Browser maker = server.visitor();
        String open = TestTable.create(maker, "{\"name\":\"韩一鸣\",\"colours\":\"red\",\"edition\":\"cxa2011\"}");
        String hidden = TestTable.create(maker, "{\"visibility\":\"private\"}");
        JsonNode lobby = lobbyUntil(maker, "open", open);
        assertThat(lists(lobby.path("open"), hidden)).isFalse();
        assertThat(lists(lobby.path("mine"), hidden)).isTrue();
        assertThat(lists(get(server.visitor(), "/api/games").path("mine"), hidden))
                .isFalse();
        try (TestTable table = TestTable.begin(server, "")) {
            lobbyUntil(maker, "running", table.id);
            JsonNode own = get(table.redBrowser, "/api/games").path("mine").get(0);
            assertThat(own.path("yourTurn").asBoolean()).isTrue();
            assertThat(own.path("opponent").asString()).isEqualTo("乙");
            table.red.ask("resign", 0, "");
            JsonNode recent =
                    lobbyUntil(maker, "recent", table.id).path("recent").get(0);
            assertThat(recent.path("result").asString()).isEqualTo("0-1");
            assertThat(recent.path("reason").path("en").asString()).isNotEmpty();
        }
        assertThat(maker.post("/api/games/" + open + "/cancel", "{}").statusCode())
                .isEqualTo(200);
        assertThat(maker.post("/api/games/" + open + "/cancel", "{}").statusCode())
                .isEqualTo(409);
        assertThat(server.visitor()
                        .post("/api/games/" + hidden + "/cancel", "{}")
                        .statusCode())
                .isEqualTo(403);
        assertThat(get(maker, "/api/games/options").path("handicaps").toString())
                .contains("two-horses");
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        Browser maker = server.visitor();
        for (String body : List.of(
                "{\"edition\":\"cxa1800\"}",
                "{\"preset\":\"x\"}",
                "{\"colours\":\"green\"}",
                "{\"visibility\":\"maybe\"}",
                "{\"handicap\":{\"kind\":\"king\"}}",
                "{\"clock\":{}}",
                "{\"clock\":{\"stages\":[{\"seconds\":-1}]}}",
                "{\"clock\":{\"stages\":[{\"seconds\":0}]}}",
                "{\"clock\":{\"stages\":[{\"moves\":0,\"seconds\":1},{\"seconds\":1}]}}",
                "not json")) {
            HttpResponse<String> response = maker.post("/api/games", body);
            assertThat(response.statusCode()).as(body).isEqualTo(422);
            assertThat(response.body()).contains("error");
            maker.get("/login");
        }
        assertThat(maker.get("/api/games/nothing").statusCode()).isEqualTo(404);
    }

    @Test
    void theColoursAreGuessedByWhoeverComes() {
        Browser maker = server.visitor();
        Browser guest = server.visitor();
        String id = TestTable.create(maker, "{\"colours\":\"guess\"}");
        String path = "/api/games/" + id;
        assertThat(get(maker, path).path("state").path("phase").asString()).isEqualTo("waiting");
        TestTable.json(guest.post(path + "/seat", "{\"name\":\"乙\"}"), 200);
        guest.get("/login");
        JsonNode game = get(guest, path);
        assertThat(game.path("state").path("phase").asString()).isEqualTo("guessing");
        assertThat(game.path("you").path("guessing").asBoolean()).isTrue();
        assertThat(game.toString()).doesNotContain("leftHand");
        assertThat(maker.post(path + "/guess", "{\"hand\":\"left\",\"colour\":\"red\"}")
                        .statusCode())
                .isEqualTo(403);
        assertThat(guest.post(path + "/guess", "{\"hand\":\"foot\"}").statusCode())
                .isEqualTo(422);
        JsonNode guess = TestTable.json(guest.post(path + "/guess", "{\"hand\":\"left\",\"colour\":\"red\"}"), 200);
        assertThat(guess.path("right").asBoolean())
                .isEqualTo(guess.path("side").asString().equals("red"));
        assertThat(get(guest, path).path("you").path("side")).isEqualTo(guess.path("side"));
        assertThat(guest.post(path + "/guess", "{\"hand\":\"left\",\"colour\":\"red\"}")
                        .statusCode())
                .isEqualTo(409);
    }

    @Test
    void nobodyTakesASeatTwiceOrAgainstHimself() {
        Browser maker = server.visitor();
        String path = "/api/games/" + TestTable.create(maker, "{\"colours\":\"lot\"}");
        assertThat(TestTable.json(maker.post(path + "/seat", "{}"), 200)
                        .path("side")
                        .isNull())
                .isTrue();
        Browser guest = server.visitor();
        JsonNode seat = TestTable.json(guest.post(path + "/seat", "{\"name\":\"" + "长".repeat(50) + "\"}"), 200);
        assertThat(seat.path("seatLink").asString()).contains("?seat=");
        assertThat(server.visitor().post(path + "/seat", "{}").statusCode()).isEqualTo(409);
        assertThat(server.visitor()
                        .post(path + "/seat", "{\"seat\":\"guessed\"}")
                        .statusCode())
                .isEqualTo(403);
        String side = seat.path("side").asString();
        JsonNode game = get(guest, path);
        assertThat(game.path("state").path("players").path(side).path("name").asString())
                .isEqualTo("长".repeat(30));
    }

    @Test
    void aHandicapLaysDownTheColours() {
        Browser giver = server.visitor();
        Browser receiver = server.visitor();
        String id = TestTable.create(giver, "{\"handicap\":{\"kind\":\"two-horses\",\"giver\":\"me\"}}");
        TestTable.json(receiver.post("/api/games/" + id + "/seat", "{}"), 200);
        JsonNode game = get(giver, "/api/games/" + id);
        assertThat(game.path("you").path("side").asString()).isEqualTo("black");
        assertThat(game.path("start").asString()).startsWith("r1bakab1r/");
        String old = TestTable.create(
                giver, "{\"edition\":\"cxa1957\",\"handicap\":{\"kind\":\"chariot\",\"giver\":\"opponent\"}}");
        JsonNode other = get(giver, "/api/games/" + old);
        assertThat(other.path("you").path("side").asString()).isEqualTo("black");
        assertThat(other.path("start").asString()).endsWith("/1NBAKABNR b - - 0 1");
    }

    @Test
    void severalMovesInARowAreRecordedFromAfterThem() {
        try (TestTable table =
                TestTable.begin(server, ",\"handicap\":{\"kind\":\"two-moves\",\"giver\":\"opponent\"}")) {
            assertThat(table.red.move(0, "h2e2").path("t").asString()).isEqualTo("ok");
            assertThat(table.red.move(1, "b0c2").path("t").asString()).isEqualTo("ok");
            assertThat(table.black.move(2, "h9g7").path("t").asString()).isEqualTo("ok");
            table.black.ask("resign", 3, "");
            table.red.phase("over");
            String pgn = server.visitor()
                    .get("/api/games/" + table.id + "/download/pgn-iccs")
                    .body();
            assertThat(pgn).contains("H9-G7").contains("1-0");
        }
    }

    @Test
    void afterTheGameEverythingCanBeTakenHome() {
        try (TestTable table = TestTable.begin(server, ",\"title\":\"友谊赛\"")) {
            String path = "/api/games/" + table.id;
            assertThat(server.visitor().get(path + "/replay").statusCode()).isEqualTo(409);
            assertThat(server.visitor().get(path + "/download/pgn").statusCode())
                    .isEqualTo(409);
            assertThat(server.visitor().get(path + "/ruling").statusCode()).isEqualTo(404);
            table.play(0, "h2e2", "h9g7");
            table.black.ask("resign", 2, "");
            table.red.phase("over");
            for (String format : List.of(
                    "pgn",
                    "pgn-iccs",
                    "pgn-wxf",
                    "sheet",
                    "abbreviated-sheet",
                    "dhtmlxq",
                    "xqf",
                    "cbr",
                    "json",
                    "log")) {
                HttpResponse<String> file = server.visitor().get(path + "/download/" + format);
                assertThat(file.statusCode()).as(format).isEqualTo(200);
                assertThat(file.body()).as(format).isNotEmpty();
                assertThat(file.headers().firstValue("Content-Disposition").orElse(""))
                        .startsWith("attachment");
            }
            assertThat(server.visitor().get(path + "/download/pgn").body())
                    .contains("友谊赛")
                    .contains("炮二平五");
            assertThat(server.visitor().get(path + "/download/log").body()).startsWith("chuhe-game 1\nstarted ");
            assertThat(server.visitor().get(path + "/download/pdf").body()).startsWith("%PDF");
            assertThat(server.visitor().get(path + "/download/doc").statusCode())
                    .isEqualTo(404);
            JsonNode replay = get(server.visitor(), path + "/replay");
            assertThat(replay.path("plies").get(1).path("wxf").asString()).isEqualTo("H8+7");
            assertThat(replay.path("desk").isNull()).isTrue();
        }
    }

    @Test
    void anotherGameIsAgreedOnWithTheColoursChangedOver() {
        try (TestTable table = TestTable.begin(server, "")) {
            String path = "/api/games/" + table.id + "/rematch";
            table.blackBrowser.get("/login");
            assertThat(table.redBrowser.post(path, "").statusCode()).isEqualTo(409);
            table.red.ask("resign", 0, "");
            table.red.phase("over");
            assertThat(server.visitor().post(path, "").statusCode()).isEqualTo(403);
            assertThat(TestTable.json(table.redBrowser.post(path, ""), 200)
                            .path("offered")
                            .asBoolean())
                    .isTrue();
            table.black.await(
                    json -> json.path("state").path("rematchOffer").asString("").equals("red"));
            String next = TestTable.json(table.blackBrowser.post(path, ""), 200)
                    .path("id")
                    .asString();
            table.red.await(json -> json.path("rematch").asString("").equals(next));
            assertThat(get(table.redBrowser, "/api/games/" + next)
                            .path("you")
                            .path("side")
                            .asString())
                    .isEqualTo("black");
        }
    }

    @Test
    void aBoardOfATournamentReportsItsResult() {
        try (LiveGames games = server.otherGames()) {
            BoardReference board = new BoardReference("event-2", 1, 1, 1);
            String id = games.maker()
                    .create(NewGame.ofBoard(
                            board,
                            "",
                            GameTerms.of(Preset.BLITZ),
                            true,
                            PlayerSeat.reserved("甲"),
                            PlayerSeat.reserved("乙")));
            CompletableFuture<LiveState> ended = new CompletableFuture<>();
            games.ends().listen(ended::complete);
            games.maker().start(id);
            ClientMessage.OfPlayer resign = new ClientMessage.Resign("1", 0);
            // Red is not there yet, and only who is there can resign (20.1).
            games.rooms().open(id).orElseThrow().decide("", (live, now) -> TableActions.arrive(live, Side.RED, now));
            games.rooms()
                    .open(id)
                    .orElseThrow()
                    .decide("", (live, now) -> new PlayersTurn(live, Side.RED, now, 0).hear(resign));
            LiveState reported = ended.orTimeout(20, TimeUnit.SECONDS).join();
            assertThat(reported.game()
                            .flatMap(GameState::result)
                            .orElseThrow()
                            .outcome()
                            .code())
                    .isEqualTo("0-1");
            assertThat(reported.table().agreement().board()).contains(board);
        }
    }

    @Test
    void aBoardOfATournamentBeginsWhenTheOrganiserSaysSo() {
        try (LiveGames games = server.otherGames()) {
            BoardReference board = new BoardReference("event-1", 5, 3, 1);
            String id = games.maker()
                    .create(NewGame.ofBoard(
                            board,
                            "第5轮 第3台",
                            GameTerms.of(Preset.ONLINE),
                            true,
                            PlayerSeat.reserved("甲"),
                            PlayerSeat.reserved("乙")));
            games.maker().start(id);
            assertThat(games.rooms().open(id).orElseThrow().live().progress()).isEqualTo(GameProgress.PLAYING);
            String path = "/api/games/" + id;
            Browser red = server.visitor();
            TestTable.json(
                    red.post(path + "/seat", "{\"seat\":\"" + games.seats().secret(id, Side.RED) + "\"}"), 200);
            JsonNode game = get(red, path);
            assertThat(game.path("board").path("table").asInt()).isEqualTo(3);
            assertThat(game.path("state")
                            .path("players")
                            .path("red")
                            .path("present")
                            .asBoolean())
                    .isFalse();
            try (LiveClient client = LiveClient.open(server.server().address(), id, red)) {
                client.await(json -> json.path("state")
                        .path("players")
                        .path("red")
                        .path("present")
                        .asBoolean(false));
                assertThat(client.move(0, "h2e2").path("t").asString()).isEqualTo("ok");
                assertThat(client.ask("resign", 1, "").path("t").asString()).isEqualTo("ok");
                client.phase("over");
                assertThat(red.post(path + "/rematch", "").statusCode()).isEqualTo(403);
            }
            assertThat(games.maker().cancel(id)).isFalse();
            assertThat(games.rooms()
                            .open(id)
                            .orElseThrow()
                            .live()
                            .table()
                            .agreement()
                            .board())
                    .contains(board);
            assertThat(games.index().ofEvent("event-1"))
                    .extracting(BoardGame::id)
                    .containsExactly(id);
            assertThat(games.index().ofEvent("event-1").get(0).score()).isEqualTo("0-1");
        }
    }

    @Test
    void aFlagWinsNothingInALiveGameWhereNobodyCanWin() {
        try (LiveGames games = server.otherGames()) {
            String id = games.maker()
                    .create(NewGame.ofBoard(
                            new BoardReference("event-3", 1, 1, 1),
                            "",
                            GameTerms.of(Preset.BLITZ),
                            true,
                            PlayerSeat.reserved("甲"),
                            PlayerSeat.reserved("乙")));
            LiveState live = games.rooms().open(id).orElseThrow().live();
            GameState bareKings = new Referee()
                    .start(
                            live.created(),
                            new Players("甲", "乙"),
                            GameRegulations.online(),
                            Handicap.NONE,
                            Fen.read("3k5/9/9/9/9/9/9/9/9/5K3 w - - 0 1"),
                            true,
                            true);
            LiveState begun = live.next(bareKings);
            Decided decided = (Decided) TableActions.tick(begun, begun.due());
            assertThat(decided.after().game().orElseThrow().result())
                    .contains(GameEnding.drawn(EndReason.NO_ATTACKERS));
        }
    }
}
