package org.chuhe.server.events.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.chuhe.json.tournament.Patch;
import org.chuhe.server.TestServer;
import org.chuhe.server.events.Club;
import org.chuhe.server.identity.Account;
import org.chuhe.server.identity.Accounts;
import org.chuhe.server.identity.Role;
import org.chuhe.server.storage.Databases;
import org.chuhe.server.storage.Storage;
import org.chuhe.tournament.command.round.ResultChange;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.result.Result;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
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
                    .isEqualTo(shown(stored.get(i).at("/did/zh").asString(), "未录"));
            assertThat(EventDesk.did(log.get(i)).in(Locale.ENGLISH))
                    .isEqualTo(shown(stored.get(i).at("/did/en").asString(), "none"));
        }
    }

    /** A game without a result was once a star. */
    private static String shown(String did, String none) {
        return did.replace(" *", " " + none).replace("：*", "：" + none);
    }

    @ParameterizedTest
    @MethodSource("logs")
    void showTheSameTablesAndRounds(String name) {
        EventState state = store().load(name).orElseThrow();
        ObjectNode views = Club.JSON.createObjectNode();
        views.set("standings", club.json("/api/events/" + name + "/standings"));
        ArrayNode players = views.putArray("players");
        for (Entrant entrant : state.event().entrants()) {
            ObjectNode player = (ObjectNode) club.json("/api/events/" + name + "/players/" + entrant.no());
            // Said only since.
            player.remove(List.of("fouls", "warnings", "disqualifications", "forfeits"));
            players.add(player);
        }
        ArrayNode rounds = views.putArray("rounds");
        for (Round round : state.event().rounds()) {
            rounds.add(club.json("/api/events/" + name + "/rounds/" + round.number()));
        }
        assertThat(views).isEqualTo(StoredLog.named(name).views());
    }

    @ParameterizedTest
    @MethodSource("logs")
    void nameEveryResultTheyChanged(String name) {
        ObjectNode state = EventState.nothing().tree();
        for (JsonNode stored : StoredLog.named(name).entries()) {
            EventAction.Kind kind = EventAction.Kind.valueOf(stored.get("kind").asString());
            ActionDetails details = ActionDetailsJson.read(kind, stored.get("words"));
            EventState before = EventState.read(0, state);
            state = Patch.apply(state, stored.get("forth")).orElseThrow();
            EventState after = EventState.read(1, state);
            boolean back = kind == EventAction.Kind.UNDO;
            for (ResultChange change : details.results()) {
                assertThat(ResultChange.current(before.event(), change.round(), change.table(), change.game()))
                        .isEqualTo(back ? change.after() : change.before());
                assertThat(ResultChange.current(after.event(), change.round(), change.table(), change.game()))
                        .isEqualTo(back ? change.before() : change.after());
            }
            boolean recorded = kind.recordsResults()
                    || (details instanceof ActionDetails.Undone undone
                            && undone.kind().recordsResults());
            assertThat(details.results().isEmpty()).isEqualTo(!recorded);
            assertThat(ActionDetailsJson.read(kind, ActionDetailsJson.write(details)))
                    .as("the same in the new form")
                    .isEqualTo(details);
        }
    }

    /** The last entry with results of the last round; where all were taken back, one more is recorded. */
    private static LogEntry recorded(String name, EventStore store, EventDesk desk, String owner) {
        List<LogEntry> log = store.log(name, 0);
        Set<Integer> undone = EventDesk.undone(log);
        Round last =
                desk.state(name).event().rounds().get(desk.state(name).event().roundsPaired() - 1);
        for (int i = log.size() - 1; i >= 0; i--) {
            LogEntry entry = log.get(i);
            if (entry.kind().recordsResults()
                    && !undone.contains(entry.seq())
                    && entry.details().results().get(0).round() == last.number()) {
                return entry;
            }
        }
        EventAction one = ResultActions.one(last.number(), 1, 1, Result.RED_WINS, Optional.of(Result.UNFINISHED));
        int seq = desk.perform(name, owner, EventDesk.ANY, one).entry();
        return store.log(name, seq - 1).get(0);
    }

    @ParameterizedTest
    @MethodSource("logs")
    void goOnInTheNewForm(String name) {
        try (Storage storage = Databases.SQLITE.open()) {
            Accounts accounts = new Accounts(storage, Clock.systemUTC(), new SecureRandom());
            String owner = accounts.create("owner", "correct horse", Set.of(Role.ORGANISER))
                    .id();
            StoredLog.named(name).into(storage, owner);
            EventStore store = new EventStore(storage, Clock.systemUTC(), new SecureRandom(), Club.JSON);
            EventDesk desk = new EventDesk(store, accounts, id -> 0);
            LogEntry recorded = recorded(name, store, desk, owner);
            ResultChange change = recorded.details().results().get(0);
            desk.undo(name, owner, EventDesk.ANY, recorded.seq(), new EventRights(true, Offices.NONE, owner));
            assertThat(ResultChange.current(desk.state(name).event(), change.round(), change.table(), change.game()))
                    .isEqualTo(change.before());
            EventAction again = ResultActions.one(
                    change.round(), change.table(), change.game(), change.after(), Optional.of(change.before()));
            int entry = desk.perform(name, owner, EventDesk.ANY, again).entry();
            List<JsonNode> written = storage.jdbi()
                    .withHandle(handle -> handle.createQuery(
                                    "SELECT words FROM tournament_log WHERE tournament = :id AND seq >= :seq ORDER BY seq")
                            .bind("id", name)
                            .bind("seq", entry - 1)
                            .mapTo(String.class)
                            .map(Club.JSON::readTree)
                            .list());
            assertThat(written.get(0).at("/story/results/0/after").asString())
                    .isEqualTo(change.after().code());
            assertThat(written.get(1))
                    .isEqualTo(Club.JSON.readTree(Club.JSON.writeValueAsString(Map.of(
                            "results",
                            List.of(Map.of(
                                    "round", change.round(),
                                    "table", change.table(),
                                    "game", change.game(),
                                    "before", change.before().code(),
                                    "after", change.after().code()))))));
            assertThat(new EventStore(storage, Clock.systemUTC(), new SecureRandom(), Club.JSON)
                            .load(name)
                            .orElseThrow()
                            .tree())
                    .isEqualTo(desk.state(name).tree());
        }
    }

    @Test
    void theTableOfUnitsCitesItsOwnArticle() {
        String page = club.page("/events/member-total/standings");
        String units = page.substring(page.indexOf("sum of places"));
        assertThat(page.substring(0, page.indexOf("sum of places"))).contains("(2011 rules, 14.3.1)");
        assertThat(units).contains("(2011 rules, 14.8)").doesNotContain("14.3.1");
    }

    @Test
    void placesOfABracketAreNotSaidToRestOnPoints() {
        assertThat(club.page("/events/knockout/standings")).contains("Order: bracket;");
        assertThat(club.page("/events/swiss/standings")).contains("Order: points →");
    }
}
