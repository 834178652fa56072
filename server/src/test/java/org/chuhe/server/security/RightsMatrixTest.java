package org.chuhe.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.WebServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every address, asked by everybody: the table {@code rights.txt} says who gets past the door, and how often. */
class RightsMatrixTest {
    private static final String CSRF_HEADER = "X-CSRF-Token";

    private static TestServer server;
    private static Map<String, Set<String>> table;

    @BeforeAll
    static void start() throws IOException {
        server = TestServer.start();
        table = table();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Map<String, Set<String>> table() throws IOException {
        Map<String, Set<String>> rights = new LinkedHashMap<>();
        try (InputStream in = Objects.requireNonNull(RightsMatrixTest.class.getResourceAsStream("rights.txt"))) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.strip().split("\\s+"))
                    .forEach(words -> rights.put(
                            words[0] + " " + words[1],
                            Set.copyOf(Arrays.asList(words).subList(2, words.length))));
        }
        return rights;
    }

    @Test
    void theTableListsEveryAddress() {
        Map<String, Set<String>> actual = new TreeMap<>();
        for (WebServer.Route route : server.server().routes()) {
            Set<String> names = route.roles().stream()
                    .filter(role -> role instanceof Access || role instanceof RateLimit)
                    .map(Object::toString)
                    .collect(Collectors.toSet());
            actual.put(route.method() + " " + route.path(), names);
        }
        assertThat(actual).isEqualTo(new TreeMap<>(table));
    }

    @Test
    void nobodyGetsPastTheDoorWhoMayNot() {
        Map<Access, Browser> askers = new EnumMap<>(Access.class);
        askers.put(Access.EVERYONE, server.visitor());
        askers.get(Access.EVERYONE).get("/login");
        askers.put(Access.PLAYER, server.member("a player"));
        askers.put(Access.ARBITER, server.member("an arbiter", Role.ARBITER));
        askers.put(Access.ORGANISER, server.member("an organiser", Role.ORGANISER));
        askers.put(Access.ADMIN, server.member("an administrator", Role.ADMIN));
        List<String> wrong = new ArrayList<>();
        table.forEach((address, allowed) -> askers.forEach((who, browser) -> {
            String[] parts = address.split(" ");
            if (!parts[0].equals("WS") && !parts[1].contains("logout")) {
                boolean may = allowed.contains("EVERYONE")
                        || who == Access.ADMIN
                        || (allowed.contains("PLAYER") && who != Access.EVERYONE)
                        || allowed.contains(who.name());
                HttpResponse<String> response = ask(browser, parts[0], parts[1]);
                if (may == turnedAway(response) || response.statusCode() == 500) {
                    wrong.add(who + " " + address + " " + response.statusCode());
                }
            }
        }));
        assertThat(wrong).isEmpty();
    }

    private static HttpResponse<String> ask(Browser browser, String method, String path) {
        String concrete = path.replaceAll("[{<][^}>]*[}>]", "x");
        HttpRequest.Builder request = browser.request(concrete, "Accept", "application/json", "Accept-Language", "en");
        if (method.equals("GET")) {
            return browser.send(request.GET());
        }
        return browser.send(request.header("Content-Type", "application/json")
                .header(CSRF_HEADER, browser.csrf())
                .method(method, HttpRequest.BodyPublishers.ofString("{}")));
    }

    /** Whether it was the door that refused; a handler may refuse for reasons of its own, in other words. */
    private static boolean turnedAway(HttpResponse<String> response) {
        return (response.statusCode() == 401 || response.statusCode() == 403)
                && (response.body().contains("Log in first") || response.body().contains("You may not do this"));
    }
}
