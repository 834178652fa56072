package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.tournament.regulations.Format;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Every regulation, the players' data and what follows from them, through the pages. */
class WholeRegulationsTest {
    private static final Pattern FIELD = Pattern.compile(
            "<(?:input|textarea|select)\\b[^>]*\\bname=\"([^\"]+)\"[^>]*>(?:([^<]*)</textarea>)?", Pattern.DOTALL);

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

    private static JsonNode event(String id) {
        return club.json("/api/events/" + id).get("event");
    }

    private static HttpResponse<String> submit(String path, Map<String, String> fields) {
        return club.browser().submit(path, fields);
    }

    private static String field(String page, String name) {
        Matcher m = FIELD.matcher(page);
        while (m.find()) {
            if (m.group(1).equals(name)) {
                return m.group(0);
            }
        }
        throw new AssertionError("no field " + name);
    }

    @Test
    void whetherPlayersAreWarnedIsLaidDownAndSaidWithItsArticle() {
        Map<String, String> fields = new HashMap<>(Map.of(
                "name",
                "网络赛",
                "format",
                "swiss",
                "kind",
                "individual",
                "rounds",
                "3",
                "where",
                "here",
                "minutes",
                "10"));
        String warns = "a player is told before the move by which he would lose at once";
        for (boolean warn : new boolean[] {false, true}) {
            if (warn) {
                fields.put("warn", "true");
                fields.put("lag", "true");
            }
            String place =
                    submit("/events", fields).headers().firstValue("Location").orElseThrow();
            String settings = club.browser()
                    .get(place.replaceFirst("(/events/[^/?]+).*", "$1/settings"), "Accept-Language", "en")
                    .body();
            assertThat(settings.contains(warns)).isEqualTo(warn);
            assertThat(field(settings, "warn").contains("checked")).isEqualTo(warn);
            assertThat(field(settings, "lag").contains("checked")).isEqualTo(warn);
        }
    }

    @Test
    void theFormOfANewEventHasEveryRegulation() {
        String page = club.page("/events/new");
        for (String name : List.of(
                "points",
                "matchPoints",
                "ranking",
                "lateMinutes",
                "firstRound",
                "accelerated",
                "avoidUnits",
                "avoidUnitsStrength",
                "cycles",
                "places",
                "tieBreaks",
                "reset",
                "drawn",
                "separateUnits",
                "preliminary",
                "topBoard",
                "groups",
                "qualifiers",
                "finals",
                "cutFrom",
                "dropped",
                "remaining",
                "categories",
                "prizes",
                "currency",
                "prizesShared",
                "onePrize",
                "coefficients",
                "ratingScale",
                "ratingLimit",
                "initialGames",
                "norms",
                "readings")) {
            assertThat(field(page, name)).isNotEmpty();
        }
    }

    @Test
    void whatIsFilledInIsFixedShownAgainAndReadInWords() {
        Map<String, String> form = new HashMap<>();
        form.putAll(Map.of(
                "name",
                "全国公开赛",
                "date",
                "5月1日",
                "place",
                "成都",
                "format",
                "swiss",
                "rounds",
                "7",
                "points",
                "3-1/2-0",
                "accelerated",
                "2",
                "ranking",
                "14.3.2",
                "readings",
                "hard-limits"));
        form.putAll(Map.of(
                "categories", "女子:sex=f\nU16：born=2010-",
                "prizes", "1000,600\n女子:300",
                "currency", "元",
                "prizesShared", "no",
                "onePrize", "yes",
                "coefficients", "40,2000:20",
                "norms", "棋协大师:games=5 performance=2200",
                "avoidUnits", "3",
                "avoidUnitsStrength", "hard"));
        HttpResponse<String> made = submit("/events", form);
        assertThat(made.statusCode()).as(made.body()).isEqualTo(303);
        String id = made.headers().firstValue("Location").orElseThrow().split("/")[2];
        JsonNode rules = event(id).get("regulations");
        assertThat(rules.at("/points/drawBlack").asInt()).isEqualTo(2);
        assertThat(rules.get("accelerated").asInt()).isEqualTo(2);
        assertThat(rules.at("/categories/1/bornFrom").asInt()).isEqualTo(2010);
        assertThat(rules.at("/prizes/list/2/category").asString()).isEqualTo("女子");
        assertThat(rules.at("/prizes/oneEach").asBoolean()).isTrue();
        assertThat(rules.at("/rating/coefficients/1/from").asInt()).isEqualTo(2000);
        assertThat(rules.at("/norms/0/performance").asInt()).isEqualTo(2200);
        assertThat(rules.at("/avoidUnits/strength").asString()).isEqualTo("hard");
        assertThat(rules.at("/readings/0").asString()).isEqualTo("hard-limits");
        assertThat(event(id).at("/programme/place").asString()).isEqualTo("成都");

        String settings = club.page("/events/" + id + "/settings");
        assertThat(field(settings, "categories")).contains("女子:sex=f\nU16:born=2010-");
        assertThat(field(settings, "prizes")).contains("1000,600\n女子:300");
        assertThat(field(settings, "coefficients")).contains("40,2000:20");
        assertThat(settings).containsPattern("value=\"hard-limits\" checked");

        String info = club.page("/events/" + id + "/info");
        assertThat(info).contains("成都", "5月1日", "forbidden before the last round", "Chosen here", "Usual reading");
        assertThat(info).contains("1000 元", "born in 2010 or later", "performance at least 2200");
        assertThat(club.browser()
                        .get("/events/" + id + "/files/regulations.pdf")
                        .body())
                .startsWith("%PDF-");

        // The form of the settings sends everything back: nothing changes by that, and boxes can be unticked.
        assertThat(submit(
                                "/events/" + id + "/deeds/regulations",
                                Map.of("readings", "", "categories", "女子:sex=f", "cycles", "1"))
                        .statusCode())
                .isEqualTo(303);
        assertThat(event(id).at("/regulations/readings")).isEmpty();
        assertThat(event(id).at("/regulations/categories")).hasSize(1);
        assertThat(event(id).at("/regulations/prizes/list")).hasSize(3);
    }

    @Test
    void whatCannotBeUnderstoodIsSaidWithAnExample() {
        for (Map.Entry<String, String> wrong : Map.of(
                        "categories", "女子",
                        "prizes", "much",
                        "norms", "棋协大师",
                        "coefficients", "K",
                        "points", "0-1-2",
                        "officials", "somebody",
                        "starts", "early")
                .entrySet()) {
            HttpResponse<String> answer = club.browser()
                    .post(
                            "/api/events",
                            Club.JSON.writeValueAsString(
                                    Map.of("name", "x", "rounds", 3, wrong.getKey(), wrong.getValue())),
                            "Accept-Language",
                            "en");
            assertThat(answer.statusCode()).as(wrong.getKey()).isEqualTo(422);
            assertThat(answer.body()).contains(wrong.getValue());
        }
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void aFinalStageIsOneThatCanBePlayed(Format format) {
        String fields = "{\"name\":\"x\",\"format\":\"groups\",\"finals\":\"" + format.code() + "\"}";
        String file = "{\"chuhe\":1,\"name\":\"x\",\"format\":\"groups\",\"regulations\":{\"stages\":{\"finals\":\""
                + format.code() + "\"}}}";
        boolean playable = format.mayBeFinal();
        for (String body : List.of(fields, file)) {
            HttpResponse<String> made = club.browser().post("/api/events", body, "Accept-Language", "en");
            assertThat(made.statusCode()).as(made.body()).isEqualTo(playable ? 201 : 422);
            if (!playable) {
                assertThat(made.body()).contains("round-robin, knockout, double-elimination");
            }
        }
        String id = club.create("{\"name\":\"x\",\"format\":\"groups\"}");
        HttpResponse<String> changed = club.action(id, "regulations", "{\"finals\":\"" + format.code() + "\"}");
        assertThat(changed.statusCode()).as(changed.body()).isEqualTo(playable ? 200 : 422);
    }

    @Test
    void aRoundRobinIsProvedLikeASwiss() {
        String id = club.create("{\"name\":\"x\",\"format\":\"round-robin\"}");
        club.done(id, "import", "{\"text\":\"甲\\n乙\\n丙\\n丁\"}");
        club.pair(id);
        assertThat(club.page("/events/" + id + "/settings"))
                .contains("No violation was found.")
                .doesNotContain("remark-violation");
    }

    @Test
    void playersDataAreKeptAndOnlyOrganisersSeeAllOfThem() {
        String id = club.create("{\"name\":\"Open\",\"rounds\":3,\"categories\":[\"Women:sex=f\",\"U16:born=2010-\"],"
                + "\"prizes\":[\"100,50\",\"Women:30\"]}");
        String table = "姓名,单位,等级分,编号,性别,出生,称号,俱乐部,协会\n"
                + "甲,京,2400,110101200505170011,男,2005-05-17,大师,棋院,CHN\n"
                + "乙,沪,2300,B2,女,2011年5月,,,\n丙,粤,2200,,,,,,\n丁,川,0,,女,,,,\n";
        String preview = club.upload(
                        "/events/" + id + "/preview", table.getBytes(java.nio.charset.StandardCharsets.UTF_8), Map.of())
                .body();
        assertThat(preview).contains("B2", "2011-05", "大师", "棋院", "110101200505170011");
        club.done(id, "import", Club.JSON.writeValueAsString(Map.of("text", table)));
        submit(
                "/events/" + id + "/deeds/enter",
                Map.of("name", "戊", "unit", "苏", "sex", "f", "birth", "2012", "title", "棋士"));
        assertThat(club.page("/events/" + id + "/players")).contains("大师", "Women, U16", "棋士");
        assertThat(club.page("/events/" + id + "/players/1")).contains("110101200505170011", "2005-05-17");
        club.done(id, "edit", "{\"no\":4,\"name\":\"丁\",\"unit\":\"川\",\"rating\":2100,\"birth\":\"2010\"}");
        assertThat(event(id).at("/players/3/sex").asString())
                .as("what is not named stays")
                .isEqualTo("f");
        assertThat(club.action(id, "edit", "{\"no\":4,\"name\":\"丁\",\"birth\":\"soon\"}")
                        .body())
                .contains("soon");

        Browser everybody = server.visitor();
        String seen = everybody.get("/api/events/" + id).body();
        assertThat(seen).contains("大师", "2005").doesNotContain("110101200505170011", "2005-05");
        for (String path : List.of("/players/1", "/files/entries.csv", "/files/event.json", "/ratings")) {
            assertThat(everybody.get("/events/" + id + path).body()).doesNotContain("110101200505170011");
        }

        club.pair(id);
        club.result(id, 1, 1, "1-0");
        club.result(id, 1, 2, "1/2");
        String standings = club.page("/events/" + id + "/standings");
        assertThat(standings).contains("Women", "U16", "after round 1");
        assertThat(club.page("/events/" + id + "/ratings")).contains("Performance", "2400", "+");
        assertThat(club.page("/events/" + id + "/prizes")).contains("Women", "100", "30");
        assertThat(club.page("/events/" + id + "/players/1")).contains("Rating change");
        assertThat(club.browser().get("/events/" + id + "/files/ratings.csv").body())
                .contains("110101200505170011");

        club.done(id, "ratings", Club.JSON.writeValueAsString(Map.of("text", "编号,姓名,等级分\nB2,某某,2345\n")));
        assertThat(event(id).at("/players/1/rating").asInt()).isEqualTo(2345);
    }

    @Test
    void theProgrammeIsOneAnswerOnPagesSheetsAndTheHall() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        submit(
                "/events/" + id + "/deeds/facts",
                Map.of(
                        "name",
                        "Open",
                        "date",
                        "1–3 May",
                        "place",
                        "Chengdu",
                        "starts",
                        "1 = 9:00\n2：14:00",
                        "officials",
                        "Chief arbiter = Zhang\n",
                        "announcements",
                        "Phones off\nLunch at noon"));
        club.done(id, "pair", "{\"publish\":true}");
        assertThat(club.page("/events/" + id)).contains("9:00", "Chengdu", "1–3 May");
        assertThat(club.page("/events/" + id + "/hall")).contains("Phones off", "Lunch at noon");
        assertThat(club.page("/events/" + id + "/info")).contains("14:00", "Zhang", "Phones off");
        assertThat(club.browser().get("/events/" + id + "/files/timetable.csv").body())
                .contains("14:00");
        club.result(id, 1, 1, "1-0");
        club.result(id, 1, 2, "1-0");
        club.done(id, "pair", "{\"publish\":true,\"begins\":\"15:30\"}");
        assertThat(event(id).at("/programme/starts/1/at").asString()).isEqualTo("15:30");
        club.done(id, "facts", "{\"place\":\"Xi'an\"}");
        assertThat(event(id).at("/programme/announcements")).hasSize(2);
        assertThat(event(id).at("/programme/place").asString()).isEqualTo("Xi'an");
    }

    @Test
    void halfPointByesWithdrawalAndReturn() {
        String id = club.swiss(5, "甲", "乙", "丙", "丁", "戊", "己");
        club.pair(id);
        String card = club.page("/events/" + id + "/players/1");
        assertThat(card).contains("data-confirm", "leaves after round 0", "is lost; the opponent wins");
        club.done(id, "absent", "{\"no\":6,\"round\":2,\"for\":\"half\"}");
        club.done(id, "withdraw", "{\"no\":1}");
        assertThat(club.games(id, 1).get(0).get("result").asString()).isIn("-/+", "+/-");
        card = club.page("/events/" + id + "/players/1");
        assertThat(card).contains("Re-admit").doesNotContain("data-confirm");
        HttpResponse<String> back =
                submit("/events/" + id + "/deeds/readmit", Map.of("no", "1", "next", "/events/" + id + "/players/1"));
        assertThat(back.headers().firstValue("Location")).contains("/events/" + id + "/players/1");
        assertThat(club.page("/events/" + id + "/players/1")).contains("re-admitted no. 1 甲");
        club.result(id, 1, 2, "1-0");
        club.result(id, 1, 3, "1-0");
        club.pair(id);
        assertThat(club.json("/api/events/" + id + "/players/6").get("points").asInt())
                .isLessThanOrEqualTo(1);
        club.done(id, "result", "{\"round\":2,\"table\":1,\"result\":\"1-0\"}");
        assertThat(club.json("/api/events/" + id + "/players/6")
                        .at("/rounds/1/result")
                        .asString())
                .isEqualTo("bye");
        assertThat(club.page("/events/" + id + "/log")).contains("misses round 2 for half a point");
    }
}
