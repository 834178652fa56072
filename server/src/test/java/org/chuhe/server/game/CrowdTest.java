package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.chuhe.core.Side;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.NewGame;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Preset;
import org.chuhe.server.game.room.LiveGames;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Many at one address: a hall behind a router is welcome, one who fills the lists or never leaves is not. */
class CrowdTest {
    private static HttpResponse<String> post(TestServer server, String path, String body) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(server.uri(path))
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString(body))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void whoeverComesWithoutACookieAgainAndAgainDoesNotFillTheList() throws Exception {
        try (TestServer server = TestServer.start()) {
            int made = 0;
            for (int i = 0; i < 70; i++) {
                made += post(server, "/api/games", "{}").statusCode() == 201 ? 1 : 0;
            }
            assertThat(made).isEqualTo(20);
            // Somebody with an account is not held back by guests beside him.
            Browser member = server.member("member");
            assertThat(member.post("/api/games", "{}").statusCode()).isEqualTo(201);
            JsonNode lobby = TestTable.json(server.visitor().get("/api/games"), 200);
            assertThat(lobby.path("open"))
                    .anyMatch(game -> game.path("by").asString().equals("member"));
        }
    }

    @Test
    void aHallSitsDownAtOnceBehindOneRouter() throws Exception {
        try (TestServer server = TestServer.start();
                LiveGames games = server.otherGames()) {
            for (int board = 1; board <= 80; board++) {
                String id = games.maker()
                        .create(NewGame.ofBoard(
                                new BoardReference("event", 1, board, 1),
                                "",
                                GameTerms.of(Preset.ONLINE),
                                true,
                                PlayerSeat.reserved("甲"),
                                PlayerSeat.reserved("乙")));
                for (Side side : Side.values()) {
                    int status = post(
                                    server,
                                    "/api/games/" + id + "/seat",
                                    "{\"seat\":\"" + games.seats().secret(id, side) + "\"}")
                            .statusCode();
                    assertThat(status).as("board " + board + " " + side).isEqualTo(200);
                }
            }
        }
    }

    @Test
    void aPlayerGetsToHisBoardHoweverManyWatchFromTheSameAddress() {
        try (TestServer server = TestServer.start(Map.of("connections-per-address", "3"));
                TestTable table = TestTable.begin(server, "")) {
            String address = server.server().address();
            List<LiveClient> watching = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                watching.add(LiveClient.open(address, table.id, ""));
                watching.get(i).game();
            }
            assertThatThrownBy(() -> LiveClient.open(address, table.id, "")).isInstanceOf(CompletionException.class);
            try (LiveClient again = LiveClient.open(address, table.id, table.redBrowser)) {
                assertThat(again.game().path("you").path("side").asString()).isEqualTo("red");
            }
            watching.forEach(LiveClient::close);
        }
    }

    @Test
    void aClosedAccountMovesNoMore() {
        try (TestServer server = TestServer.start()) {
            Browser red = server.member("red");
            try (TestTable table = TestTable.begin(server, red, server.visitor(), "")) {
                table.play(0, "h2e2", "h9g7");
                server.server()
                        .site()
                        .accounts()
                        .create("root", "correct horse battery", Set.of(org.chuhe.server.platform.auth.Role.ADMIN));
                String id = server.server()
                        .site()
                        .accounts()
                        .find("red")
                        .orElseThrow()
                        .id();
                server.server().site().accounts().change(id, Set.of(), false);
                assertThat(table.red.closed()).isEqualTo(1008);
                assertThat(table.black.isOpen()).isTrue();
            }
        }
    }

    @Test
    void sheetsOfManyGamesAreMadeInTurn() {
        try (TestServer server = TestServer.start()) {
            List<String> games = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                try (TestTable table = TestTable.begin(server, "")) {
                    table.play(0, "h2e2");
                    table.black.ask("resign", 1, "");
                    table.red.phase("over");
                    games.add(table.id);
                }
            }
            HttpClient client = HttpClient.newHttpClient();
            List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                String path = "/api/games/" + games.get(i % 8) + "/download/pdf";
                asked.add(client.sendAsync(
                        HttpRequest.newBuilder(server.uri(path)).build(), HttpResponse.BodyHandlers.ofString()));
            }
            assertThat(asked).allSatisfy(each -> {
                assertThat(each.join().statusCode()).isEqualTo(200);
                assertThat(each.join().body()).startsWith("%PDF");
            });
        }
    }
}
