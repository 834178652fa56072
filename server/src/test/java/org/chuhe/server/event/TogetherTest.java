package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Map;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.tournament.command.DeedKind;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Several people at one tournament: who may, who came first, and how things are taken back. */
class TogetherTest {
    private static TestServer server;
    private static Club club;
    private static Club second;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        club = new Club(server.member("first", Role.ORGANISER));
        second = new Club(server.member("second", Role.ORGANISER));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String shared(String... names) {
        String id = club.swiss(3, names);
        club.done(id, "organiser", "{\"name\":\"second\"}");
        return id;
    }

    @Test
    void onlyWhoRunsATournamentMayChangeIt() {
        String id = club.swiss(3, "甲", "乙");
        Club stranger = new Club(server.member("stranger", Role.ORGANISER));
        Club admin = new Club(server.member("admin", Role.ADMIN));
        for (DeedKind kind : ServerDeed.kinds()) {
            assertThat(stranger.action(id, kind.code(), "{}").statusCode())
                    .as(kind.code())
                    .isEqualTo(403);
        }
        for (String page : new String[] {"/entry", "/pair", "/log", "/settings"}) {
            assertThat(stranger.browser().get("/events/" + id + page).statusCode())
                    .as(page)
                    .isEqualTo(403);
            assertThat(admin.browser().get("/events/" + id + page).statusCode())
                    .as(page)
                    .isEqualTo(200);
        }
        assertThat(stranger.browser()
                        .submit("/events/" + id + "/deeds/pair", Map.of())
                        .statusCode())
                .isEqualTo(403);
        assertThat(stranger.upload("/events/" + id + "/preview", new byte[0], Map.of())
                        .statusCode())
                .isEqualTo(403);
        assertThat(stranger.browser().get("/api/events/" + id + "/proposal").statusCode())
                .isEqualTo(403);
        assertThat(stranger.browser().get("/api/events/" + id + "/log").statusCode())
                .isEqualTo(403);
        assertThat(stranger.page("/events/" + id + "/players")).doesNotContain("deeds/");
        club.done(id, "organiser", "{\"name\":\"stranger\"}");
        stranger.pair(id);
        club.done(id, "organiser", "{\"name\":\"stranger\",\"leave\":true}");
        assertThat(stranger.action(id, "unpair", "{}").statusCode()).isEqualTo(403);
        assertThat(club.action(id, "organiser", "{\"name\":\"first\",\"leave\":true}")
                        .statusCode())
                .as("the owner stays")
                .isEqualTo(422);
        assertThat(club.action(id, "organiser", "{\"name\":\"nobody\"}").statusCode())
                .isEqualTo(422);
        admin.done(id, "close", "{}");
    }

    @Test
    void nobodyElseSeesARoundThatIsNotPublished() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        club.done(id, "pair", "{}");
        Browser anybody = server.visitor();
        assertThat(anybody.get("/events/" + id).body()).doesNotContain("side-red");
        assertThat(anybody.get("/api/events/" + id + "/rounds/1").statusCode()).isEqualTo(404);
        assertThat(anybody.get("/api/events/" + id).body()).contains("\"played\":[]");
        assertThat(anybody.get("/events/" + id + "/files/pairings-1.pdf").statusCode())
                .isEqualTo(404);
        assertThat(anybody.get("/events/" + id + "/hall").body()).doesNotContain("hall-row");
        assertThat(club.page("/events/" + id + "/hall"))
                .as("the hall is public, whoever has opened it")
                .doesNotContain("hall-row");
        assertThat(club.page("/events/" + id)).contains("is not published");
        club.done(id, "publish", "{}");
        assertThat(anybody.get("/events/" + id).body()).contains("side-red");
    }

    @Test
    void theSecondOfTwoWhoPairIsTold() {
        String id = shared("甲", "乙", "丙", "丁");
        int seen = club.json("/api/events/" + id).get("seq").asInt();
        club.done(id, "pair", "{\"seq\":" + seen + "}");
        HttpResponse<String> late = second.action(id, "pair", "{\"seq\":" + seen + "}");
        assertThat(late.statusCode()).isEqualTo(409);
        assertThat(late.body()).contains("first").contains("paired round 1");
        assertThat(club.json("/api/events/" + id).get("event").get("played").size())
                .isEqualTo(1);

        // With a form he is led back to the page as it is now, and reads there why.
        second.page("/events/" + id);
        HttpResponse<String> form =
                second.browser().submit("/events/" + id + "/deeds/unpair", Map.of("seq", Integer.toString(seen)));
        assertThat(form.statusCode()).isEqualTo(303);
        assertThat(second.page("/events/" + id))
                .contains("class=\"problem event-said\"")
                .contains("paired round 1");
        assertThat(second.page("/events/" + id)).as("it is said once").doesNotContain("event-said");
    }

    @Test
    void resultsOfDifferentTablesDoNotDisturbEachOtherNorAnEntry() {
        String id = shared("甲", "乙", "丙", "丁");
        club.pair(id);
        int seen = club.json("/api/events/" + id).get("seq").asInt();
        club.done(id, "result", "{\"round\":1,\"table\":1,\"result\":\"1-0\",\"was\":\"*\"}");
        second.done(id, "result", "{\"round\":1,\"table\":2,\"result\":\"0-1\",\"was\":\"*\"}");
        second.done(id, "enter", "{\"name\":\"迟到\",\"seq\":" + seen + "}");
        HttpResponse<String> same =
                second.action(id, "result", "{\"round\":1,\"table\":1,\"result\":\"0-1\",\"was\":\"*\"}");
        assertThat(same.statusCode()).isEqualTo(409);
        assertThat(same.body()).contains("1–0");
        int before = club.json("/api/events/" + id).get("seq").asInt();
        second.done(id, "result", "{\"round\":1,\"table\":1,\"result\":\"1-0\",\"was\":\"*\"}");
        assertThat(club.json("/api/events/" + id).get("seq").asInt())
                .as("what is there already is not written again")
                .isEqualTo(before);
    }

    @Test
    void aResultIsCorrectedWithItsHistoryAndTakenBack() {
        String id = shared("甲", "乙", "丙", "丁");
        club.pair(id);
        int first = club.result(id, 1, 1, "1-0");
        club.result(id, 1, 2, "1/2");
        int corrected = club.result(id, 1, 1, "0-1");
        JsonNode log =
                club.json("/api/events/" + id + "/log?after=" + (first - 1)).get("entries");
        assertThat(log.findValuesAsString("did"))
                .containsExactly(
                        "round 1, table 1: none → 1–0", "round 1, table 2: none → ½–½", "round 1, table 1: 1–0 → 0–1");
        assertThat(club.action(id, "undo", "{\"entry\":" + first + "}").statusCode())
                .as("the result has been changed since")
                .isEqualTo(409);
        club.done(id, "undo", "{\"entry\":" + corrected + "}");
        assertThat(club.games(id, 1).get(0).get("result").asString()).isEqualTo("1-0");
        assertThat(club.action(id, "undo", "{\"entry\":" + corrected + "}").statusCode())
                .as("not twice")
                .isEqualTo(409);
        club.done(id, "undo", "{\"entry\":" + first + "}");
        assertThat(club.games(id, 1).get(0).get("result").asString())
                .as("an earlier result, though another followed")
                .isEqualTo("*");
        assertThat(club.games(id, 1).get(1).get("result").asString()).isEqualTo("1/2");
        String history = club.page("/events/" + id + "/log");
        assertThat(history).contains("undone").contains("undid #" + corrected);
    }

    @Test
    void everythingElseIsTakenBackFromTheEnd() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        String before = club.json("/api/events/" + id).get("event").toString();
        club.done(id, "draw", "{\"by\":\"lot\",\"seed\":5}");
        int paired = club.pair(id);
        club.done(id, "facts", "{\"announcements\":\"静音\"}");
        assertThat(club.action(id, "undo", "{\"entry\":" + paired + "}").statusCode())
                .isEqualTo(409);
        club.done(id, "undo", "{}");
        club.done(id, "undo", "{}");
        club.done(id, "undo", "{}");
        assertThat(club.json("/api/events/" + id).get("event").toString()).isEqualTo(before);
        club.done(id, "undo", "{}");
        assertThat(club.json("/api/events/" + id).get("event").get("players").size())
                .as("the import")
                .isZero();
        assertThat(club.action(id, "undo", "{}").statusCode())
                .as("the beginning stays")
                .isEqualTo(409);
    }

    @Test
    void aClosedEventIsLeftAlone() {
        String id = club.swiss(1, "甲", "乙");
        club.pair(id);
        club.result(id, 1, 1, "1-0");
        club.done(id, "close", "{}");
        assertThat(club.action(id, "result", "{\"round\":1,\"table\":1,\"result\":\"0-1\"}")
                        .statusCode())
                .isEqualTo(409);
        assertThat(club.action(id, "undo", "{\"entry\":4}").statusCode()).isEqualTo(409);
        assertThat(club.page("/events")).contains("Finished");
        club.done(id, "reopen", "{}");
        club.result(id, 1, 1, "0-1");
    }

    @Test
    void resultsOfTwoRoundsRecordedAtOnceAreTakenBackTogether() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        club.pair(id);
        club.pair(id);
        club.done(
                id,
                "results",
                "{\"results\":[{\"round\":1,\"table\":1,\"result\":\"1-0\"},{\"round\":2,\"table\":2,\"result\":\"和\"}]}");
        int entry = club.json("/api/events/" + id + "/log").path("entries").size();
        club.result(id, 1, 2, "0-1");
        club.done(id, "undo", "{\"entry\":" + entry + "}");
        assertThat(club.games(id, 1))
                .extracting(game -> game.get("result").asString())
                .containsExactly("*", "0-1");
        assertThat(club.games(id, 2))
                .extracting(game -> game.get("result").asString())
                .containsExactly("*", "*");
    }

    @Test
    void aRoundMostlyOpenIsPairedOnlyWhenThatIsMeant() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        club.pair(id);
        HttpResponse<String> asked = club.action(id, "pair", "{}");
        assertThat(asked.statusCode()).isEqualTo(422);
        assertThat(asked.body()).contains("2 of 2 games of round 1 are open", "openGames");
        club.result(id, 1, 1, "1-0");
        club.done(id, "pair", "{}");
    }

    @Test
    void aResultThatIsLeftOutClearsNothing() {
        String id = club.swiss(1, "甲", "乙");
        club.pair(id);
        club.result(id, 1, 1, "1-0");
        assertThat(club.action(id, "result", "{\"round\":1,\"table\":1}").statusCode())
                .isEqualTo(422);
        assertThat(club.action(id, "result", "{\"round\":1,\"table\":1,\"result\":\"won\"}")
                        .body())
                .contains("½½")
                .contains("+--");
        assertThat(club.games(id, 1).get(0).get("result").asString()).isEqualTo("1-0");
    }

    private static int result(String id, String result, String reason) {
        return club.done(
                id, "result", "{\"round\":1,\"table\":1,\"result\":\"" + result + "\",\"reason\":\"" + reason + "\"}");
    }

    @Test
    void aReasonThatWasChangedIsNotLostWithTheResult() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        club.pair(id);
        int first = result(id, "1-0", "checkmate");
        int second = result(id, "1-0", "time");
        HttpResponse<String> refused = club.action(id, "undo", "{\"entry\":" + first + "}");
        assertThat(refused.statusCode()).as(refused.body()).isEqualTo(409);
        assertThat(club.games(id, 1).get(0).get("reason").asString()).isEqualTo("time");
        club.done(id, "undo", "{\"entry\":" + second + "}");
        assertThat(club.games(id, 1).get(0).get("reason").asString()).isEqualTo("checkmate");
        club.done(id, "undo", "{}");
        assertThat(club.games(id, 1).get(0).get("result").asString()).isEqualTo("*");
    }

    @Test
    void aResultThatStandsNoMoreIsNotInTheWayOfUndo() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        club.pair(id);
        int first = result(id, "1-0", "checkmate");
        result(id, "1-0", "time");
        // As it was taken back before reasons were compared.
        takeBack(id, first);
        assertThat(club.games(id, 1).get(0).get("result").asString()).isEqualTo("*");
        assertThat(club.page("/events/" + id + "/log")).contains("Undo");
        club.done(id, "undo", "{}");
        assertThat(club.json("/api/events/" + id).at("/event/played")).isEmpty();
    }

    @Test
    void ofSeveralResultsThoseThatStandAreTakenBack() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        club.pair(id);
        int first = result(id, "1-0", "checkmate");
        club.done(
                id,
                "results",
                "{\"round\":1,\"results\":[{\"table\":1,\"result\":\"1-0\",\"reason\":\"time\"},"
                        + "{\"table\":2,\"result\":\"0-1\"}]}");
        takeBack(id, first);
        club.done(id, "undo", "{}");
        assertThat(club.games(id, 1))
                .extracting(game -> game.get("result").asString())
                .containsExactly("*", "*");
        club.done(id, "undo", "{}");
        assertThat(club.json("/api/events/" + id).at("/event/played")).isEmpty();
    }

    /** Writes an entry that undoes another and leaves the first game without a result. */
    private static void takeBack(String id, int entry) {
        EventStore store = new EventStore(
                server.server().site().storage(),
                java.time.Clock.systemUTC(),
                server.server().site().random(),
                Club.JSON);
        String owner = store.organisers(id).get(0);
        int seq = club.done(id, "result", "{\"round\":1,\"table\":1,\"result\":\"*\",\"was\":\"1-0\"}");
        server.server()
                .site()
                .storage()
                .jdbi()
                .useHandle(handle -> handle.execute(
                        "UPDATE tournament_log SET code = 'undo', arguments = ? WHERE tournament = ? AND seq = ?"
                                + " AND account = ?",
                        "{\"entry\":" + entry + ",\"deed\":{\"code\":\"result\",\"arguments\":{\"round\":1,\"table\":1,"
                                + "\"game\":1,\"result\":\"1-0\",\"reason\":\"checkmate\",\"before\":null}}}",
                        id,
                        seq,
                        owner));
    }
}
