package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Clients that do not mean well: refused, and nobody else notices. */
class SecurityTest {
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start(Map.of("connections-per-address", "40"));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String address() {
        return server.server().address();
    }

    @Test
    void nobodyPlaysInSomebodyElsesGame() {
        try (TestTable own = TestTable.begin(server, "");
                TestTable other = TestTable.begin(server, "");
                LiveClient intruder = LiveClient.open(address(), own.id, other.redBrowser);
                LiveClient nobody = LiveClient.open(address(), own.id, "")) {
            for (LiveClient client : List.of(intruder, nobody)) {
                client.game();
                assertThat(client.move(0, "h2e2").path("code").asString()).isEqualTo("not-yours");
                assertThat(client.ask("resign", 0, "").path("code").asString()).isEqualTo("not-yours");
                assertThat(client.ask("call", 0, "").path("code").asString()).isEqualTo("not-yours");
            }
            assertThat(own.black.move(0, "h9g7").path("article").asString()).isEqualTo("cxa2011 2.1");
            own.play(0, "h2e2");
            assertThat(own.red.heard().stream().filter(json -> json.path("move").isObject()))
                    .hasSize(1);
        }
    }

    @Test
    void aMessageThatComesTwiceCountsOnce() {
        try (TestTable table = TestTable.begin(server, "")) {
            String move = "{\"t\":\"move\",\"id\":\"a\",\"ply\":0,\"move\":\"h2e2\"}";
            table.red.send(move);
            JsonNode first = table.red.answer("a");
            table.red.news();
            table.red.send(move);
            table.red.send("{\"t\":\"offer\",\"id\":\"b\",\"ply\":0}");
            table.red.answer("b");
            JsonNode again = table.red.news().stream()
                    .filter(json -> json.path("id").asString("").equals("a"))
                    .findFirst()
                    .orElseThrow();
            assertThat(again).isEqualTo(first);
            assertThat(table.black.ply(1).path("ply").asInt()).isEqualTo(1);
            // The same id cannot be used for something else either.
            table.red.send("{\"t\":\"resign\",\"id\":\"a\",\"ply\":1}");
            table.black.move(1, "h9g7");
            assertThat(table.red.ply(2).path("phase").asString()).isEqualTo("playing");
        }
    }

    @Test
    void messagesInTheWrongOrderAreRefused() {
        try (TestTable table = TestTable.begin(server, "")) {
            // Sent as the second move of Red, arriving before the first.
            assertThat(table.red.move(2, "e2e6").path("code").asString()).isEqualTo("stale");
            table.play(0, "h2e2", "h9g7");
            // A move for an earlier ply, arriving late.
            assertThat(table.red.move(0, "b2e2").path("code").asString()).isEqualTo("stale");
            assertThat(table.red.ask("offer", 0, "").path("code").asString()).isEqualTo("stale");
            assertThat(table.red.ask("offer", 9, "").path("code").asString()).isEqualTo("stale");
            table.play(2, "b0c2");
        }
    }

    @Test
    void whatAClientSaysAboutTimeIsNotBelieved() {
        try (TestTable table = TestTable.begin(server, "")) {
            table.red.send(
                    "{\"t\":\"move\",\"id\":\"x\",\"ply\":0,\"move\":\"h2e2\",\"at\":1,\"now\":1,\"used\":-99999,"
                            + "\"lag\":99999999,\"time\":\"1970\"}");
            assertThat(table.red.answer("x").path("t").asString()).isEqualTo("ok");
            JsonNode state = table.black.ply(1);
            JsonNode clock = state.path("clock");
            assertThat(clock.path("red").path("flag").asLong()).isLessThanOrEqualTo(930_000);
            assertThat(clock.path("at").asLong()).isGreaterThan(System.currentTimeMillis() - 60_000);
            // Made-up answers to pings that were never sent measure nothing.
            for (int i = 0; i < 5; i++) {
                table.black.send("{\"t\":\"pong\",\"n\":\"made-up-" + i + "\"}");
            }
            assertThat(table.black.move(1, "h9g7").path("t").asString()).isEqualTo("ok");
        }
    }

    @Test
    void whoFloodsIsRefusedAndThenShownOut() {
        try (TestTable table = TestTable.begin(server, "");
                LiveClient flood = LiveClient.open(address(), table.id, "")) {
            flood.game();
            // A connection that is closed while it is still being sent to may lose what it was told last.
            for (int i = 0; i < 45; i++) {
                flood.send("{\"t\":\"sync\"}");
            }
            flood.await(json -> json.path("code").asString("").equals("too-fast"));
            for (int i = 0; i < 20_000 && flood.isOpen(); i++) {
                try {
                    flood.send("{\"t\":\"sync\"}");
                } catch (CompletionException e) {
                    // It was shown out while it spoke.
                }
            }
            assertThat(flood.closed()).isIn(1008, -1);
            assertThat(flood.heard().stream().filter(json -> LiveClient.is(json, "game")))
                    .hasSizeLessThan(500);
            table.play(0, "h2e2", "h9g7");
        }
    }

    @Test
    void oversizedAndBinaryFramesEndTheConnectionAndNothingElse() {
        try (TestTable table = TestTable.begin(server, "");
                LiveClient large = LiveClient.open(address(), table.id, "");
                LiveClient binary = LiveClient.open(address(), table.id, "")) {
            large.send("{\"t\":\"move\",\"x\":\"" + "x".repeat(5000) + "\"}");
            assertThat(large.closed()).isIn(1009, -1);
            binary.sendBinary(new byte[] {1, 2, 3});
            assertThat(binary.closed()).isIn(1003, -1);
            table.play(0, "h2e2");
        }
    }

    @Test
    void nonsenseIsRefused() {
        try (TestTable table = TestTable.begin(server, "")) {
            for (String text : List.of(
                    "",
                    "nonsense",
                    "[]",
                    "17",
                    "{}",
                    "{\"t\":5}",
                    "{\"t\":\"move\"}",
                    "{\"t\":\"fly\",\"ply\":0}",
                    "{\"t\":\"move\",\"id\":\"" + "i".repeat(41) + "\",\"ply\":0}",
                    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[")) {
                table.red.news();
                table.red.send(text);
                table.red.await(json -> json.path("code").asString("").equals("malformed"));
            }
            JsonNode unknown = table.red.ask("fly", 0, "");
            assertThat(unknown.path("code").asString()).isEqualTo("malformed");
            table.play(0, "h2e2");
        }
    }

    @Test
    void otherSitesAndUnknownGamesAreTurnedAway() {
        try (TestTable table = TestTable.begin(server, "")) {
            assertThat(handshake(table.id, "https://evil.example")).isEqualTo(403);
            assertThat(handshake(table.id, "null")).isEqualTo(403);
            assertThat(handshake("nosuchgame", address())).isEqualTo(404);
            assertThat(handshake(table.id, address())).isEqualTo(101);
        }
    }

    @Test
    void nobodyMakesTheServerKeepACompressorForHim() throws IOException {
        try (TestTable table = TestTable.begin(server, "");
                Socket socket = new Socket(
                        InetAddress.getLoopbackAddress(), server.uri("/").getPort())) {
            String request =
                    "GET /api/games/" + table.id + "/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                            + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                            + "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            List<String> head = new ArrayList<>();
            for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) {
                head.add(line);
            }
            assertThat(head.get(0)).contains("101");
            assertThat(head).noneMatch(line -> line.contains("deflate"));
        }
    }

    private static int handshake(String game, String origin) {
        try {
            HttpClient.newHttpClient()
                    .newWebSocketBuilder()
                    .header("Origin", origin)
                    .buildAsync(LiveClient.uri(address(), game), new WebSocket.Listener() {})
                    .join()
                    .abort();
            return 101;
        } catch (CompletionException e) {
            return ((WebSocketHandshakeException) e.getCause()).getResponse().statusCode();
        }
    }

    @Test
    void oneAddressCannotTakeAllConnections() {
        try (TestTable table = TestTable.begin(server, "")) {
            List<LiveClient> clients = new ArrayList<>();
            try {
                assertThatThrownBy(() -> {
                            for (int i = 0; i < 60; i++) {
                                clients.add(LiveClient.open(address(), table.id, ""));
                            }
                        })
                        .hasCauseInstanceOf(WebSocketHandshakeException.class);
                table.play(0, "h2e2");
            } finally {
                clients.forEach(LiveClient::close);
            }
        }
    }

    @Test
    void theWriteRoutesNeedTheToken() {
        try (TestTable table = TestTable.begin(server, "")) {
            int status = server.visitor()
                    .post(
                            "/api/games/" + table.id + "/cancel",
                            "{}",
                            "Cookie",
                            "chuhe_visit=" + table.redBrowser.cookie("chuhe_visit"))
                    .statusCode();
            assertThat(status).isEqualTo(403);
        }
    }
}
