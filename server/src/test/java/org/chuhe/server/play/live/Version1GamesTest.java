package org.chuhe.server.play.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.Timer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.chuhe.core.Side;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.state.GameState;
import org.chuhe.server.TestServer;
import org.chuhe.server.play.TestTable;
import org.chuhe.server.play.decision.ClientMessage;
import org.chuhe.server.play.decision.Decided;
import org.chuhe.server.play.decision.PlayersTurn;
import org.chuhe.server.play.decision.Referees;
import org.chuhe.server.play.store.GameProgress;
import org.chuhe.server.play.store.GameStore;
import org.chuhe.server.play.store.LiveState;
import org.chuhe.server.play.store.StoredStep;
import org.chuhe.server.play.table.GameTable;
import org.chuhe.server.settings.Settings;
import org.chuhe.server.storage.Databases;
import org.chuhe.server.storage.Storage;
import org.chuhe.text.Article;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A database that was written when the log was of version 1, and what its games were then. */
class Version1GamesTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    /** The tables as they were then. */
    private static final String OLD = "20";

    private static final long LATER = 1_793_020_000_000L;

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Version1GamesTest.class.getResourceAsStream("version1/" + name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The games as they were shown, by id. */
    private static Map<String, JsonNode> shown() {
        Map<String, JsonNode> games = new TreeMap<>();
        resource("games.jsonl")
                .lines()
                .map(JSON::readTree)
                .forEach(game -> games.put(game.path("id").asString(), withoutNumbersOf1957(game)));
        return games;
    }

    /** Under the book of 1957 Black's numbers are 一 … 九 (1.1, 2.1); these games were shown with Red's so. */
    private static JsonNode withoutNumbersOf1957(JsonNode game) {
        if (game.path("edition").asString().equals("cxa1957")) {
            game.path("moves").forEach(move -> ((ObjectNode) move).remove("zh"));
        }
        return game;
    }

    private static void fill(Map<String, String> settings) {
        String url = settings.getOrDefault(
                "database",
                "jdbc:sqlite:" + Path.of(settings.getOrDefault("data", "")).resolve("chuhe.db"));
        String user = settings.getOrDefault("database-user", "");
        String password = settings.getOrDefault("database-password", "");
        Flyway.configure()
                .dataSource(url, user, password)
                .locations("classpath:org/chuhe/server/storage/migrations")
                .target(OLD)
                .load()
                .migrate();
        Jdbi.create(url, user, password)
                .useHandle(handle -> handle.createScript(resource("games.sql")).executeAsSeparateStatements());
    }

    private static Storage open(Databases database) {
        Map<String, String> settings = database.empty();
        fill(settings);
        return Storage.open(Settings.read(settings, Map.of()));
    }

    /** A game as it is shown now, but for the words, which may be put better by now. */
    private static JsonNode withoutWords(LiveState live) {
        ObjectNode game = (ObjectNode) JSON.readTree(GameJson.whole(live).toString());
        ArrayNode times = JSON.createArrayNode();
        game.path("log").forEach(line -> times.add(line.path("at")));
        game.set("log", times);
        // Said only since, or said differently.
        game.remove(List.of("rules", "place", "takesBack"));
        game.path("moves").forEach(move -> ((ObjectNode) move).remove(List.of("zh-Hant", "vi")));
        ObjectNode state = (ObjectNode) game.path("state");
        state.remove(List.of("takeBack", "mayTakeBack"));
        ObjectNode limit = (ObjectNode) state.remove("limit");
        JsonNode repetition = state.remove("repetition");
        if (state.path("result") instanceof ObjectNode result) {
            result.remove(List.of("outcome", "reason"));
            result.put(
                    "article", Article.parse(result.path("article").asString()).number());
        }
        if (state.path("ruling") instanceof ObjectNode ruling) {
            ((ObjectNode) ruling.path("why")).remove(List.of("zh-Hant", "vi"));
            ArrayNode numbers = ruling.putArray("numbers");
            ruling.path("articles")
                    .forEach(article ->
                            numbers.add(Article.parse(article.asString()).number()));
            ruling.set("articles", ruling.remove("numbers"));
        }
        state.put(
                "occurrence",
                repetition.isNull() ? 1 : repetition.path("occurrence").asInt());
        int rounds = Math.max(limit.path("red").asInt(), limit.path("black").asInt());
        state.putObject("quiet")
                .put("rounds", rounds)
                .put("limit", limit.path("rounds").asInt());
        return withoutNumbersOf1957(game);
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void everyGameIsReadAsItWas(Databases database) {
        try (Storage storage = open(database)) {
            GameStore store = new GameStore(storage, JSON);
            Map<String, JsonNode> shown = shown();
            assertThat(shown).hasSizeGreaterThan(40);
            shown.forEach((id, game) -> {
                GameStore.Loaded loaded = store.load(id).orElseThrow();
                assertThat(withoutWords(loaded.live())).as(id).isEqualTo(game);
                assertThat(loaded.entries()).allMatch(entry -> entry.format() == 1);
            });
            assertThat(store.running()).hasSize(24);
        }
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void aRunningGameGoesOnInTheNewestVersionAndItsOldLinesStay(Databases database) {
        try (Storage storage = open(database)) {
            GameStore store = new GameStore(storage, JSON);
            for (String id : store.running()) {
                LiveState before = store.load(id).orElseThrow().live();
                List<GameStore.Entry> old = store.load(id).orElseThrow().entries();
                LiveState after = resign(store, before);
                GameStore.Loaded loaded = store.load(id).orElseThrow();
                assertThat(loaded.live()).as(id).isEqualTo(after);
                assertThat(loaded.live().progress()).isEqualTo(GameProgress.OVER);
                int rows = loaded.entries().size();
                assertThat(loaded.entries().subList(0, rows - 1)).isEqualTo(old);
                assertThat(loaded.entries().get(rows - 1).format()).isEqualTo(GameLog.VERSION);
                assertThat(loaded.entries().get(rows - 1).event()).contains("reason=resignation");
            }
        }
    }

    private static LiveState resign(GameStore store, LiveState before) {
        GameState state = before.game().orElseThrow();
        long now = state.clock().time() + 1;
        ClientMessage.OfPlayer message = new ClientMessage.Resign("m", before.ply());
        Decided decided = new PlayersTurn(before, Referees.WITHOUT_RULING, Side.RED, now, 0).hear(message);
        assertThat(decided.refused()).isEmpty();
        StoredStep step = decided.step(before, now, "red:m");
        assertThat(store.append(List.of(step))).containsExactly(true);
        return decided.after();
    }

    @Test
    void aTableIsWrittenAsVersion2WhenItChanges() {
        try (Storage storage = open(Databases.SQLITE)) {
            GameStore store = new GameStore(storage, JSON);
            for (String id : shown().keySet()) {
                LiveState before = store.load(id).orElseThrow().live();
                GameTable called = before.table().with(before.table().notes().withCall(Optional.of(Side.BLACK)));
                StoredStep step = new StoredStep(before, before.next(called), List.of(), LATER, "");
                assertThat(store.append(List.of(step))).containsExactly(true);
                assertThat(detail(storage, id)).startsWith("{\"version\":2,");
                assertThat(store.load(id).orElseThrow().live()).isEqualTo(step.after());
            }
        }
    }

    private static String detail(Storage storage, String id) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT detail FROM live_game WHERE id = :id")
                        .bind("id", id)
                        .mapTo(String.class)
                        .one());
    }

    @Test
    void whatIsTakenHomeIsTheNewestVersion() {
        try (Storage storage = open(Databases.SQLITE)) {
            GameStore store = new GameStore(storage, JSON);
            int games = 0;
            for (String id : shown().keySet()) {
                Optional<GameState> game = store.load(id).orElseThrow().live().game();
                if (game.isPresent()) {
                    String text = GameLog.write(game.get());
                    assertThat(text).startsWith("chuhe-game " + GameLog.VERSION + "\n");
                    assertThat(GameLog.read(text)).as(id).isEqualTo(game.get());
                    games++;
                }
            }
            assertThat(games).isGreaterThan(30);
        }
    }

    @Test
    void aNewerProgramsPartsAreInWhatIsTakenHome() {
        try (Storage storage = open(Databases.SQLITE)) {
            GameStore store = new GameStore(storage, JSON);
            resign(store, store.load("called").orElseThrow().live());
            storage.jdbi()
                    .useHandle(handle -> handle.execute("UPDATE game_event SET event = REPLACE(event, 'resigned at=',"
                            + " 'resigned mood=calm at=') WHERE game = 'called' AND format = " + GameLog.VERSION));
            GameState state = store.load("called").orElseThrow().live().game().orElseThrow();
            assertThat(GameLog.write(state)).contains("\nresigned mood=calm at=");
        }
    }

    @Test
    void aServerThatIsReplacedGoesOnWithItsGames() {
        Map<String, String> settings = Databases.SQLITE.empty();
        fill(settings);
        Clock clock = Clock.fixed(Instant.ofEpochMilli(LATER), ZoneOffset.UTC);
        try (Storage storage = Storage.open(Settings.read(settings, Map.of()))) {
            storage.jdbi()
                    .useHandle(handle ->
                            handle.execute("INSERT INTO server_beat (process, at) VALUES ('before', ?)", LATER / 2));
        }
        try (TestServer server = TestServer.start(settings, clock)) {
            JsonNode lobby = TestTable.json(server.visitor().get("/api/games"), 200);
            assertThat(lobby.path("open").size()).isEqualTo(1);
            assertThat(lobby.path("recent").size()).isGreaterThan(5);
            lobby.path("recent")
                    .forEach(game -> assertThat(game.path("reason").path("en").asString())
                            .isNotEmpty());
            // The last game that was going on; in the others a flag had fallen long before.
            JsonNode running = TestTable.json(server.visitor().get("/api/games/interrupted"), 200);
            assertThat(running.path("state").path("phase").asString()).isEqualTo("playing");
            assertThat(running.path("state").path("clock").path("at").asLong()).isEqualTo(LATER);
            assertThat(running.path("moves").size()).isEqualTo(1);
            assertThat(server.visitor().get("/api/games/signed/download/log").body())
                    .startsWith("chuhe-game 4\nstarted ");
            rulingsFromBeforeTheyWereKeptAreMadeOnceMore(server);
        }
    }

    private static void rulingsFromBeforeTheyWereKeptAreMadeOnceMore(TestServer server) {
        Timer searches = server.server().site().metrics().timer("chuhe.play.ruling");
        for (int i = 0; i < 2; i++) {
            JsonNode ruling = TestTable.json(server.visitor().get("/api/games/not-varied/ruling"), 200);
            assertThat(ruling.path("verdict").asString()).isEqualTo("red-must-vary");
            assertThat(searches.count()).isEqualTo(1);
        }
        GameStore store = new GameStore(server.server().site().storage(), JSON);
        assertThat(store.lastRuling("not-varied", Long.MAX_VALUE)).isPresent();
    }
}
