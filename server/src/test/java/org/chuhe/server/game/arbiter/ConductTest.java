package org.chuhe.server.game.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Phase;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.ShiftedClock;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.testing.TableScript;
import org.chuhe.text.EndReason;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** An arbiter keeps the log of a game at a real board. */
class ConductTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final ShiftedClock CLOCK = new ShiftedClock();
    private static TestServer server;
    private static Browser arbiter;
    private static Browser admin;
    private static int named;

    @BeforeAll
    static void start() {
        server = TestServer.start(Map.of(), CLOCK);
        arbiter = server.member("arbiter", Role.ARBITER);
        admin = server.member("admin", Role.ADMIN);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String open(Map<String, String> more) {
        Map<String, String> fields = new HashMap<>(Map.of("red", "甲", "black", "乙", "touchMove", "on"));
        fields.putAll(more);
        HttpResponse<String> answer = arbiter.submit("/tables", fields);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        String id = answer.headers().firstValue("Location").orElseThrow().substring("/tables/".length());
        assertThat(arbiter.get("/tables/" + id).statusCode()).isEqualTo(200);
        return id;
    }

    private static long begin(String id, boolean red, boolean black) {
        JsonNode table =
                json(arbiter.post("/api/tables/" + id + "/start", "{\"red\":" + red + ",\"black\":" + black + "}"));
        assertThat(table.path("state").path("phase").asString()).isEqualTo("playing");
        return table.path("state").path("clock").path("at").asLong();
    }

    private static JsonNode json(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JSON.readTree(answer.body());
    }

    private static HttpResponse<String> send(
            Browser who, String id, String name, long at, String line, String overrule) {
        ObjectNode entry = JSON.createObjectNode().put("id", name).put("at", at).put("line", line);
        if (!overrule.isEmpty()) {
            entry.put("overrule", overrule);
        }
        return who.post("/api/tables/" + id + "/entries", entry.toString());
    }

    private static JsonNode enter(String id, String line) {
        return json(send(arbiter, id, "entry-" + ++named + "-0000", CLOCK.millis(), line, ""));
    }

    private static GameState game(String id) {
        return GameLog.read(log(id));
    }

    private static String log(String id) {
        return arbiter.get("/api/games/" + id + "/download/log").body();
    }

    @Test
    void aContentiousGameIsConductedAndItsLogReplays() {
        String id = open(Map.of());
        long start = begin(id, true, false);
        CLOCK.advance(1_200_000);
        for (TableScript.Line line : TableScript.contentious()) {
            String[] parts = line.entry().split(" : ");
            // Offices are held by accounts; the administrator is chief arbiter where there is no tournament.
            Browser who = line.entry().startsWith("chief ") ? admin : arbiter;
            JsonNode answer = json(send(
                    who,
                    id,
                    "line-" + ++named + "-0000",
                    start + 1000L * line.seconds(),
                    line.overrule() ? parts[0] : line.entry(),
                    line.overrule() ? parts[1] : ""));
            assertThat(answer.path("accepted").asBoolean())
                    .as(line.entry() + answer.path("says"))
                    .isEqualTo(line.refused().isEmpty());
            if (!line.refused().isEmpty()) {
                assertThat(answer.path("articles").get(0).asString()).isEqualTo(line.refused());
            }
        }
        GameState game = game(id);
        assertThat(game.phase()).isEqualTo(Phase.CLOSED);
        assertThat(game.result().orElseThrow().reason()).isEqualTo(EndReason.RESIGNATION);
        assertThat(game.red().fouls()).isEqualTo(1);
        assertThat(GameLog.write(game)).isEqualTo(log(id));
        assertThat(arbiter.get("/api/games/" + id + "/download/pdf").body()).startsWith("%PDF");
    }

    @Test
    void whatIsSentTwiceHappensOnce() {
        String id = open(Map.of());
        begin(id, true, true);
        long at = CLOCK.millis();
        JsonNode first = json(send(arbiter, id, "tablet-1-aaaa", at, "pressed-empty red", ""));
        JsonNode second = json(send(arbiter, id, "tablet-1-aaaa", at, "pressed-empty red", ""));
        assertThat(first.path("again").asBoolean()).isFalse();
        assertThat(second.path("again").asBoolean()).isTrue();
        assertThat(second.path("table")
                        .path("state")
                        .path("players")
                        .path("red")
                        .path("fouls")
                        .asInt())
                .isEqualTo(1);
    }

    @Test
    void whatWaitedOnTheTabletIsJudgedAsOfWhenItHappened() {
        String id = open(Map.of("times", "10"));
        long start = begin(id, true, true);
        CLOCK.advance(3_600_000);
        // Ten minutes without a network, and then some: by the server's clock Red's flag fell long ago.
        assertThat(json(arbiter.get("/api/tables/" + id))
                        .path("state")
                        .path("phase")
                        .asString())
                .isEqualTo("playing");
        json(send(arbiter, id, "late-0001-aaaa", start + 60_000, "h2e2 press", ""));
        JsonNode table = json(send(arbiter, id, "late-0002-aaaa", start + 90_000, "h9g7 press", ""))
                .path("table");
        assertThat(table.path("state").path("ply").asInt()).isEqualTo(2);
        assertThat(table.path("state").path("clock").path("red").path("left").asLong())
                .isEqualTo(540_000);
        assertThat(table.path("state").path("clock").path("black").path("left").asLong())
                .isEqualTo(570_000);
        // Nothing happens before what is on record, or in the future.
        JsonNode early = json(send(arbiter, id, "late-0003-aaaa", start, "flag red", ""));
        assertThat(early.path("accepted").asBoolean()).isFalse();
        assertThat(enter(id, "flag red").path("accepted").asBoolean()).isTrue();
        assertThat(game(id).result().orElseThrow().reason()).isEqualTo(EndReason.TIME);
    }

    @Test
    void askingEntersNothing() {
        String id = open(Map.of());
        begin(id, true, true);
        JsonNode answer = json(arbiter.post("/api/tables/" + id + "/ask", "{\"line\":\"touched red d0\"}"));
        assertThat(answer.path("articles").toString()).contains("5.1");
        assertThat(answer.path("says").toString()).contains("d0");
        JsonNode foul = json(arbiter.post("/api/tables/" + id + "/ask", "{\"line\":\"phone black\"}"));
        assertThat(foul.path("grave").asBoolean()).isTrue();
        assertThat(json(arbiter.get("/api/tables/" + id)).path("story")).hasSize(1);
    }

    @Test
    void whatMakesNoSenseIsSaidAndNothingIsEntered() {
        String id = open(Map.of());
        assertThat(send(arbiter, id, "early-0001-aaaa", 0, "h2e2", "").statusCode())
                .isEqualTo(409);
        assertThat(arbiter.post("/api/tables/" + id + "/ask", "{\"line\":\"h2e2\"}")
                        .statusCode())
                .isEqualTo(409);
        begin(id, true, true);
        assertThat(send(arbiter, id, "bad", 0, "h2e2", "").statusCode()).isEqualTo(422);
        assertThat(send(arbiter, id, "wrong-001-aaaa", 0, "nonsense", "").statusCode())
                .isEqualTo(422);
        assertThat(send(arbiter, id, "wrong-002-aaaa", 0, "warn red", "").statusCode())
                .isEqualTo(422);
        assertThat(arbiter.post("/api/tables/" + id + "/ask", "{\"line\":\"touched\"}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(arbiter.get("/api/tables/none").statusCode()).isEqualTo(404);
        assertThat(json(arbiter.get("/api/tables/" + id)).path("story")).hasSize(1);
    }

    @Test
    void nobodyTakesAnOfficeThatHeDoesNotHold() {
        String id = open(Map.of());
        begin(id, true, true);
        assertThat(send(arbiter, id, "chief-001-aaaa", CLOCK.millis(), "chief exclude red : x", "")
                        .statusCode())
                .isEqualTo(403);
        assertThat(send(arbiter, id, "chief-002-aaaa", CLOCK.millis(), "organiser expel red : x", "")
                        .statusCode())
                .isEqualTo(403);
        assertThat(send(server.member("player"), id, "chief-003-aaaa", 0, "h2e2", "")
                        .statusCode())
                .isEqualTo(403);
        assertThat(json(send(admin, id, "chief-004-aaaa", CLOCK.millis(), "chief exclude red : x", ""))
                        .path("accepted")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void whatTheFormLaysDownHolds() {
        String id = open(Map.of(
                "times",
                "60/30,10/10",
                "lateMinutes",
                "3",
                "limitRounds",
                "40",
                "edition",
                "cxa2020",
                "preset",
                "youth",
                "clockBeside",
                "on",
                "onlyEvents",
                "on"));
        begin(id, true, false);
        enter(id, "press red");
        CLOCK.advance(200_000);
        enter(id, "late");
        GameState game = game(id);
        assertThat(game.result().orElseThrow().reason()).isEqualTo(EndReason.LATE);
        assertThat(game.regulations().claims().thresholds().quietRounds()).isEqualTo(40);
        assertThat(game.regulations().clock().stages()).hasSize(2);
        assertThat(game.regulations().book().id()).isEqualTo("cxa2020");
        assertThat(game.regulations().conduct().has(Practice.ONLY_EVENTS)).isTrue();
    }

    @Test
    void moreTimeForASideAndLimitsForMistakesCanBeLaidDown() {
        String id = open(Map.of(
                "times",
                "20",
                "extraBlack",
                "300",
                "reversedMinutes",
                "2",
                "displacedRounds",
                "1",
                "offersAhead",
                "1"));
        String page = arbiter.get("/tables/" + id + "?lang=en").body();
        assertThat(page)
                .contains(
                        "/rules/cxa2011/6.5",
                        "Black has 5 min more",
                        "found within 2 min: played anew",
                        "found within 1 rounds",
                        "by the letter");
        JsonNode table = json(arbiter.get("/api/tables/" + id));
        assertThat(table.path("clock").path("extra").path("black").asInt()).isEqualTo(300);
        begin(id, true, true);
        JsonNode clock = json(arbiter.get("/api/tables/" + id)).path("state").path("clock");
        assertThat(clock.path("black").path("left").asLong()
                        - clock.path("red").path("left").asLong())
                .isGreaterThanOrEqualTo(300_000);
        CLOCK.advance(121_000);
        assertThat(json(send(arbiter, id, "late-reversed-1", CLOCK.millis(), "reversed-colours", ""))
                        .path("says")
                        .toString())
                .contains("5.8.1");
        enter(id, "resign red");
        assertThat(game(id).result().orElseThrow().reason()).isEqualTo(EndReason.RESIGNATION);
    }

    @Test
    void aFormThatMakesNoSenseIsShownAgain() {
        for (Map<String, String> wrong : List.of(
                Map.of("times", "soon"),
                Map.of("extraBlack", "90000"),
                Map.of("extraRed", "some"),
                Map.of("displacedRounds", "1001"),
                Map.of("offersAhead", "3"),
                Map.of("lateMinutes", "x"),
                Map.of("limitRounds", "0"),
                Map.of("edition", "wxf2018", "interpretations", "key-point=other"),
                Map.of("interpretations", "no-such-question=other"),
                Map.of("interpretations", "key-point=perhaps"),
                Map.of("edition", "z"))) {
            Map<String, String> fields = new HashMap<>(wrong);
            fields.put("red", "甲");
            fields.put("title", "Third round");
            HttpResponse<String> answer = arbiter.submit("/tables", fields);
            assertThat(answer.statusCode()).isEqualTo(422);
            assertThat(answer.body()).contains("class=\"problem\"", "value=\"甲\"", "value=\"Third round\"");
        }
        assertThat(arbiter.get("/tables").body()).contains("/tables/");
    }

    @Test
    void everybodyElseLooksOnAndNobodySitsDown() {
        String id = open(Map.of());
        begin(id, true, true);
        enter(id, "h2e2 press");
        assertThat(arbiter.get("/play/" + id).headers().firstValue("Location")).contains("/tables/" + id);
        assertThat(server.visitor().get("/play/" + id).statusCode()).isEqualTo(200);
        JsonNode seen = json(server.visitor().get("/api/games/" + id));
        assertThat(seen.path("place").asString()).isEqualTo("board");
        assertThat(seen.path("state").path("ply").asInt()).isEqualTo(1);
        assertThat(server.visitor()
                        .post("/api/games/" + id + "/seat", "{\"name\":\"丙\"}")
                        .statusCode())
                .isEqualTo(409);
        assertThat(arbiter.get("/tables/" + id, "Accept-Language", Locale.CHINESE.toLanguageTag())
                        .body())
                .contains("摸子");
    }
}
