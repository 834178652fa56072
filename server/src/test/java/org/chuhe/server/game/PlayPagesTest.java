package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.share.QrPicture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The pages as browsers without scripts use them: forms, and what the server writes. */
class PlayPagesTest {
    private static final Map<String, String> USUAL =
            Map.of("name", "Han", "preset", "online", "clock", "preset", "colours", "red", "visibility", "public");

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Map<String, String> form(String... changes) {
        Map<String, String> form = new HashMap<>(USUAL);
        for (int i = 0; i < changes.length; i += 2) {
            form.put(changes[i], changes[i + 1]);
        }
        return form;
    }

    /** Makes a game and gives the address of its page. */
    private static String make(Browser browser, String... changes) {
        browser.get("/play");
        HttpResponse<String> made = browser.submit("/play", form(changes));
        assertThat(made.statusCode()).as(made.body()).isEqualTo(303);
        return made.headers().firstValue("Location").orElseThrow();
    }

    /** The lobby as soon as it lists a game: what everybody sees may be a second old. */
    private static String lobbyWith(String page) {
        long end = System.nanoTime() + Duration.ofSeconds(10).toNanos();
        String body = server.visitor().get("/play").body();
        while (!body.contains(page) && System.nanoTime() < end) {
            body = server.visitor().get("/play").body();
        }
        return body;
    }

    private static String sit(Browser browser, String page, String name) {
        browser.get(page);
        assertThat(browser.submit(page + "/seat", Map.of("name", name)).statusCode())
                .isEqualTo(303);
        return browser.get(page).body();
    }

    @Test
    void aGuestMakesAGameAndAnotherSitsDown() {
        Browser han = server.visitor();
        String page = make(han, "title", "ignored");
        String waiting = han.get(page).body();
        assertThat(waiting).contains("Waiting for an opponent").contains("Cancel this game");
        assertThat(lobbyWith(page)).contains("Han").contains("15 min, then 30 s a move");

        Browser zhou = server.visitor();
        assertThat(zhou.get(page, "Accept-Language", "zh").body()).contains("Han 在等对手");
        String seated = sit(zhou, page, "Zhou");
        assertThat(seated).contains("<title>Han – Zhou").contains("Waiting for both players");
        assertThat(han.get("/play").body()).contains("against Zhou").contains("not begun");
        assertThat(sit(server.visitor(), make(server.visitor()), "Li")).contains("Li");
    }

    @Test
    void theSeatIsTakenOnlyOnce() {
        String page = make(server.visitor());
        sit(server.visitor(), page, "Zhou");
        Browser late = server.visitor();
        late.get(page);
        HttpResponse<String> refused = late.submit(page + "/seat", Map.of("name", "Li"));
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(refused.body()).contains("role=\"alert\"");
    }

    @Test
    void aSeatLinkTakesTheSeatAlong() {
        Browser han = server.visitor();
        String page = make(han);
        sit(server.visitor(), page, "Zhou");
        Matcher secret =
                Pattern.compile("\"seat\":\"([^\"]+)\"").matcher(han.get(page).body());
        assertThat(secret.find()).isTrue();

        Browser phone = server.visitor();
        assertThat(phone.get(page + "?seat=nonsense").body()).doesNotContain("Go on playing here");
        assertThat(phone.get(page + "?seat=" + secret.group(1)).body()).contains("Go on playing here");
        assertThat(phone.submit(page + "/seat", Map.of("seat", secret.group(1))).statusCode())
                .isEqualTo(303);
        assertThat(phone.get(page).body()).contains("\"side\":\"red\"");
        assertThat(phone.get(page + "?seat=" + secret.group(1)).body()).doesNotContain("Go on playing here");
    }

    @Test
    void coloursAreGuessedByAForm() {
        String page = make(server.visitor(), "colours", "guess");
        Browser zhou = server.visitor();
        assertThat(sit(zhou, page, "Zhou")).contains("Guess for the first move").contains("<title>Han – Zhou");
        assertThat(zhou.submit(page + "/guess", Map.of("hand", "both", "colour", "red"))
                        .statusCode())
                .isEqualTo(422);
        assertThat(zhou.submit(page + "/guess", Map.of("hand", "left", "colour", "red"))
                        .statusCode())
                .isEqualTo(303);
        assertThat(zhou.get(page).body()).containsPattern("\"side\":\"(red|black)\"");
    }

    @Test
    void aGameIsTakenBackByItsMakerAlone() {
        Browser han = server.visitor();
        String page = make(han);
        Browser other = server.visitor();
        other.get(page);
        assertThat(other.submit(page + "/cancel", Map.of()).statusCode()).isEqualTo(403);
        assertThat(han.submit(page + "/cancel", Map.of()).statusCode()).isEqualTo(303);
        assertThat(han.get(page).body()).contains("\"phase\":\"cancelled\"");
    }

    @Test
    void anotherGameNeedsTheEndOfThisOne() {
        Browser han = server.visitor();
        String page = make(han);
        sit(server.visitor(), page, "Zhou");
        assertThat(han.submit(page + "/rematch", Map.of()).statusCode()).isEqualTo(409);
    }

    @Test
    void theFormKeepsWhatWasTyped() {
        Browser han = server.visitor();
        han.get("/play");
        HttpResponse<String> refused = han.submit(
                "/play",
                form(
                        "clock",
                        "own",
                        "minutes",
                        "0",
                        "increment",
                        "7",
                        "countdown",
                        "x",
                        "limit",
                        "45",
                        "handicap",
                        "horse",
                        "giver",
                        "opponent",
                        "touch",
                        "yes",
                        "preset",
                        "blitz"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body())
                .contains("role=\"alert\"")
                .contains("name=\"increment\" inputmode=\"numeric\" value=\"7\"")
                .contains("name=\"limit\" inputmode=\"numeric\" value=\"45\"")
                .contains("value=\"blitz\" checked")
                .contains("value=\"horse\" selected")
                .contains("value=\"opponent\" selected")
                .contains("value=\"Han\"");
    }

    @Test
    void clocksOfAllKindsAreDescribed() {
        Browser han = server.visitor();
        String page = make(han, "clock", "own", "minutes", "0.5", "countdown", "10", "limit", "120", "name", "Sun");
        assertThat(han.get(page).body()).contains("30 s, then 10 s a move, then 2 min at most a move");
        assertThat(han.get(page, "Accept-Language", "zh").body()).contains("30 秒，读秒每着 10 秒，每着不超过 2 分");
        String days = make(han, "clock", "own", "minutes", "4320");
        assertThat(han.get(days).body()).contains("3 days");
        String hours = make(han, "clock", "own", "minutes", "180", "increment", "30");
        assertThat(han.get(hours).body()).contains("3 h + 30 s");
    }

    @Test
    void aGamePlayedElsewhereIsFoundByItsOldAddress() {
        String page = make(server.visitor());
        HttpResponse<String> moved = server.visitor().get(page.replace("/play/", "/games/") + "?seat=x");
        assertThat(moved.statusCode()).isEqualTo(302);
        assertThat(moved.headers().firstValue("Location")).hasValue(page + "?seat=x");
        assertThat(server.visitor().get("/play/nothing").statusCode()).isEqualTo(404);
    }

    @Test
    void aPhoneOpensTheGameByItsCode() {
        Browser han = server.visitor();
        String page = make(han);
        String link = server.uri(page).toString();
        assertThat(han.get(page).body())
                .contains("data-link=\"" + link + "\"")
                .contains("<img src=\"" + page + "/qr.svg\" alt=\"QR code of the link to the game\"");
        HttpResponse<String> code = server.visitor().get(page + "/qr.svg");
        assertThat(code.headers().firstValue("Content-Type")).hasValue("image/svg+xml");
        assertThat(code.body()).isEqualTo(QrPicture.of(link));
        assertThat(server.visitor().get("/play/nothing/qr.svg").statusCode()).isEqualTo(404);
    }

    @Test
    void anAccountNeedsNoName() {
        Browser member = server.member("Sun Member", Role.ARBITER);
        assertThat(member.get("/play").body()).doesNotContain("name=\"name\"");
        String page = make(member, "name", "somebody else");
        assertThat(sit(server.visitor(), page, "Zhou")).contains("Sun Member");
    }

    @Test
    void whatAPlayerIsCalledIsOnlyText() {
        Browser han = server.visitor();
        String page = make(han, "name", "<script>alert(1)</script>");
        assertThat(han.get(page).body()).doesNotContain("<script>alert");
        assertThat(lobbyWith(page)).contains("alert(1)").doesNotContain("<script>alert");
        assertThat(server.visitor().get(page).body()).doesNotContain("<script>alert");
    }
}
