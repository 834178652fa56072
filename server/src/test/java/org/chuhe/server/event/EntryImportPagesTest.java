package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chuhe.eventfiles.EntryImport;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A list is looked at before anybody is entered: what is in it twice is shown, and single lines can be left out. */
class EntryImportPagesTest {
    private static TestServer server;
    private static Club club;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        club = new Club(server.member("organiser", Role.ORGANISER));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String preview(String id, String table) {
        HttpResponse<String> preview =
                club.upload("/events/" + id + "/preview", table.getBytes(StandardCharsets.UTF_8), Map.of());
        assertThat(preview.statusCode()).as(preview.body()).isEqualTo(200);
        return preview.body();
    }

    private static JsonNode players(String id) {
        return club.json("/api/events/" + id).at("/event/players");
    }

    private static String names(String id) {
        return players(id)
                .valueStream()
                .map(player -> player.get("name").asString())
                .collect(Collectors.joining(" "));
    }

    private static String table(int lines) {
        return "姓名,单位,等级分,种子,编号,性别,出生,称号,俱乐部\n"
                + IntStream.rangeClosed(1, lines)
                        .mapToObj(i -> "棋手" + i + ",单位" + i % 90 + "," + (1000 + i % 1500) + ",0,110101" + i
                                + ",男,2005-05-17,棋协大师,春秋棋院\n")
                        .collect(Collectors.joining());
    }

    @ParameterizedTest
    @ValueSource(strings = {"file", "text"})
    void fiveThousandLinesGoThrough(String how) {
        String id = club.swiss(9, "先到的");
        club.page("/events/" + id + "/players");
        String preview = how.equals("file")
                ? preview(id, table(5_000))
                : club.upload("/events/" + id + "/preview", new byte[0], Map.of("text", table(5_000)))
                        .body();
        assertThat(preview).contains("5000 lines can be entered, 0 cannot");
        HttpResponse<String> entered = club.decide(id, preview, Set.of(17));
        assertThat(entered.statusCode()).as(entered.body()).isEqualTo(303);
        assertThat(players(id)).hasSize(5_000);
        assertThat(players(id).get(5).get("sex").asString()).isEqualTo("m");
        assertThat(names(id)).contains("棋手16 棋手18");
    }

    @Test
    void whoIsThereTwiceIsShownAndNotTicked() {
        String id = club.swiss(5, "甲,上海", "乙,广东");
        String preview = preview(id, "姓名,单位\n甲,上海\n丙,四川\n丙,四川\n甲,北京\n丁,湖北\n,河南\n");
        assertThat(preview)
                .contains(
                        "2 lines have the name and unit of somebody",
                        "same name and unit as no. 1, entered already",
                        "same name and unit as line 3");
        assertThat(Club.ticked(preview)).containsExactly(2, 4, 5);
        club.decide(id, preview, Set.of(5));
        assertThat(names(id)).isEqualTo("甲 乙 丙 甲");
        assertThat(club.page("/events/" + id + "/players")).doesNotContain("namesake");
    }

    @Test
    void membersOfATeamThatAreThereTwiceAreShown() {
        String id =
                club.create("{\"name\":\"Teams\",\"format\":\"round-robin\",\"teams\":\"fixed-boards\",\"boards\":2}");
        club.done(id, "enter", "{\"name\":\"一队\",\"members\":[{\"name\":\"甲\"},{\"name\":\"乙\"}]}");
        String preview = preview(id, "队,队员\n一队,甲\n二队,甲\n二队,乙\n");
        assertThat(preview).contains("same name and unit as no. 1, entered already");
        assertThat(Club.ticked(preview)).containsExactly(2, 3);
    }

    @Test
    void aDecisionOnNothingOrOnAnOlderListEntersNobody() {
        String id = club.swiss(5, "甲");
        String older = preview(id, "姓名\n乙\n");
        String newer = preview(id, "姓名\n丙\n");
        assertThat(club.decide(id, older, Set.of()).statusCode()).isEqualTo(303);
        assertThat(club.page("/events/" + id + "/players")).contains("a newer preview has taken its place");
        club.decide(id, newer, Set.of(1));
        assertThat(club.page("/events/" + id + "/players")).contains("No line is ticked.");
        assertThat(names(id)).isEqualTo("甲");
    }

    @Test
    void aListIsOfTheEventAndTheAccountThatPreviewedIt() {
        String id = club.swiss(5, "甲");
        String preview = preview(id, "姓名\n乙\n");
        String other = club.swiss(5, "丙");
        club.decide(other, preview, Set.of());
        assertThat(names(other)).isEqualTo("丙");
        Club administrator = new Club(server.member("root", Role.ADMIN));
        administrator.decide(id, preview, Set.of());
        assertThat(names(id)).isEqualTo("甲");
        club.decide(id, preview, Set.of());
        assertThat(names(id)).isEqualTo("甲 乙");
    }

    @Test
    void aTitleAndATotalAreNobody() {
        String id = club.swiss(5, "甲");
        String preview = preview(id, "春季公开赛报名表,,\n序号,姓名,单位\n1,乙,上海\n2,丙,广东\n合计：2人,,\n");
        assertThat(preview).contains("2 lines can be entered, 0 cannot");
        club.decide(id, preview, Set.of());
        assertThat(names(id)).isEqualTo("甲 乙 丙");
    }

    @Test
    void thereIsATemplateToDownload() {
        String id = club.swiss(5, "甲");
        assertThat(club.page("/events/" + id + "/players")).contains("/events/" + id + "/files/entry-form.xlsx");
        byte[] form =
                club.browser().file("/events/" + id + "/files/entry-form.xlsx").body();
        assertThat(new String(form, StandardCharsets.ISO_8859_1)).startsWith("PK");
        org.assertj.core.api.Assertions.assertThatThrownBy(() -> EntryImport.lines("form", form, false))
                .hasMessage("form: no entries in it");
    }

    @Test
    void theApiSaysWhoIsThereTwice() {
        String id = club.swiss(5, "甲");
        JsonNode lines = Club.JSON.readTree(club.browser()
                .send(club.browser()
                        .request("/api/events/" + id + "/preview", "Accept-Language", "en")
                        .header("Content-Type", "text/csv")
                        .header("X-CSRF-Token", club.browser().csrf())
                        .POST(java.net.http.HttpRequest.BodyPublishers.ofString("姓名\n甲\n乙\n")))
                .body());
        assertThat(lines.at("/lines/0/namesake").asString()).contains("no. 1");
        assertThat(lines.at("/lines/1/namesake").isNull()).isTrue();
    }
}
