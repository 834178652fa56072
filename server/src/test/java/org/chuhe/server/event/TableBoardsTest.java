package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.GameState;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.ShiftedClock;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Boards of a tournament that are conducted by arbiters: settings reach the games, games reach the tournament. */
class TableBoardsTest {
    private static final String BOARD = "{\"where\":\"board\",\"preset\":\"provincial\",\"times\":\"60/30,10/10\","
            + "\"limitRounds\":40,\"clockBeside\":true,\"edition\":\"cxa2011\"}";
    private static final Pattern GAME = Pattern.compile("/play/([A-Za-z0-9_-]{10,})");

    private static final ShiftedClock CLOCK = new ShiftedClock();
    private static TestServer server;
    private static Club club;
    private static int named;

    @BeforeAll
    static void start() {
        server = TestServer.start(Map.of(), CLOCK);
        club = new Club(server.member("organiser", Role.ORGANISER, Role.ARBITER));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static void eventually(BooleanSupplier holds) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!holds.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(until);
            Thread.onSpinWait();
        }
    }

    private static String table(String event) {
        Matcher game = GAME.matcher(club.page("/events/" + event));
        assertThat(game.find()).isTrue();
        String id = game.group(1);
        assertThat(club.browser().post("/api/tables/" + id + "/start", "{}").statusCode())
                .isEqualTo(200);
        return id;
    }

    private static void enter(String id, String line) {
        String entry = Club.JSON
                .createObjectNode()
                .put("id", "board-" + ++named + "-aaaa")
                .put("line", line)
                .toString();
        var answer = club.browser().post("/api/tables/" + id + "/entries", entry);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(Club.JSON.readTree(answer.body()).path("accepted").asBoolean())
                .as(answer.body())
                .isTrue();
    }

    private static String result(String event) {
        return club.games(event, 1).get(0).path("result").asString();
    }

    private static JsonNode player(String event, int no) {
        return club.json("/api/events/" + event + "/players/" + no);
    }

    @Test
    void whatTheEventLaysDownHoldsAtItsBoards() {
        String event = club.create("{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":1,\"lateMinutes\":7}");
        club.done(event, "import", "{\"text\":\"Ann\\nBea\"}");
        club.done(event, "boards", BOARD);
        club.pair(event);
        String id = table(event);
        enter(id, "resign red");
        GameState game = GameLog.read(
                club.browser().get("/api/games/" + id + "/download/log").body());
        assertThat(game.regulations().latenessMillis()).isEqualTo(7 * 60_000);
        assertThat(game.regulations().claims().thresholds().quietRounds()).isEqualTo(40);
        assertThat(game.regulations().clock().stages()).hasSize(2);
        assertThat(game.regulations().conduct().has(Practice.CLOCK_BESIDE)).isTrue();
        assertThat(game.regulations().conduct().has(Practice.TOUCH_MOVE)).isTrue();
        assertThat(game.regulations().conduct().offences().illegalMovesToLose()).isEqualTo(2);
        assertThat(game.regulations().book().id()).isEqualTo("cxa2011");
    }

    @Test
    void theEventsLimitForLatePlayersHoldsOnTheServerToo() {
        String event = club.create("{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":1,\"lateMinutes\":9}");
        club.done(event, "import", "{\"text\":\"Ann\\nBea\"}");
        club.done(event, "boards", "{\"where\":\"here\",\"limitRounds\":30}");
        club.pair(event);
        Matcher game = GAME.matcher(club.page("/events/" + event));
        assertThat(game.find()).isTrue();
        JsonNode rules = club.json("/api/games/" + game.group(1)).path("rules").path("thresholds");
        assertThat(rules.toString()).contains("30");
    }

    @Test
    void whoeverIsNotAtHisBoardOnTheServerInTimeForfeitsByTheEventsLimit() {
        String event = club.create("{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":1,\"lateMinutes\":9}");
        club.done(event, "import", "{\"text\":\"Ann\\nBea\"}");
        // Longer than the limit: it is lateness that decides, not the clock.
        club.done(event, "boards", "{\"where\":\"here\",\"times\":\"60+30\",\"begin\":\"organiser\"}");
        club.pair(event);
        assertThat(club.browser().post("/api/events/" + event + "/start", "{}").statusCode())
                .isEqualTo(200);
        CLOCK.advance(8 * 60_000);
        // Longer than the preset's five minutes, and nothing has happened yet.
        assertThat(result(event)).isEqualTo("*");
        CLOCK.advance(2 * 60_000);
        eventually(() -> result(event).equals("-/-"));
    }

    @Test
    void theFormIsFilledWithWhatWasLaidDownAndSaysWhatApplies() {
        String event = club.swiss(1, "Ann", "Bea");
        club.done(
                event,
                "boards",
                "{\"where\":\"board\",\"preset\":\"youth\",\"times\":\"60/30,10/10\",\"limitRounds\":40,"
                        + "\"extraBlack\":120,\"reversedMinutes\":10,\"displacedRounds\":3}");
        String page = club.page("/events/" + event + "/settings?lang=en");
        assertThat(page)
                .contains(
                        "value=\"60/30,10/10\"",
                        "name=\"extraBlack\"",
                        "value=\"120\"",
                        "/rules/cxa2011/5.8.2",
                        "Black has 2 min more",
                        "found within 10 min: played anew",
                        "put back if that is found within 3 rounds",
                        "40 rounds without a capture");
        club.pair(event);
        String id = table(event);
        enter(id, "resign red");
        GameState game = GameLog.read(
                club.browser().get("/api/games/" + id + "/download/log").body());
        assertThat(game.regulations().clock().blackExtra()).isEqualTo(120_000);
        assertThat(game.regulations().colourErrorMillis()).isEqualTo(600_000);
        assertThat(game.regulations().displacementRounds()).isEqualTo(3);
    }

    @Test
    void resultsFoulsWarningsAndExclusionsReachTheEventOnce() {
        String event = club.swiss(1, "Ann", "Bea");
        club.done(event, "boards", BOARD);
        club.done(event, "chief", "{\"name\":\"organiser\"}");
        club.pair(event);
        String id = table(event);
        int red = club.games(event, 1)
                .get(0)
                .path("red")
                .path("no")
                .asInt(club.games(event, 1).get(0).path("red").asInt());
        enter(id, "h2e2 press");
        enter(id, "pressed-empty black");
        enter(id, "phone red");
        enter(id, "warn red : spoke to the arbiter");
        enter(id, "chief exclude red : used an engine");
        eventually(() -> result(event).equals("0-1"));
        eventually(() -> player(event, red).toString().contains("\"disqualifications\":1"));
        JsonNode after = player(event, red);
        assertThat(after.toString()).contains("\"fouls\":1", "\"warnings\":1");
        assertThat(player(event, 3 - red).toString()).contains("\"fouls\":1");
        String card = server.visitor()
                .get("/events/" + event + "/players/" + red + "?lang=en")
                .body();
        assertThat(card).contains("spoke to the arbiter", "used an engine", "/play/" + id + "?watch", "18.2");
        // Taking the foul back after the end takes it back there, too; nothing is counted twice.
        enter(id, "lift-foul red : a mistake");
        enter(id, "chief decide black-wins 4.1.13 : as before");
        eventually(() -> !player(event, red).toString().contains("\"fouls\":1"));
        assertThat(player(event, red).toString()).contains("\"warnings\":1");
    }

    @Test
    void onlyWhoRunsTheEventExpels() {
        String event = club.swiss(1, "Ann", "Bea");
        club.done(event, "boards", BOARD);
        club.pair(event);
        String id = table(event);
        Browser other = server.member("another organiser", Role.ORGANISER, Role.ARBITER);
        other.get("/tables/" + id);
        String entry = "{\"id\":\"expel-0001-aaaa\",\"line\":\"organiser expel red : left for good\"}";
        assertThat(other.post("/api/tables/" + id + "/entries", entry).statusCode())
                .isEqualTo(403);
        enter(id, "organiser expel red : left for good");
        eventually(() -> result(event).equals("0-1"));
        // Whoever is expelled has left (18.3), once: the organisers may take him in again.
        int red = club.games(event, 1).get(0).path("red").asInt();
        eventually(() ->
                club.page("/events/" + event + "/players/" + red + "?lang=en").contains("expelled after round 1"));
        assertThat(club.page("/events/" + event + "/players?lang=en")).contains("18.3): left for good");
        club.done(event, "readmit", "{\"no\":" + red + "}");
        enter(id, "organiser warn red : again");
        enter(id, "organiser expel red : left for good");
        club.done(event, "facts", "{\"place\":\"hall\"}");
        assertThat(club.page("/events/" + event + "/players?lang=en")).doesNotContain("left for good");
    }

    @Test
    void aProtestAtATableReachesTheAppealsAndItsFateComesBack() {
        String event = club.swiss(1, "Ann", "Bea");
        club.done(event, "boards", BOARD);
        club.pair(event);
        String id = table(event);
        enter(id, "phone red");
        enter(id, "protest red : the phone was switched off");
        enter(id, "h2e2 press");
        String red = club.games(event, 1).get(0).path("redName").asString();
        eventually(() -> club.page("/events/" + event + "/appeals?lang=en").contains("the phone was switched off"));
        String appeals = club.page("/events/" + event + "/appeals?lang=en");
        assertThat(appeals).contains(red);
        JsonNode table = club.json("/api/tables/" + id + "?lang=en");
        assertThat(table.path("protests").get(0).asString())
                .isEqualTo("Appeal 1 (" + red + "): the phone was switched off. Not decided yet.");
        club.done(
                event,
                "decide",
                "{\"number\":1,\"outcome\":\"upheld\",\"decision\":\"The foul is lifted.\",\"by\":\"board of appeal\"}");
        assertThat(club.json("/api/tables/" + id + "?lang=en")
                        .path("protests")
                        .get(0)
                        .asString())
                .endsWith("It was upheld. The foul is lifted.");
        // The end of the game, and another word on it, lodge nothing twice.
        enter(id, "resign black");
        eventually(() -> result(event).equals("1-0"));
        enter(id, "protest black : too loud in the hall");
        eventually(() -> club.page("/events/" + event + "/appeals").contains("too loud in the hall"));
        assertThat(club.json("/api/events/" + event).path("event").path("appeals"))
                .hasSize(2);
        assertThat(club.games(event, 1).get(0).path("reason").asString()).isEqualTo("resignation");
    }

    @Test
    void aForfeitUnder1957IsRecordedForWhoWasThere() {
        String event = club.create("{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":1,\"lateMinutes\":7}");
        club.done(event, "import", "{\"text\":\"Ann\\nBea\"}");
        club.done(event, "boards", "{\"where\":\"board\",\"edition\":\"cxa1957\"}");
        club.pair(event);
        Matcher game = GAME.matcher(club.page("/events/" + event));
        assertThat(game.find()).isTrue();
        String id = game.group(1);
        // The first-named has Black and is not there.
        String here = "{\"red\":true,\"black\":false}";
        assertThat(club.browser().post("/api/tables/" + id + "/start", here).statusCode())
                .isEqualTo(200);
        CLOCK.advance(8 * 60_000);
        enter(id, "late");
        eventually(() -> result(event).equals("-/+"));
        JsonNode recorded = club.games(event, 1).get(0);
        assertThat(recorded.path("reason").asString()).isEqualTo("late");
        int late = recorded.path("red").asInt();
        assertThat(club.page("/events/" + event + "/players/" + late + "?lang=en"))
                .contains("/play/" + id + "?watch", "<dt>Forfeits</dt><dd>1</dd>");
        // Neither 14 nor 18.5 ranks by forfeits: they cost the points, and are no fouls.
        assertThat(player(event, late).toString()).contains("\"forfeits\":1", "\"fouls\":0", "\"warnings\":0");
        assertThat(player(event, recorded.path("black").asInt()).toString()).contains("\"forfeits\":0");
    }
}
