package org.chuhe.server.games.matches;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.engines.broadcast.BroadcastRefused;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.engines.play.MatchConditions;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.http.Site;
import org.chuhe.testing.ScriptedEngine;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a server takes from a match's runner, what it refuses, and what everybody sees of it. */
class MatchesTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String FEN = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    /** Two games that were played once. */
    private static final List<String> LINES = new ArrayList<>();

    @TempDir
    static Path folder;

    private static TestServer server;
    private static Browser organiser;

    @BeforeAll
    static void start() throws Exception {
        server = TestServer.start();
        organiser = server.member("organiser", Role.ORGANISER);
        Path journal = folder.resolve("j");
        TestMatch.play(
                TestMatch.plan(
                        1,
                        MatchConditions.NO_CLOCK,
                        EngineSpec.of("<b>a</b>", ScriptedEngine.command()),
                        EngineSpec.of("b", ScriptedEngine.command())),
                journal,
                false,
                news -> {
                    throw new BroadcastRefused("nobody listens");
                },
                game -> {});
        List<String> lines = Files.readAllLines(journal);
        LINES.addAll(lines.subList(1, lines.size()));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** A new match, by the path of its news. */
    private static String made() {
        return URI.create(TestMatch.link(organiser, "")).getPath();
    }

    private static String page(String news) {
        return "/matches/" + news.split("/")[3];
    }

    private static ObjectNode news(int from, String... games) {
        ObjectNode news = JSON.createObjectNode();
        ObjectNode match = news.putObject("match");
        match.put("title", "<i>Match</i>").put("total", 2).put("rules", "cxa2020");
        match.putArray("engines").add("<b>a</b>").add("b");
        match.putObject("conditions").put("en", "ten nodes").put("zh", "十个节点");
        match.putObject("sprt").put("elo0", 0).put("elo1", 5).put("alpha", 0.05).put("beta", 0.05);
        news.put("origin", "o").put("from", from).put("ended", false);
        ArrayNode list = news.putArray("games");
        List.of(games).forEach(list::add);
        news.putArray("boards");
        return news;
    }

    private static ObjectNode board(ObjectNode news, String moves) {
        ObjectNode board = ((ArrayNode) news.get("boards")).addObject();
        board.put("game", 2).put("red", 1).put("black", 0).put("fen", FEN).put("moves", moves);
        board.put("thought", 100).put("redClock", 60_000).put("blackClock", 50_000);
        return board;
    }

    private static HttpResponse<String> tell(String path, ObjectNode news) {
        return server.visitor().post(path, news.toString());
    }

    private static JsonNode told(String path, ObjectNode news) {
        HttpResponse<String> answer = tell(path, news);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JSON.readTree(answer.body());
    }

    @Test
    void ofManyGamesOnlyTheirEndsAreRemembered() {
        Site site = server.server().site();
        MatchDesk desk = new MatchDesk(
                new MatchStore(site.storage(), site.json(), site.clock(), site.random()),
                site.signer(),
                site.clock(),
                30);
        FinishedGame game = FinishedGame.ofLine(LINES.get(0)).orElseThrow();
        List<String> matches = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            String id = made().split("/")[3];
            matches.add(id);
            server.server().site().storage().jdbi().useHandle(handle -> {
                for (int seq = 0; seq < 15; seq++) {
                    handle.execute(
                            "INSERT INTO engine_match_game (id, seq, number, refusal, summary, pgn) VALUES (?, ?, ?, ?, ?,"
                                    + " '')",
                            id,
                            seq,
                            seq + 1,
                            seq == 7 ? "{\"en\":\"no\"}" : "",
                            game.withoutMoves().line());
                }
                handle.execute("UPDATE engine_match SET games = 15 WHERE id = ?", id);
            });
        }
        for (String id : matches) {
            assertThat(desk.watch(id).counted())
                    .hasSize(14)
                    .allMatch(one -> one.pgn().isEmpty() && one.rulings().isEmpty())
                    .allMatch(one -> one.remark().in(Locale.ENGLISH).isEmpty())
                    .allMatch(
                            one -> one.result() == game.result() && one.reason().equals(game.reason()));
        }
        assertThat(desk.remembered()).isLessThanOrEqualTo(30);
        assertThat(desk.store().games(matches.get(0), 5, 10)).hasSize(5);
    }

    @Test
    void gamesAreStoredOnceAndShownWithTheirArticles() {
        String path = made();
        assertThat(told(path, news(0, LINES.get(0))).path("games").asInt()).isEqualTo(1);
        // Told again, and from too far on: nothing is stored twice, nothing is left out.
        assertThat(told(path, news(0, LINES.get(0))).path("games").asInt()).isEqualTo(1);
        assertThat(told(path, news(5, LINES.get(1))).path("games").asInt()).isEqualTo(1);
        assertThat(told(path, news(0, LINES.get(0), LINES.get(1))).path("games").asInt())
                .isEqualTo(2);
        String shown = server.visitor().get(page(path)).body();
        assertThat(shown)
                .contains("&lt;b&gt;a&lt;/b&gt;", "2 of 2 games", "4.2.3", "elo0 = 0.00")
                .doesNotContain("<b>a</b>", "<i>Match");
        assertThat(server.visitor().get("/matches").body()).contains("2 of 2 games");
        HttpResponse<String> game = server.visitor().get(page(path) + "/games/1");
        assertThat(game.statusCode()).isEqualTo(200);
        assertThat(game.body())
                .contains("data-moves=\"a0a1 i9i8", "Draw unless one side varies", "Ruling after ply")
                .doesNotContain("<b>a</b>");
        assertThat(server.visitor().get(page(path) + "/games/1/pgn").body()).contains("[Edition \"cxa2020\"]");
        assertThat(server.visitor().get(page(path) + "/games/7").statusCode()).isEqualTo(404);
    }

    @Test
    void aGameWithAnIllegalMoveIsShownAsRefusedAndNotKept() {
        String path = made();
        FinishedGame game = FinishedGame.ofLine(LINES.get(0)).orElseThrow();
        String forged = new FinishedGame(
                        game.task(),
                        game.result(),
                        game.reason(),
                        game.article(),
                        game.mishap(),
                        game.by(),
                        game.remark(),
                        game.rulings(),
                        game.plies(),
                        game.pgn().replaceFirst("A0-A1", "A0-A9"),
                        List.of())
                .line();
        assertThat(forged).isNotEqualTo(LINES.get(0));
        assertThat(told(path, news(0, forged, "{}", LINES.get(1))).path("games").asInt())
                .isEqualTo(3);
        String shown = server.visitor().get(page(path)).body();
        assertThat(shown).contains("refused", "The game could not be read.", "/games/2\"");
        assertThat(shown).doesNotContain("/games/1\"");
        assertThat(server.visitor().get(page(path) + "/games/1").statusCode()).isEqualTo(404);
    }

    @Test
    void aBoardIsShownUpToTheFirstIllegalMove() {
        String path = made();
        ObjectNode news = news(0);
        ObjectNode board = board(news, "h2e2 h9g7 h2e2 a0a1");
        board.putObject("redLine")
                .put("ply", 2)
                .put("depth", 12)
                .put("score", 31)
                .put("moves", "h0g2 i9h9 i0i9 h9h8");
        board.putObject("blackLine")
                .put("ply", 9)
                .put("depth", 12)
                .put("score", 31)
                .put("moves", "h0g2");
        told(path, news);
        JsonNode shown = JSON.readTree(server.visitor().get("/api" + page(path)).body())
                .path("boards")
                .get(0);
        assertThat(shown.path("ply").asInt()).isEqualTo(2);
        assertThat(shown.path("refused").path("en").asString()).contains("h2e2", "ply 3");
        assertThat(shown.path("redLine").path("zh").asString()).isEqualTo("马二进三 车9平8");
        assertThat(shown.path("redLine").path("iccs").asString()).isEqualTo("h0g2 i9h9");
        assertThat(shown.has("blackLine")).isFalse();
        assertThat(server.visitor().get(page(path)).body()).contains("is not legal");
    }

    @Test
    void pagesAreAnsweredWithNothingWhileNothingHappens() {
        String path = made();
        told(path, news(0));
        HttpResponse<String> first = server.visitor().get("/api" + page(path));
        String tag = first.headers().firstValue("ETag").orElseThrow();
        assertThat(server.visitor()
                        .get("/api" + page(path), "If-None-Match", tag)
                        .statusCode())
                .isEqualTo(304);
        told(path, news(0));
        assertThat(server.visitor()
                        .get("/api" + page(path), "If-None-Match", tag)
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void onlyWhoHasTheLinkTells() {
        String path = made();
        String other = made();
        String mixed = path.substring(0, path.lastIndexOf('/')) + other.substring(other.lastIndexOf('/'));
        assertThat(tell(mixed, news(0)).statusCode()).isEqualTo(403);
        assertThat(server.visitor().get(page(path)).statusCode()).isEqualTo(404);
        told(path, news(0));
        assertThat(server.visitor().get(page(path)).body()).doesNotContain("--broadcast");
        assertThat(organiser.get(page(path)).body()).contains("--broadcast");
        Browser stranger = server.member("stranger", Role.ORGANISER);
        assertThat(stranger.get(page(path)).body()).doesNotContain("--broadcast");
        assertThat(stranger.submit(page(path) + "/remove", Map.of()).statusCode())
                .isEqualTo(403);
        organiser.get(page(path));
        assertThat(organiser.submit(page(path) + "/remove", Map.of()).statusCode())
                .isEqualTo(303);
        assertThat(tell(path, news(0)).statusCode()).isEqualTo(404);
    }

    @Test
    void aLinkBelongsToOneMatch() {
        String path = made();
        told(path, news(0, LINES.get(0)));
        ObjectNode others = news(0, LINES.get(1));
        others.put("origin", "p");
        assertThat(tell(path, others).statusCode()).isEqualTo(409);
        ObjectNode renamed = news(1, LINES.get(1));
        ((ArrayNode) renamed.path("match").get("engines")).set(1, "c");
        assertThat(tell(path, renamed).statusCode()).isEqualTo(409);
        assertThat(told(path, news(1, LINES.get(1))).path("games").asInt()).isEqualTo(2);
    }

    @Test
    void whatNoRunnerSaysIsRefused() {
        String path = made();
        assertThat(server.visitor().post(path, "[]").statusCode()).isEqualTo(422);
        assertThat(server.visitor().post(path, "nonsense").statusCode()).isEqualTo(422);
        assertThat(server.visitor().post(path, "{\"more\":1}").statusCode()).isEqualTo(400);
        ObjectNode one = news(0);
        ((ArrayNode) one.path("match").get("engines")).remove(1);
        assertThat(tell(path, one).statusCode()).isEqualTo(422);
        ObjectNode longName = news(0);
        ((ArrayNode) longName.path("match").get("engines")).set(0, "x".repeat(101));
        assertThat(tell(path, longName).statusCode()).isEqualTo(422);
        ObjectNode rules = news(0);
        ((ObjectNode) rules.get("match")).put("rules", "checkers");
        assertThat(tell(path, rules).statusCode()).isEqualTo(422);
        ObjectNode crowded = news(0);
        for (int i = 0; i < 65; i++) {
            board(crowded, "");
        }
        assertThat(tell(path, crowded).statusCode()).isEqualTo(422);
        ObjectNode strange = news(0);
        board(strange, "h2e2").put("red", 7);
        board(strange, "h2e2").put("fen", "nonsense");
        board(strange, "h2e2").put("redClock", -5).put("thought", "soon");
        told(path, strange);
        JsonNode boards =
                JSON.readTree(server.visitor().get("/api" + page(path)).body()).path("boards");
        assertThat(boards).hasSize(1);
        assertThat(boards.get(0).has("redClock")).isFalse();
    }
}
