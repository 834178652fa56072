package org.chuhe.server.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.Test;

/** A thousand hostile requests at once: everybody else is served, and none of them is answered with a failure of ours. */
class HostileJudgeTest {
    /** A middle game in which a search for wins does not come to an end. */
    private static final String HEAVY = "r1ba1a2r/3kc4/2n1b2C1/p5p2/2p1p4/8P/P1PNP1P2/2C6/4NR3/2BAKAB1R b";

    private static final String HEAVY_MOVES = "c7d5 c2b2 d5c7 b2c2";

    private static final List<String> ATTACKS = List.of(
            ask(HEAVY, HEAVY_MOVES),
            ask(HEAVY, (HEAVY_MOVES + " ").repeat(140)),
            many(ask(HEAVY, HEAVY_MOVES), 100),
            many(Figures.TWO.json(), 100),
            many("{}", 5_000),
            "[".repeat(30_000),
            "{\"a\":".repeat(30_000) + "1" + "}".repeat(30_000),
            "{\"fen\":\"" + "k".repeat(100_000) + "\",\"moves\":\"h2e2\"}",
            "{\"fen\":\"9/9\",\"moves\":[" + "\"h2e2\",".repeat(20_000) + "\"\"]}",
            "\u0000\u0001 not JSON at all {{{",
            "{\"fen\":null,\"moves\":{\"a\":[1,2,3]}}",
            "1e999999999",
            "x".repeat(1_000_000));

    private static String ask(String fen, String moves) {
        return "{\"fen\":\"" + fen + "\",\"moves\":\"" + moves + "\"}";
    }

    private static String many(String element, int count) {
        return Stream.generate(() -> element).limit(count).collect(Collectors.joining(",", "[", "]"));
    }

    @Test
    void aThousandHostileRequestsKeepNobodyWaiting() {
        List<CompletableFuture<HttpResponse<String>>> attacks;
        try (TestServer server = TestServer.start(Map.of("behind-proxy", "true"))) {
            HttpClient hostile = HttpClient.newHttpClient();
            AtomicInteger unanswered = new AtomicInteger(1_000);
            attacks = IntStream.range(0, 1_000)
                    .mapToObj(i -> hostile.sendAsync(
                                    HttpRequest.newBuilder(server.uri("/api/judge"))
                                            .header("Content-Type", "application/json")
                                            .header("X-Forwarded-For", "203.0.113." + i % 5)
                                            .POST(HttpRequest.BodyPublishers.ofString(ATTACKS.get(i % ATTACKS.size())))
                                            .build(),
                                    HttpResponse.BodyHandlers.ofString())
                            .whenComplete((response, problem) -> unanswered.decrementAndGet()))
                    .toList();

            List<Integer> served = new ArrayList<>();
            int underAttack = 0;
            for (int i = 0; i < 6; i++) {
                Browser normal = server.visitor();
                HttpResponse<String> page = normal.get("/login", "X-Forwarded-For", "198.51.100." + i);
                HttpResponse<String> ruling =
                        normal.post("/api/judge", Figures.ALL.get(i % 3).json(), "X-Forwarded-For", "198.51.100." + i);
                served.add(page.statusCode());
                served.add(ruling.statusCode());
                assertThat(ruling.body()).contains(Figures.ALL.get(i % 3).verdict());
                underAttack += unanswered.get() > 0 ? 1 : 0;
            }
            assertThat(served).hasSize(12).containsOnly(200);
            assertThat(underAttack).as("rounds during the attack").isPositive();
        }
        // The server has been stopped in the middle of it: whoever waited was told, or finds nobody there.
        List<Integer> answers = attacks.stream()
                .map(attack -> attack.handle((response, problem) -> response == null ? 0 : response.statusCode()))
                .map(CompletableFuture::join)
                .toList();
        assertThat(answers)
                .hasSize(1_000)
                // 408: on a busy machine the body of one of a thousand may come too slowly.
                .isSubsetOf(0, 200, 400, 408, 413, 422, 429, 503)
                .contains(200, 413, 422, 429);
    }
}
