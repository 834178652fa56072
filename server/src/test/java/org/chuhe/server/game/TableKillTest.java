package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.state.GameState;
import org.chuhe.server.Browser;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.text.EndReason;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A server that is killed (SIGKILL) with a table open: whatever was confirmed is there when it comes back, once, and the
 * tablet may send again what it is not sure of.
 */
class TableKillTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    /** Out of a game at a real board: each is an entry that is confirmed. */
    private static final List<String> ENTRIES = List.of(
            "h2e2 press",
            "pressed-empty black",
            "h9g7 press",
            "warn red : spoke",
            "h0g2 press",
            "touched black i9",
            "i9h9 press",
            "offer red",
            "i0h0 press");

    @TempDir
    private Path folder;

    @Test
    @Tag("patient")
    void nothingConfirmedIsLostByAFewKills() throws Exception {
        kills(3);
    }

    @Test
    @Tag("faults")
    void nothingConfirmedIsLostByAKillAfterEveryEntry() throws Exception {
        kills(ENTRIES.size());
    }

    private void kills(int times) throws Exception {
        register();
        String id = "";
        List<String> confirmed = new ArrayList<>();
        int each = ENTRIES.size() / times;
        for (int i = 0; i < times; i++) {
            try (ServerProcess server = ServerProcess.start("data=" + folder, "port=0")) {
                Browser arbiter = Browser.at(server.address());
                arbiter.login("arbiter", "correct horse");
                id = id.isEmpty() ? open(arbiter) : id;
                check(arbiter, id, confirmed);
                if (!confirmed.isEmpty()) {
                    // The tablet had sent it, and heard nothing before the kill: it sends it again.
                    int last = confirmed.size() - 1;
                    assertThat(enter(arbiter, id, last, confirmed.get(last))
                                    .path("again")
                                    .asBoolean())
                            .isTrue();
                }
                int until = i == times - 1 ? ENTRIES.size() : (i + 1) * each;
                for (int n = confirmed.size(); n < until; n++) {
                    assertThat(enter(arbiter, id, n, ENTRIES.get(n))
                                    .path("accepted")
                                    .asBoolean())
                            .isTrue();
                    confirmed.add(ENTRIES.get(n));
                }
                server.kill();
            }
        }
        try (ServerProcess server = ServerProcess.start("data=" + folder, "port=0")) {
            Browser arbiter = Browser.at(server.address());
            arbiter.login("arbiter", "correct horse");
            check(arbiter, id, confirmed);
            enter(arbiter, id, ENTRIES.size(), "resign black");
            String log = arbiter.get("/api/games/" + id + "/download/log").body();
            GameState game = GameLog.read(log);
            assertThat(game.result().orElseThrow().reason()).isEqualTo(EndReason.RESIGNATION);
            assertThat(game.history().ply()).isEqualTo(5);
            assertThat(GameLog.write(game)).isEqualTo(log);
        }
    }

    /** An account for the arbiter, before there is anything to kill. */
    private void register() {
        Settings settings = Settings.read(Map.of("port", "0", "data", folder.toString()), Map.of());
        try (ChuheServer server = ChuheServer.start(settings, Clock.systemUTC(), new SecureRandom())) {
            server.site().accounts().create("arbiter", "correct horse", Set.of(Role.ARBITER));
        }
    }

    private static String open(Browser arbiter) {
        arbiter.get("/tables");
        HttpResponse<String> answer =
                arbiter.submit("/tables", Map.of("red", "甲", "black", "乙", "touchMove", "on", "times", "60"));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        String id = answer.headers().firstValue("Location").orElseThrow().substring("/tables/".length());
        arbiter.get("/tables/" + id);
        assertThat(arbiter.post("/api/tables/" + id + "/start", "{}").statusCode())
                .isEqualTo(200);
        return id;
    }

    private static JsonNode enter(Browser arbiter, String id, int number, String line) {
        arbiter.get("/tables/" + id);
        String entry = JSON.createObjectNode()
                .put("id", "tablet-" + number + "-aaaa")
                .put("line", line)
                .toString();
        HttpResponse<String> answer = arbiter.post("/api/tables/" + id + "/entries", entry);
        assertThat(answer.statusCode()).as(line + answer.body()).isEqualTo(200);
        return JSON.readTree(answer.body());
    }

    /** What was confirmed is on the table, and nothing of it twice. */
    private static void check(Browser arbiter, String id, List<String> confirmed) {
        JsonNode table = JSON.readTree(arbiter.get("/api/tables/" + id).body());
        long moves = confirmed.stream().filter(line -> line.endsWith(" press")).count();
        assertThat(table.path("state").path("ply").asLong()).isEqualTo(moves);
        JsonNode players = table.path("state").path("players");
        assertThat(players.path("black").path("fouls").asInt())
                .isEqualTo(confirmed.contains("pressed-empty black") ? 1 : 0);
        assertThat(players.path("red").path("warnings").asInt())
                .isEqualTo(confirmed.contains("warn red : spoke") ? 1 : 0);
    }
}
