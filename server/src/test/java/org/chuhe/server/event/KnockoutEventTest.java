package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class KnockoutEventTest {
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

    private static String entered(String fields, int players) {
        String id = club.create(fields);
        List<String> names =
                IntStream.rangeClosed(1, players).mapToObj(i -> "棋手" + i).toList();
        club.done(id, "import", Club.JSON.writeValueAsString(java.util.Map.of("text", String.join("\n", names))));
        return id;
    }

    @Test
    void aBracketOfThirteenWithATieBreakAndALot() {
        String id = entered("{\"name\":\"杯赛\",\"format\":\"knockout\",\"places\":\"third\"}", 13);
        assertThat(club.page("/events/" + id + "/bracket")).contains("The bracket appears once it is drawn");
        club.pair(id);
        assertThat(club.games(id, 1)).as("three byes").hasSize(5);

        // The first table is level: a rapid game decides it.
        club.result(id, 1, 1, "1/2");
        assertThat(club.page("/events/" + id + "/entry")).contains("Add a tie-break game");
        assertThat(club.action(id, "pair", "{}").statusCode()).isEqualTo(422);
        club.done(id, "tiebreak", "{\"round\":1,\"table\":1}");
        club.done(id, "result", "{\"round\":1,\"table\":1,\"game\":2,\"result\":\"1-0\"}");
        // The second as well: the lot decides.
        club.result(id, 1, 2, "1/2");
        JsonNode second = club.games(id, 1).stream()
                .filter(g -> g.get("table").asInt() == 2)
                .findFirst()
                .orElseThrow();
        club.done(
                id,
                "award",
                "{\"round\":1,\"table\":2,\"winner\":" + second.get("black").asInt() + "}");
        for (int table = 3; table <= 5; table++) {
            club.result(id, 1, table, "1-0");
        }
        int rounds = 1;
        while (club.action(id, "pair", "{\"publish\":true}").statusCode() == 200) {
            rounds++;
            for (JsonNode game : club.games(id, rounds)) {
                club.result(id, rounds, game.get("table").asInt(), "1-0");
            }
        }
        assertThat(rounds).isEqualTo(4);
        String bracket = club.page("/events/" + id + "/bracket");
        assertThat(bracket)
                .contains("Final")
                .contains("Semifinals")
                .contains("Quarterfinals")
                .contains("Last 16")
                .contains("Places 3–4")
                .contains("rapid")
                .contains("by decision")
                .contains("bk-won");
        JsonNode table = club.json("/api/events/" + id + "/standings").get("standings");
        assertThat(table.get(0).get("place").asInt()).isEqualTo(1);
        assertThat(table.size()).isEqualTo(13);
        assertThat(club.browser().get("/events/" + id + "/files/bracket.pdf").body())
                .startsWith("%PDF-");
        assertThat(club.page("/events/" + id + "/files/bracket.svg")).contains("棋手1");
        assertThat(club.page("/events/" + id + "/hall")).contains("hall-bracket");

        // Who went on cannot be changed any more without taking later rounds back.
        assertThat(club.action(id, "result", "{\"round\":1,\"table\":3,\"result\":\"0-1\"}")
                        .statusCode())
                .isEqualTo(422);
    }

    @Test
    void doubleEliminationHasTwoTrees() {
        String id = entered("{\"name\":\"双败\",\"format\":\"double-elimination\"}", 6);
        club.pair(id);
        for (JsonNode game : club.games(id, 1)) {
            club.result(id, 1, game.get("table").asInt(), "0-1");
        }
        club.pair(id);
        assertThat(club.page("/events/" + id + "/bracket"))
                .contains("Winners’ side")
                .contains("Losers’ side")
                .contains("Grand final");
    }

    @Test
    void groupsLeadToAFinal() {
        String id = entered(
                "{\"name\":\"分组\",\"format\":\"groups\",\"groups\":2,\"qualifiers\":1,\"finals\":\"knockout\"}", 6);
        for (int round = 1; round <= 3; round++) {
            club.pair(id);
            for (JsonNode game : club.games(id, round)) {
                club.result(id, round, game.get("table").asInt(), "1-0");
            }
        }
        assertThat(club.page("/events/" + id + "/standings")).contains("A").contains("B");
        // All of a group have won one game: who goes on is for the lot to say (10.2).
        assertThat(club.action(id, "pair", "{}").statusCode()).isEqualTo(422);
        assertThat(club.page("/events/" + id + "/pair")).contains("1, 4, 5", "2, 3, 6", "/lots\"");
        assertThat(club.action(id, "lots", "{\"played\":true}").statusCode()).isEqualTo(422);
        assertThat(club.action(id, "lots", "{\"order\":[5,1]}").statusCode()).isEqualTo(422);
        club.done(id, "lots", "{\"order\":[5,1,4],\"played\":true}");
        club.done(id, "lots", "{}");
        club.pair(id);
        assertThat(club.games(id, 4).get(0).toString()).contains("5");
        assertThat(club.games(id, 4)).hasSize(1);
        assertThat(club.page("/events/" + id + "/bracket")).contains("Final");
    }

    @Test
    void aDoubleRoundRobinIsAMatrix() {
        String id = entered("{\"name\":\"双循环\",\"format\":\"round-robin\",\"gamesPerMatch\":2}", 4);
        club.pair(id);
        assertThat(club.games(id, 1)).hasSize(4);
        club.done(id, "result", "{\"round\":1,\"table\":1,\"game\":1,\"result\":\"1-0\"}");
        club.done(id, "result", "{\"round\":1,\"table\":1,\"game\":2,\"result\":\"1/2\"}");
        assertThat(club.page("/events/" + id + "/cross")).contains("matrix-self", "/players/4\"");
        assertThat(club.page("/events/" + id)).contains("3–1");
        assertThat(club.action(id, "enter", "{\"name\":\"迟到\"}").statusCode()).isEqualTo(422);
    }
}
