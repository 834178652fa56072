package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.connections.SlowReaders;
import org.chuhe.server.platform.db.CutLine;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.jobs.SteadyClock;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What can go wrong around a server, in earnest and with real time: {@code mvn -pl server -am -Pfaults test}. Each fault
 * lasts longer than the clocks of its game would; the table at the end says what became of it.
 */
@Tag("faults")
class FaultsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int KILLS = Integer.getInteger("chuhe.kills", 20);
    private static final Map<String, String> TABLE = new TreeMap<>();
    /** Twelve seconds each. */
    private static final String SHORT = ",\"clock\":{\"stages\":[{\"moves\":0,\"seconds\":12,\"increment\":0}]}";

    @TempDir
    private Path folder;

    @AfterAll
    static void table() throws IOException {
        StringBuilder text = new StringBuilder("| fault | what became of it |\n|---|---|\n");
        TABLE.forEach((fault, outcome) ->
                text.append("| ").append(fault).append(" | ").append(outcome).append(" |\n"));
        System.out.println(text);
        Files.createDirectories(Path.of("target"));
        Files.writeString(Path.of("target", "faults.md"), text);
    }

    private static void found(String fault, String outcome, Object... values) {
        TABLE.put(fault, String.format(Locale.ROOT, outcome, values));
    }

    private static void seconds(long seconds) throws InterruptedException {
        TimeUnit.SECONDS.sleep(seconds);
    }

    /** A move that is sent now and answered some time, and what the clocks then show. */
    private static long[] answered(TestTable table, String id) {
        JsonNode answer = table.red.answer(id);
        assertThat(answer.path("t").asString()).as(answer.toString()).isEqualTo("ok");
        JsonNode state = table.black.ply(1);
        assertThat(state.path("phase").asString()).isEqualTo("playing");
        assertThat(table.black.heard().toString()).contains("21.4");
        return new long[] {
            state.path("clock").path("red").path("flag").asLong(),
            state.path("clock").path("black").path("flag").asLong()
        };
    }

    @Test
    void theDatabaseIsAway() throws Exception {
        Map<String, String> settings = new HashMap<>(Databases.POSTGRESQL.empty());
        String url = String.valueOf(settings.get("database"));
        int port = Integer.parseInt(url.replaceAll(".*:(\\d+)/.*", "$1"));
        try (CutLine line = new CutLine(port)) {
            settings.put("database", url.replace(":" + port + "/", ":" + line.port() + "/"));
            try (TestServer server = TestServer.start(settings);
                    TestTable table = TestTable.begin(server, SHORT)) {
                line.cut();
                table.red.send("{\"t\":\"move\",\"id\":\"m\",\"ply\":0,\"move\":\"h2e2\"}");
                seconds(30);
                line.mend();
                long[] left = answered(table, "m");
                assertThat(left[0]).isGreaterThan(6_000);
                found(
                        "database (PostgreSQL) away for 30 s, 12 s on the clocks",
                        "the move sent meanwhile was played; %.1f s and %.1f s left",
                        left[0] / 1e3,
                        left[1] / 1e3);
            }
        }
    }

    @Test
    void theDiskIsFull() throws Exception {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        int mounted = new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", disk.toString())
                .redirectErrorStream(true)
                .start()
                .waitFor();
        if (mounted != 0) {
            found("disk full for 20 s, 12 s on the clocks", "not tried: mounting a small disk needs root");
        }
        assumeThat(mounted).isZero();
        try (TestServer server =
                        TestServer.start(Map.of("data", disk.resolve("data").toString()));
                TestTable table = TestTable.begin(server, SHORT)) {
            Path filler = disk.resolve("filler");
            fill(filler);
            table.red.send("{\"t\":\"move\",\"id\":\"m\",\"ply\":0,\"move\":\"h2e2\"}");
            seconds(20);
            Files.delete(filler);
            long[] left = answered(table, "m");
            assertThat(left[0]).isGreaterThan(6_000);
            found(
                    "disk full for 20 s, 12 s on the clocks",
                    "the move sent meanwhile was played; %.1f s and %.1f s left",
                    left[0] / 1e3,
                    left[1] / 1e3);
        } finally {
            new ProcessBuilder("umount", disk.toString()).start().waitFor();
        }
    }

    private static void fill(Path file) throws IOException {
        try (java.io.OutputStream out = Files.newOutputStream(file)) {
            byte[] block = new byte[4096];
            while (true) {
                out.write(block);
            }
        } catch (IOException e) {
            // Full: that was the aim.
            assertThat(Files.size(file)).isPositive();
        }
    }

    @Test
    void theMachinesClockIsSet() throws Exception {
        ShiftedClock machine = new ShiftedClock();
        Settings settings =
                Settings.read(Map.of("port", "0", "data", folder.resolve("data").toString()), Map.of());
        try (ChuheServer server =
                ChuheServer.start(settings, SteadyClock.begin(machine, 0, System::nanoTime), new SecureRandom())) {
            HttpResponse<String> made = post(server.address(), "/api/games", "{\"colours\":\"red\"" + SHORT + "}");
            String id = JSON.readTree(made.body()).path("id").asString();
            String second = cookie(post(server.address(), "/api/games/" + id + "/seat", "{}"));
            try (LiveClient red = LiveClient.open(server.address(), id, cookie(made));
                    LiveClient black = LiveClient.open(server.address(), id, second)) {
                red.phase("playing");
                machine.advance(TimeUnit.HOURS.toMillis(1));
                seconds(1);
                assertThat(red.move(0, "h2e2").path("t").asString()).isEqualTo("ok");
                machine.advance(-TimeUnit.HOURS.toMillis(2));
                seconds(2);
                assertThat(black.move(1, "h9g7").path("t").asString()).isEqualTo("ok");
                long left = red.ply(2).path("clock").path("black").path("flag").asLong();
                assertThat(left).isBetween(8_000L, 10_200L);
                found(
                        "machine's clock set 1 h forward, then 2 h back",
                        "two seconds of thought cost %.1f s",
                        12 - left / 1e3);
            }
        }
    }

    @Test
    void theProcessStandsStill() throws Exception {
        try (ServerProcess server = ServerProcess.start("data=" + folder.resolve("data"))) {
            HttpResponse<String> made = post(server.address(), "/api/games", "{\"colours\":\"red\"" + SHORT + "}");
            String id = JSON.readTree(made.body()).path("id").asString();
            String second = cookie(post(server.address(), "/api/games/" + id + "/seat", "{}"));
            try (LiveClient red = LiveClient.open(server.address(), id, cookie(made));
                    LiveClient black = LiveClient.open(server.address(), id, second)) {
                red.phase("playing");
                server.signal("STOP");
                seconds(20);
                server.signal("CONT");
                JsonNode answer = red.move(0, "h2e2");
                assertThat(answer.path("t").asString()).as(answer.toString()).isEqualTo("ok");
                long left = black.ply(1).path("clock").path("red").path("flag").asLong();
                assertThat(left).isGreaterThan(6_000);
                found(
                        "process stopped (SIGSTOP) for 20 s, 12 s on the clocks",
                        "the game went on; %.1f s left",
                        left / 1e3);
            }
        }
    }

    @Test
    void clientsAreSlow() throws Exception {
        try (TestServer server = TestServer.start();
                TestTable table = TestTable.begin(server, "")) {
            List<Socket> slow = new ArrayList<>();
            try {
                for (int i = 0; i < 600; i++) {
                    Socket socket = new Socket(
                            InetAddress.getLoopbackAddress(), server.uri("/").getPort());
                    socket.getOutputStream()
                            .write(("POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                                            + "Content-Length: 5000\r\n\r\n{")
                                    .getBytes(StandardCharsets.US_ASCII));
                    slow.add(socket);
                }
                long worst = slowestMove(server, table, () -> {
                    for (Socket socket : slow) {
                        socket.getOutputStream().write(' ');
                    }
                });
                found(
                        "600 clients that send a byte now and then",
                        "moves and pages went on; the slowest move took %d ms",
                        worst);
            } finally {
                for (Socket socket : slow) {
                    socket.close();
                }
            }
        }
    }

    @Test
    void clientsDoNotRead() throws Exception {
        try (TestServer server = TestServer.start();
                TestTable table = TestTable.begin(server, "");
                SlowReaders readers = new SlowReaders()) {
            readers.ask(server.uri("/api/openapi.json"), 600);
            found(
                    "600 clients that ask for much and read nothing",
                    "moves and pages went on; the slowest move took %d ms",
                    slowestMove(server, table, () -> {}));
        }
    }

    /** Something that is done before each move. */
    private interface Meanwhile {
        void happens() throws IOException;
    }

    /** How long the slowest of twenty moves takes, in milliseconds; beside each a page is asked for. */
    private static long slowestMove(TestServer server, TestTable table, Meanwhile meanwhile) throws Exception {
        long[] took = new long[20];
        String[] moves = {"h2e2", "h7e7", "e2h2", "e7h7"};
        for (int ply = 0; ply < took.length; ply++) {
            meanwhile.happens();
            long began = System.nanoTime();
            LiveClient mover = ply % 2 == 0 ? table.red : table.black;
            JsonNode answer = mover.move(ply, moves[ply % 4]);
            if (!LiveClient.is(answer, "ok")) {
                break;
            }
            took[ply] = (System.nanoTime() - began) / 1_000_000;
            assertThat(HttpClient.newHttpClient()
                            .send(
                                    HttpRequest.newBuilder(server.uri("/health"))
                                            .build(),
                                    HttpResponse.BodyHandlers.ofString())
                            .statusCode())
                    .isEqualTo(200);
        }
        long worst = Arrays.stream(took).max().orElseThrow();
        assertThat(worst).isLessThan(2_000);
        return worst;
    }

    @Test
    void aClientNeverAnswersPings() {
        try (TestServer server = TestServer.start();
                TestTable table = TestTable.begin(server, "");
                LiveClient deaf = LiveClient.open(server.server().address(), table.id, "")) {
            deaf.game();
            deaf.stopAnsweringPings();
            long began = System.nanoTime();
            long until = began + TimeUnit.SECONDS.toNanos(75);
            while (deaf.isOpen() && System.nanoTime() < until) {
                java.util.concurrent.locks.LockSupport.parkNanos(50_000_000);
            }
            assertThat(deaf.isOpen()).isFalse();
            assertThat(table.red.isOpen()).isTrue();
            found(
                    "a client that never answers pings",
                    "dropped after %d s; the others stayed",
                    (System.nanoTime() - began) / 1_000_000_000);
        }
    }

    @Test
    void theServerIsKilled() throws Exception {
        int acknowledged = CrashTest.crash(Files.createDirectory(folder.resolve("kills")), KILLS);
        found(
                KILLS + " times kill -9 with games running",
                "%d acknowledged moves, all there; clocks right within a second",
                acknowledged);
    }

    private static HttpResponse<String> post(String address, String path, String body) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(java.net.URI.create(address + path))
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
