package org.chuhe.server.game;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.chuhe.server.Browser;
import org.chuhe.server.platform.auth.Token;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody connected to a game: keeps what the server says, answers its pings, and waits for what must come. */
public final class LiveClient implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

    private final List<JsonNode> heard = new ArrayList<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder partial = new StringBuilder();
    private final WebSocket socket;
    /** The last message on its way: the socket takes one at a time, and pongs are sent while the test speaks. */
    private CompletableFuture<?> speaking = CompletableFuture.completedFuture(null);

    /** Why nothing more can be said, if so. */
    private volatile String end = "";

    private volatile boolean answersPings = true;
    private final String name = cookie().substring(0, 8);
    private int ids;
    private int read;

    private LiveClient(WebSocket.Builder builder, URI uri) {
        socket = builder.buildAsync(uri, new Ear()).join();
    }

    /** Connects with a browser's cookie. */
    public static LiveClient open(String server, String game, Browser browser) {
        String cookie = browser.cookie("chuhe_visit");
        return open(server, game, cookie);
    }

    /** Connects to the boards of a tournament, as nobody in particular. */
    public static LiveClient boards(String server, String event, String query) {
        URI uri = URI.create(server.replace("http:", "ws:") + "/api/events/" + event + "/boards/live?" + query);
        return new LiveClient(HTTP.newWebSocketBuilder(), uri);
    }

    /** Connects to the boards of a tournament as the member whose browser this is. */
    public static LiveClient boards(String server, String event, Browser browser) {
        URI uri = URI.create(server.replace("http:", "ws:") + "/api/events/" + event + "/boards/live?n=2");
        return new LiveClient(
                HTTP.newWebSocketBuilder().header("Cookie", "chuhe_visit=" + browser.cookie("chuhe_visit")), uri);
    }

    /** Connects to the line of a screen in the hall, which somebody has switched on. */
    static LiveClient screen(String server, String game, Browser browser) {
        WebSocket.Builder builder =
                HTTP.newWebSocketBuilder().header("Cookie", "chuhe_visit=" + browser.cookie("chuhe_visit"));
        return new LiveClient(builder, URI.create(uri(server, game) + "?screen"));
    }

    static LiveClient open(String server, String game, String cookie) {
        WebSocket.Builder builder = HTTP.newWebSocketBuilder();
        if (!cookie.isEmpty()) {
            builder.header("Cookie", "chuhe_visit=" + cookie);
        }
        return new LiveClient(builder, uri(server, game));
    }

    static URI uri(String server, String game) {
        return URI.create(server.replace("http:", "ws:") + "/api/games/" + game + "/live");
    }

    /** A cookie as a browser of nobody's would have. */
    static String cookie() {
        return Token.secret(new java.security.SecureRandom());
    }

    private final class Ear implements WebSocket.Listener {
        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            partial.append(data);
            if (last) {
                hear(from, partial.toString());
                partial.setLength(0);
            }
            from.request(1);
            return CompletableFuture.completedFuture(null);
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            end = code + " " + reason;
            closed.complete(code);
            return CompletableFuture.completedFuture(null);
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            end = error.toString();
            closed.complete(-1);
        }
    }

    private void hear(WebSocket from, String text) {
        JsonNode json = JSON.readTree(text);
        if (json.path("t").asString("").equals("ping")) {
            if (answersPings) {
                say(() -> from.sendText(
                        "{\"t\":\"pong\",\"n\":\"" + json.path("n").asString("") + "\"}", true));
            }
        }
        synchronized (heard) {
            heard.add(json);
            heard.notifyAll();
        }
    }

    void stopAnsweringPings() {
        answersPings = false;
    }

    /** Sends a message with an id of its own and gives the answer. */
    public JsonNode ask(String type, int ply, String more) {
        String id = name + ++ids;
        send("{\"t\":\"" + type + "\",\"id\":\"" + id + "\",\"ply\":" + ply + more + "}");
        return answer(id);
    }

    public JsonNode move(int ply, String move) {
        return ask("move", ply, ",\"move\":\"" + move + "\"");
    }

    JsonNode answer(String id) {
        return await(json -> json.path("id").asString("").equals(id) && (is(json, "ok") || is(json, "no")));
    }

    void send(String text) {
        try {
            say(() -> socket.sendText(text, true)).join();
        } catch (CompletionException e) {
            throw new CompletionException("the line has ended: " + end, e);
        }
    }

    void sendBinary(byte[] bytes) {
        say(() -> socket.sendBinary(ByteBuffer.wrap(bytes), true)).join();
    }

    private synchronized CompletableFuture<?> say(Supplier<CompletableFuture<WebSocket>> message) {
        CompletableFuture<?> said =
                speaking.handle((done, failed) -> message.get()).thenCompose(Function.identity());
        speaking = said;
        return said;
    }

    static boolean is(JsonNode json, String type) {
        return json.path("t").asString("").equals(type);
    }

    /** The first thing heard that fits, now or soon, and not returned before. */
    public JsonNode await(Predicate<JsonNode> fits) {
        long until = System.nanoTime() + PATIENCE;
        synchronized (heard) {
            int next = 0;
            while (true) {
                for (; next < heard.size(); next++) {
                    if (fits.test(heard.get(next))) {
                        return heard.get(next);
                    }
                }
                long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
                if (left <= 0) {
                    throw new AssertionError("did not come; heard " + heard);
                }
                waitFor(left);
            }
        }
    }

    private void waitFor(long millis) {
        try {
            heard.wait(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** The whole game as it was sent first. */
    public JsonNode game() {
        return await(json -> is(json, "game"));
    }

    /** The newest state of a version not below this one. */
    JsonNode state(long version) {
        return await(json -> json.path("state").path("version").asLong(0) >= version)
                .path("state");
    }

    /** The first state in this phase. */
    public JsonNode phase(String phase) {
        return await(json -> json.path("state").path("phase").asString("").equals(phase))
                .path("state");
    }

    /** The state after so many plies. */
    public JsonNode ply(int ply) {
        return await(json -> json.path("state").path("ply").asInt(-1) >= ply).path("state");
    }

    List<JsonNode> heard() {
        synchronized (heard) {
            return List.copyOf(heard);
        }
    }

    /** What has been heard since this was asked last. */
    List<JsonNode> news() {
        synchronized (heard) {
            List<JsonNode> news = List.copyOf(heard.subList(read, heard.size()));
            read = heard.size();
            return news;
        }
    }

    /** The code with which the server ended the connection; -1 if it broke. */
    public int closed() {
        return closed.orTimeout(20, TimeUnit.SECONDS).join();
    }

    boolean isOpen() {
        return !closed.isDone();
    }

    @Override
    public void close() {
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").exceptionally(failure -> socket);
        socket.abort();
    }
}
