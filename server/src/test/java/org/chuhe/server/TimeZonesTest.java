package org.chuhe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.chuhe.server.event.Club;
import org.chuhe.server.game.TestTable;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Half past eleven at night in Greenwich is the next morning in Shanghai: papers, lists and histories say so, all of them. */
class TimeZonesTest {
    private static final Instant BEGIN = Instant.parse("2027-03-01T23:30:00Z");
    private static final String DAY = "2027-03-02";
    private static final Pattern HERE = Pattern.compile("2027-03-02 07:\\d\\d UTC\\+8");

    private static TestServer server;
    private static Club club;

    @BeforeAll
    static void start() {
        Clock clock = Clock.offset(Clock.systemUTC(), Duration.between(Instant.now(), BEGIN));
        server = TestServer.start(Map.of("time-zone", "Asia/Shanghai"), clock);
        club = new Club(server.member("organiser", Role.ORGANISER, Role.ARBITER));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String event() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        club.pair(id);
        return id;
    }

    private static JsonNode recorded(String id, int table) {
        HttpResponse<String> answer =
                club.action(id, "result", "{\"round\":1,\"table\":" + table + ",\"result\":\"1-0\"}");
        return Club.JSON.readTree(answer.body());
    }

    private static String history(String id) {
        byte[] zip = club.browser().file("/events/" + id + "/files/site.zip").body();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                if (entry.getName().equals("history.html")) {
                    return new String(in.readAllBytes(), StandardCharsets.UTF_8);
                }
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        throw new AssertionError("no history");
    }

    @Test
    void aResultHasTheSameTimeWhenItIsTypedAndAfterwards() {
        String id = event();
        String time = recorded(id, 1).get("time").asString();
        assertThat(time).startsWith("07:");
        assertThat(club.page("/events/" + id + "/entry")).contains("<time>" + time + "</time>", "Asia/Shanghai");
        assertThat(club.page("/events/" + id + "/log")).contains("03-02 " + time, "When (Asia/Shanghai)");
        assertThat(history(id)).containsPattern(HERE);
    }

    @Test
    void anEventMayHaveAZoneOfItsOwn() {
        String id = event();
        assertThat(club.action(id, "facts", "{\"zone\":\"Beijing\"}").statusCode())
                .isEqualTo(422);
        club.page("/events/" + id + "/settings");
        club.browser().submit("/events/" + id + "/deeds/facts", Map.of("name", "Open", "zone", "UTC-3"));
        assertThat(club.page("/events/" + id + "/settings")).contains("value=\"UTC-3\"");
        String time = recorded(id, 2).get("time").asString();
        assertThat(time).startsWith("20:");
        assertThat(club.page("/events/" + id + "/log")).contains("03-01 " + time, "When (UTC-3)");
        assertThat(history(id)).contains("2027-03-01 " + time + " UTC-3");
        club.done(id, "facts", "{\"place\":\"hall\"}");
        assertThat(club.page("/events/" + id + "/log"))
                .as("what is not named stays")
                .contains("UTC-3");
        club.done(id, "facts", "{\"zone\":\"\"}");
        assertThat(club.page("/events/" + id + "/log")).contains("Asia/Shanghai");
    }

    /** A protest at a board is lodged with its time, and the record of the game has its day. */
    @Test
    void boardsGoByTheEventsZone() {
        for (Map.Entry<String, String> zone :
                Map.of("", "2027-03-02 07:", "UTC-3", "2027-03-01 20:").entrySet()) {
            String id = club.swiss(1, "甲", "乙");
            club.done(id, "facts", "{\"zone\":\"" + zone.getKey() + "\"}");
            club.done(id, "boards", "{\"where\":\"board\",\"edition\":\"cxa2011\"}");
            club.pair(id);
            Matcher game = Pattern.compile("/play/([A-Za-z0-9_-]{10,})").matcher(club.page("/events/" + id));
            assertThat(game.find()).isTrue();
            String table = "/api/tables/" + game.group(1);
            assertThat(club.browser().post(table + "/start", "{}").statusCode()).isEqualTo(200);
            for (String line : new String[] {"protest red : too loud", "resign red"}) {
                HttpResponse<String> answer = club.browser()
                        .post(
                                table + "/entries",
                                "{\"id\":\"board-" + line.length() + "-aaaa\",\"line\":\"" + line + "\"}");
                assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
            }
            String record = club.browser()
                    .get("/api/games/" + game.group(1) + "/download/pgn")
                    .body();
            assertThat(record).contains(zone.getValue().substring(0, 10).replace('-', '.'));
            assertThat(lodged(id))
                    .startsWith(zone.getValue())
                    .endsWith(zone.getKey().isEmpty() ? "UTC+8" : zone.getKey());
        }
    }

    /** When the first appeal was lodged; it arrives a moment later. */
    private static String lodged(String id) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        JsonNode lodged = club.json("/api/events/" + id).at("/event/appeals/0/lodged");
        while (lodged.isMissingNode()) {
            assertThat(System.nanoTime()).isLessThan(until);
            lodged = club.json("/api/events/" + id).at("/event/appeals/0/lodged");
        }
        return lodged.asString();
    }

    @Test
    void aRulingBearsTheDayOnWhichItWasMade() {
        String asked = "\"rules\":\"cxa2011\",\"fen\":\"2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w\","
                + "\"moves\":\"车四平五 将5平6 车五平四 将6平5\"";
        JsonNode ruling =
                TestTable.json(club.browser().post("/api/rulings", "{\"decision\":\"warn-red\"," + asked + "}"), 201);
        assertThat(club.page("/rulings")).containsPattern(HERE);
        assertThat(Paper.of(club.browser(), "/rulings/" + ruling.get("id").asString() + "/pdf")
                        .text())
                .contains(DAY);
        Matcher desk = Pattern.compile("href=\"/desk(\\?[^\"]+)\"").matcher(club.page("/rulings"));
        assertThat(desk.find()).isTrue();
        assertThat(Paper.of(club.browser(), "/desk.pdf" + desk.group(1).replace("&amp;", "&"))
                        .text())
                .contains(DAY);
    }

    @Test
    void aGameIsDatedWhereItWasPlayed() {
        Browser player = server.member("player");
        try (TestTable table = TestTable.begin(server, player, server.visitor(), "")) {
            table.play(0, "h2e2", "h9g7");
            table.black.ask("resign", 2, "");
            table.red.phase("over");
            assertThat(player.get("/api/games/" + table.id + "/download/pgn").body())
                    .contains("2027.03.02");
            assertThat(player.get("/account").body()).contains(DAY);
        }
    }

    @Test
    void anInvitationSaysItsLastDay() {
        Browser root = server.member("root", Role.ADMIN);
        root.get("/accounts");
        root.submit("/accounts/invitations", Map.of());
        assertThat(root.get("/accounts").body()).contains("2027-03-16");
    }

    @Test
    void anExamSaysByWhichClockItWasSat() {
        Map<String, String> form = new HashMap<>(Map.of("title", "Arbiters", "edition", "cxa2020", "minutes", "30"));
        form.putAll(Map.of("pass", "60", "rulings", "1", "mates", "0", "easiest", "1", "hardest", "1"));
        form.putAll(Map.of("level", "", "list", "", "names", "", "seed", ""));
        club.page("/practice/exams");
        String exam = location(club.browser().submit("/practice/exams", form));
        Matcher join =
                Pattern.compile("href=\"[^\"]*(/practice/exams/join/[^\"]+)\"").matcher(club.page(exam));
        assertThat(join.find()).isTrue();
        Browser candidate = server.visitor();
        candidate.get(join.group(1));
        String sitting = location(candidate.submit(join.group(1), Map.of("name", "Ann")));
        assertThat(club.page(exam)).containsPattern(HERE);
        String result = location(candidate.submit(sitting + "/finish", Map.of()));
        club.page(exam);
        location(club.browser().submit(exam, Map.of("do", "close")));
        assertThat(candidate.get(result).body()).containsPattern(HERE);
        assertThat(Paper.of(candidate, result + "/result.pdf").text()).containsPattern(HERE);
        assertThat(candidate.get(result + "/result.txt").body())
                .as("what is signed is the instant")
                .contains("2027-03-01T23:");
    }

    private static String location(HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(303);
        return response.headers().firstValue("Location").orElseThrow();
    }
}
