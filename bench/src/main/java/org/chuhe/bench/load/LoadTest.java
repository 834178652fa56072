package org.chuhe.bench.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Plays the load against a server on this machine. */
public final class LoadTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int ASKERS = 8;
    /** Connections are opened at this rate, as people come; a second. */
    private static final int OPENED_PER_SECOND = 1_000;

    /** How long a client waits, in milliseconds, before it comes back. */
    private static final long SHORTEST_PAUSE = 100;

    private static final int SPREAD_OF_PAUSES = 400;

    private static final Duration LONGEST_WAIT = Duration.ofMinutes(3);
    private static final String CLOCK = "{\"stages\":[{\"moves\":0,\"seconds\":3600,\"increment\":5}]}";

    private final URI server;
    private final LoadPlan plan;
    private final Supplier<@Nullable Long> serverMegabytes;
    private final Consumer<String> progress;
    private final LoadTally tally = new LoadTally();
    private final HttpClient http = HttpClient.newHttpClient();
    private final ScheduledExecutorService returning = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "load-returning");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * A load test.
     *
     * @param server the server's address, on this machine
     * @param serverMegabytes the memory of the server process at its highest, null if it is not known
     * @param progress hears what is being done
     * @throws IllegalArgumentException if the server is on another machine
     */
    public LoadTest(URI server, LoadPlan plan, Supplier<@Nullable Long> serverMegabytes, Consumer<String> progress) {
        if (!isHere(server)) {
            throw new IllegalArgumentException("loopback");
        }
        this.server = server;
        this.plan = plan;
        this.serverMegabytes = serverMegabytes;
        this.progress = progress;
    }

    private static boolean isHere(URI server) {
        try {
            return server.getHost() != null
                    && "http".equals(server.getScheme())
                    && InetAddress.getByName(server.getHost()).isLoopbackAddress();
        } catch (IOException e) {
            return false;
        }
    }

    /** The cookies of a game's players. */
    private record Seats(String game, String red, String black) {}

    public LoadReport run() throws IOException, InterruptedException {
        progress.accept("games");
        List<Seats> seats = prepare();
        progress.accept("connections");
        try (SocketHub hub = new SocketHub(tally)) {
            List<LoadGame> games = connect(hub, seats);
            progress.accept("warm-up");
            play(games, plan.warmUp(), false);
            progress.accept("play");
            play(games, plan.seconds(), true);
            await(games);
            return tally.report(plan, LoadReport.Server.of(serverMegabytes.get(), metrics()));
        }
    }

    /** What the server tells of its commits and pauses; nothing if it does not. */
    private String metrics() throws InterruptedException {
        try {
            HttpResponse<String> response = http.send(
                    HttpRequest.newBuilder(server.resolve("/metrics")).build(), HttpResponse.BodyHandlers.ofString());
            return response.statusCode() == 200 ? response.body() : "";
        } catch (IOException e) {
            return "";
        }
    }

    /** Makes the games over HTTP, as browsers do. */
    private List<Seats> prepare() throws InterruptedException {
        ExecutorService askers = Executors.newFixedThreadPool(ASKERS);
        try {
            List<Future<Seats>> made = new ArrayList<>();
            for (int i = 0; i < plan.games(); i++) {
                int number = i;
                made.add(askers.submit(() -> make(number)));
            }
            List<Seats> seats = new ArrayList<>();
            for (Future<Seats> each : made) {
                seats.add(get(each));
            }
            return seats;
        } finally {
            askers.shutdownNow();
        }
    }

    private static Seats get(Future<Seats> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(String.valueOf(e.getCause()), e);
        }
    }

    private Seats make(int number) throws IOException, InterruptedException {
        HttpResponse<String> made =
                post("/api/games", "{\"colours\":\"red\",\"clock\":" + CLOCK + "}", address(2 * number));
        String id = JSON.readTree(made.body()).path("id").asString("");
        HttpResponse<String> sat = post("/api/games/" + id + "/seat", "{}", address(2 * number + 1));
        return new Seats(id, cookie(made), cookie(sat));
    }

    /** Tries again while the server says that there were too many requests. */
    private HttpResponse<String> post(String path, String body, String address)
            throws IOException, InterruptedException {
        while (true) {
            HttpResponse<String> response = http.send(
                    HttpRequest.newBuilder(server.resolve(path))
                            .header("Content-Type", "application/json")
                            .header("X-Forwarded-For", address)
                            .POST(HttpRequest.BodyPublishers.ofString(body))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() == 429) {
                TimeUnit.SECONDS.sleep(1);
            } else if (response.statusCode() >= 300) {
                JsonNode error = JSON.readTree(response.body());
                throw new IOException(
                        response.statusCode() + " " + error.path("error").asString(""));
            } else {
                return response;
            }
        }
    }

    private static String cookie(HttpResponse<String> response) {
        return response.headers().allValues("Set-Cookie").stream()
                .filter(cookie -> cookie.startsWith("chuhe_visit="))
                .map(cookie -> cookie.substring(0, cookie.indexOf(';')))
                .findFirst()
                .orElse("");
    }

    /** Everybody has an address of his own, which a server behind a proxy believes. */
    private static String address(int client) {
        return "10." + (client >> 16 & 255) + "." + (client >> 8 & 255) + "." + (client & 255);
    }

    private List<LoadGame> connect(SocketHub hub, List<Seats> seats) throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(plan.seed());
        int clients = 2 * plan.games() + plan.spectators();
        CountDownLatch ready = new CountDownLatch(clients);
        List<LoadGame> games = new ArrayList<>();
        List<Runnable> openings = new ArrayList<>();
        int number = 0;
        for (Seats seat : seats) {
            LoadGame game = new LoadGame(tally, random.split(), plan.returning());
            games.add(game);
            open(hub, game, seat.game(), seat.red(), number++, ready, openings);
            open(hub, game, seat.game(), seat.black(), number++, ready, openings);
        }
        for (int i = 0; i < plan.spectators(); i++) {
            int game = i % games.size();
            open(hub, games.get(game), seats.get(game).game(), "", number++, ready, openings);
        }
        for (int i = 0; i < openings.size(); i++) {
            openings.get(i).run();
            if (i % (OPENED_PER_SECOND / 20) == 0) {
                TimeUnit.MILLISECONDS.sleep(50);
            }
        }
        if (!ready.await(LONGEST_WAIT.toSeconds(), TimeUnit.SECONDS)) {
            tally.fault(ready.getCount() + " clients were never shown their game");
        }
        return games;
    }

    private void open(
            SocketHub hub,
            LoadGame game,
            String id,
            String cookie,
            int number,
            CountDownLatch ready,
            List<Runnable> openings) {
        LoadGame.Watcher watcher = game.watcher(ready);
        openings.add(() -> open(hub, watcher, id, cookie, number));
    }

    /** Opens a connection; whoever loses it opens another in a moment, not all at once. */
    private void open(SocketHub hub, LoadGame.Watcher watcher, String id, String cookie, int number) {
        String host = server.getHost() + ":" + port();
        LoadSocket socket = new LoadSocket(host, "/api/games/" + id + "/live", cookie, address(number), watcher);
        long pause = SHORTEST_PAUSE + number % SPREAD_OF_PAUSES;
        watcher.with(
                socket,
                () -> returning.schedule(() -> open(hub, watcher, id, cookie, number), pause, TimeUnit.MILLISECONDS));
        try {
            hub.connect(new InetSocketAddress(server.getHost(), port()), socket);
        } catch (IOException e) {
            watcher.failed(String.valueOf(e.getMessage()));
        }
    }

    private int port() {
        return server.getPort() < 0 ? 80 : server.getPort();
    }

    /** Lets every game make a move in its turn, spread evenly over the interval. */
    private void play(List<LoadGame> games, int seconds, boolean measure) throws InterruptedException {
        long interval = (long) (plan.moveEvery() * 1e9);
        long began = System.nanoTime();
        long end = began + TimeUnit.SECONDS.toNanos(seconds);
        for (long round = 0; ; round++) {
            for (int i = 0; i < games.size(); i++) {
                long at = began + round * interval + interval * i / games.size();
                if (at >= end) {
                    return;
                }
                long wait = at - System.nanoTime();
                if (wait > 0) {
                    TimeUnit.NANOSECONDS.sleep(wait);
                }
                if (measure) {
                    tally.sentLate(System.nanoTime() - at);
                }
                games.get(i).move(measure);
            }
        }
    }

    private void await(List<LoadGame> games) throws InterruptedException {
        int looks = plan.returning() ? 400 : 100;
        for (int i = 0; i < looks && games.stream().anyMatch(LoadGame::isWaiting); i++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        long lost = games.stream().filter(LoadGame::hasLost).count();
        if (lost > 0) {
            tally.fault(lost + " games have lost a move that was acknowledged");
        }
        long waiting = games.stream().filter(LoadGame::isWaiting).count();
        if (waiting > 0) {
            tally.fault(waiting + " moves never reached everybody");
        }
    }
}
