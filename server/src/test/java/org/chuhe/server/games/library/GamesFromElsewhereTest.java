package org.chuhe.server.games.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.chuhe.server.TestServer;
import org.chuhe.server.games.library.store.GameShelves;
import org.chuhe.text.Message;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Games that come into the database of a running server past its pages, as {@code chuhe library} brings them. */
class GamesFromElsewhereTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static String game(int number) {
        return "[Red \"甲" + number + "\"]\n[Black \"乙\"]\n[Result \"*\"]\n"
                + "[FEN \"2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 " + number + "\"]\n"
                + "f0e0 e8f8 e0f0 f8e8 ".repeat(3 + number) + "*\n\n";
    }

    private static void bring(TestServer server, String games) {
        LibraryImport work = new LibraryImport(
                server.server().site().storage(),
                Clock.systemUTC(),
                GameShelves.PUBLIC,
                ShelfRoom.OPERATOR,
                new LibraryImport.Told() {
                    @Override
                    public void problem(String place, Message reason) {
                        throw new AssertionError(place + ": " + reason);
                    }

                    @Override
                    public void progress() {}
                });
        work.bytes("games.pgn", games.getBytes(StandardCharsets.UTF_8));
    }

    private static JsonNode asked(TestServer server, String address) {
        return JSON.readTree(server.visitor().get(address).body());
    }

    @Test
    void areRuledOnByThemselvesAndAnswersSayHowManyAreLeft() {
        try (TestServer server = TestServer.start()) {
            Instant end = Instant.now().plus(Duration.ofSeconds(60));
            int brought = 0;
            int left = 0;
            // The arbiter may be quicker than the question; then there is another game.
            while (left == 0 && Instant.now().isBefore(end)) {
                bring(server, game(++brought));
                left = asked(server, "/api/library/games").path("unruled").asInt();
            }
            assertThat(left).isPositive();
            int found = 0;
            while (found < brought && Instant.now().isBefore(end)) {
                found = asked(server, "/api/library/games?verdict=perpetual-check")
                        .path("found")
                        .asInt();
            }
            assertThat(found).isEqualTo(brought);
            for (String address : new String[] {"/api/library/games", "/api/library/tree"}) {
                JsonNode answer = asked(server, address);
                assertThat(answer.has("unruled")).as(answer.toString()).isTrue();
                assertThat(answer.path("unruled").asInt()).isZero();
            }
        }
    }
}
