package org.chuhe.server.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.server.TestServer;
import org.chuhe.server.identity.Account;
import org.chuhe.server.identity.Role;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Round;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Tournaments whose logs were stored before results had a form of their own: they load, show the same and go on. */
class StoredLogsTest {
    private static TestServer server;
    private static Club club;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        club = new Club(server.member("organiser", Role.ORGANISER));
        Account owner = server.server().site().accounts().find("organiser").orElseThrow();
        StoredLog.NAMES.forEach(
                name -> StoredLog.named(name).into(server.server().site().storage(), owner.id()));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    static Stream<String> logs() {
        return StoredLog.NAMES.stream();
    }

    private static EventStore store() {
        return new EventStore(
                server.server().site().storage(),
                Clock.systemUTC(),
                server.server().site().random(),
                Club.JSON);
    }

    @ParameterizedTest
    @MethodSource("logs")
    void replayToTheStateTheyLedTo(String name) {
        assertThat(store().load(name).orElseThrow().tree())
                .isEqualTo(StoredLog.named(name).state());
    }

    @ParameterizedTest
    @MethodSource("logs")
    void tellTheirHistoryInTheSameWords(String name) {
        List<LogEntry> log = store().log(name, 0);
        List<JsonNode> stored = StoredLog.named(name).entries();
        assertThat(log).hasSameSizeAs(stored);
        for (int i = 0; i < log.size(); i++) {
            assertThat(EventDesk.did(log.get(i)).in(Locale.CHINESE))
                    .isEqualTo(stored.get(i).at("/did/zh").asString());
            assertThat(EventDesk.did(log.get(i)).in(Locale.ENGLISH))
                    .isEqualTo(stored.get(i).at("/did/en").asString());
        }
    }

    @ParameterizedTest
    @MethodSource("logs")
    void showTheSameTablesAndRounds(String name) {
        EventState state = store().load(name).orElseThrow();
        ObjectNode views = Club.JSON.createObjectNode();
        views.set("standings", club.json("/api/events/" + name + "/standings"));
        ArrayNode players = views.putArray("players");
        for (Entrant entrant : state.event().entrants()) {
            players.add(club.json("/api/events/" + name + "/players/" + entrant.no()));
        }
        ArrayNode rounds = views.putArray("rounds");
        for (Round round : state.event().rounds()) {
            rounds.add(club.json("/api/events/" + name + "/rounds/" + round.number()));
        }
        assertThat(views).isEqualTo(StoredLog.named(name).views());
    }
}
