package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chuhe.server.Browser;
import org.chuhe.server.Paper;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.actions.TableNumbers;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.rejection.Rejection;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Offices in an event (第15条 to 第18条): each right is tried by the holder of each office. */
class OfficesTest {
    private static final Pattern GAME = Pattern.compile("/play/([A-Za-z0-9_-]{10,})");

    private static TestServer server;
    private static Club club;
    /** The holder of each office, by its name; and somebody with none, and an organiser of other events. */
    private static final Map<String, Browser> PEOPLE = new TreeMap<>();

    private static String event;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        club = new Club(server.member("organiser", Role.ORGANISER, Role.ARBITER));
        PEOPLE.put("chief", server.member("the-chief", Role.ARBITER));
        PEOPLE.put("deputy", server.member("the-deputy", Role.ARBITER));
        PEOPLE.put("arbiter", server.member("the-arbiter", Role.ARBITER));
        PEOPLE.put("editor", server.member("the-editor"));
        PEOPLE.put("nobody", server.member("another", Role.ORGANISER, Role.ARBITER));
        event = club.swiss(3, "Ann", "Bea", "Cai", "Dan");
        club.done(event, "boards", "{\"where\":\"board\",\"preset\":\"provincial\",\"clockBeside\":true}");
        club.done(event, "appoint", "{\"office\":\"chief\",\"name\":\"the-chief\"}");
        club.done(event, "appoint", "{\"office\":\"deputy\",\"name\":\"the-deputy\"}");
        club.done(event, "appoint", "{\"office\":\"arbiter\",\"name\":\"the-arbiter\",\"tables\":\"1\"}");
        club.done(event, "appoint", "{\"office\":\"editor\",\"name\":\"the-editor\"}");
        club.pair(event);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void thePagesOfTheEventAreOpenToWhomTheyConcern() {
        Map<String, Set<String>> pages = Map.of(
                "/entry", Set.of("chief", "deputy", "arbiter", "editor"),
                "/pair", Set.of("chief", "deputy", "editor"),
                "/log", Set.of("chief", "deputy", "editor"),
                "/settings", Set.of());
        pages.forEach((page, may) -> PEOPLE.forEach((office, browser) -> {
            int status = browser.get("/events/" + event + page).statusCode();
            assertThat(status).as(office + " " + page).isEqualTo(may.contains(office) ? 200 : 403);
        }));
        assertThat(PEOPLE.get("chief")
                        .get("/events/" + event + "/players/1?lang=en")
                        .body())
                .contains("deeds/conduct")
                .doesNotContain("deeds/withdraw", "deeds/edit");
        assertThat(PEOPLE.get("editor")
                        .get("/events/" + event + "/players/1?lang=en")
                        .body())
                .contains("deeds/edit")
                .doesNotContain("deeds/withdraw", "deeds/conduct");
        assertThat(PEOPLE.get("nobody")
                        .get("/events/" + event + "/players/1?lang=en")
                        .body())
                .doesNotContain("/deeds/");
    }

    @Test
    void anArbiterEntersResultsAndProtestsOfHisOwnTables() {
        Browser arbiter = PEOPLE.get("arbiter");
        String sheet = arbiter.get("/events/" + event + "/entry").body();
        assertThat(sheet).contains("r.1.1").doesNotContain("r.2.1");
        String result = "{\"round\":1,\"table\":2,\"result\":\"1-0\"}";
        assertThat(deed(arbiter, "result", result)).isEqualTo(403);
        assertThat(deed(arbiter, "result", result.replace("\"table\":2", "\"table\":1")))
                .isEqualTo(200);
        String appeal = "{\"round\":1,\"table\":2,\"by\":\"Ann\",\"against\":\"a foul\"}";
        assertThat(deed(arbiter, "appeal", appeal)).isEqualTo(403);
        assertThat(deed(arbiter, "appeal", appeal.replace("\"table\":2", "\"table\":1")))
                .isEqualTo(200);
        // The editor takes a result back, but not what is none of his: an appointment.
        int appointed =
                club.done(event, "appoint", "{\"office\":\"arbiter\",\"name\":\"the-arbiter\",\"tables\":\"1-1,9\"}");
        Browser editor = PEOPLE.get("editor");
        int recorded = Club.JSON
                .readTree(editor.post(
                                "/api/events/" + event + "/deeds/result",
                                "{\"round\":1,\"table\":1,\"result\":\"0-1\"}")
                        .body())
                .path("entry")
                .asInt();
        assertThat(deed(editor, "undo", "{\"entry\":" + recorded + "}")).isEqualTo(200);
        assertThat(deed(editor, "undo", "{\"entry\":" + appointed + "}")).isEqualTo(403);
    }

    private static int deed(Browser browser, String deed, String fields) {
        return browser.post("/api/events/" + event + "/deeds/" + deed, fields).statusCode();
    }

    private static List<String> tables() {
        Matcher game = GAME.matcher(club.page("/events/" + event));
        Set<String> ids = new TreeSet<>();
        List<String> inOrder = new ArrayList<>();
        while (game.find()) {
            if (ids.add(game.group(1))) {
                inOrder.add(game.group(1));
            }
        }
        return inOrder;
    }

    @Test
    void tablesAreConductedByTheirArbitersAndPlayersExcludedByTheChief() {
        String second = tables().get(1);
        for (String path : List.of("/tables/" + second, "/api/tables/" + second, "/play/" + second + "/papers/slip")) {
            assertThat(PEOPLE.get("arbiter").get(path).statusCode()).as(path).isEqualTo(403);
            assertThat(PEOPLE.get("nobody").get(path).statusCode()).as(path).isEqualTo(403);
            assertThat(PEOPLE.get("editor").get(path).statusCode()).as(path).isEqualTo(403);
            assertThat(PEOPLE.get("deputy").get(path).statusCode()).as(path).isEqualTo(200);
            assertThat(PEOPLE.get("chief").get(path).statusCode()).as(path).isEqualTo(200);
        }
        assertThat(PEOPLE.get("deputy")
                        .post("/api/tables/" + second + "/start", "{}")
                        .statusCode())
                .isEqualTo(200);
        assertThat(PEOPLE.get("deputy").get("/tables").body()).contains(second);
        assertThat(PEOPLE.get("arbiter").get("/tables").body()).doesNotContain(second);
        String foul = "{\"id\":\"office-0001-aaaa\",\"line\":\"phone red\"}";
        assertThat(PEOPLE.get("nobody")
                        .post("/api/tables/" + second + "/entries", foul)
                        .statusCode())
                .isEqualTo(403);
        assertThat(PEOPLE.get("deputy")
                        .post("/api/tables/" + second + "/entries", foul)
                        .statusCode())
                .isEqualTo(200);
        String exclude = "{\"id\":\"office-0002-aaaa\",\"line\":\"chief exclude red : an engine\"}";
        assertThat(PEOPLE.get("deputy")
                        .post("/api/tables/" + second + "/entries", exclude)
                        .statusCode())
                .isEqualTo(403);
        assertThat(PEOPLE.get("chief")
                        .post("/api/tables/" + second + "/entries", exclude)
                        .statusCode())
                .isEqualTo(200);
        String expel = "{\"id\":\"office-0003-aaaa\",\"line\":\"organiser expel red : for good\"}";
        assertThat(PEOPLE.get("chief")
                        .post("/api/tables/" + second + "/entries", expel)
                        .statusCode())
                .isEqualTo(403);
    }

    @Test
    void officialsStandOnTheEventAndOnItsPrintsUntilTheyLeave() {
        String other = club.swiss(1, "Ann", "Bea");
        String wrong = club.action(other, "appoint", "{\"office\":\"deputy\",\"name\":\"the-editor\"}")
                .body();
        assertThat(wrong).contains("no arbiter's account");
        assertThat(club.action(other, "appoint", "{\"office\":\"king\",\"name\":\"the-editor\"}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(club.action(other, "appoint", "{\"office\":\"arbiter\",\"name\":\"the-chief\",\"tables\":\"one\"}")
                        .statusCode())
                .isEqualTo(422);
        club.done(other, "appoint", "{\"office\":\"chief\",\"name\":\"the-chief\"}");
        club.done(other, "appoint", "{\"office\":\"arbiter\",\"name\":\"the-arbiter\",\"tables\":\"1-3, 5\"}");
        String info = server.visitor().get("/events/" + other + "/info?lang=en").body();
        assertThat(info).contains("the-chief", "the-arbiter", "Chief arbiter", "Loss of the game");
        club.pair(other);
        assertThat(Paper.of(server.visitor(), "/events/" + other + "/files/pairings-1.pdf")
                        .text())
                .contains("the-chief", "the-arbiter");
        assertThat(Paper.of(server.visitor(), "/events/" + other + "/files/regulations.pdf?lang=en")
                        .text())
                .contains("the-chief", "Loss of the game", "18.2");
        assertThat(club.page("/events/" + other + "/settings?lang=en")).contains("tables 1–3, 5");
        assertThat(club.page("/events/" + other + "/log?lang=en")).contains("the-arbiter (tables 1, 2, 3, 5)");
        // There is one chief: another takes his place.
        club.done(other, "appoint", "{\"office\":\"chief\",\"name\":\"the-deputy\"}");
        assertThat(club.page("/events/" + other + "/info"))
                .contains("the-deputy")
                .doesNotContain("the-chief");
        club.done(other, "appoint", "{\"office\":\"chief\",\"leave\":true}");
        assertThat(club.page("/events/" + other + "/info")).doesNotContain("the-deputy");
        assertThat(club.page("/events/" + other + "/log?lang=en")).contains("the-deputy is no longer chief arbiter");
    }

    @Test
    void tablesAreWrittenAsPeopleDo() {
        assertThat(TableNumbers.read(" 1-3，7、 9–10 ")).containsExactly(1, 2, 3, 7, 9, 10);
        assertThat(TableNumbers.read("2 - 4")).containsExactly(2, 3, 4);
        assertThat(TableNumbers.read("")).isEmpty();
        assertThat(TableNumbers.write(Set.of(10, 1, 2, 3, 7, 9))).isEqualTo("1–3, 7, 9–10");
        assertThat(TableNumbers.read(TableNumbers.write(Set.of(4, 5, 8)))).containsExactly(4, 5, 8);
        Stream.of("0", "3-1", "x", "99999", "1--2", "-1")
                .forEach(text -> Assertions.assertThrows(Rejection.class, () -> TableNumbers.read(text), text));
    }
}
