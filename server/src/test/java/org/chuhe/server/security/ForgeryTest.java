package org.chuhe.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.http.Door;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that are not what they seem. */
class ForgeryTest {
    private static final String INVITE = "/api/invitations";

    private static TestServer server;
    private static Browser admin;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        admin = server.member("admin", Role.ADMIN);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> invite(String... headers) {
        return admin.send(admin.request(INVITE, headers)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{}")));
    }

    @Test
    void aRequestWithTheCookieNeedsTheToken() {
        assertThat(invite().statusCode()).isEqualTo(403);
        assertThat(invite("X-CSRF-Token", "0".repeat(64)).statusCode()).isEqualTo(403);
        assertThat(invite("X-CSRF-Token", admin.csrf()).statusCode()).isEqualTo(201);
    }

    @Test
    void theTokenOfAnotherBrowserIsNoGood() {
        Browser other = server.visitor();
        other.get("/login");
        assertThat(invite("X-CSRF-Token", other.csrf()).statusCode()).isEqualTo(403);
    }

    @Test
    void anotherSitesPageIsTurnedAway() {
        assertThat(invite("X-CSRF-Token", admin.csrf(), "Origin", "https://evil.example")
                        .statusCode())
                .isEqualTo(403);
        assertThat(invite("X-CSRF-Token", admin.csrf(), "Origin", "null").statusCode())
                .isEqualTo(403);
    }

    @ParameterizedTest
    @ValueSource(strings = {"application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"})
    void whatOtherSitesCanSendWithoutAskingIsRefusedEvenFromNobody(String type) {
        Browser nobody = server.visitor();
        assertThat(nobody.send(nobody.request("/login")
                                .header("Content-Type", type)
                                .POST(HttpRequest.BodyPublishers.ofString("name=a&password=b")))
                        .statusCode())
                .isEqualTo(403);
    }

    /** The sender's fault, not ours: nothing of it comes to the log. */
    @ParameterizedTest
    @ValueSource(strings = {"multipart/form-data; boundary=x", "multipart/form-data"})
    void aFormThatCannotBeReadIsABadRequest(String type) {
        Browser visitor = server.visitor();
        visitor.get("/login");
        HttpResponse<String> response = visitor.send(visitor.request("/login", "X-CSRF-Token", visitor.csrf())
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofString("name=a")));
        assertThat(response.statusCode()).as(response.body()).isEqualTo(400);
    }

    @Test
    void aBodyIsNotLargerThanItsRouteAllows() {
        HttpResponse<String> response = admin.send(admin.request(INVITE, "X-CSRF-Token", admin.csrf())
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("\"" + "x".repeat(300_000) + "\"")));
        assertThat(response.statusCode()).isEqualTo(413);
        assertThat(response.body()).contains("256 KB");
    }

    /** As a browser does: it speaks to the end before it listens, and must not find the line cut. */
    @Test
    void whoeverSendsTooMuchStillHearsWhy() throws IOException {
        URI address = admin.request(INVITE).build().uri();
        byte[] body = new byte[9 << 20];
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            OutputStream out = socket.getOutputStream();
            String head = "POST " + INVITE + " HTTP/1.1\r\nHost: x\r\nCookie: " + Door.COOKIE + "="
                    + admin.cookie(Door.COOKIE) + "\r\nContent-Type: application/json\r\nContent-Length: " + body.length
                    + "\r\n\r\n";
            out.write(head.getBytes(StandardCharsets.US_ASCII));
            out.write(body);
            String answer = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))
                    .readLine();
            assertThat(answer).startsWith("HTTP/1.1 413");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "null",
                "[]",
                "7",
                "\"text\"",
                "{\"roles\": 5}",
                "{\"roles\": [\"king\"]}",
                "{\"roles\":[null]}"
            })
    void malformedBodiesAreRefusedInWords(String body) {
        HttpResponse<String> response = admin.post(INVITE, body);
        assertThat(response.statusCode()).as(body).isBetween(400, 422);
        assertThat(response.body()).startsWith("{\"error\":");
    }

    @Test
    void nestingHasADepth() {
        HttpResponse<String> response = admin.post(INVITE, "[".repeat(100_000));
        assertThat(response.statusCode()).isEqualTo(422);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/assets/../messages_en.properties",
                "/assets/..%2fmessages_en.properties",
                "/assets/%2e%2e/%2e%2e/Settings.class",
                "/assets/....//Settings.class",
                "/assets/assets.json",
                "/..%2f..%2fetc/passwd",
                "/assets/%00"
            })
    void thereIsNoWayToOtherFiles(String path) {
        HttpResponse<String> response = server.visitor().get(path);
        assertThat(response.statusCode()).isBetween(400, 404);
        assertThat(response.body()).doesNotContain("settings.unusable").doesNotContain("root:");
    }

    @Test
    void answersCarryTheHeadersThatProtectReaders() {
        HttpResponse<String> response = server.visitor().get("/");
        assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
                .contains("default-src 'none'")
                .doesNotContain("unsafe");
        assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(response.headers().firstValue("X-Frame-Options")).contains("DENY");
        assertThat(response.headers().firstValue("Server")).isEmpty();
    }

    @Test
    void errorsNeverShowTheInside() {
        for (String path : new String[] {"/nowhere", "/api/nowhere", "/invitations/" + "x".repeat(3000), "/%ff%fe"}) {
            assertThat(server.visitor().get(path).body())
                    .doesNotContain("at org.")
                    .doesNotContain("Exception");
        }
    }
}
