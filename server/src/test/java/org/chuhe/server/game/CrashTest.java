package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A server that is killed (SIGKILL) while games run: every acknowledged move is there when it comes back, and the clocks
 * are right within a second.
 */
class CrashTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int GAMES = 4;
    /** Of a game before a kill; a connection may send 20 messages at once, and each player makes every other move. */
    private static final int MOST_MOVES = 24;
    /** Sudden death: what both sides have left together depends on nothing but the time that has passed. */
    private static final String CLOCK = "{\"stages\":[{\"moves\":0,\"seconds\":36000,\"increment\":0}]}";

    @TempDir
    private Path folder;

    @Test
    @Tag("patient")
    void nothingAcknowledgedIsLostByAFewKills() throws Exception {
        crash(folder, 2);
    }

    @Test
    @Tag("slow")
    void nothingAcknowledgedIsLostByTwoHundredKills() throws Exception {
        crash(folder, 200);
    }

    /** Kills a server so many times while games run; gives how many moves were acknowledged and are there. */
    static int crash(Path folder, int times) throws Exception {
        SplittableRandom random = new SplittableRandom(times);
        List<Played> games = new ArrayList<>();
        int acknowledged = 0;
        for (int i = 0; i <= times; i++) {
            try (ServerProcess server = ServerProcess.start("data=" + folder)) {
                games.forEach(game -> game.reconnect(server.address()));
                acknowledged += games.stream()
                        .filter(game -> game.over)
                        .mapToInt(game -> game.acknowledged.size())
                        .sum();
                games.removeIf(game -> game.over);
                while (games.size() < GAMES) {
                    Played game = Played.create(server.address(), random.split());
                    game.reconnect(server.address());
                    games.add(game);
                }
                long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(100 + random.nextInt(500));
                while (System.nanoTime() < until) {
                    games.forEach(Played::move);
                }
                // Moves on their way when the server dies may be stored or not; acknowledged ones must be.
                games.forEach(Played::moveWithoutWaiting);
                long before = System.currentTimeMillis();
                server.kill();
                long after = System.currentTimeMillis();
                games.forEach(game -> game.killed(before, after));
            }
        }
        acknowledged +=
                games.stream().mapToInt(game -> game.acknowledged.size()).sum();
        assertThat(acknowledged).isGreaterThan(times * GAMES / 2);
        return acknowledged;
    }

    /** A game as its players know it. */
    private static final class Played {
        private final String id;
        private final List<String> cookies;
        private final SplittableRandom random;
        private final List<String> acknowledged = new ArrayList<>();
        private final List<LiveClient> clients = new ArrayList<>();
        private Position position = Position.START;
        /** Moves since the players came back: more than this server takes at once would be refused. */
        private int sinceReconnect;

        private String underWay = "";
        private JsonNode lastClock = JSON.readTree("null");
        private long killedFrom;
        private long killedTo;
        /** The rules may end a long random game; it must stay as it was, and another takes its place. */
        private boolean over;

        private Played(String id, List<String> cookies, SplittableRandom random) {
            this.id = id;
            this.cookies = cookies;
            this.random = random;
        }

        static Played create(String server, SplittableRandom random) throws Exception {
            HttpResponse<String> made = post(server, "/api/games", "{\"colours\":\"red\",\"clock\":" + CLOCK + "}");
            String id = JSON.readTree(made.body()).path("id").asString();
            HttpResponse<String> sat = post(server, "/api/games/" + id + "/seat", "{}");
            return new Played(id, List.of(cookie(made), cookie(sat)), random);
        }

        private static HttpResponse<String> post(String server, String path, String body) throws Exception {
            return HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(server + path))
                                    .header("Content-Type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString(body))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
        }

        private static String cookie(HttpResponse<String> response) {
            String header = response.headers().firstValue("Set-Cookie").orElseThrow();
            return header.substring("chuhe_visit=".length(), header.indexOf(';'));
        }

        /** Both players come back and compare. */
        void reconnect(String server) {
            sinceReconnect = 0;
            clients.clear();
            cookies.forEach(cookie -> clients.add(LiveClient.open(server, id, cookie)));
            JsonNode game = clients.get(0).await(json -> LiveClient.is(json, "game"));
            List<String> moves = new ArrayList<>();
            game.path("moves").forEach(move -> moves.add(move.path("iccs").asString()));
            if (moves.size() == acknowledged.size() + 1
                    && moves.get(acknowledged.size()).equals(underWay)) {
                acknowledged.add(underWay);
                position = position.play(move(underWay));
            }
            assertThat(moves).isEqualTo(acknowledged);
            JsonNode state = game.path("state");
            if (state.path("phase").asString().equals("playing") && lastClock.isObject()) {
                compareClocks(state.path("clock"));
            }
            over = state.path("phase").asString().equals("over");
            lastClock =
                    over ? state.path("clock") : clients.get(0).phase("playing").path("clock");
            underWay = "";
        }

        private void compareClocks(JsonNode clock) {
            long before = total(lastClock);
            long least = before - (killedTo - lastClock.path("at").asLong());
            long most = before - (killedFrom - lastClock.path("at").asLong());
            assertThat(total(clock)).isBetween(least - 1_000, most + 1_000);
        }

        private static long total(JsonNode clock) {
            return clock.path("red").path("flag").asLong()
                    + clock.path("black").path("flag").asLong();
        }

        private static Move move(String iccs) {
            return new Move(
                    Square.parse(iccs.substring(0, 2)).orElseThrow(),
                    Square.parse(iccs.substring(2)).orElseThrow());
        }

        private LiveClient mover() {
            return clients.get(position.sideToMove() == Side.RED ? 0 : 1);
        }

        /** A move that goes on with the game; captures now and then, so that no limit is reached. */
        private Move choose() {
            List<Move> moves = new ArrayList<>(position.legalMoves());
            moves.removeIf(move -> position.play(move).legalMoves().isEmpty());
            return moves.get(random.nextInt(moves.size()));
        }

        void move() {
            if (isOver() || sinceReconnect >= MOST_MOVES) {
                return;
            }
            sinceReconnect++;
            Move move = choose();
            JsonNode answer = mover().move(acknowledged.size(), move.toString());
            assertThat(answer.path("t").asString()).as(answer.toString()).isEqualTo("ok");
            acknowledged.add(move.toString());
            position = position.play(move);
            lastClock = clients.get(0).ply(acknowledged.size()).path("clock");
        }

        private boolean isOver() {
            return clients.get(0).heard().stream()
                    .anyMatch(json ->
                            json.path("state").path("phase").asString("").equals("over"));
        }

        void moveWithoutWaiting() {
            if (isOver()) {
                return;
            }
            underWay = choose().toString();
            mover().send("{\"t\":\"move\",\"id\":\"w" + acknowledged.size() + "\",\"ply\":" + acknowledged.size()
                    + ",\"move\":\"" + underWay + "\"}");
        }

        void killed(long from, long to) {
            killedFrom = from;
            killedTo = to;
            clients.forEach(LiveClient::close);
        }
    }
}
