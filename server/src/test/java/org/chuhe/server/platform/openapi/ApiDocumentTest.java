package org.chuhe.server.platform.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ApiDocumentTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

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
    void describesEveryJsonRouteAndNoOther() {
        Set<String> described = new TreeSet<>();
        document()
                .get("paths")
                .forEachEntry(
                        (path, item) -> item.propertyNames().forEach(method -> described.add(method + " " + path)));
        Set<String> served = new TreeSet<>();
        server.server().routes().stream()
                .filter(route ->
                        route.path().startsWith("/api/") && !route.path().equals("/api/openapi.json"))
                .filter(route -> !route.method().equals("WS"))
                .forEach(route -> served.add(route.method().toLowerCase(java.util.Locale.ROOT) + " "
                        + route.path().replaceAll("[<{]([^>}]*)[>}]", "{$1}")));
        assertThat(described).isEqualTo(served);
    }

    @Test
    void everyReferenceLeadsSomewhere() {
        JsonNode document = document();
        assertThat(document.findValuesAsString("$ref"))
                .isNotEmpty()
                .allSatisfy(reference -> assertThat(
                                document.at(reference.substring(1)).isMissingNode())
                        .as(reference)
                        .isFalse());
    }

    @Test
    void saysWhereTheServerIsAndHowOneIsKnown() {
        JsonNode document = document();
        assertThat(document.at("/servers/0/url").asString()).isEqualTo("/");
        assertThat(document.at("/components/securitySchemes/visit/in").asString())
                .isEqualTo("cookie");
        assertThat(document.at("/components/securitySchemes/csrf/name").asString())
                .isEqualTo("X-CSRF-Token");
        assertThat(document.at("/components/schemas/Question/required").toString())
                .contains("fen", "moves");
        assertThat(document.at("/info/description").asString()).contains("WebSocket", "Accept-Language", "1/2");
    }

    @Test
    void hasAPageToTryIt() {
        assertThat(server.visitor().get("/api").body())
                .contains("/api/login")
                .contains("<textarea")
                .as("every operation stands under a heading of its own")
                .doesNotContain("id=\"others\"");
    }

    private static JsonNode document() {
        return JSON.readTree(server.visitor().get("/api/openapi.json").body());
    }
}
