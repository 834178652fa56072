package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.Club;
import org.chuhe.server.event.LiveField;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * 延时转播: what has been played at a tournament's board reaches nobody who only watches before its time, by whatever address he
 * asks. All addresses are taken from the table of rights; whatever one answered before the move it must answer after it.
 */
class DelayedBroadcastTest {
    private static final long DELAY = 10 * 60_000;
    private static final String RIGHTS = "/org/chuhe/server/security/rights.txt";
    private static final String MOVE = "a3a4";
    private static final String VISITOR = "a visitor";
    /** Addresses that name no game and tell of several. */
    private static final String LISTS = "/|/play|/tables|/account|/api/(games|arbiter/games|events|me|me/data)|/events";
    /** The move in all notations, and the board after it. */
    private static final List<String> SIGNS = List.of(MOVE, "兵九进一", "2P1P1P1P", "P1+1");

    private static final ShiftedClock CLOCK = new ShiftedClock();
    private static TestServer server;
    private static Club club;

    @BeforeAll
    static void start() {
        server = TestServer.start(Map.of(), CLOCK);
        club = new Club(server.member("organiser", Role.ORGANISER));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static LiveField delayed() {
        LiveField field = new LiveField(server, club, "甲", "乙", "丙", "丁");
        club.done(field.id(), "broadcast", "{\"delay\":10}");
        return field.round(1, 2);
    }

    /** Every address that can be asked, with what it is asked for. */
    private static List<String> addresses(String event, String game) {
        List<String> all = new ArrayList<>();
        for (String path : paths()) {
            String about = path.matches("/(api/)?events/.*") ? event : game;
            String concrete = path.replace("{id}", about)
                    .replace("{round}", "1")
                    .replace("{no}", "1")
                    .replace("{number}", "1")
                    .replace("{paper}", "sheet");
            if (concrete.endsWith("{format}")) {
                formats().forEach(format -> all.add(concrete.replace("{format}", format)));
            } else if (concrete.endsWith("{file}")) {
                Stream.of("site.zip", "event.json", "results-1.csv", "all.csv", "event.trf")
                        .forEach(file -> all.add(concrete.replace("{file}", file)));
            } else {
                all.add(concrete.replaceAll("[{<][^}>]*[}>]", "x"));
            }
        }
        all.add("/records?live=" + game);
        all.add("/events/" + event + "/boards?n=16");
        all.add("/events/" + event + "/hall?show=boards,standings");
        for (String link : List.of("/play/" + game, "/events/" + event + "/boards")) {
            all.add("/api/oembed?url=" + URLEncoder.encode(server.server().address() + link, StandardCharsets.UTF_8));
        }
        return all;
    }

    private static Stream<String> formats() {
        return Stream.concat(
                Stream.of("log", "pdf"), Stream.of(OutputFormat.values()).map(OutputFormat::toString));
    }

    private static List<String> paths() {
        try (InputStream in = Objects.requireNonNull(DelayedBroadcastTest.class.getResourceAsStream(RIGHTS))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith("GET "))
                    .map(line -> line.split("\\s+")[1])
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** What everything answers, without what time it is. */
    private static Map<String, String> walk(String who, Browser browser, String event, String game) {
        Map<String, String> answers = new TreeMap<>();
        for (String address : addresses(event, game)) {
            boolean about = address.contains(event) || address.contains(game) || address.matches(LISTS);
            if (!about && !who.equals(VISITOR)) {
                continue;
            }
            HttpResponse<byte[]> answer = browser.file(address);
            assertThat(answer.statusCode()).as(address).isNotIn(429, 500);
            String text = new String(answer.body(), StandardCharsets.UTF_8).replaceAll("\"now\":\\d+", "");
            answers.put(address, answer.statusCode() + " " + text);
        }
        return answers;
    }

    private static Map<String, Browser> spectators() {
        Map<String, Browser> spectators = new LinkedHashMap<>();
        spectators.put(VISITOR, server.visitor());
        spectators.put("a member", server.member("member"));
        spectators.put("another organiser", server.member("another organiser", Role.ORGANISER));
        spectators.put("another arbiter", server.member("another arbiter", Role.ARBITER));
        return spectators;
    }

    @Test
    void noAddressTellsSpectatorsAMoveBeforeItsTime() {
        Map<String, Browser> spectators = spectators();
        try (LiveField field = delayed()) {
            String event = field.id();
            LiveField.Table table = field.table(1);
            String game = table.game();
            CLOCK.advance(2 * DELAY);
            Map<String, Map<String, String>> before = new LinkedHashMap<>();
            Map<String, Map<String, String>> twice = new LinkedHashMap<>();
            spectators.forEach((who, browser) -> {
                // Some addresses leave a cookie; after that they say the same again and again.
                walk(who, browser, event, game);
                before.put(who, walk(who, browser, event, game));
                twice.put(who, walk(who, browser, event, game));
            });
            assertThat(table.red().move(0, MOVE).path("t").asString()).isEqualTo("ok");
            assertThat(table.redsPhone().get("/api/games/" + game).body()).contains(MOVE);
            assertThat(club.browser().get("/api/games/" + game).body()).contains(MOVE);

            CLOCK.advance(DELAY - 60_000);
            spectators.forEach((who, browser) -> walk(who, browser, event, game).forEach((address, answer) -> {
                String known = before.get(who).get(address);
                if (known.equals(twice.get(who).get(address))) {
                    assertThat(answer).as(who + " " + address).isEqualTo(known);
                }
                SIGNS.stream()
                        .filter(sign -> !known.contains(sign))
                        .forEach(sign ->
                                assertThat(answer).as(who + " " + address).doesNotContain(sign));
            }));

            CLOCK.advance(60_000);
            Map<String, String> after = walk(VISITOR, spectators.get(VISITOR), event, game);
            List<String> shows = List.of(
                    "/api/games/" + game, "/play/" + game, "/play/" + game + "/wall", "/play/" + game + "/card.png");
            shows.forEach(address -> assertThat(after.get(address))
                    .as(address)
                    .isNotEqualTo(before.get(VISITOR).get(address)));
            assertThat(after.get("/api/games/" + game)).contains(MOVE);
            await(() -> listed(spectators.get(VISITOR), "running").contains(MOVE));
        }
    }

    @Test
    void anEndIsToldInItsTimeToo() {
        Browser visitor = server.visitor();
        try (LiveField field = delayed()) {
            LiveField.Table table = field.table(1);
            String game = "/api/games/" + table.game();
            String boards = "/events/" + field.id() + "/boards";
            CLOCK.advance(DELAY);
            table.red().move(0, MOVE);
            table.black().ask("resign", 1, "");
            table.red().phase("over");
            await(() ->
                    club.games(field.id(), 1).get(0).path("result").asString().equals("1-0"));
            assertThat(table.redsPhone().get(game + "/replay").statusCode()).isEqualTo(200);
            assertThat(visitor.get(game + "/replay").statusCode()).isEqualTo(409);
            assertThat(visitor.get(game + "/download/pgn").statusCode()).isEqualTo(409);
            assertThat(visitor.get("/records?live=" + table.game()).statusCode())
                    .isEqualTo(404);
            assertThat(Club.JSON
                            .readTree(visitor.get(game).body())
                            .path("state")
                            .path("phase")
                            .asString())
                    .isEqualTo("playing");
            assertThat(listed(visitor, "running")).contains(table.game());
            assertThat(listed(visitor, "recent")).doesNotContain(table.game());
            assertThat(visitor.get(boards).body()).doesNotContain("1–0");
            assertThat(visitor.get("/events/" + field.id()).body())
                    .as("results on record are the organiser's, and known at once")
                    .contains("1–0");

            CLOCK.advance(DELAY);
            assertThat(visitor.get(game + "/download/pgn").body()).contains("1-0");
            assertThat(visitor.get(boards).body()).contains("1–0");
            await(() -> listed(visitor, "recent").contains(table.game()));
        }
    }

    private static String listed(Browser browser, String list) {
        return Club.JSON.readTree(browser.get("/api/games").body()).path(list).toString();
    }

    private static void await(java.util.function.BooleanSupplier holds) {
        long until = System.nanoTime() + 30_000_000_000L;
        while (!holds.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(until);
        }
    }

    @Test
    void linesToSpectatorsAreLateAndTheirClocksWithThem() {
        try (LiveField field = delayed();
                LiveClient spectator = LiveClient.open(
                        server.server().address(), field.table(1).game(), "");
                LiveClient screen = LiveClient.screen(
                        server.server().address(), field.table(1).game(), club.browser());
                LiveClient official = LiveClient.open(
                        server.server().address(), field.table(1).game(), club.browser());
                LiveClient boards = LiveClient.boards(server.server().address(), field.id(), "n=4")) {
            LiveField.Table table = field.table(1);
            CLOCK.advance(DELAY);
            spectator.phase("playing");
            boards.await(json -> game(json).path("phase").asString("").equals("playing"));
            table.red().move(0, MOVE);
            official.ply(1);
            for (LiveClient late : List.of(spectator, screen, boards)) {
                late.news();
                late.send("{\"t\":\"sync\"}");
            }
            spectator.await(
                    json -> LiveClient.is(json, "game") && json.path("moves").isEmpty());
            CLOCK.advance(DELAY - 120_000);
            assertThat(spectator.news().toString() + screen.news() + boards.news())
                    .doesNotContain(MOVE);

            CLOCK.advance(120_000);
            JsonNode step =
                    spectator.await(json -> json.path("state").path("ply").asInt(0) == 1);
            JsonNode clock = step.path("state").path("clock");
            assertThat(step.path("now").asLong() - clock.path("at").asLong())
                    .as("the clock has run since the move, as it is shown, and no longer")
                    .isBetween(0L, 60_000L);
            screen.ply(1);
            JsonNode board = boards.await(json -> game(json).path("ply").asInt(0) == 1);
            assertThat(game(board).path("move").path("zh").asString()).isEqualTo("兵九进一");
            assertThat(board.path("now").asLong()
                            - game(board).path("clock").path("at").asLong())
                    .isBetween(0L, 60_000L);
        }
    }

    /** The game of the first board in a message. */
    private static JsonNode game(JsonNode message) {
        return (message.has("boards") ? message.path("boards").path(0) : message.path("board")).path("game");
    }

    @Test
    void whatIsSaidOfBoardsIsWhatScriptsExpect() {
        TypeScript protocol = TypeScript.read("src/main/web/play/protocol.ts", "src/main/web/broadcast/protocol.ts");
        try (LiveField field = new LiveField(server, club, "甲", "乙", "丙").round(1, 1);
                LiveClient boards = LiveClient.boards(server.server().address(), field.id(), "n=4")) {
            JsonNode whole = boards.await(json -> LiveClient.is(json, "boards"));
            field.table(1).red().move(0, MOVE);
            JsonNode board = boards.await(json -> game(json).path("ply").asInt(0) == 1);
            assertThat(protocol.check("BoardsMessage", whole)).contains("BroadcastBoard", "BroadcastGame");
            assertThat(protocol.check("BoardMessage", board)).contains("PlayedMove", "ClockState");
        }
    }

    @Test
    void anOrganiserSaysHowLateAndTakesItBack() {
        String id = club.swiss(3, "甲", "乙");
        assertThat(club.action(id, "broadcast", "{\"delay\":61}").statusCode()).isEqualTo(422);
        assertThat(club.action(id, "broadcast", "{\"delay\":-1}").statusCode()).isEqualTo(422);
        club.done(id, "broadcast", "{\"delay\":15}");
        assertThat(club.json("/api/events/" + id).path("web").path("delay").asInt())
                .isEqualTo(15);
        assertThat(club.page("/events/" + id + "/log")).contains("15 minutes late");
        assertThat(club.page("/events/" + id + "/boards")).contains("15 minutes late");
        club.done(id, "undo", "{}");
        assertThat(club.json("/api/events/" + id).path("web").has("delay")).isFalse();
    }

    @Test
    void whoWatchedLateSeesEverythingOnceNothingIsDelayed() {
        try (LiveField field = delayed();
                LiveClient spectator = LiveClient.open(
                        server.server().address(), field.table(1).game(), "");
                LiveClient boards = LiveClient.boards(server.server().address(), field.id(), "n=4")) {
            field.table(1).red().move(0, MOVE);
            field.table(1).black().ply(1);
            club.done(field.id(), "broadcast", "{\"delay\":0}");
            spectator.ply(1);
            boards.await(json -> game(json).path("ply").asInt(0) == 1);
        }
    }
}
