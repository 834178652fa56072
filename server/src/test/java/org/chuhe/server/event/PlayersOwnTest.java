package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Players enter themselves and tell the results of real boards; an organiser confirms both. */
class PlayersOwnTest {
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

    private static String link(String id) {
        Matcher link = Pattern.compile("/events/" + id + "/enter/[A-Za-z0-9._-]+")
                .matcher(club.page("/events/" + id + "/players"));
        assertThat(link.find()).isTrue();
        return link.group();
    }

    private static String said(Browser browser, String path) {
        return browser.get(path, "Accept-Language", "en").body();
    }

    @Test
    void whoeverHasTheLinkAsksToEnterAndIsConfirmed() {
        String id = club.create("{\"name\":\"Open\",\"rounds\":3}");
        String link = link(id);
        Browser player = server.visitor();
        assertThat(said(player, link)).contains("Send");
        player.submit(
                link,
                Map.of("name", "甲", "unit", "京", "rating", "2400", "id", "SECRET7", "sex", "f", "birth", "2010-05-17"));
        assertThat(said(player, link + "?entered=yes"))
                .as("what happens next, and where to read it")
                .contains(
                        "The entry of 甲 was sent",
                        "Who is entered",
                        "/events/" + id + "/players\"",
                        "Enter somebody else");
        player.submit(link, Map.of("name", "甲", "unit", "京"));
        assertThat(said(player, link)).contains("has entered already");
        assertThat(player.submit(link, Map.of("name", "乙", "unit", "沪"))
                        .headers()
                        .firstValue("Location"))
                .hasValue(link + "?entered=yes");
        player.submit(link, Map.of("name", ""));
        assertThat(said(player, link)).contains("problem");
        assertThat(player.submit(link, Map.of("name", "丙", "birth", "soon")).statusCode())
                .isEqualTo(422);

        assertThat(club.json("/api/events/" + id).at("/event/players"))
                .as("nobody is entered yet")
                .isEmpty();
        assertThat(said(player, "/api/events/" + id)).doesNotContain("SECRET7").doesNotContain("甲");
        assertThat(said(player, "/events/" + id + "/players")).doesNotContain("甲");
        String list = club.page("/events/" + id + "/players");
        assertThat(list).contains("Entries to be confirmed (2)", "2010-05-17");
        JsonNode first = club.json("/api/events/" + id).at("/web/applications/0");
        club.done(id, "admit", "{\"entryId\":" + first.get("entryId").asInt() + "}");
        assertThat(club.action(
                                id,
                                "admit",
                                "{\"entryId\":" + first.get("entryId").asInt() + "}")
                        .statusCode())
                .isEqualTo(409);
        club.done(id, "decline", "{\"entryIds\":[2]}");
        JsonNode players = club.json("/api/events/" + id).at("/event/players");
        assertThat(players).hasSize(1);
        assertThat(players.get(0).get("id").asString()).isEqualTo("SECRET7");
        assertThat(players.get(0).get("entryId").asInt())
                .as("he is the one who asked to enter")
                .isEqualTo(first.get("entryId").asInt());
        assertThat(club.page("/events/" + id + "/log")).contains("甲 asks to enter", "declined the entry of 乙");
        assertThat(player.get("/events/" + id + "/enter/wrong").statusCode()).isEqualTo(404);
        assertThat(player.submit("/events/" + id + "/deeds/admit", Map.of("entryId", "1"))
                        .statusCode())
                .isNotEqualTo(303);
    }

    private static Browser withPass(String id, int no) {
        for (JsonNode pass : club.json("/api/events/" + id + "/passes").get("passes")) {
            if (pass.get("no").asInt() == no) {
                Browser browser = server.visitor();
                browser.get("/events");
                browser.get(URI.create(pass.get("link").asString()).getPath());
                return browser;
            }
        }
        throw new AssertionError("no pass of " + no);
    }

    private static Map<Integer, String> links(String id) {
        Map<Integer, String> links = new TreeMap<>();
        for (JsonNode pass : club.json("/api/events/" + id + "/passes").get("passes")) {
            links.put(pass.get("entryId").asInt(), pass.get("link").asString());
        }
        return links;
    }

    @Test
    void namesakesKeepTheirPassesWhenLotsAreDrawn() {
        String id = club.swiss(3, "张伟", "张伟", "丙", "丁");
        Map<Integer, String> before = links(id);
        assertThat(before).hasSize(4);
        assertThat(before.values()).doesNotHaveDuplicates();
        List<Integer> order = order(id);
        for (int seed = 1; order(id).equals(order); seed++) {
            club.done(id, "draw", "{\"by\":\"lot\",\"seed\":" + seed + "}");
        }
        assertThat(links(id)).isEqualTo(before);
        club.done(id, "edit", "{\"no\":1,\"name\":\"李四\"}");
        assertThat(links(id)).as("a name may change too").isEqualTo(before);
    }

    private static void apply(Browser player, String link, String name) {
        player.submit(link, Map.of("name", name));
    }

    private static List<String> waiting(String id) {
        return club.json("/api/events/" + id)
                .at("/web/applications")
                .valueStream()
                .map(one -> one.get("name").asString())
                .toList();
    }

    @Test
    void theEntryLinkIsClosedOpenedAndMadeAnother() {
        String id = club.create("{\"name\":\"Open\",\"rounds\":3}");
        String link = link(id);
        Browser player = server.visitor();
        said(player, link);
        apply(player, link, "甲");
        club.page("/events/" + id + "/players");
        club.browser().submit("/events/" + id + "/deeds/invite", Map.of("open", "no"));
        apply(player, link, "乙");
        assertThat(said(player, link)).contains("Entries by this link are closed");
        club.done(id, "invite", "{\"open\":true}");
        apply(player, link, "丙");
        assertThat(waiting(id)).containsExactly("甲", "丙");
        club.done(id, "invite", "{\"renew\":true}");
        assertThat(player.get(link).statusCode()).isEqualTo(404);
        assertThat(player.get(link(id)).statusCode()).isEqualTo(200);
        club.done(id, "undo", "{}");
        assertThat(player.get(link).statusCode()).as("nothing brings it back").isEqualTo(404);
    }

    @Test
    void applicationsAreDeclinedTogetherAndThoseOfOneAddressAreMarked() {
        String id = club.create("{\"name\":\"Open\",\"rounds\":3}");
        String link = link(id);
        Browser player = server.visitor();
        said(player, link);
        for (String name : List.of("甲", "乙", "丙", "丁")) {
            apply(player, link, name);
        }
        assertThat(club.page("/events/" + id + "/players")).contains("4 from one address");
        club.done(id, "decline", "{\"entryIds\":[1,3]}");
        assertThat(waiting(id)).containsExactly("乙", "丁");
        assertThat(club.action(id, "decline", "{\"entryIds\":[2,3]}").statusCode())
                .as("one of them has been dealt with")
                .isEqualTo(409);
        club.browser().submit("/events/" + id + "/deeds/decline", Map.of("all", "yes"));
        assertThat(waiting(id)).isEmpty();
        assertThat(club.page("/events/" + id + "/log")).contains("declined 2 entries");
    }

    @Test
    void manyApplicationsOfOneAddressBecomeFew() {
        String id = club.create("{\"name\":\"Open\",\"rounds\":3}");
        String link = link(id);
        Browser player = server.visitor();
        said(player, link);
        for (int i = 0; i < 350; i++) {
            apply(player, link, "P" + i);
        }
        assertThat(waiting(id)).hasSizeBetween(295, 310);
    }

    @Test
    void aPassThatWasRenewedIsDeadAtOnce() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        Map<Integer, String> before = links(id);
        String mine = URI.create(before.get(2)).getPath();
        Browser player = server.visitor();
        assertThat(player.get(mine).statusCode()).isEqualTo(303);
        club.page("/events/" + id + "/passes");
        club.browser().submit("/events/" + id + "/deeds/renew", Map.of("link", "pass", "entryId", "2"));
        assertThat(player.get(mine).statusCode()).isEqualTo(404);
        Map<Integer, String> after = links(id);
        assertThat(after.get(2)).isNotEqualTo(before.get(2));
        assertThat(after.get(1)).isEqualTo(before.get(1));
        assertThat(player.get(URI.create(after.get(2)).getPath()).statusCode()).isEqualTo(303);
        assertThat(club.page("/events/" + id + "/log")).contains("gave no. 2 乙 another pass");
        assertThat(club.action(id, "renew", "{\"link\":\"pass\",\"entryId\":99}")
                        .statusCode())
                .isEqualTo(409);
        assertThat(club.action(id, "renew", "{\"link\":\"seat\",\"entryId\":2}").statusCode())
                .isEqualTo(422);
        club.done(id, "undo", "{}");
        assertThat(player.get(mine).statusCode()).as("nothing brings it back").isEqualTo(404);
        String other = mine.substring(mine.lastIndexOf('/') + 1);
        assertThat(player.get("/events/" + id + "/captain/" + other).statusCode())
                .as("a pass is no captain's link")
                .isEqualTo(404);
        assertThat(player.get("/events/" + id + "/enter/" + other).statusCode()).isEqualTo(404);
    }

    private static List<Integer> order(String id) {
        return club.json("/api/events/" + id)
                .at("/event/players")
                .valueStream()
                .map(player -> player.get("entryId").asInt())
                .toList();
    }

    @Test
    void bothPlayersTellTheResultAndTheArbiterConfirmsIt() {
        String id = club.swiss(3, "甲", "乙", "丙", "丁");
        club.pair(id);
        JsonNode first = club.games(id, 1).get(0);
        JsonNode second = club.games(id, 1).get(1);
        Browser red = withPass(id, first.get("red").asInt());
        Browser black = withPass(id, first.get("black").asInt());
        String page = "/events/" + id;
        assertThat(said(red, page)).contains("I won", "both of you tell the result");
        assertThat(red.submit(page + "/report", Map.of("result", "win")).statusCode())
                .isEqualTo(303);
        assertThat(said(red, page)).contains("your opponent has not yet");
        assertThat(club.page(page + "/entry")).contains("one of them says 1–0");
        black.submit(page + "/report", Map.of("result", "draw"));
        assertThat(club.page(page + "/entry")).contains("contradiction: Red says 1–0, Black ½–½");
        black.submit(page + "/report", Map.of("result", "loss"));
        assertThat(said(black, page)).contains("Both have told");
        assertThat(club.games(id, 1).get(0).get("result").asString())
                .as("nothing counts before it is confirmed")
                .isEqualTo("*");
        assertThat(club.page(page + "/entry")).contains("both say 1–0", "Confirm the 1 they agree about");
        club.browser()
                .submit(
                        page + "/deeds/results",
                        Map.of("round", "1", "r.1.1", "1–0", "was.1.1", "", "next", page + "/entry"));
        assertThat(club.games(id, 1).get(0).get("result").asString()).isEqualTo("1-0");
        assertThat(said(red, page)).doesNotContain("I won");
        assertThat(red.submit(page + "/report", Map.of("result", "win")).statusCode())
                .isEqualTo(409);

        Browser other = withPass(id, second.get("black").asInt());
        said(other, page);
        assertThat(other.submit(page + "/report", Map.of("result", "nonsense")).statusCode())
                .isEqualTo(422);
        other.submit(page + "/report", Map.of("result", "win"));
        assertThat(club.page(page + "/entry")).contains("one of them says 0–1");
        Browser stranger = server.visitor();
        said(stranger, page);
        assertThat(stranger.submit(page + "/report", Map.of("result", "win")).statusCode())
                .isEqualTo(403);
        assertThat(club.page(page + "/log")).contains("says 1–0");
        club.done(id, "undo", "{}");
        assertThat(club.page(page + "/entry")).doesNotContain("one of them says 0–1");
    }
}
