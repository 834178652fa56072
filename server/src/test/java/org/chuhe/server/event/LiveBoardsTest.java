package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.event.log.ResultActions;
import org.chuhe.server.game.LiveClient;
import org.chuhe.server.game.model.Odds;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.TableOdds;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Boards of tournaments that are played as live games on the same server. */
class LiveBoardsTest {
    private static final String HERE = "{\"where\":\"here\",\"clock\":\"own\",\"minutes\":\"5\",\"increment\":\"3\"}";
    private static final Pattern SEAT =
            Pattern.compile("action=\"(/play/[^\"]+/seat)\".*?name=\"seat\" value=\"([^\"]+)\"");

    private static TestServer server;
    private static Club club;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        club = new Club(server.member("organiser", Role.ORGANISER, Role.ARBITER));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String event(String... names) {
        String id = club.swiss(2, names);
        club.done(id, "boards", HERE);
        return id;
    }

    private static void eventually(BooleanSupplier holds) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!holds.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(until);
        }
    }

    private static JsonNode board(String id, int round, int table) {
        return club.games(id, round).stream()
                .filter(game -> game.path("table").asInt() == table)
                .findFirst()
                .orElseThrow();
    }

    private static String result(String id, int round, int table) {
        return board(id, round, table).path("result").asString();
    }

    /** A phone that has scanned somebody's pass. */
    private static Browser phone(String id, String name) {
        return phone(server, club, id, name);
    }

    private static Browser phone(TestServer server, Club club, String id, String name) {
        JsonNode pass = club.json("/api/events/" + id + "/passes")
                .path("passes")
                .valueStream()
                .filter(one -> one.path("name").asString().equals(name))
                .findFirst()
                .orElseThrow();
        String link = pass.path("link").asString();
        Browser phone = server.visitor();
        assertThat(phone.get(link.substring(link.indexOf("/events"))).statusCode())
                .isEqualTo(303);
        return phone;
    }

    /** Sits down as the page of the tournament offers it. */
    private static LiveClient sit(String id, Browser phone) {
        return sit(server, id, phone);
    }

    private static LiveClient sit(TestServer server, String id, Browser phone) {
        Matcher seat = SEAT.matcher(phone.get("/events/" + id).body());
        assertThat(seat.find()).isTrue();
        assertThat(phone.submit(seat.group(1), Map.of("seat", seat.group(2))).statusCode())
                .isEqualTo(303);
        return LiveClient.open(server.server().address(), seat.group(1).split("/")[2], phone);
    }

    @Test
    void aPassLeadsToTheBoardAndTheResultToTheTable() {
        String id = event("甲", "乙", "丙", "丁");
        assertThat(club.page("/events/" + id + "/passes")).contains("甲").contains("<svg");
        club.pair(id);
        JsonNode first = board(id, 1, 1);
        Browser red = phone(id, first.path("redName").asString());
        Browser black = phone(id, first.path("blackName").asString());
        try (LiveClient forRed = sit(id, red);
                LiveClient forBlack = sit(id, black)) {
            forRed.phase("playing");
            assertThat(forRed.game().path("board").path("table").asInt()).isEqualTo(1);
            assertThat(forRed.game()
                            .path("clock")
                            .path("stages")
                            .get(0)
                            .path("seconds")
                            .asInt())
                    .isEqualTo(300);
            assertThat(forRed.move(0, "h2e2").path("t").asString()).isEqualTo("ok");
            eventually(() -> club.page("/events/" + id).contains(">Live<"));
            assertThat(club.page("/events/" + id + "/hall")).contains("data-game=");
            assertThat(forBlack.ask("resign", 1, "").path("t").asString()).isEqualTo("ok");
            eventually(() -> result(id, 1, 1).equals("1-0"));
        }
        assertThat(result(id, 1, 2)).isEqualTo("*");
        assertThat(club.page("/events/" + id + "/log")).contains("Chuhe");
    }

    /** 1957, 3.4: the weaker moves first, and the other plays without what he gives. */
    @Test
    void aBoardAtOddsIsPlayedSo() {
        String id = event("甲", "乙");
        club.pair(id);
        JsonNode before = board(id, 1, 1);
        String weaker = before.path("blackName").asString();
        club.done(id, "first", "{\"round\":1,\"table\":1,\"second\":true,\"odds\":\"two-horses\"}");
        assertThat(board(id, 1, 1).path("redName").asString()).isEqualTo(weaker);
        assertThat(club.page("/events/" + id)).contains("odds of both horses");
        assertThat(club.page("/events/" + id + "/log")).contains(weaker + " moves first (odds of both horses)");
        Browser first = phone(id, weaker);
        Browser second = phone(id, before.path("redName").asString());
        try (LiveClient forFirst = sit(id, first);
                LiveClient forSecond = sit(id, second)) {
            forFirst.phase("playing");
            assertThat(forFirst.game().path("handicap").asString()).isEqualTo("two-horses");
            assertThat(forFirst.move(0, "h2e2").path("t").asString()).isEqualTo("ok");
            assertThat(forSecond.ask("resign", 1, "").path("t").asString()).isEqualTo("ok");
            eventually(() -> result(id, 1, 1).equals("1-0"));
        }
        assertThat(club.json("/api/events/" + id + "/log").toString()).contains("first");
        assertThat(Stream.of(Odds.values()).map(Odds::code))
                .containsExactlyElementsOf(
                        Stream.of(TableOdds.values()).map(TableOdds::code).toList());
    }

    /** 1957, 3.1 and 3.3: the first-named moves first, with the black pieces; his win is a win of the first-named. */
    @Test
    void underTheRulesOf1957TheFirstNamedMovesFirstWithTheBlackPieces() {
        String id = club.swiss(2, "甲", "乙");
        club.done(
                id,
                "boards",
                "{\"where\":\"here\",\"clock\":\"own\",\"minutes\":\"5\",\"increment\":\"3\",\"edition\":\"cxa1957\"}");
        club.done(id, "pair", "{\"publish\":true}");
        JsonNode named = board(id, 1, 1);
        LiveClient first = sit(id, phone(id, named.path("redName").asString()));
        LiveClient second = sit(id, phone(id, named.path("blackName").asString()));
        first.phase("playing");
        assertThat(first.game().path("you").path("side").asString()).isEqualTo("black");
        assertThat(first.move(0, "h7e7").path("t").asString()).isEqualTo("ok");
        second.ask("resign", 1, "");
        first.phase("over");
        eventually(() -> result(id, 1, 1).equals("1-0"));
        first.close();
        second.close();
    }

    /** 18.2: to exclude a player takes the chief arbiter of the event, not anybody who says he is. */
    @Test
    void onlyTheChiefArbiterOfTheEventExcludesPlayers() {
        String id = event("甲", "乙");
        club.done(id, "pair", "{\"publish\":true}");
        LiveClient red = sit(id, phone(id, "甲"));
        LiveClient black = sit(id, phone(id, "乙"));
        red.phase("playing");
        String game = red.game().path("id").asString();
        Browser arbiter = server.member("table-arbiter", Role.ARBITER);
        Browser chief = server.member("head-arbiter", Role.ARBITER);
        String excluded = "{\"action\":\"disqualify\",\"side\":\"red\",\"why\":\"18.2\",\"chief\":true}";
        String address = "/api/games/" + game + "/arbiter";
        assertThat(chief.post(address, excluded).statusCode()).isEqualTo(403);
        club.done(id, "chief", "{\"name\":\"head-arbiter\"}");
        club.done(id, "appoint", "{\"office\":\"arbiter\",\"name\":\"table-arbiter\"}");
        assertThat(arbiter.post(address, excluded).statusCode()).isEqualTo(403);
        assertThat(arbiter.post(address, excluded.replace("true", "false")).statusCode())
                .isEqualTo(422);
        assertThat(chief.get("/api/games/" + game).body()).contains("\"chief\":true");
        assertThat(chief.post(address, excluded).statusCode()).isEqualTo(200);
        assertThat(black.phase("over").path("result").path("kind").asString()).isEqualTo("discipline");
        red.close();
        black.close();
    }

    @Test
    void onlyTheOwnPassOpensASeat() {
        String id = event("甲", "乙");
        club.pair(id);
        Browser stranger = server.visitor();
        assertThat(stranger.get("/events/" + id).body()).doesNotContain("name=\"seat\"");
        assertThat(stranger.get("/events/" + id + "/pass/AAAAAAAAAAAAAAAAAAAAAA")
                        .statusCode())
                .isEqualTo(404);
        assertThat(stranger.get("/events/" + id + "/me/1").statusCode()).isEqualTo(303);
        assertThat(stranger.get("/events/" + id).body()).doesNotContain("name=\"seat\"");
        assertThat(stranger.get("/api/events/" + id + "/passes").statusCode()).isEqualTo(401);
        String other = event("甲", "乙");
        String link = club.json("/api/events/" + other + "/passes")
                .path("passes")
                .get(0)
                .path("link")
                .asString();
        String pass = link.substring(link.lastIndexOf('/') + 1);
        assertThat(stranger.get("/events/" + id + "/pass/" + pass).statusCode()).isEqualTo(404);
    }

    @Test
    void theOrganiserStartsAllClocks() {
        String id = club.swiss(1, "甲", "乙", "丙", "丁");
        club.done(id, "boards", HERE.replace("}", ",\"begin\":\"organiser\"}"));
        club.pair(id);
        Browser red = phone(id, board(id, 1, 1).path("redName").asString());
        Browser black = phone(id, board(id, 1, 1).path("blackName").asString());
        try (LiveClient forRed = sit(id, red);
                LiveClient forBlack = sit(id, black)) {
            assertThat(forRed.game().path("state").path("phase").asString()).isEqualTo("ready");
            assertThat(club.browser().post("/api/events/" + id + "/start", "").statusCode())
                    .isEqualTo(200);
            forRed.phase("playing");
            forBlack.phase("playing");
        }
        assertThat(club.games(id, 1))
                .extracting(game -> game.path("phase").asString())
                .containsOnly("playing");
    }

    @Test
    void whatIsTakenBackIsTakenBackAtTheBoardsToo() {
        String id = event("甲", "乙");
        club.pair(id);
        String first = board(id, 1, 1).path("live").asString();
        club.done(id, "unpair", "{}");
        assertThat(phase(first)).isEqualTo("cancelled");
        club.pair(id);
        String again = board(id, 1, 1).path("live").asString();
        assertThat(again).isNotEmpty().isNotEqualTo(first);
        club.result(id, 1, 1, "+/-");
        assertThat(phase(again)).isEqualTo("cancelled");
        club.result(id, 1, 1, "*");
        club.done(id, "boards", "{\"where\":\"elsewhere\"}");
        assertThat(board(id, 1, 1).path("live").isMissingNode()).isTrue();
    }

    private static String phase(String game) {
        return club.json("/api/games/" + game).path("state").path("phase").asString();
    }

    @Test
    void theOrganisersWordOnAResultIsTheLast() {
        String id = event("甲", "乙");
        club.pair(id);
        String game = board(id, 1, 1).path("live").asString();
        club.browser().post("/api/events/" + id + "/start", "");
        decide(game, "1-0");
        eventually(() -> result(id, 1, 1).equals("1-0"));
        decide(game, "1/2");
        eventually(() -> result(id, 1, 1).equals("1/2"));
        club.result(id, 1, 1, "0-1");
        decide(game, "1-0");
        club.done(id, "facts", "{\"announcements\":\"–\"}");
        assertThat(result(id, 1, 1)).isEqualTo("0-1");
    }

    @Test
    void aBoardThatIsClearedOrVoidIsPlayedAgainAndCounts() {
        String id = event("甲", "乙");
        club.pair(id);
        club.result(id, 1, 1, "+/-");
        club.result(id, 1, 1, "*");
        club.browser().post("/api/events/" + id + "/start", "");
        String first = board(id, 1, 1).path("live").asString();
        decide(first, "*");
        eventually(() -> !board(id, 1, 1).path("live").asString("").equals(first)
                && board(id, 1, 1).has("live"));
        String second = board(id, 1, 1).path("live").asString();
        club.browser().post("/api/events/" + id + "/start", "");
        decide(second, "1/2");
        eventually(() -> result(id, 1, 1).equals("1/2"));
        decide(first, "1-0");
        club.done(id, "facts", "{\"announcements\":\"–\"}");
        assertThat(result(id, 1, 1)).isEqualTo("1/2");
        int entry = club.json("/api/events/" + id + "/log")
                .path("entries")
                .valueStream()
                .filter(one -> one.path("code").asString().equals("result"))
                .mapToInt(one -> one.path("seq").asInt())
                .max()
                .orElseThrow();
        club.done(id, "undo", "{\"entry\":" + entry + "}");
        assertThat(result(id, 1, 1)).as("taken back by the organiser").isEqualTo("*");
    }

    private static void decide(String game, String outcome) {
        assertThat(club.browser()
                        .post(
                                "/api/games/" + game + "/arbiter",
                                "{\"action\":\"decide\",\"outcome\":\"" + outcome
                                        + "\",\"article\":\"16.3\",\"why\":{\"zh\":\"裁定\"}}")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void anotherProcessOnTheSameDatabaseServesTheBoardsToo() {
        Map<String, String> database = Databases.POSTGRESQL.empty();
        try (TestServer here = TestServer.start(database);
                TestServer there = TestServer.start(database)) {
            Club organiser = new Club(here.member("organiser", Role.ORGANISER));
            String id = organiser.swiss(1, "甲", "乙");
            organiser.done(id, "boards", HERE);
            organiser.pair(id);
            String red = organiser.games(id, 1).get(0).path("redName").asString();
            String black = organiser.games(id, 1).get(0).path("blackName").asString();
            try (LiveClient forRed = sit(here, id, phone(here, organiser, id, red));
                    LiveClient forBlack = sit(there, id, phone(there, organiser, id, black))) {
                forRed.phase("playing");
                forBlack.phase("playing");
                assertThat(forRed.move(0, "h2e2").path("t").asString()).isEqualTo("ok");
                forBlack.ply(1);
                assertThat(forBlack.ask("resign", 1, "").path("t").asString()).isEqualTo("ok");
                eventually(() ->
                        organiser.games(id, 1).get(0).path("result").asString().equals("1-0"));
            }
            long recorded = organiser
                    .json("/api/events/" + id + "/log")
                    .path("entries")
                    .valueStream()
                    .filter(entry -> entry.path("code").asString().equals("result"))
                    .count();
            assertThat(recorded).as("once, although both processes heard of it").isEqualTo(1);
        }
    }

    @Test
    void aResultThatACrashKeptFromTheTableIsRecordedAtTheNextStart(@TempDir Path folder) {
        Map<String, String> data = Map.of("data", folder.toString());
        String id;
        try (TestServer before = TestServer.start(data)) {
            Club organiser = new Club(before.member("organiser", Role.ORGANISER));
            id = organiser.swiss(1, "甲", "乙");
            organiser.done(id, "boards", HERE);
            organiser.pair(id);
            try (LiveClient red = sit(before, id, phone(before, organiser, id, "甲"));
                    LiveClient black = sit(before, id, phone(before, organiser, id, "乙"))) {
                red.phase("playing");
                black.phase("playing");
                String side = red.game().path("you").path("side").asString();
                assertThat((side.equals("red") ? red : black)
                                .move(0, "h2e2")
                                .path("t")
                                .asString())
                        .isEqualTo("ok");
                assertThat((side.equals("red") ? black : red)
                                .ask("resign", 1, "")
                                .path("t")
                                .asString())
                        .isEqualTo("ok");
                eventually(() ->
                        organiser.games(id, 1).get(0).path("result").asString().equals("1-0"));
            }
        }
        try (Storage storage = Storage.open(Settings.read(data, Map.of()))) {
            SecureRandom random = new SecureRandom();
            Accounts accounts = new Accounts(storage, Clock.systemUTC(), random);
            EventStore store = new EventStore(storage, Clock.systemUTC(), random, Club.JSON);
            // As if the server had died after the game's last step and before the tournament's.
            new EventDesk(store, accounts, any -> 0)
                    .perform(id, "", EventDesk.ANY, ResultActions.one(1, 1, 1, Result.NONE, Optional.empty()));
        }
        try (TestServer after = TestServer.start(data)) {
            Club reader = new Club(after.visitor());
            assertThat(reader.games(id, 1).get(0).path("result").asString()).isEqualTo("1-0");
        }
    }

    @Test
    void membersOfTeamsHavePassesOfTheirOwn() {
        String id = club.create(
                "{\"name\":\"Teams\",\"format\":\"swiss\",\"rounds\":1,\"teams\":\"fixed-boards\",\"boards\":2,"
                        + "\"where\":\"here\",\"minutes\":5,\"clock\":\"own\"}");
        for (String team : new String[] {"红", "蓝"}) {
            club.done(
                    id,
                    "enter",
                    "{\"name\":\"" + team + "队\",\"members\":[{\"name\":\"" + team + "一\"},{\"name\":\"" + team
                            + "二\"}]}");
        }
        club.pair(id);
        assertThat(club.games(id, 1)).hasSize(2).allMatch(game -> game.has("live"));
        try (LiveClient second = sit(id, phone(id, "红二"))) {
            assertThat(second.game().path("board").path("game").asInt()).isEqualTo(2);
        }
    }

    @Test
    void aClockThatMakesNoSenseIsRefusedAtOnce() {
        String id = club.swiss(1, "甲", "乙");
        assertThat(club.action(id, "boards", HERE.replace("\"5\"", "\"-5\"")).statusCode())
                .isEqualTo(422);
        assertThat(club.action(id, "boards", "{\"where\":\"moon\"}").statusCode())
                .isEqualTo(422);
    }

    private static int seconds(JsonNode board) {
        return club.json("/api/games/" + board.path("live").asString())
                .path("clock")
                .path("stages")
                .get(0)
                .path("seconds")
                .asInt();
    }

    /** The clocks, in seconds, of all games of a match that is level again and again. */
    private static List<Integer> clocksOfAMatch(String boards) {
        String id = club.create("{\"name\":\"Cup\",\"format\":\"knockout\"}");
        club.done(id, "import", "{\"text\":\"甲\\n乙\"}");
        club.done(id, "boards", boards);
        club.pair(id);
        List<Integer> clocks = new ArrayList<>();
        for (int game = 1; game <= 4; game++) {
            clocks.add(seconds(club.games(id, 1).get(game - 1)));
            club.done(id, "result", "{\"round\":1,\"table\":1,\"game\":" + game + ",\"result\":\"1/2\"}");
            if (game < 4) {
                club.done(id, "tiebreak", "{\"round\":1,\"table\":1}");
            }
        }
        return clocks;
    }

    @Test
    void tieBreakGamesHaveTheirOwnClocks() {
        String slow = "{\"where\":\"here\",\"clock\":\"own\",\"minutes\":\"60\",\"increment\":\"30\"";
        assertThat(clocksOfAMatch(slow + "}"))
                .as("快棋 and 超快棋 as usual; the decider as fast as the latter")
                .containsExactly(3600, 600, 300, 300);
        assertThat(clocksOfAMatch(slow + ",\"rapid-minutes\":15,\"blitz-minutes\":\"3\",\"blitz-increment\":2}"))
                .containsExactly(3600, 900, 180, 180);
        assertThat(clocksOfAMatch(slow + ",\"rapid\":{\"stages\":[{\"seconds\":720,\"increment\":4}]}}"))
                .containsExactly(3600, 720, 300, 300);
    }

    @Test
    void aTieBreakGameIsNeverSlowerThanTheMatchUnlessSomebodySaysSo() {
        assertThat(clocksOfAMatch("{\"where\":\"here\",\"clock\":\"own\",\"minutes\":\"4\",\"increment\":\"1\"}"))
                .containsExactly(240, 240, 240, 240);
    }

    @Test
    void aWholeClockSentByAProgramIsKept() {
        String stages =
                "{\"stages\":[{\"moves\":40,\"seconds\":1800,\"increment\":0},{\"moves\":0,\"seconds\":600,\"increment\":5}]}";
        assertThat(clocksOfAMatch("{\"where\":\"here\",\"clock\":" + stages + "}")
                        .get(0))
                .isEqualTo(1800);
    }
}
