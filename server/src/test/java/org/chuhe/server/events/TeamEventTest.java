package org.chuhe.server.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.chuhe.server.TestServer;
import org.chuhe.server.identity.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

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

    @Test
    void teamsOfTheWrongSizeAreRefusedWithTheArticle() {
        String id = club.create("{\"name\":\"团体\",\"format\":\"round-robin\",\"teams\":\"fixed-boards\",\"boards\":3}");
        var response = club.action(id, "enter", "{\"name\":\"一队\",\"members\":[{\"name\":\"甲\"}]}");
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(response.body()).contains("11.1");
    }
}
