package org.chuhe.server.game;

import java.net.http.HttpResponse;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Two guests at a board of a test server. */
public final class TestTable implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    public final String id;
    public final Browser redBrowser;
    public final Browser blackBrowser;
    public final LiveClient red;
    public final LiveClient black;

    private TestTable(String id, Browser redBrowser, Browser blackBrowser, LiveClient red, LiveClient black) {
        this.id = id;
        this.redBrowser = redBrowser;
        this.blackBrowser = blackBrowser;
        this.red = red;
        this.black = black;
    }

    /** A game that has begun; {@code more} are further keys of the request, Red makes it. */
    public static TestTable begin(TestServer server, String more) {
        return begin(server, server.visitor(), server.visitor(), more);
    }

    public static TestTable begin(TestServer server, Browser redBrowser, Browser blackBrowser, String more) {
        String id = create(redBrowser, "{\"name\":\"甲\",\"colours\":\"red\"" + more + "}");
        json(blackBrowser.post("/api/games/" + id + "/seat", "{\"name\":\"乙\"}"), 200);
        String address = server.server().address();
        LiveClient red = LiveClient.open(address, id, redBrowser);
        LiveClient black = LiveClient.open(address, id, blackBrowser);
        red.phase("playing");
        black.phase("playing");
        return new TestTable(id, redBrowser, blackBrowser, red, black);
    }

    public static String create(Browser browser, String body) {
        JsonNode made = json(browser.post("/api/games", body), 201);
        browser.get("/login");
        return made.path("id").asString("");
    }

    public static JsonNode json(HttpResponse<String> response, int status) {
        if (response.statusCode() != status) {
            throw new AssertionError(response.statusCode() + " " + response.body());
        }
        return JSON.readTree(response.body());
    }

    /** Plays moves in turn, Red first, from a ply on. */
    public void play(int ply, String... moves) {
        for (int i = 0; i < moves.length; i++) {
            LiveClient mover = (ply + i) % 2 == 0 ? red : black;
            JsonNode answer = mover.move(ply + i, moves[i]);
            if (!LiveClient.is(answer, "ok")) {
                throw new AssertionError(moves[i] + ": " + answer);
            }
            red.ply(ply + i + 1);
            black.ply(ply + i + 1);
        }
    }

    @Override
    public void close() {
        red.close();
        black.close();
    }
}
