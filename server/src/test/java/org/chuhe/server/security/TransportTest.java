package org.chuhe.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.identity.Role;
import org.junit.jupiter.api.Test;

/** What a proxy with TLS in front changes, and what HEAD is answered. */
class TransportTest {
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
