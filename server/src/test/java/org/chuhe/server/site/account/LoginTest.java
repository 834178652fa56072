package org.chuhe.server.site.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.http.Door;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class LoginTest {
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void theFirstAdministratorComesByALinkThatWorksOnce() {
        try (TestServer fresh = TestServer.start()) {
            String link = fresh.server().adminLink().orElseThrow();
            String path = link.substring(fresh.server().address().length());
            Browser browser = fresh.visitor();
            assertThat(browser.get(path).body()).contains("administrator");
            assertThat(browser.submit(path, Map.of("name", "主裁", "password", "river and border"))
                            .statusCode())
                    .isEqualTo(303);
            assertThat(browser.get("/accounts").body()).contains("主裁");
            assertThat(fresh.server().adminLink()).isEmpty();
            assertThat(fresh.visitor().get(path).statusCode()).isEqualTo(404);
        }
    }

    @Test
    void aLoginGivesTheBrowserANewSecret() {
        server.server().site().accounts().create("fixation", "correct horse", Set.of());
        Browser browser = server.visitor();
        browser.get("/login");
        String before = browser.cookie(Door.COOKIE);
        browser.submit("/login", Map.of("name", "fixation", "password", "correct horse"));
        String after = browser.cookie(Door.COOKIE);
        assertThat(before).isNotEmpty().isNotEqualTo(after);
        Browser attacker = server.visitor();
        assertThat(attacker.get("/account", "Cookie", Door.COOKIE + "=" + before)
                        .statusCode())
                .isEqualTo(401);
        assertThat(attacker.get("/account", "Cookie", Door.COOKIE + "=" + after).statusCode())
                .isEqualTo(200);
    }

    @Test
    void afterLoggingOutTheOldCookieIsWorthNothing() {
        Browser browser = server.member("leaver");
        String cookie = browser.cookie(Door.COOKIE);
        browser.submit("/logout", Map.of());
        assertThat(server.visitor()
                        .get("/account", "Cookie", Door.COOKIE + "=" + cookie)
                        .statusCode())
                .isEqualTo(401);
    }

    @Test
    void theCookieIsOutOfReachOfScriptsAndOtherSites() {
        HttpResponse<String> response = server.visitor().get("/login");
        assertThat(response.headers().allValues("Set-Cookie"))
                .anySatisfy(cookie -> assertThat(cookie).contains("HttpOnly").contains("SameSite=Lax"));
    }

    @Test
    void whoeverOpensAPageThatNeedsAnAccountLogsInAndGoesOnThere() {
        server.server().site().accounts().create("collector", "correct horse", Set.of());
        Browser browser = server.visitor();
        for (String page : List.of("/library?in=mine&opening=C%41", "/library/uploads", "/account")) {
            HttpResponse<String> asked = browser.get(page, "Accept", "text/html,*/*");
            assertThat(asked.statusCode()).as(page).isEqualTo(303);
            String login = asked.headers().firstValue("Location").orElseThrow();
            assertThat(login).startsWith("/login?next=%2F");
            Matcher form = Pattern.compile("action=\"(/login[^\"]*)\"")
                    .matcher(browser.get(login).body());
            assertThat(form.find()).isTrue();
            HttpResponse<String> entered =
                    browser.submit(form.group(1), Map.of("name", "collector", "password", "correct horse"));
            assertThat(entered.headers().firstValue("Location")).as(page).contains(page);
            browser.get("/account");
            browser.submit("/logout", Map.of());
        }
        // Programs are told that they may not, and nobody is led away from what he sends.
        assertThat(browser.get("/account").statusCode()).isEqualTo(401);
        assertThat(browser.get("/account", "Accept", "application/json").statusCode())
                .isEqualTo(401);
        assertThat(browser.submit("/library/uploads", Map.of()).statusCode()).isEqualTo(401);
    }

    @Test
    void aWrongPasswordIsRefusedInTheReadersLanguage() {
        server.server().site().accounts().create("guessed", "correct horse", Set.of());
        Browser browser = server.visitor();
        browser.get("/login?lang=zh");
        HttpResponse<String> response = browser.submit("/login", Map.of("name", "guessed", "password", "wrong horse"));
        assertThat(response.statusCode()).isEqualTo(401);
        assertThat(response.body()).contains("用户名或密码不对");
    }

    @Test
    void guessingIsSlowedDown() {
        server.server().site().accounts().create("victim", "correct horse", Set.of());
        try (TestServer other = TestServer.start()) {
            Browser browser = other.visitor();
            browser.get("/login");
            int status = 0;
            for (int i = 0; i < 12; i++) {
                status = browser.submit("/login", Map.of("name", "victim", "password", "guess " + i))
                        .statusCode();
            }
            assertThat(status).isEqualTo(429);
        }
    }

    /** The status of the last of many wrong passwords for one name, each with its own forwarding lines. */
    private static int guesses(IntFunction<String[]> lines) {
        try (TestServer other = TestServer.start(Map.of("behind-proxy", "true"))) {
            int status = 0;
            for (int i = 1; i <= 12; i++) {
                HttpRequest.Builder request = other.visitor().request("/api/login", "Content-Type", "application/json");
                for (String line : lines.apply(i)) {
                    request.header("X-Forwarded-For", line);
                }
                String login = "{\"name\":\"somebody\",\"password\":\"wrong horse\"}";
                status = other.visitor()
                        .send(request.POST(HttpRequest.BodyPublishers.ofString(login)))
                        .statusCode();
            }
            return status;
        }
    }

    @Test
    void guessingIsSlowedDownWhateverIsWrittenIntoTheHeaders() {
        assertThat(guesses(i -> new String[] {"198.51.100." + i}))
                .as("many people")
                .isEqualTo(401);
        assertThat(guesses(i -> new String[] {"198.51.100." + i, "203.0.113.9"}))
                .as("a line of his own before that of the proxy")
                .isEqualTo(429);
        assertThat(guesses(i -> new String[] {"2001:db8::" + i}))
                .as("addresses of one network")
                .isEqualTo(429);
    }

    @Test
    void namesAreShownAsTextNotAsMarkup() {
        Browser browser = server.member("<b>bold</b>");
        assertThat(browser.get("/account").body())
                .contains("&lt;b&gt;bold&lt;/b&gt;")
                .doesNotContain("<b>bold");
    }

    @Test
    void theLastAdministratorStays() {
        try (TestServer other = TestServer.start()) {
            Browser admin = other.member("root", Role.ADMIN);
            String id =
                    other.server().site().accounts().find("root").orElseThrow().id();
            assertThat(admin.submit("/accounts/" + id, Map.of("role", "player", "active", "on"))
                            .statusCode())
                    .isEqualTo(422);
            assertThat(admin.get("/accounts").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void afterAFormOneGoesOnlyToThisSite() {
        server.server().site().accounts().create("redirected", "correct horse", Set.of());
        Browser browser = server.visitor();
        browser.get("/login");
        HttpResponse<String> response = browser.submit(
                "/login?next=%2F%2Fevil.example%2F", Map.of("name", "redirected", "password", "correct horse"));
        assertThat(response.headers().firstValue("Location").orElse("")).isEqualTo("/");
    }
}
