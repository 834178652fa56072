package org.chuhe.server.platform.connections;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.TestTable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Clients that send little by little, or do not read, keep nobody out. */
@Tag("patient")
class SlowClientsTest {
    private static Socket begin(TestServer server, int length) throws IOException {
        Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), server.uri("/").getPort());
        socket.getOutputStream()
                .write(("POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                + "Content-Length: " + length + "\r\n\r\n{")
                        .getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static int health(TestServer server) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(server.uri("/health"))
                                .timeout(Duration.ofSeconds(10))
                                .build(),
                        HttpResponse.BodyHandlers.ofString())
                .statusCode();
    }

    @Test
    void hundredsOfUnfinishedRequestsOccupyNoThread() throws Exception {
        try (TestServer server = TestServer.start()) {
            List<Socket> slow = new ArrayList<>();
            try {
                for (int i = 0; i < 400; i++) {
                    slow.add(begin(server, 100));
                }
                assertThat(health(server)).isEqualTo(200);
                // Whoever finishes is heard like anybody else.
                Socket first = slow.get(0);
                first.getOutputStream().write(("}" + " ".repeat(98)).getBytes(StandardCharsets.US_ASCII));
                assertThat(line(first.getInputStream())).contains("401");
            } finally {
                for (Socket socket : slow) {
                    socket.close();
                }
            }
        }
    }

    @Test
    void whoDoesNotFinishInTimeIsToldSoAndDisconnected() throws Exception {
        try (TestServer server = TestServer.start();
                Socket slow = begin(server, 100)) {
            slow.setSoTimeout(25_000);
            assertThat(line(slow.getInputStream())).contains("408");
            while (slow.getInputStream().read() >= 0) {
                // To the end, which comes.
            }
            assertThat(health(server)).isEqualTo(200);
        }
    }

    @Test
    void whoDoesNotReadKeepsNobodyOut() throws Exception {
        try (TestServer server = TestServer.start();
                TestTable table = TestTable.begin(server, "");
                SlowReaders readers = new SlowReaders()) {
            readers.ask(server.uri("/api/openapi.json"), 300);
            String[] moves = {"h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "c6c5", "c3c4", "b9c7"};
            for (int ply = 0; ply < moves.length; ply++) {
                long began = System.nanoTime();
                assertThat(server.visitor().get("/play").statusCode()).isEqualTo(200);
                table.play(ply, moves[ply]);
                // While all threads wait for readers, a page or a move takes ten seconds and more.
                assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(4));
                Thread.sleep(500);
            }
        }
    }

    @Test
    void oneAddressHasOnlySoManyConnections() throws Exception {
        try (TestServer server = TestServer.start(Map.of("connections-per-address", "4"))) {
            List<Socket> many = new ArrayList<>();
            int closed = 0;
            try {
                for (int i = 0; i < 30; i++) {
                    many.add(begin(server, 100));
                }
                for (Socket socket : many) {
                    socket.setSoTimeout(300);
                    closed += isClosed(socket) ? 1 : 0;
                }
                assertThat(closed).isEqualTo(10);
            } finally {
                for (Socket socket : many) {
                    socket.close();
                }
            }
        }
    }

    private static boolean isClosed(Socket socket) {
        try {
            return socket.getInputStream().read() < 0;
        } catch (java.net.SocketTimeoutException e) {
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder text = new StringBuilder();
        int c = in.read();
        while (c >= 0 && c != '\n') {
            text.append((char) c);
            c = in.read();
        }
        return text.toString();
    }
}
