package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A club event from the entry list to the table on the wall, by forms alone: no page needs a script. */
class SwissEventTest {
    private static final List<String> PLAYERS =
            List.of("周承业", "沈牧川", "许文澜", "林知远", "郑晓岚", "韩一鸣", "Nguyễn M. Khôi", "顾行简");

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

    @Test
    void eightPlayersAndThreeRoundsFromExcelToThePrintedTable() {
        String id = create();
        enter(id);
        submit(id, "draw", Map.of("by", "strength"));
        for (int round = 1; round <= 3; round++) {
            pairAndPublish(id, round);
            play(id, round);
        }
        assertThat(club.page("/events/" + id + "/pair")).containsIgnoringCase("all 3 rounds");
        submit(id, "close", Map.of());

        String standings = club.page("/events/" + id + "/standings");
        assertThat(standings).contains("final").contains("st-deciding").contains("Why in this order");
        assertThat(club.page("/events/" + id + "/cross")).contains("mark-win").contains("mark-draw");
        HttpResponse<byte[]> pdf = download(id, "standings.pdf");
        assertThat(new String(pdf.body(), 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
        JsonNode table = club.json("/api/events/" + id + "/standings");
        assertThat(table.get("after").asInt()).isEqualTo(3);
        assertThat(table.get("standings").size()).isEqualTo(8);
        int points = 0;
        for (JsonNode row : table.get("standings")) {
            points += row.get("points").asInt();
        }
        assertThat(points).isEqualTo(3 * 4 * 2);
    }

    private static String create() {
        club.page("/events/new");
        HttpResponse<String> made = club.browser()
                .submit(
                        "/events",
                        Map.of("name", "楚河公开赛", "format", "swiss", "rounds", "3", "place", "主厅", "teams", "none"));
        assertThat(made.statusCode()).as(made.body()).isEqualTo(303);
        String place = made.headers().firstValue("Location").orElseThrow();
        Matcher id = Pattern.compile("/events/([^/]+)/players").matcher(place);
        assertThat(id.find()).isTrue();
        return id.group(1);
    }

    private static void enter(String id) {
        List<List<String>> rows = new java.util.ArrayList<>();
        rows.add(List.of("姓名", "单位", "等级分"));
        for (int i = 0; i < PLAYERS.size(); i++) {
            rows.add(List.of(PLAYERS.get(i), "队" + i, Integer.toString(2400 - 10 * i)));
        }
        rows.add(List.of("写错的", "队", "很高"));
        club.page("/events/" + id + "/players");
        HttpResponse<String> preview = club.upload("/events/" + id + "/preview", Club.workbook(rows), Map.of());
        assertThat(preview.statusCode()).isEqualTo(200);
        assertThat(preview.body()).contains("8 lines can be entered, 1 cannot").contains("很高");
        assertThat(club.decide(id, preview.body(), java.util.Set.of()).statusCode())
                .isEqualTo(303);
        assertThat(club.page("/events/" + id + "/players")).contains(PLAYERS).doesNotContain("写错的");
    }

    private static void pairAndPublish(String id, int round) {
        String preview = club.page("/events/" + id + "/pair");
        assertThat(preview).contains("Round " + round + ": preview").contains("The independent checker has nothing");
        submit(id, "pair", Map.of());
        Browser anybody = server.visitor();
        assertThat(anybody.get("/events/" + id + "?round=" + round).statusCode())
                .as("a draft is nobody else's business")
                .isEqualTo(round == 1 ? 200 : 404);
        submit(id, "publish", Map.of("round", Integer.toString(round), "begins", "14:00"));
        assertThat(anybody.get("/events/" + id).body()).contains("14:00").contains("side-red");
    }

    private static void play(String id, int round) {
        List<String> results = List.of("1-0", "5", "0", "+/-");
        Map<String, String> sheet = new HashMap<>(Map.of("round", Integer.toString(round)));
        for (JsonNode game : club.games(id, round)) {
            String key = game.get("table").asInt() + "." + game.get("game").asInt();
            sheet.put("r." + key, results.get((game.get("table").asInt() + round) % results.size()));
            sheet.put("was." + key, "");
        }
        submit(id, "results", sheet);
        assertThat(club.page("/events/" + id + "/entry?round=" + round)).contains("4 of 4 recorded");
    }

    /** Sends a form and reads on the next page that it was done. */
    private static void submit(String id, String action, Map<String, String> fields) {
        club.page("/events/" + id);
        HttpResponse<String> response = club.browser().submit("/events/" + id + "/deeds/" + action, fields);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(303);
        String after = club.page("/events/" + id);
        assertThat(after).as(action).contains("class=\"good event-said\"");
    }

    private static HttpResponse<byte[]> download(String id, String file) {
        try {
            return java.net.http.HttpClient.newHttpClient()
                    .send(
                            java.net.http.HttpRequest.newBuilder(server.uri("/events/" + id + "/files/" + file))
                                    .build(),
                            HttpResponse.BodyHandlers.ofByteArray());
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Test
    void everythingThatIsPrintedAndExported() {
        String id = club.swiss(3, "甲,上海,2400", "乙,广东", "丙,四川", "丁");
        club.pair(id);
        club.result(id, 1, 1, "1-0");
        club.result(id, 1, 2, "1/2");
        for (String name : List.of("pairings-1", "names-1", "results-1", "standings", "cross-table", "entries")) {
            HttpResponse<byte[]> pdf = download(id, name + ".pdf");
            assertThat(pdf.statusCode()).as(name).isEqualTo(200);
            assertThat(new String(pdf.body(), 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
            assertThat(new String(download(id, name + ".xlsx").body(), 0, 2, StandardCharsets.US_ASCII))
                    .isEqualTo("PK");
            assertThat(new String(download(id, name + ".csv").body(), StandardCharsets.UTF_8))
                    .contains("甲");
        }
        assertThat(download(id, "slips-1.pdf").statusCode())
                .as("not for everybody")
                .isEqualTo(404);
        assertThat(club.browser().get("/events/" + id + "/files/slips-1.pdf").body())
                .startsWith("%PDF-");
        assertThat(club.browser()
                        .get("/events/" + id + "/files/certificates-3.pdf")
                        .body())
                .startsWith("%PDF-");
        assertThat(club.page("/events/" + id + "/files/event.trf")).contains("001    1");
        String file = club.page("/events/" + id + "/files/event.json");
        assertThat(org.chuhe.eventfiles.EventDocument.read("", file.getBytes(StandardCharsets.UTF_8))
                        .tournament()
                        .event()
                        .rounds())
                .hasSize(1);
        assertThat(download(id, "pairings-2.pdf").statusCode()).isEqualTo(404);
        assertThat(download(id, "bracket.pdf").statusCode()).isEqualTo(404);
        assertThat(download(id, "..%2fetc.pdf").statusCode()).isIn(400, 404);
    }

    @Test
    void anEventFileOfTheCommandLineGoesOnHere() {
        String id = club.create("""
                {"chuhe":1,"name":"公开赛","format":"swiss","rounds":2,
                 "players":[{"name":"甲"},{"name":"乙"},{"name":"丙"}],
                 "played":[{"games":[{"red":1,"black":2,"result":"1-0"}],"bye":3}]}""");
        assertThat(club.page("/events/" + id)).contains("Bye: 丙");
        club.pair(id);
        assertThat(club.games(id, 2)).hasSize(1);
    }

    @Test
    void lateEntriesWithdrawalsAndAbsence() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        club.pair(id);
        club.result(id, 1, 1, "1-0");
        club.result(id, 1, 2, "1-0");
        club.done(id, "enter", "{\"name\":\"迟到者\",\"unit\":\"河北\"}");
        club.done(id, "withdraw", "{\"no\":2}");
        club.done(id, "absent", "{\"no\":1,\"round\":2}");
        club.done(id, "conduct", "{\"no\":3,\"fouls\":1,\"warnings\":1}");
        club.done(id, "edit", "{\"no\":4,\"name\":\"丁二\",\"unit\":\"湖南\",\"rating\":2100}");
        club.pair(id);
        assertThat(club.games(id, 2)).hasSize(1);
        String players = club.page("/events/" + id + "/players");
        assertThat(players)
                .contains("from round 2")
                .contains("withdrew after round 1")
                .contains("丁二");
        assertThat(club.page("/events/" + id + "/players/3"))
                .contains("Fouls (1)")
                .contains("Warnings (1)");
        assertThat(club.action(id, "remove", "{\"no\":3}").statusCode()).isEqualTo(422);
    }

    @Test
    void whoeverSaysWhoHeIsSeesHisTableFirst() {
        String id = club.swiss(3, "甲,上海", "乙,广东", "丙,四川", "丁,湖北");
        club.pair(id);
        Browser phone = server.visitor();
        assertThat(phone.get("/events/" + id).body()).doesNotContain("class=\"mine\"");
        assertThat(phone.get("/events/" + id + "/me/2").statusCode()).isEqualTo(303);
        assertThat(phone.get("/events/" + id, "Accept-Language", "en").body())
                .contains("class=\"mine\"")
                .contains("You have Black")
                .contains("against 甲");
        phone.get("/events/" + id + "/me/0");
        assertThat(phone.get("/events/" + id).body()).doesNotContain("class=\"mine\"");
        Browser member = server.member("丙");
        assertThat(member.get("/events/" + id, "Accept-Language", "en").body()).contains("class=\"mine\"");
    }

    @Test
    void theHallSeesTheRoundTheClockAndTheNotice() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁", "戊");
        assertThat(club.page("/events/" + id + "/hall")).contains("Pairings will be published soon");
        club.done(id, "facts", "{\"announcements\":\"闭幕式 17:00\",\"place\":\"主厅\"}");
        club.pair(id);
        club.done(id, "clock", "{\"minutes\":90}");
        club.result(id, 1, 1, "1-0");
        String hall = club.page("/events/" + id + "/hall");
        assertThat(hall)
                .contains("闭幕式 17:00")
                .contains("left in this round")
                .contains("<span class=\"hall-result\">1–0</span>")
                .contains("Bye: ")
                .contains("hall-table-page")
                .contains("<svg");
        assertThat(hall).doesNotContain("data-ends=\"0\"");
    }

    @Test
    void pagesAskForNewsAndHearNothingWhileThereIsNone() {
        String id = club.swiss(3, "甲", "乙");
        HttpResponse<String> first = club.browser().get("/api/events/" + id + "/version");
        String tag = first.headers().firstValue("ETag").orElseThrow();
        assertThat(club.browser()
                        .get("/api/events/" + id + "/version", "If-None-Match", tag)
                        .statusCode())
                .isEqualTo(304);
        club.pair(id);
        assertThat(club.browser()
                        .get("/api/events/" + id + "/version", "If-None-Match", tag)
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void handMadePairingsAreWarnedOf() {
        String id = club.swiss(4, "甲", "乙", "丙", "丁", "戊", "己");
        club.pair(id);
        for (int table = 1; table <= 3; table++) {
            club.result(id, 1, table, "1-0");
        }
        JsonNode byRule = club.json("/api/events/" + id + "/proposal");
        assertThat(byRule.get("games").size()).isEqualTo(3);
        assertThat(byRule.get("games").get(0).get("why").asString()).isNotEmpty();
        assertThat(byRule.get("remarks").findValuesAsString("grade")).doesNotContain("violation");

        JsonNode games = club.json("/api/events/" + id + "/rounds/1").get("games");
        String again = games.get(0).get("red").asInt() + "-"
                + games.get(0).get("black").asInt();
        JsonNode rematch = club.json("/api/events/" + id + "/proposal?fix=" + again);
        assertThat(rematch.get("remarks").findValuesAsString("grade")).contains("violation");
        assertThat(club.page("/events/" + id + "/pair?fix=" + again))
                .contains("remark-violation")
                .contains("by the arbiter");

        HttpResponse<String> swapped = club.browser().get("/events/" + id + "/pair?swap=1&swap=2");
        assertThat(swapped.statusCode()).isEqualTo(303);
        String place = swapped.headers().firstValue("Location").orElseThrow();
        assertThat(place).contains("fix=");
        assertThat(club.page(place)).contains("by the arbiter");
        club.done(id, "pair", "{\"fix\":[\"" + again + "\"]}");
        assertThat(club.games(id, 2).stream()
                        .map(g -> g.get("red").asInt() + "-" + g.get("black").asInt()))
                .contains(again);
        club.done(id, "unpair", "{}");
        assertThat(club.browser().get("/api/events/" + id + "/rounds/2").statusCode())
                .isEqualTo(404);
    }

    @Test
    void regulationsChangeWhereTheyAreNamedAndNowhereElse() {
        String id = club.create("""
                {"chuhe":1,"name":"公开赛","format":"swiss","rounds":5,
                 "regulations":{"points":{"win":5,"draw":2},"ranking":"14.3.2","seed":77,"readings":["hard-limits"],
                  "avoidUnits":{"from":1,"to":2,"strength":"hard"},"knockout":{"tieBreaks":["blitz"]}}}""");
        JsonNode before = club.json("/api/events/" + id).get("event").get("regulations");
        club.page("/events/" + id + "/settings");
        club.browser()
                .submit(
                        "/events/" + id + "/deeds/regulations",
                        Map.of("rounds", "7", "lateMinutes", "10", "avoidUnits", "3"));
        JsonNode event = club.json("/api/events/" + id).get("event");
        assertThat(event.get("rounds").asInt()).isEqualTo(7);
        JsonNode after = event.get("regulations");
        assertThat(after.get("points")).isEqualTo(before.get("points"));
        assertThat(after.get("ranking")).isEqualTo(before.get("ranking"));
        assertThat(after.get("seed")).isEqualTo(before.get("seed"));
        assertThat(after.get("readings")).isEqualTo(before.get("readings"));
        assertThat(after.get("knockout")).isEqualTo(before.get("knockout"));
        assertThat(after.get("lateMinutes").asInt()).isEqualTo(10);
        assertThat(after.get("avoidUnits").get("to").asInt()).isEqualTo(3);
        assertThat(after.get("avoidUnits").get("strength").asString()).isEqualTo("hard");
        club.done(id, "regulations", "{\"points\":\"3-1-0\",\"teams\":\"none\",\"avoidUnits\":0}");
        assertThat(club.json("/api/events/" + id).toString())
                .contains("\"win\":3")
                .doesNotContain("avoidUnits");
        club.done(id, "import", "{\"text\":\"甲\\n乙\\n\"}");
        club.pair(id);
        assertThat(club.action(id, "regulations", "{\"format\":\"knockout\"}").statusCode())
                .isEqualTo(422);
    }
}
