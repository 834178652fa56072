package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class TeamEventTest {
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
    void twoUnitsPlayAScheveningenMatch() {
        assertThat(club.browser()
                        .post(
                                "/api/events",
                                "{\"name\":\"x\",\"format\":\"scheveningen\",\"teams\":\"fixed-boards\",\"boards\":2}")
                        .statusCode())
                .isEqualTo(422);
        String id = club.create("{\"name\":\"对抗\",\"format\":\"scheveningen\"}");
        club.done(id, "import", Club.JSON.writeValueAsString(Map.of("text", "姓名,单位\n京一,北京\n京二,北京\n沪一,上海\n沪二,上海")));
        club.pair(id);
        assertThat(club.page("/events/" + id + "/schedule")).contains("京二").contains("沪二");
        club.result(id, 1, 1, "1-0");
        club.result(id, 1, 2, "1-0");
        assertThat(club.page("/events/" + id + "/standings"))
                .contains("Score of the sides")
                .contains("14.7");
        assertThat(club.page("/events/" + id + "/cross")).contains("北京").contains("沪一");
        club.pair(id);
        club.result(id, 2, 1, "1/2");
        club.result(id, 2, 2, "1/2");
        assertThat(club.page("/events/" + id + "/settings")).contains("event-right");
    }

    @Test
    void aTeamMatchWithLineUpsAndASubstitute() {
        String id =
                club.create("{\"name\":\"团体\",\"format\":\"swiss\",\"rounds\":1,\"teams\":\"substitutes\",\"boards\":4,"
                        + "\"substitutes\":1}");
        StringBuilder list = new StringBuilder("队,姓名,等级分\n");
        for (int i = 1; i <= 5; i++) {
            list.append("北京,京").append(i).append(',').append(2500 - i).append('\n');
        }
        club.done(id, "import", Club.JSON.writeValueAsString(Map.of("text", list.toString())));
        club.page("/events/" + id + "/players");
        assertThat(club.browser()
                        .submit(
                                "/events/" + id + "/deeds/enter",
                                Map.of("name", "上海", "members", "沪一 2400\n沪二 2390\n沪三\n沪四\n沪五"))
                        .statusCode())
                .isEqualTo(303);
        assertThat(club.page("/events/" + id + "/players/2")).contains("沪一").contains("2390");
        club.done(
                id,
                "edit",
                "{\"no\":2,\"name\":\"上海队\",\"members\":[{\"name\":\"沪一\"},{\"name\":\"沪二\"},{\"name\":\"沪三\"},"
                        + "{\"name\":\"沪四\"},{\"name\":\"沪六\"}]}");
        club.pair(id);
        assertThat(club.games(id, 1)).hasSize(4);

        assertThat(club.page("/events/" + id + "/lineups")).contains("京5").contains("沪六");
        assertThat(club.action(id, "lineup", "{\"round\":1,\"team\":1,\"members\":[2,1,3,4]}")
                        .statusCode())
                .as("11.2: the order of the list is kept")
                .isEqualTo(422);
        club.done(id, "lineup", "{\"round\":1,\"team\":1,\"members\":[1,2,3,5]}");
        assertThat(club.page("/events/" + id)).contains("京5").doesNotContain("京4");

        for (int board = 1; board <= 4; board++) {
            club.done(
                    id,
                    "result",
                    "{\"round\":1,\"table\":1,\"game\":" + board + ",\"result\":\"" + (board == 4 ? "1/2" : "1-0")
                            + "\"}");
        }
        assertThat(club.action(id, "lineup", "{\"round\":1,\"team\":1,\"members\":[1,2,3,4]}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(club.page("/events/" + id)).contains("<b>5–3</b>");
        assertThat(club.page("/events/" + id + "/standings")).contains("上海队").contains("北京");
        assertThat(club.page("/events/" + id + "/players/1")).contains("京5");
        assertThat(club.page("/events/" + id + "/hall")).contains("5–3");
        assertThat(club.browser().get("/events/" + id + "/files/slips-1.pdf").body())
                .startsWith("%PDF-");
        assertThat(club.browser()
                        .get("/events/" + club.swiss(1, "甲", "乙") + "/lineups")
                        .statusCode())
                .isEqualTo(404);
    }

    /** The links of the captains, as the page of a round's line-ups shows them. */
    private static List<String> captains(String id) {
        return Pattern.compile("/events/" + id + "/captain/[A-Za-z0-9._-]+")
                .matcher(club.page("/events/" + id + "/lineups"))
                .results()
                .map(MatchResult::group)
                .distinct()
                .toList();
    }

    @Test
    void twoTeamsOfOneNameHaveLinksOfTheirOwn() {
        String id =
                club.create("{\"name\":\"x\",\"format\":\"swiss\",\"rounds\":1,\"teams\":\"free-order\",\"boards\":3}");
        for (String letter : List.of("甲", "乙")) {
            club.done(
                    id,
                    "enter",
                    "{\"name\":\"Same\",\"members\":[{\"name\":\"" + letter + "1\"},{\"name\":\"" + letter
                            + "2\"},{\"name\":\"" + letter + "3\"}]}");
        }
        club.pair(id);
        List<String> links = captains(id);
        assertThat(links).hasSize(2).doesNotHaveDuplicates();
        Browser first = server.visitor();
        Browser second = server.visitor();
        assertThat(first.get(links.get(0)).body()).contains("甲1").doesNotContain("乙1");
        assertThat(second.get(links.get(1)).body()).contains("乙1").doesNotContain("甲1");
        first.submit(links.get(0), Map.of("members", "3,1,2"));
        second.submit(links.get(1), Map.of("members", "2,3,1"));
        JsonNode slips = club.json("/api/events/" + id).at("/event/played/0/lineUps");
        assertThat(slips.valueStream().map(slip -> slip.get("members").toString()))
                .as("each has handed in for its own team")
                .containsExactly("[3,1,2]", "[2,3,1]");
        int team = club.json("/api/events/" + id).at("/event/teams/0/entryId").asInt();
        club.done(id, "renew", "{\"link\":\"captain\",\"entryId\":" + team + "}");
        assertThat(first.get(links.get(0)).statusCode()).isEqualTo(404);
        assertThat(second.get(links.get(1)).statusCode()).isEqualTo(200);
        assertThat(first.get(captains(id).get(0)).body()).contains("甲1");
    }

    @Test
    void aLevelTeamMatchOfABracketIsDecidedOnThePage() {
        String id = club.create(
                "{\"name\":\"KO\",\"format\":\"knockout\",\"teams\":\"fixed-boards\",\"boards\":2,\"tieBreaks\":\"rapid\"}");
        for (String team : List.of("甲", "乙")) {
            club.done(
                    id,
                    "enter",
                    "{\"name\":\"" + team + "队\",\"members\":[{\"name\":\"" + team + "一\"},{\"name\":\"" + team
                            + "二\"}]}");
        }
        club.pair(id);
        // Red wins on both boards: each team has one.
        result(id, 1, "1-0");
        assertThat(club.page("/events/" + id + "/entry")).doesNotContain("entry-level\"");
        result(id, 2, "1-0");
        String entry = club.page("/events/" + id + "/entry");
        assertThat(entry)
                .as("a row of the two teams with the score, then a row for each board")
                .contains("boards-match", "甲队", "乙队", "<b>2–2</b>", "level, to be decided", "deeds/tiebreak")
                .contains("甲一", "乙二");
        assertThat(club.page("/events/" + id)).contains("甲队").contains("2–2");
        assertThat(club.action(id, "pair", "{}").statusCode()).isEqualTo(422);

        club.done(id, "tiebreak", "{\"round\":1,\"table\":1}");
        assertThat(club.games(id, 1)).as("on both boards, colours turned").hasSize(4);
        result(id, 3, "1-0");
        result(id, 4, "1/2");
        assertThat(club.page("/events/" + id + "/entry")).doesNotContain("deeds/tiebreak");
        assertThat(club.page("/events/" + id + "/bracket")).contains("甲队", "乙队", "final");
        assertThat(club.page("/events/" + id + "/standings")).contains("甲队");
        assertThat(club.json("/api/events/" + id + "/standings")
                        .at("/standings/1/place")
                        .asInt())
                .isEqualTo(2);
    }

    private static void result(String id, int game, String result) {
        club.done(id, "result", "{\"round\":1,\"table\":1,\"game\":" + game + ",\"result\":\"" + result + "\"}");
    }

    @Test
    void teamsOfTheWrongSizeAreRefusedWithTheArticle() {
        String id = club.create("{\"name\":\"团体\",\"format\":\"round-robin\",\"teams\":\"fixed-boards\",\"boards\":3}");
        var response = club.action(id, "enter", "{\"name\":\"一队\",\"members\":[{\"name\":\"甲\"}]}");
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(response.body()).contains("11.1");
    }
}
