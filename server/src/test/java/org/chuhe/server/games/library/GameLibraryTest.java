package org.chuhe.server.games.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.TestTable;
import org.chuhe.server.games.library.store.GameShelves;
import org.chuhe.server.games.library.store.LibraryUploads;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.http.Site;
import org.chuhe.testing.SampleFiles;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What people bring to the library, find there, keep for themselves and take away again. */
class GameLibraryTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String ROUND = "f0e0 e8f8 e0f0 f8e8 ";
    private static final String GAMES = """
        [Event "1999年全国象棋个人赛"]
        [Date "1999.11.04"]
        [Red "许银川"]
        [Black "胡榮華"]
        [Result "1-0"]
        1. 炮二平五 马8进7 2. 马二进三 车9平8 3. 车一平二 马2进3 4. 兵七进一 卒7进1 5. 车二进六 炮8平9 6. 车二平三 炮9退1 7. 马八进七 1-0

        [Event "<b>杯</b>"]
        [Date "2001.??.??"]
        [Red "Hu <i>"]
        [Black "Lü"]
        [Result "1/2-1/2"]
        1. 相三进五 马8进7 2. 马二进三 卒7进1 3. 兵七进一 象3进5 4. 马八进七 马2进4 5. 炮八平九 炮2平3 6. 车九平八 1/2-1/2

        [Red "甲"]
        [Black "乙"]
        [FEN "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1"]
        [Result "*"]
        """ + ROUND.repeat(4) + "*\n";

    private static TestServer server;
    private static Browser organiser;
    private static Browser player;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        organiser = server.member("organiser", Role.ORGANISER);
        player = server.member("player");
        JsonNode told = brought(organiser, "?to=all&name=games.pgn", GAMES.getBytes(StandardCharsets.UTF_8));
        assertThat(told.path("added").asInt()).as(told.toString()).isEqualTo(3);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> bring(Browser browser, String query, byte[] content) {
        HttpRequest.Builder request = browser.request("/api/library/uploads" + query, "Accept-Language", "en")
                .header("Content-Type", "application/octet-stream")
                .header("X-CSRF-Token", browser.csrf())
                .POST(HttpRequest.BodyPublishers.ofByteArray(content));
        return browser.send(request);
    }

    /** Brings something and waits until it is read. */
    private static JsonNode brought(Browser browser, String query, byte[] content) {
        HttpResponse<String> answer = bring(browser, query, content);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
        String id = JSON.readTree(answer.body()).path("id").asString();
        Instant end = Instant.now().plus(Duration.ofSeconds(60));
        while (Instant.now().isBefore(end)) {
            JsonNode told =
                    JSON.readTree(browser.get("/api/library/uploads/" + id).body());
            if (told.path("state").asString().equals("done")) {
                return told;
            }
            Thread.onSpinWait();
        }
        throw new AssertionError("not read within a minute");
    }

    private static JsonNode found(Browser browser, String query) {
        HttpResponse<String> answer = browser.get("/api/library/games" + query);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JSON.readTree(answer.body());
    }

    @Test
    void whatOnePlaysHereComesToOnesOwnGamesAndToNobodyElses() {
        Browser red = server.member("plays red");
        Browser black = server.member("plays black");
        try (TestTable table = TestTable.begin(server, red, black, "")) {
            table.play(0, "h2e2", "h9g7");
            assertThat(found(red, "?in=mine").path("found").asInt())
                    .as("it is not over")
                    .isZero();
            table.black.ask("resign", 2, "");
            table.red.phase("over");
        }
        for (Browser each : List.of(red, black)) {
            // He looks again and again; the game comes once.
            Instant end = Instant.now().plus(Duration.ofSeconds(60));
            while (found(each, "?in=mine").path("found").asInt() == 0
                    && Instant.now().isBefore(end)) {
                Thread.onSpinWait();
            }
            JsonNode mine = found(each, "?in=mine&moves=h2e2");
            assertThat(mine.path("found").asInt()).isEqualTo(1);
            assertThat(mine.path("games").path(0).path("copies").asInt()).isEqualTo(1);
        }
        assertThat(found(player, "?in=mine&moves=h2e2").path("found").asInt()).isZero();
    }

    @Test
    void gamesAreFoundByWhatIsKnownOfThem() {
        Browser anybody = server.visitor();
        for (String query : new String[] {
            "?player=許銀川",
            "?player=胡荣&colour=black",
            "?event=个人赛",
            "?from=1999&to=2000-12",
            "?result=1-0",
            "?ecco=C",
            "?moves=h2e2+h9g7",
            "?player=许&opponent=胡",
            "?moves=b2e2b9c7",
            "?ecco=C4&from=1999-11-04"
        }) {
            assertThat(found(anybody, query).path("found").asInt()).as(query).isEqualTo(1);
        }
        for (String query : new String[] {"?player=许银川&colour=black", "?from=2002", "?moves=b2e2b9c7&mirror=no"}) {
            assertThat(found(anybody, query).path("found").asInt()).as(query).isZero();
        }
        String page = anybody.get("/library?player=Hu", "Accept-Language", "en").body();
        assertThat(page)
                .contains("Hu &lt;i&gt;", "&lt;b&gt;杯&lt;/b&gt;", "½–½", "2001")
                .doesNotContain("Hu <i>");
    }

    @Test
    void aRepetitionIsFoundByItsRuling() {
        Instant end = Instant.now().plus(Duration.ofSeconds(60));
        int games = 0;
        while (games == 0 && Instant.now().isBefore(end)) {
            games = found(server.visitor(), "?verdict=perpetual-check&edition=cxa2020")
                    .path("found")
                    .asInt();
        }
        assertThat(games).isEqualTo(1);
        assertThat(found(server.visitor(), "?verdict=perpetual-check&edition=cxa2020&article=25.1")
                        .path("games")
                        .get(0)
                        .path("red")
                        .asString())
                .isEqualTo("甲");
        assertThat(found(server.visitor(), "?verdict=draw&edition=cxa2020")
                        .path("found")
                        .asInt())
                .isZero();
    }

    @Test
    void everyGameOpensOnThePageOfGames() {
        int id = found(server.visitor(), "?player=许银川")
                .path("games")
                .get(0)
                .path("id")
                .asInt();
        String page = server.visitor().get("/records?library=" + id).body();
        assertThat(page).contains("许银川 – 胡榮華", "data-game=\"yes\"", "1999.11.04");
        assertThat(JSON.readTree(
                                server.visitor().get("/api/library/games/" + id).body())
                        .path("pgn")
                        .asString())
                .contains("[Red \"许银川\"]", "H2-E2");
        assertThat(server.visitor().get("/records?library=99999").statusCode()).isEqualTo(404);
        assertThat(server.visitor().get("/records?library=x").statusCode()).isEqualTo(404);
    }

    @Test
    void theTreeCountsAndLeadsOn() {
        JsonNode tree = JSON.readTree(server.visitor().get("/api/library/tree").body());
        assertThat(tree.path("games").asInt()).isEqualTo(2);
        assertThat(tree.path("moves").size()).isEqualTo(2);
        String page = server.visitor()
                .get("/library/tree?moves=h2e2", "Accept-Language", "en")
                .body();
        assertThat(page).contains("/library/tree?moves=h2e2h9g7", "1 game<", "100 %");
        JsonNode mirrored = JSON.readTree(
                server.visitor().get("/api/library/tree?moves=b2e2").body());
        assertThat(mirrored.path("moves").get(0).path("move").asString()).isEqualTo("b9c7");
        assertThat(server.visitor().get("/library/tree?moves=a0a9").statusCode())
                .isEqualTo(422);
    }

    @Test
    void whatMakesNoSenseIsToldBesideTheForm() {
        HttpResponse<String> answer = server.visitor().get("/library?ecco=Q7&player=x", "Accept-Language", "en");
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("opening codes are written", "value=\"Q7\"", "value=\"x\"");
    }

    @Test
    void aFormLeadsToALinkThatSaysOnlyWhatWasAsked() {
        HttpResponse<String> answer =
                server.visitor().get("/library?player=%E8%AE%B8&colour=&event=&result=draw&mirror=&edition=cxa2020");
        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(answer.headers().firstValue("Location").orElseThrow())
                .endsWith("/library?player=%E8%AE%B8&result=draw");
    }

    @Test
    void onesOwnGamesAreOnesOwn() {
        Browser owner = server.member("owner");
        JsonNode told = brought(owner, "?name=games.pgn", GAMES.getBytes(StandardCharsets.UTF_8));
        assertThat(told.path("added").asInt()).isEqualTo(3);
        assertThat(told.path("public").asBoolean()).isFalse();
        assertThat(brought(owner, "", GAMES.getBytes(StandardCharsets.UTF_8))
                        .path("duplicates")
                        .asInt())
                .isEqualTo(3);
        JsonNode mine = found(owner, "?in=mine");
        assertThat(mine.path("found").asInt()).isEqualTo(3);
        assertThat(mine.path("games").get(0).path("copies").asInt()).isEqualTo(2);
        int id = mine.path("games").get(0).path("id").asInt();
        assertThat(owner.get("/records?library=" + id).statusCode()).isEqualTo(200);
        assertThat(player.get("/records?library=" + id).statusCode()).isEqualTo(404);
        assertThat(player.get("/api/library/games/" + id).statusCode()).isEqualTo(404);
        assertThat(found(player, "?in=mine").path("found").asInt()).isZero();
        assertThat(server.visitor().get("/api/library/games?in=mine").statusCode())
                .isEqualTo(401);
        String upload = told.path("id").asString();
        assertThat(player.get("/library/uploads/" + upload).statusCode()).isEqualTo(404);
        assertThat(owner.get("/library/uploads/" + upload).body()).contains("games.pgn");
        assertThat(player.submit("/library/games/" + id + "/remove", Map.of()).statusCode())
                .isEqualTo(404);
        owner.get("/library?in=mine");
        assertThat(owner.submit("/library/games/" + id + "/remove", Map.of("back", "//evil.example"))
                        .headers()
                        .firstValue("Location")
                        .orElseThrow())
                .endsWith("/library");
        assertThat(found(owner, "?in=mine").path("found").asInt()).isEqualTo(2);
        assertThat(JSON.readTree(owner.get("/api/me/data").body())
                        .path("library")
                        .size())
                .isEqualTo(2);
        owner.get("/account");
        assertThat(owner.submit("/account/delete", Map.of("old", "correct horse"))
                        .statusCode())
                .isEqualTo(303);
        int left = server.server()
                .site()
                .storage()
                .jdbi()
                .withHandle(
                        handle -> handle.createQuery("SELECT COUNT(*) FROM library_game WHERE shelf > 0 AND copies = 2")
                                .mapTo(Integer.class)
                                .one());
        assertThat(left).isZero();
    }

    @Test
    void thePublicLibraryIsFilledByOrganisersAndClearedByAdministrators() {
        assertThat(bring(player, "?to=all", GAMES.getBytes(StandardCharsets.UTF_8))
                        .statusCode())
                .isEqualTo(403);
        int id = found(server.visitor(), "?player=甲")
                .path("games")
                .get(0)
                .path("id")
                .asInt();
        organiser.get("/library");
        assertThat(organiser
                        .submit("/library/games/" + id + "/remove", Map.of())
                        .statusCode())
                .isEqualTo(403);
        assertThat(organiser.get("/library").body()).doesNotContain("/library/games/" + id + "/remove");
        Browser admin = server.member("admin", Role.ADMIN);
        assertThat(admin.get("/library").body()).contains("/library/games/" + id + "/remove");
    }

    @Test
    void anArchiveOfEveryFormatIsReadAndWhatCannotBeIsTold() {
        Object[] files = new Object[2 * SampleFiles.NAMES.size() + 4];
        int at = 0;
        for (String name : SampleFiles.NAMES) {
            files[at++] = "samples/" + name;
            files[at++] = SampleFiles.read(name);
        }
        files[at++] = "broken.pgn";
        files[at++] = "[Red \"x\"]\n[Black \"y\"]\n1. 炮二平五 马8进7 2. 炮二平五 1-0\n".getBytes(StandardCharsets.UTF_8);
        files[at++] = "picture.jpg";
        files[at] = new byte[] {(byte) 0xFF, (byte) 0xD8, 1, 2, 3};
        Browser reader = server.member("reader");
        JsonNode told = brought(reader, "?name=all.zip", ArchiveFilesTest.zip(StandardCharsets.UTF_8, files));
        assertThat(told.path("files").asInt()).isEqualTo(SampleFiles.NAMES.size() + 2);
        assertThat(told.path("added").asInt()).isGreaterThan(15);
        String problems = told.path("problemList").toString();
        assertThat(problems).contains("broken.pgn #1", "picture.jpg");
        // Every game is on the shelf, or a copy of one that is, or told.
        int without = (int) told.path("problemList")
                .valueStream()
                .filter(problem -> problem.path("reason").asString().contains("without moves"))
                .count();
        assertThat(told.path("added").asInt() + told.path("duplicates").asInt() + without)
                .isEqualTo(told.path("games").asInt());
        String page =
                reader.get("/library/uploads/" + told.path("id").asString()).body();
        assertThat(page).contains("broken.pgn #1", "picture.jpg");
    }

    private static String game(int number, int comment) {
        StringBuilder moves = new StringBuilder();
        for (int bit = 0; bit < 12; bit++) {
            moves.append((number >> bit & 1) == 1 ? "h0g2 h9g7 g2h0 g7h9 " : "b0c2 h9g7 c2b0 g7h9 ");
        }
        return "[Red \"R" + number + "\"]\n[Black \"B\"]\n[Format \"ICCS\"]\n\n{" + "x".repeat(comment) + "}\n" + moves
                + "*\n\n";
    }

    @Test
    void aGameWithABookOfCommentsIsToldAndNotKept() {
        Browser member = server.member("writes books");
        JsonNode told = brought(
                member, "?name=long.pgn", (game(1, 100_000) + game(2, 50_000)).getBytes(StandardCharsets.UTF_8));
        assertThat(told.path("added").asInt()).isEqualTo(1);
        assertThat(told.path("problemList").toString()).contains("long.pgn #1", "longer than 64 KB");
    }

    private static LibraryImport read(int shelf, ShelfRoom room, List<String> problems, String text) {
        Site site = server.server().site();
        LibraryImport reading = new LibraryImport(site.storage(), site.clock(), shelf, room, new LibraryImport.Told() {
            @Override
            public void problem(String place, Message reason) {
                problems.add(place + " " + reason.in(Locale.ENGLISH));
            }

            @Override
            public void progress() {}
        });
        reading.bytes("much.pgn", text.getBytes(StandardCharsets.UTF_8), ArchiveFiles.Limits.USUAL);
        return reading;
    }

    @Test
    void aShelfIsFullWhenItsBytesAre() {
        assertThat(ShelfRoom.OWN.bytes()).isEqualTo(50 << 20);
        int shelf = new GameShelves(server.server().site().storage()).make("brings much");
        ShelfRoom room = new ShelfRoom(100, 1 << 20, 64 << 10, 1 << 20);
        StringBuilder much = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            much.append(game(i, 60_000));
        }
        List<String> problems = new ArrayList<>();
        assertThat(read(shelf, room, problems, much.toString()).added().added()).isEqualTo(17);
        assertThat(problems).singleElement().asString().contains("much.pgn #18 the shelf is full (1 MB)");
        // What is there already takes no room.
        LibraryImport again = read(shelf, room, problems, game(0, 60_000) + game(40, 60_000));
        assertThat(again.added().duplicates()).isEqualTo(1);
        assertThat(again.added().added()).isZero();
    }

    @Test
    void onlyTheLatestUploadsAreRemembered() {
        Browser member = server.member("brings often");
        String account = JSON.readTree(member.get("/api/me").body())
                .path("account")
                .path("id")
                .asString();
        LibraryUploads uploads = new LibraryUploads(
                server.server().site().storage(),
                server.server().site().json(),
                server.server().site().clock(),
                server.server().site().random());
        for (int i = 0; i < 60; i++) {
            String id = uploads.begin(account, 0, "file " + i);
            uploads.problem(id, 0, "place", Messages.beside(LibraryDesk.class).message("upload.empty"));
            uploads.stop(id);
        }
        assertThat(uploads.of(account, 100)).hasSize(50);
    }

    @Test
    void nothingAndTooMuchAreRefused() {
        assertThat(bring(player, "", new byte[0]).statusCode()).isEqualTo(422);
        assertThat(bring(player, "", new byte[9 << 20]).statusCode()).isEqualTo(413);
    }
}
