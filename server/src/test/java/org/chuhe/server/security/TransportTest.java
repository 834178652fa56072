package org.chuhe.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.Club;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.http.Door;
import org.chuhe.server.platform.http.WebServer;
import org.junit.jupiter.api.Test;

/** What a proxy with TLS in front changes, and what HEAD is answered. */
class TransportTest {
    private static final String PROTO = "X-Forwarded-Proto";

    @Test
    void behindTlsEveryCookieIsForTlsOnly() {
        try (TestServer server = TestServer.start(Map.of("behind-proxy", "true"))) {
            Browser browser = server.visitor();
            for (String path : List.of("/login", "/login?lang=en", "/?theme=dark", "/events/x/pass/y")) {
                HttpResponse<String> response = browser.get(path, "X-Forwarded-Proto", "https");
                assertThat(response.headers().allValues("Set-Cookie"))
                        .allSatisfy(
                                cookie -> assertThat(cookie).contains("Secure").contains("HttpOnly"));
                assertThat(response.headers().firstValue("Strict-Transport-Security"))
                        .isPresent();
            }
            assertThat(server.visitor()
                            .get("/login", "X-Forwarded-Proto", "https")
                            .headers()
                            .allValues("Set-Cookie"))
                    .isNotEmpty();
            assertThat(server.visitor().get("/login").headers().firstValue("Strict-Transport-Security"))
                    .isEmpty();
        }
    }

    /** What pages are asked for: something that is there, so that they get as far as they can. */
    private static String filled(String route, String event, String pass) {
        String path = route.startsWith("/events/{id}") || route.startsWith("/api/events/{id}")
                ? route.replace("{id}", event).replace("{pass}", pass)
                : route;
        return path.replaceAll("[{](?:no|number|round|version)[}]", "1")
                .replace("{edition}", "cxa2020")
                .replaceAll("[{<][a-z]+[}>]", "x");
    }

    private static List<String> cookies(HttpResponse<String> response) {
        return response.headers().allValues("Set-Cookie");
    }

    @Test
    void behindTlsNoPageAndNoFormHandsOutACookieForAnythingElse() {
        try (TestServer server = TestServer.start(Map.of("behind-proxy", "true"))) {
            Browser organiser = server.member("organiser", Role.ORGANISER, Role.ADMIN);
            Club club = new Club(organiser);
            String event = club.swiss(1, "甲", "乙");
            club.pair(event);
            String link = club.json("/api/events/" + event + "/passes")
                    .at("/passes/0/link")
                    .asString();
            String pass = link.substring(link.lastIndexOf('/') + 1);
            List<String> all = new ArrayList<>();
            for (WebServer.Route route : server.server().routes()) {
                if (route.method().equals("GET")) {
                    String path = filled(route.path(), event, pass);
                    HttpResponse<String> page = server.visitor()
                            .get(path + "?lang=en&theme=dark", PROTO, "https", "Cookie", visit(organiser));
                    assertThat(page.headers().firstValue("Referrer-Policy"))
                            .as("other sites never learn the address of %s", path)
                            .hasValue("same-origin");
                    all.addAll(cookies(page));
                }
            }
            all.addAll(cookies(server.visitor().get("/login", PROTO, "https")));
            for (String path : List.of("/login", "/api/login")) {
                String form = "{\"name\":\"organiser\",\"password\":\"correct horse\"}";
                all.addAll(cookies(
                        path.startsWith("/api")
                                ? server.visitor().post(path, form, PROTO, "https")
                                : submitted(server.visitor(), path, "name=organiser&password=correct+horse")));
            }
            for (int i = 0; i < 3; i++) {
                Browser leaver = server.member("leaver" + i);
                String path =
                        List.of("/logout", "/api/logout", "/account/delete").get(i);
                HttpResponse<String> left = submitted(leaver, path, "old=correct+horse");
                assertThat(cookies(left)).as(path).anyMatch(cookie -> cookie.startsWith(Door.COOKIE + "="));
                all.addAll(cookies(left));
            }
            all.addAll(cookies(submitted(organiser, "/events/" + event + "/start", "")));
            assertThat(all)
                    .allSatisfy(cookie -> assertThat(cookie)
                            .contains("Secure")
                            .contains("HttpOnly")
                            .contains("SameSite=Lax"));
            assertThat(all.stream().map(cookie -> cookie.split("=")[0]).distinct())
                    .contains(Door.COOKIE, "chuhe_lang", "chuhe_theme", "chuhe_known", "chuhe_me", "chuhe_pass");
        }
    }

    private static String visit(Browser browser) {
        return Door.COOKIE + "=" + browser.cookie(Door.COOKIE);
    }

    /** Sends a form as if by TLS; such cookies are not sent back to a server that speaks HTTP, so that it is done by hand. */
    private static HttpResponse<String> submitted(Browser browser, String path, String form) {
        if (browser.csrf().isEmpty()) {
            browser.get("/login");
        }
        return browser.send(browser.request(path, PROTO, "https", "Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form + "&csrf=" + browser.csrf())));
    }

    @Test
    void whoIsNoTrustedProxyIsNotBelieved() {
        try (TestServer server = TestServer.start(Map.of("behind-proxy", "true", "trusted-proxies", "192.0.2.1"))) {
            HttpResponse<String> response = server.visitor().get("/login", "X-Forwarded-Proto", "https");
            assertThat(response.headers().firstValue("Strict-Transport-Security"))
                    .isEmpty();
        }
    }

    @Test
    void headIsAnsweredLikeGetWithoutTheBody() {
        try (TestServer server = TestServer.start()) {
            assertThat(head(server.visitor(), "/login").statusCode()).isEqualTo(200);
            assertThat(head(server.visitor(), "/login").body()).isEmpty();
            assertThat(head(server.visitor(), "/health").statusCode()).isEqualTo(200);
            assertThat(head(server.visitor(), "/nowhere").statusCode()).isEqualTo(404);
            // It opens nothing that GET does not.
            assertThat(head(server.visitor(), "/accounts").statusCode()).isEqualTo(401);
            assertThat(head(server.member("player"), "/accounts").statusCode()).isEqualTo(403);
            assertThat(head(server.member("root", Role.ADMIN), "/accounts").statusCode())
                    .isEqualTo(200);
        }
    }

    private static HttpResponse<String> head(Browser browser, String path) {
        return browser.send(browser.request(path).method("HEAD", HttpRequest.BodyPublishers.noBody()));
    }
}
