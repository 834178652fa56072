package org.chuhe.server.site.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.Club;
import org.chuhe.server.game.TestTable;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.db.TextColumns;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * What is known of somebody, wherever it stands. Whoever adds a column for words decides here whether somebody's name or
 * account can stand there, and what becomes of it when he leaves.
 */
class PersonalDataTest {
    private static final String NAME = "zzwhoever";
    private static final String PASSWORD = "correct horse";

    /** Goes, or becomes neutral, when the account is deleted. */
    private static final Set<String> GOES = places("""
            account.folded account.likeness account.name account.password account.roles
            desk_ruling.note
            entry_list.account entry_list.id entry_list.lines
            exam_sitting.browser
            game_event.event
            library_name.folded library_name.shown library_record.record library_game.round
            library_problem.place library_problem.reason library_problem.upload
            library_shelf.owner
            library_upload.account library_upload.id library_upload.name library_upload.state
            live_game.detail live_game.first_player live_game.second_player
            password_reset.account password_reset.token_hash
            practice_answer.account practice_answer.figure practice_answer.id
            practice_review.account practice_review.item
            shared_game.id shared_game.owner shared_game.record shared_game.title
            tournament_organiser.account
            visit.account visit.token_hash
            """);

    /** The number of an account, whose name is gone: so that what belongs together stays together. */
    private static final Set<String> NUMBERS = places("""
            account.id
            desk_ruling.account
            engine_match.owner
            exam.owner
            game_event.cause
            setting.value
            tournament.owner
            tournament_log.account
            """);

    /** Others' records, which stay: docs/operating.md, "People", says so. */
    private static final Set<String> STAYS = places("""
            desk_ruling.black desk_ruling.board desk_ruling.red desk_ruling.round desk_ruling.title
            engine_match.title
            exam.names exam.title
            exam_answer.answer exam_result.text exam_sitting.candidate exam_sitting.likeness
            tournament.summary
            tournament_log.arguments tournament_log.back tournament_log.forth
            tournament_snapshot.state
            """);

    /** Says nothing of anybody. */
    private static final Set<String> NOBODYS = places("""
            desk_ruling.decision desk_ruling.fen desk_ruling.id desk_ruling.moves desk_ruling.rules desk_ruling.verdict
            engine_match.boards engine_match.facts engine_match.id engine_match.origin
            engine_match_game.id engine_match_game.pgn engine_match_game.refusal engine_match_game.summary
            entry_list.tournament
            exam.code exam.draw exam.edition exam.id exam.items
            exam_answer.sitting exam_result.id exam_result.signature exam_result.sitting
            exam_sitting.exam exam_sitting.id exam_sitting.items
            game_event.game
            game_ruling.game game_ruling.json
            invitation.purpose invitation.roles invitation.token_hash
            library_counter.kind library_played.live
            library_ruling.article library_ruling.edition library_ruling.verdict
            live_game.event live_game.fen live_game.first_side live_game.id live_game.last_move live_game.phase
            live_game.process live_game.reason live_game.score
            server_beat.process server_outage.process
            setting.name
            tournament.id
            tournament_log.after tournament_log.code tournament_log.tournament
            tournament_organiser.tournament
            tournament_snapshot.tournament
            """);

    private TestServer server;

    private static Set<String> places(String text) {
        return Arrays.stream(text.strip().split("\\s+")).collect(Collectors.toCollection(TreeSet::new));
    }

    @BeforeEach
    void start() {
        server = TestServer.start();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Storage storage() {
        return server.server().site().storage();
    }

    @Test
    void itIsDecidedOfEveryColumnWhetherItSaysSomethingOfSomebody() {
        Set<String> decided = new TreeSet<>();
        for (Set<String> places : List.of(GOES, NUMBERS, STAYS, NOBODYS)) {
            places.forEach(place -> assertThat(decided.add(place)).as(place).isTrue());
        }
        assertThat(TextColumns.of(storage())).isEqualTo(decided);
    }

    @Test
    void whoeverLeavesIsNamedOnlyInTheRecordsOfOthers() {
        Browser leaver = lead();
        String id = server.server().site().accounts().find(NAME).orElseThrow().id();
        Set<String> before = TextColumns.saying(storage(), NAME);
        assertThat(before)
                .contains("account.name", "desk_ruling.note", "live_game.detail", "game_event.event")
                .contains("exam_sitting.candidate", "exam_result.text", "shared_game.record")
                .contains("entry_list.lines");
        leaver.get("/account");
        assertThat(leaver.get("/account").body()).contains("results of exams");
        assertThat(leaver.submit("/account/delete", Map.of("old", PASSWORD)).statusCode())
                .isEqualTo(303);
        assertThat(TextColumns.saying(storage(), NAME))
                .isSubsetOf(STAYS)
                .contains("exam_sitting.candidate", "exam_result.text");
        Set<String> numbers = new TreeSet<>(NUMBERS);
        numbers.addAll(Set.of("account.name", "account.folded", "account.likeness"));
        numbers.addAll(STAYS);
        assertThat(TextColumns.saying(storage(), id)).isSubsetOf(numbers).doesNotContain("exam_sitting.candidate");
    }

    @Test
    void whoeverAsksGetsEverything() {
        Browser curious = lead();
        JsonNode data = TestTable.json(curious.get("/api/me/data"), 200);
        assertThat(data.path("registered").get(0).path("created").asLong()).isPositive();
        assertThat(data.path("logs").toString()).contains("h2e2", "h9g7");
        assertThat(data.path("sittings").get(0).path("candidate").asString()).isEqualTo(NAME);
        assertThat(data.path("answers")).isNotEmpty();
        assertThat(data.path("results").get(0).path("text").asString()).contains("candidate: " + NAME);
        assertThat(data.path("organises")).hasSize(1);
        assertThat(data.path("lists").get(0).path("lines").asString()).contains(NAME);
        assertThat(data.path("offices")).hasSize(2);
        assertThat(data.path("deeds").toString()).contains("create");
        assertThat(data.path("rulings").get(0).path("note").asString()).contains(NAME);
        assertThat(data.toString()).doesNotContain("argon2");
        // Nobody else's.
        Browser other = server.member("somebody else");
        JsonNode others = TestTable.json(other.get("/api/me/data"), 200);
        assertThat(others.toString()).doesNotContain(NAME);
    }

    /** Somebody with a life on this server: logged in, with his traces everywhere. */
    private Browser lead() {
        server.member("root", Role.ADMIN);
        Browser organiser = server.member("organiser", Role.ORGANISER);
        Browser leaver = server.member(NAME, Role.ORGANISER, Role.ARBITER);
        play(leaver);
        TestTable.json(
                leaver.post(
                        "/api/rulings",
                        "{\"decision\":\"warn-red\",\"rules\":\"cxa2011\",\"note\":\"by " + NAME + "\","
                                + "\"fen\":\"2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w\","
                                + "\"moves\":\"车四平五 将5平6 车五平四 将6平5\"}"),
                201);
        Club club = new Club(organiser);
        String event = club.swiss(3, "Ann", "Bea");
        club.done(event, "organiser", "{\"name\":\"" + NAME + "\"}");
        club.done(event, "appoint", "{\"office\":\"deputy\",\"name\":\"" + NAME + "\"}");
        Club own = new Club(leaver);
        own.upload(
                "/events/" + own.swiss(3, "Cai", "Dan") + "/preview",
                NAME.getBytes(java.nio.charset.StandardCharsets.UTF_8),
                Map.of());
        sit(organiser, leaver);
        leaver.send(leaver.request("/api/records/shared", "X-CSRF-Token", leaver.csrf())
                .header("Content-Type", "application/octet-stream")
                .POST(HttpRequest.BodyPublishers.ofString(
                        "[Game \"Chinese Chess\"]\n[Red \"" + NAME + "\"]\n[Format \"ICCS\"]\n\n1. h2e2 h9g7 *")));
        return leaver;
    }

    private void play(Browser leaver) {
        try (TestTable table = TestTable.begin(server, leaver, server.visitor(), ",\"title\":\"with " + NAME + "\"")) {
            table.play(0, "h2e2", "h9g7");
            table.black.ask("resign", 2, "");
            table.red.phase("over");
        }
    }

    private static void sit(Browser organiser, Browser candidate) {
        Map<String, String> form = new HashMap<>(Map.of("title", "Arbiters", "edition", "cxa2020", "minutes", "30"));
        form.putAll(Map.of("pass", "60", "rulings", "1", "mates", "0", "easiest", "1", "hardest", "1"));
        form.putAll(Map.of("level", "", "list", "", "names", "", "seed", ""));
        organiser.get("/practice/exams");
        String exam = location(organiser.submit("/practice/exams", form));
        Matcher join = Pattern.compile("href=\"[^\"]*(/practice/exams/join/[^\"]+)\"")
                .matcher(organiser.get(exam).body());
        assertThat(join.find()).isTrue();
        candidate.get(join.group(1));
        String sitting = location(candidate.submit(join.group(1), Map.of("name", NAME)));
        candidate.submit(sitting + "?q=1", Map.of("verdict", "red-must-vary"));
        location(candidate.submit(sitting + "/finish", Map.of()));
    }

    private static String location(HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(303);
        return response.headers().firstValue("Location").orElseThrow();
    }
}
