package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** An organiser is led from step to step, and told what he has done. */
class OrganisersWayTest {
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

    private static String next(String id) {
        Matcher step = Pattern.compile("event-next.*?<a [^>]*>([^<]*)</a>", Pattern.DOTALL)
                .matcher(club.page("/events/" + id + "/players"));
        return step.find() ? step.group(1) : "";
    }

    @Test
    void everyStepLeadsToTheNext() {
        String id = club.create("{\"name\":\"Open\",\"rounds\":2}");
        assertThat(next(id)).isEqualTo("Enter players");
        HttpResponse<String> entered = club.browser()
                .submit(
                        "/events/" + id + "/deeds/import",
                        Map.of("text", "甲\n乙\n丙\n丁\n戊", "next", "/events/" + id + "/players"));
        assertThat(entered.statusCode()).isEqualTo(303);
        assertThat(club.page("/events/" + id + "/players")).contains("Done: entered a list of 5.");
        assertThat(next(id)).isEqualTo("Pair round 1");
        club.done(id, "pair", "{}");
        assertThat(next(id)).isEqualTo("Publish round 1");
        club.done(id, "publish", "{\"round\":1}");
        assertThat(next(id)).isEqualTo("Enter results of round 1 (0/2)");
        assertThat(club.page("/events/" + id + "/pair")).contains("2 games have no result and count as draws");
        club.result(id, 1, 1, "1-0");
        String standings = club.page("/events/" + id + "/standings");
        assertThat(standings).contains("during round 1, 1 of 2 games").doesNotContain("after round 1");
        club.result(id, 1, 2, "1-0");
        assertThat(club.page("/events/" + id + "/standings")).contains("after round 1");
        assertThat(next(id)).isEqualTo("Pair round 2");
        club.pair(id);
        assertThat(club.page("/events/" + id + "/standings"))
                .as("a round without results changes no table, and its bye counts nowhere yet")
                .contains("after round 1");
        int byes =
                club.json("/api/events/" + id + "/rounds/2").get("byes").get(0).asInt();
        assertThat(club.json("/api/events/" + id + "/players/" + byes)
                        .get("points")
                        .asInt())
                .isLessThan(4);
        club.result(id, 2, 1, "1-0");
        club.result(id, 2, 2, "1-0");
        assertThat(next(id)).isEqualTo("Final standings, and closing");
        String pairings = club.page("/events/" + id);
        assertThat(pairings)
                .contains("Final standings", "Certificates", "Close")
                .doesNotContain("Pair round 3");
        assertThat(club.page("/events/" + id + "/standings")).contains("final");
        club.done(id, "close", "{}");
        assertThat(next(id)).isEmpty();
        assertThat(server.visitor().get("/events/" + id).body()).doesNotContain("event-next");
    }

    @Test
    void sharedPlacesArePlayedOff() {
        String id = club.create("{\"name\":\"RR\",\"format\":\"round-robin\"}");
        club.done(id, "import", "{\"text\":\"甲\\n乙\"}");
        club.pair(id);
        club.result(id, 1, 1, "1/2");
        assertThat(club.page("/events/" + id + "/standings"))
                .as("14.1 ends with who had Black in the game between two: nobody shares a place")
                .contains("final")
                .doesNotContain("Play-offs");

        String three = club.create("{\"name\":\"RR\",\"format\":\"round-robin\"}");
        club.done(three, "import", "{\"text\":\"甲\\n乙\\n丙\"}");
        for (int round = 1; round <= 3; round++) {
            club.pair(three);
            club.result(three, round, 1, "1/2");
        }
        assertThat(club.page("/events/" + three + "/standings"))
                .as("three draws: all share the first place")
                .contains("Play-offs")
                .contains("Place 1: ");
        club.done(three, "playoff", "{\"places\":[1],\"publish\":true}");
        assertThat(club.games(three, 4)).hasSize(1);
        assertThat(club.page("/events/" + three + "/log")).contains("play-off for the places 1");
        club.result(three, 4, 1, "1-0");
        club.pair(three);
        club.result(three, 5, 1, "1-0");
        club.pair(three);
        club.result(three, 6, 1, "0-1");
        assertThat(club.json("/api/events/" + three + "/standings")
                        .at("/standings/2/place")
                        .asInt())
                .isEqualTo(3);
        assertThat(club.action(id, "playoff", "{\"places\":[7]}").statusCode()).isEqualTo(422);
    }

    @Test
    void theEntrySheetOfALargeRoundIsPaged() {
        String[] names = new String[402];
        for (int i = 0; i < names.length; i++) {
            names[i] = "棋手" + (i + 1);
        }
        String id = club.swiss(9, names);
        club.pair(id);
        String first = club.page("/events/" + id + "/entry");
        assertThat(first.split("entry-row")).hasSize(201);
        assertThat(first).contains("data-boards=\"201\"", "data-filled=\"0\"", "page=2", "r.200.1");
        String second = club.page("/events/" + id + "/entry?round=1&page=2");
        assertThat(second.split("entry-row")).hasSize(2);
        assertThat(second).contains("r.201.1");
        club.result(id, 1, 201, "1-0");
        assertThat(club.page("/events/" + id + "/entry")).contains("data-filled=\"1\"");
        assertThat(club.page("/events/" + id + "/entry?round=1&find=" + "401"))
                .as("a table is found by a player's number")
                .contains("entry-row");
    }

    @Test
    void theBookAdvisesOnTheFieldAsItFills() {
        String id = club.swiss(4, "甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬");
        assertThat(club.page("/events/" + id + "/players")).contains("附录二 一.1", "附录二 一.2");
        assertThat(server.visitor().get("/events/" + id + "/players").body()).doesNotContain("附录二 一.1");
        club.pair(id);
        assertThat(club.page("/events/" + id + "/players")).doesNotContain("附录二 一.1");
    }

    @Test
    void resultsHaveReasonsAndPlayersLeaveForReasons() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        club.pair(id);
        club.done(id, "result", "{\"round\":1,\"table\":1,\"result\":\"1-0\",\"reason\":\"time\"}");
        assertThat(club.games(id, 1).get(0).get("reason").asString()).isEqualTo("time");
        assertThat(club.page("/events/" + id)).contains("time").contains("4.1.6");
        assertThat(club.page("/events/" + id + "/log")).contains("1–0, time used up (4.1.6)");
        assertThat(club.page("/events/" + id + "/entry")).contains("why.1.1").contains("data-fits=\"1/2\"");
        club.done(
                id, "result", "{\"round\":1,\"table\":1,\"result\":\"1-0\",\"was\":\"1-0\",\"reason\":\"checkmate\"}");
        club.done(id, "undo", "{}");
        assertThat(club.games(id, 1).get(0).get("reason").asString())
                .as("the reason before")
                .isEqualTo("time");
        assertThat(club.action(id, "result", "{\"round\":1,\"table\":2,\"result\":\"1/2\",\"reason\":\"checkmate\"}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(club.action(id, "result", "{\"round\":1,\"table\":2,\"result\":\"1/2\",\"reason\":\"x\"}")
                        .statusCode())
                .isEqualTo(422);
        club.page("/events/" + id + "/entry");
        assertThat(club.browser()
                        .submit(
                                "/events/" + id + "/deeds/results",
                                Map.of(
                                        "round",
                                        "1",
                                        "r.2.1",
                                        "1/2",
                                        "was.2.1",
                                        "",
                                        "why.2.1",
                                        "agreement",
                                        "whywas.2.1",
                                        ""))
                        .statusCode())
                .isEqualTo(303);
        assertThat(club.games(id, 1).get(1).get("reason").asString()).isEqualTo("agreement");

        club.done(id, "withdraw", "{\"no\":1,\"reason\":\"ill\",\"agreed\":true}");
        club.done(id, "withdraw", "{\"no\":2,\"expelled\":true,\"reason\":\"conduct\"}");
        assertThat(club.page("/events/" + id + "/players/1"))
                .contains("withdrew after round 1 with the organisers", "(19.1): ill");
        assertThat(club.page("/events/" + id + "/players")).contains("expelled after round 1 (18.3): conduct");
        assertThat(club.page("/events/" + id + "/log"))
                .contains("withdrew after round 1: ill", "expelled after round 1 (18.3): conduct");
    }

    @Test
    void appealsAreLodgedDecidedAndPrinted() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        club.pair(id);
        club.done(
                id,
                "facts",
                "{\"supplements\":\"one\\ntwo\",\"appealsBy\":\"the player\",\"appealsUntil\":\"30 minutes\","
                        + "\"appealsAgainst\":\"rulings\"}");
        assertThat(club.page("/events/" + id + "/info")).contains("Supplement 1", "two", "17.4", "30 minutes");
        club.done(
                id,
                "appeal",
                "{\"by\":\"甲\",\"against\":\"loss on time\",\"grounds\":\"secret grounds\",\"round\":1,\"table\":1}");
        String page = club.page("/events/" + id + "/appeals");
        assertThat(page).contains("loss on time", "secret grounds", "deeds/decide", "the player");
        Browser visitor = server.visitor();
        assertThat(visitor.get("/events/" + id + "/appeals").body())
                .contains("loss on time")
                .doesNotContain("secret grounds")
                .doesNotContain("deeds/decide");
        assertThat(visitor.get("/events/" + id + "/files/event.json").body()).doesNotContain("secret grounds");
        assertThat(club.action(id, "decide", "{\"number\":1,\"outcome\":\"?\"}").statusCode())
                .isEqualTo(422);
        club.done(
                id,
                "decide",
                "{\"number\":1,\"outcome\":\"upheld\",\"decision\":\"played again\",\"by\":\"committee\"}");
        assertThat(club.action(id, "decide", "{\"number\":1,\"outcome\":\"rejected\"}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(visitor.get("/events/" + id + "/appeals").body()).contains("upheld", "played again", "committee");
        assertThat(club.page("/events/" + id + "/log"))
                .contains("appeal 1 by 甲 against loss on time", "appeal 1: upheld. played again");
        assertThat(club.browser().get("/events/" + id + "/files/appeals.pdf").body())
                .startsWith("%PDF-");
    }

    @Test
    void aMatchThatNobodyCameToIsNotShownAsOpen() {
        String id = club.create("{\"name\":\"KO\",\"format\":\"knockout\"}");
        club.done(id, "import", "{\"text\":\"甲\\n乙\\n丙\\n丁\"}");
        assertThat(club.page("/events/" + id)).contains("Knockout · 4 players").doesNotContain("5 rounds");
        club.pair(id);
        club.result(id, 1, 1, "-/-");
        assertThat(club.page("/events/" + id + "/bracket"))
                .contains("neither came, nobody goes on", "nobody")
                .containsOnlyOnce("bk-live");
        club.result(id, 1, 2, "1/2");
        String entry = club.page("/events/" + id + "/entry");
        assertThat(entry).contains("level, to be decided", "entry-level");
        assertThat(club.page("/events/" + id + "/pair"))
                .as("what to do about it is done right there")
                .contains("deeds/tiebreak", "deeds/award");
        assertThat(club.page("/events/" + id)).contains("semifinal 1").doesNotContain("P1-4");
    }

    @Test
    void captainsHandInSealedLineUps() {
        String id =
                club.create("{\"name\":\"T\",\"rounds\":1,\"teams\":\"free-order\",\"boards\":2,\"substitutes\":1}");
        club.done(
                id,
                "import",
                Club.JSON.writeValueAsString(Map.of("text", "队,姓名\n一队,甲\n一队,乙\n一队,丙\n二队,丁\n二队,戊\n二队,己\n")));
        club.pair(id);
        String page = club.page("/events/" + id + "/lineups");
        Matcher links = Pattern.compile("/events/" + id + "/captain/([A-Za-z0-9._-]+)\"")
                .matcher(page);
        assertThat(links.find()).isTrue();
        String first = "/events/" + id + "/captain/" + links.group(1);
        assertThat(links.find()).isTrue();
        String second = "/events/" + id + "/captain/" + links.group(1);

        Browser captain = server.visitor();
        assertThat(captain.get(first, "Accept-Language", "en").body()).contains("Hand in", "Round 1");
        assertThat(captain.submit(first, Map.of("members", "3-1")).statusCode()).isEqualTo(303);
        assertThat(captain.get(first, "Accept-Language", "en").body()).contains("Sealed");
        assertThat(club.page("/events/" + id + "/lineups")).contains("handed in, sealed");
        assertThat(server.visitor().get("/api/events/" + id).body())
                .doesNotContain("lineUps")
                .doesNotContain("slips");
        assertThat(club.games(id, 1).get(0).toString()).as("nobody sees it").doesNotContain("丙");
        assertThat(captain.submit(second, Map.of("members", "2-2")).statusCode())
                .isEqualTo(303);
        assertThat(captain.get(second, "Accept-Language", "en").body()).contains("problem");
        captain.submit(second, Map.of("members", "1-3"));
        assertThat(captain.get(second, "Accept-Language", "en").body()).contains("Both line-ups are open");
        assertThat(club.games(id, 1).toString()).contains("丙", "己");
        assertThat(captain.get("/events/" + id + "/captain/nobody").statusCode())
                .isEqualTo(404);
        assertThat(club.action(id, "unseal", "{\"round\":1}").statusCode()).isEqualTo(422);
    }

    @Test
    void longListsComeInPagesAndAreSearched() {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i <= 450; i++) {
            text.append("棋手").append(i).append('\n');
        }
        String id = club.create("{\"name\":\"Large\",\"rounds\":3}");
        club.done(id, "import", Club.JSON.writeValueAsString(Map.of("text", text.toString())));
        assertThat(club.page("/events/" + id + "/players"))
                .contains("page 1 of 3", "棋手200<")
                .doesNotContain("棋手201<");
        assertThat(club.page("/events/" + id + "/players?page=3"))
                .contains("棋手450<")
                .doesNotContain("棋手200<");
        assertThat(club.page("/events/" + id + "/players?find=%E6%A3%8B%E6%89%8B44"))
                .contains("棋手441<", "棋手44<")
                .doesNotContain("棋手45<");
        club.pair(id);
        club.result(id, 1, 225, "1-0");
        assertThat(club.page("/events/" + id + "?page=2")).contains("page 2 of 2", "棋手449");
        assertThat(club.page("/events/" + id + "/standings?page=9")).contains("page 3 of 3");
        assertThat(club.page("/events/" + id + "/cross?page=2")).contains("page 2 of 3");
    }
}
