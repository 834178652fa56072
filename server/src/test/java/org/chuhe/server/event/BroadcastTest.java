package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.LiveClient;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** 转播: several boards of a tournament for those who watch. */
class BroadcastTest {
    private static TestServer server;
    private static Club club;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        club = new Club(server.member("organiser", Role.ORGANISER));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static List<String> labels(JsonNode message) {
        return message.path("boards")
                .valueStream()
                .map(board -> board.path("label").asString())
                .toList();
    }

    private static JsonNode boards(LiveClient client, int round) {
        return client.await(json -> json.path("t").asString("").equals("boards")
                && json.path("round").asInt(-1) == round);
    }

    @Test
    void oneLineTellsOfAllBoardsThatWereChosenAndOfNoOthers() {
        try (LiveField field = new LiveField(server, club, "甲", "乙", "丙", "丁", "戊", "己").round(1, 2);
                LiveClient first = LiveClient.boards(server.server().address(), field.id(), "n=2");
                LiveClient chosen = LiveClient.boards(server.server().address(), field.id(), "tables=2,3")) {
            assertThat(labels(boards(first, 1))).containsExactly("1", "2");
            assertThat(labels(boards(chosen, 1))).containsExactly("2", "3");
            field.table(1).red().move(0, "h2e2");
            field.table(2).red().move(0, "b2e2");
            assertThat(told(first, "1").path("last").asString()).isEqualTo("h2e2");
            assertThat(told(chosen, "2").path("move").path("zh").asString()).isEqualTo("炮八平五");
            assertThat(chosen.await(json ->
                            json.path("board").path("label").asString("").equals("2")))
                    .isNotNull();
        }
    }

    @Test
    void aWholeCrowdHearsOfAMove() {
        List<LiveClient> crowd = new ArrayList<>();
        try (LiveField field = new LiveField(server, club, "甲", "乙").round(1, 1)) {
            for (int i = 0; i < 100; i++) {
                crowd.add(LiveClient.boards(server.server().address(), field.id(), i % 2 == 0 ? "n=2" : "n=16"));
            }
            crowd.forEach(one -> boards(one, 1));
            field.table(1).red().move(0, "h2e2");
            crowd.forEach(
                    one -> assertThat(told(one, "1").path("last").asString()).isEqualTo("h2e2"));
        } finally {
            crowd.forEach(LiveClient::close);
        }
    }

    @Test
    void membersInAHallAreCountedForThemselvesAndGuestsByTheirAddress() {
        List<LiveClient> hall = new ArrayList<>();
        try (TestServer strict = TestServer.start(Map.of("connections-per-address", "2"))) {
            String address = strict.server().address();
            Club organiser = new Club(strict.member("organiser", Role.ORGANISER));
            String id = organiser.swiss(1, "甲", "乙");
            organiser.pair(id);
            for (int i = 0; i < 2; i++) {
                LiveClient guest = LiveClient.boards(address, id, "n=2");
                hall.add(guest);
                // A connection counts once it is open, which is a moment after the handshake.
                boards(guest, 1);
            }
            assertThatThrownBy(() -> LiveClient.boards(address, id, "n=2")).hasStackTraceContaining("429");
            LiveClient member = LiveClient.boards(address, id, strict.member("one"));
            hall.add(member);
            boards(member, 1);
        } finally {
            hall.forEach(LiveClient::close);
        }
    }

    /** The game of a board once a move has been made there. */
    private static JsonNode told(LiveClient client, String label) {
        return client.await(
                        json -> json.path("board").path("label").asString("").equals(label)
                                && json.path("board").path("game").path("ply").asInt(0) > 0)
                .path("board")
                .path("game");
    }

    @Test
    void whoFollowsTheRoundSeesTheNextOneAndWhoHasChosenARoundDoesNot() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        club.pair(id);
        try (LiveClient follows = LiveClient.boards(server.server().address(), id, "n=4");
                LiveClient stays = LiveClient.boards(server.server().address(), id, "n=4&round=1")) {
            assertThat(boards(follows, 1).path("boards").path(0).path("game").isNull())
                    .as("nobody knows the moves of a game that is played elsewhere")
                    .isTrue();
            boards(stays, 1);
            club.result(id, 1, 1, "1-0");
            for (LiveClient each : List.of(follows, stays)) {
                assertThat(each.await(json ->
                                json.path("board").path("result").asString("").equals("1–0")))
                        .isNotNull();
            }
            club.result(id, 1, 2, "0-1");
            club.pair(id);
            assertThat(labels(boards(follows, 2))).containsExactly("1", "2");
            assertThat(club.page("/events/" + id + "/boards")).contains("Boards of round 2");
            assertThat(club.page("/events/" + id + "/boards?round=1"))
                    .contains("Boards of round 1")
                    .contains("Its moves are not kept here")
                    .contains("1–0");
        }
    }

    @Test
    void everyChoiceIsALink() {
        String id = club.swiss(
                3, IntStream.rangeClosed(1, 40).mapToObj(i -> "棋手" + i).toArray(String[]::new));
        assertThat(club.page("/events/" + id + "/boards")).contains("No games have been published yet");
        club.pair(id);
        assertThat(shown(id, "")).hasSize(4);
        for (int size : List.of(2, 4, 8, 16)) {
            assertThat(shown(id, "?n=" + size)).hasSize(size);
            assertThat(club.page("/events/" + id + "/boards")).contains("href=\"?n=" + size + "\"");
        }
        assertThat(shown(id, "?tables=19,3,7")).containsExactly("3", "7", "19");
        assertThat(shown(id, "?n=1000")).hasSize(16);
        assertThat(shown(id, "?n=x&tables=%7F,abc,999,-1&round=-3")).isEmpty();
        assertThat(shown(id, "?round=7")).isEmpty();
        assertThat(club.page("/events/" + id + "/boards?tables=1,2"))
                .as("one more, and one less")
                .contains("href=\"?n=4&amp;tables=1,2,3\"")
                .contains("href=\"?n=2&amp;tables=2\"");
    }

    private static List<String> shown(String id, String query) {
        return java.util.regex.Pattern.compile("data-label=\"([^\"]+)\"")
                .matcher(club.page("/events/" + id + "/boards" + query))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    void onlyThePageForFramesMayBeShownInOne() {
        String id = club.swiss(3, "甲", "乙");
        club.pair(id);
        Browser visitor = server.visitor();
        HttpResponse<String> page = visitor.get("/events/" + id + "/boards");
        assertThat(page.headers().firstValue("X-Frame-Options")).contains("DENY");
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("frame-ancestors 'none'");
        HttpResponse<String> embed = visitor.get("/events/" + id + "/boards/embed?n=2");
        assertThat(embed.headers().firstValue("X-Frame-Options")).isEmpty();
        assertThat(embed.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("frame-ancestors *")
                .contains("form-action 'none'")
                .contains("default-src 'none'");
        assertThat(embed.body()).doesNotContain("<form").contains("target=\"_blank\"");
        assertThat(page.body()).contains("&lt;iframe src=\"" + server.server().address());
    }

    @Test
    void sitesThatAreGivenALinkGetAFrame() {
        String id = club.create("{\"name\":\"楚河 \\\"<公开赛>\",\"rounds\":3}");
        JsonNode answer = oembed("/events/" + id + "/boards?n=8", "&maxwidth=500");
        assertThat(answer.path("type").asString()).isEqualTo("rich");
        assertThat(answer.path("width").asInt()).isEqualTo(500);
        assertThat(answer.path("html").asString())
                .startsWith("<iframe src=\"" + server.server().address() + "/events/" + id + "/boards/embed?n=8\"")
                .contains("&quot;&lt;公开赛&gt;")
                .contains("width=\"500\"");
        assertThat(club.page("/events/" + id + "/boards")).contains("application/json+oembed");
        assertThat(server.visitor()
                        .get("/api/oembed?url="
                                + URLEncoder.encode(
                                        server.server().address() + "/events/none/boards", StandardCharsets.UTF_8))
                        .statusCode())
                .isEqualTo(404);
    }

    private static JsonNode oembed(String link, String more) {
        return club.json("/api/oembed?url="
                + URLEncoder.encode(server.server().address() + link, StandardCharsets.UTF_8) + more);
    }

    @Test
    void theHallShowsWhatItIsToldTo() {
        try (LiveField field = new LiveField(server, club, "甲", "乙", "丙", "丁").round(1, 1)) {
            String hall = "/events/" + field.id() + "/hall";
            assertThat(club.page(hall))
                    .doesNotContain("bc-grid")
                    .contains("hall-row")
                    .contains("data-every=\"12\"");
            String turning = club.page(hall + "?show=boards,standings&n=2&every=20");
            assertThat(turning)
                    .contains("bc-grid bc-2")
                    .contains("data-every=\"20\"")
                    .doesNotContain("hall-row")
                    .doesNotContain("hall-live-game");
            assertThat(club.page(hall + "?show=standings&show=boards&every=1")).contains("data-every=\"5\"");
            assertThat(club.page(hall + "?show=nonsense")).contains("hall-row");
        }
    }
}
