package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people should not send. */
class HostileEventTest {
    private static final String EVIL = "<img src=x onerror=alert(1)>\\\"'&";

    private static TestServer server;
    private static Club club;

    /** Of another organiser: each may write only so often in a moment. */
    private static Club refused;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        club = new Club(server.member("organiser", Role.ORGANISER));
        refused = new Club(server.member("refused", Role.ORGANISER));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void namesAreOnlyNamesEverywhere() {
        String evil = EVIL.replace("\\\"", "\\\\\\\"");
        for (String format : List.of("swiss", "knockout", "round-robin")) {
            String id = club.create("{\"name\":\"" + evil + "\",\"format\":\"" + format + "\",\"rounds\":3,\"place\":\""
                    + evil + "\"}");
            for (int i = 0; i < 4; i++) {
                club.done(id, "enter", "{\"name\":\"" + evil + i + "\",\"unit\":\"" + evil + "\"}");
            }
            club.done(id, "facts", "{\"announcements\":\"" + evil + "\",\"place\":\"" + evil + "\"}");
            club.done(id, "pair", "{\"publish\":true,\"begins\":\"" + evil + "\"}");
            club.result(id, 1, 1, "1-0");
            club.browser().get("/events/" + id + "/me/1");
            for (String page : List.of(
                    "",
                    "/standings",
                    "/cross",
                    "/bracket",
                    "/players",
                    "/players/1",
                    "/hall",
                    "/print",
                    "/entry",
                    "/pair",
                    "/log",
                    "/settings",
                    "/files/bracket.svg")) {
                HttpResponse<String> response = club.browser().get("/events/" + id + page);
                assertThat(response.statusCode()).as(format + page).isIn(200, 404);
                assertThat(response.body()).as(format + page).doesNotContain("<img src=x");
            }
            for (String file : List.of("standings", "pairings-1", "names-1", "slips-1", "certificates")) {
                assertThat(club.browser()
                                .get("/events/" + id + "/files/" + file + ".pdf")
                                .body())
                        .startsWith("%PDF-");
            }
        }
        assertThat(club.page("/events")).doesNotContain("<img src=x");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            enter   | {}                                                       | 422
            enter   | {"name":"甲","rating":-5}                                | 422
            enter   | {"name":"甲","rating":"many"}                            | 422
            enter   | {"name":"甲\\u0007"}                                     | 400
            edit    | {"no":99,"name":"甲"}                                    | 422
            edit    | {"no":1,"name":""}                                       | 422
            remove  | {}                                                       | 422
            result  | {"round":1,"table":1,"result":"2-0"}                     | 422
            result  | {"round":1,"table":77,"result":"1-0"}                    | 422
            result  | {"round":99,"table":1,"result":"1-0"}                    | 422
            result  | {"round":1,"table":1,"game":9,"result":"1-0"}            | 422
            results | {"round":1,"r.x.1":"1-0"}                                | 400
            pair    | {"fix":["1:2"]}                                          | 422
            pair    | {"fix":["1-1"]}                                          | 422
            pair    | {"give-up":["everything"]}                               | 422
            pair    | {"minutes":99999}                                        | 422
            publish | {"round":7}                                              | 422
            draw    | {"by":"magic"}                                           | 422
            lineup  | {"round":1,"team":1,"members":["x"]}                     | 422
            apart   | {"a":1,"b":1}                                            | 422
            clock   | {"minutes":-1}                                           | 422
            regulations | {"format":"chess"}                                   | 422
            undo    | {"entry":9999}                                           | 409
            nothing | {}                                                       | 404
            create  | {"name":"x"}                                             | 404
            pair    | []                                                       | 422
            pair    | null                                                     | 422
            pair    | {"fix":                                                  | 422
            """)
    void whatMakesNoSenseIsRefusedInWords(String action, String fields, int status) {
        String id = refused.swiss(3, "甲", "乙", "丙", "丁");
        refused.pair(id);
        int seq = refused.json("/api/events/" + id).get("seq").asInt();
        HttpResponse<String> response = refused.action(id, action, fields);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        assertThat(response.body()).contains("\"error\"");
        assertThat(refused.json("/api/events/" + id).get("seq").asInt()).isEqualTo(seq);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {}                                                 | 422
            {"name":"x","format":"chess"}                      | 422
            {"name":"x","format":"swiss"}                      | 422
            {"name":"x","format":"swiss","rounds":100000}      | 422
            {"name":"x","format":"all-play-all"}               | 422
            {"name":"x","format":"swiss","rounds":3,"points":"9-9-9"} | 422
            {"name":"x","format":"swiss","rounds":3,"ranking":"14.7"} | 422
            {"chuhe":1,"name":"x","played":"no"}               | 422
            {"chuhe":99,"name":"x"}                            | 422
            """)
    void eventsThatMakeNoSenseAreNotMade(String fields, int status) {
        HttpResponse<String> response = club.browser().post("/api/events", fields);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
    }

    @Test
    void aFormThatCannotBeUsedComesBackAsItWasFilledIn() {
        club.page("/events/new");
        HttpResponse<String> response = club.browser()
                .submit("/events", Map.of("name", "春季赛", "format", "swiss", "rounds", "0", "place", "主厅"));
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(response.body()).contains("role=\"alert\"").contains("春季赛").contains("主厅");
    }

    @Test
    void tablesThatAreNone() {
        String id = club.create("{\"name\":\"x\",\"format\":\"swiss\",\"rounds\":3}");
        club.page("/events/" + id + "/players");
        byte[] zip = new byte[] {'P', 'K', 3, 4, 0, 0, 0};
        byte[] old = new byte[] {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0};
        for (byte[] table : List.of(new byte[0], zip, old, "\n\n".getBytes(StandardCharsets.UTF_8))) {
            HttpResponse<String> response = club.upload("/events/" + id + "/preview", table, Map.of());
            assertThat(response.statusCode()).isEqualTo(422);
            assertThat(response.body()).contains("role=\"alert\"");
        }
        HttpResponse<String> huge = club.upload("/events/" + id + "/preview", new byte[9 * 1024 * 1024], Map.of());
        assertThat(huge.statusCode()).isEqualTo(413);
        HttpResponse<String> lines = club.browser()
                .send(club.browser()
                        .request(
                                "/api/events/" + id + "/preview",
                                "X-CSRF-Token",
                                club.browser().csrf())
                        .header("Content-Type", "text/csv")
                        .POST(java.net.http.HttpRequest.BodyPublishers.ofString("甲,上海,x\n乙,广东,2300\n")));
        assertThat(lines.statusCode()).as(lines.body()).isEqualTo(200);
        assertThat(Club.JSON
                        .readTree(lines.body())
                        .get("lines")
                        .get(0)
                        .get("problem")
                        .isNull())
                .isFalse();
        assertThat(Club.JSON
                        .readTree(lines.body())
                        .get("lines")
                        .get(1)
                        .get("problem")
                        .isNull())
                .isTrue();
    }

    @Test
    void thereIsNothingAtUnknownAddresses() {
        for (String path : List.of("/events/none", "/events/none/standings", "/api/events/none", "/events/none/hall")) {
            assertThat(club.browser().get(path).statusCode()).as(path).isEqualTo(404);
        }
        String id = club.swiss(3, "甲", "乙");
        for (String path : List.of("/players/9", "/players/x", "?round=0&x", "/files/all.exe", "/files/event.pdf")) {
            assertThat(club.browser().get("/events/" + id + path).statusCode())
                    .as(path)
                    .isIn(200, 404);
        }
        assertThat(club.browser().get("/events/" + id + "/files/all.exe").statusCode())
                .isEqualTo(404);
        assertThat(club.browser().get("/events/" + id + "/files/event.pdf").statusCode())
                .isEqualTo(404);
        assertThat(club.browser().get("/events/" + id + "/files/standings.json").statusCode())
                .isEqualTo(404);
    }

    @Test
    void aFormLeadsNowhereElse() {
        String id = club.swiss(3, "甲", "乙");
        club.page("/events/" + id);
        for (String next : List.of("//evil.example", "https://evil.example", "/login", "/events/" + id + "x")) {
            HttpResponse<String> response = club.browser()
                    .submit("/events/" + id + "/deeds/facts", Map.of("next", next, "notice", next.length() + ""));
            assertThat(response.headers().firstValue("Location").orElseThrow()).isEqualTo("/events/" + id);
        }
    }
}
