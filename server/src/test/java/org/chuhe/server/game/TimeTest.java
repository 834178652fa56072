package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Clocks go by the server's time. */
class TimeTest {
    private static final ShiftedClock CLOCK = new ShiftedClock();
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start(Map.of(), CLOCK);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void whoseTimeRunsOutLosesWithoutAnybodyDoingAnything() {
        try (TestTable table = TestTable.begin(server, "")) {
            table.play(0, "h2e2");
            CLOCK.advance(900_000 + 20_000);
            assertThat(table.black.heard().stream()
                            .filter(json -> json.path("state")
                                    .path("phase")
                                    .asString("")
                                    .equals("over")))
                    .isEmpty();
            CLOCK.advance(20_000);
            JsonNode state = table.red.phase("over");
            assertThat(state.path("result").path("score").asString()).isEqualTo("1-0");
            assertThat(state.path("result").path("kind").asString()).isEqualTo("time");
            assertThat(state.path("clock").path("black").path("flag").asLong()).isZero();
            // What comes after the flag comes too late.
            assertThat(table.black.move(1, "h9g7").path("t").asString()).isEqualTo("no");
        }
    }

    @Test
    void aGameThatNobodyHasOpenEndsInTimeToo() {
        String id;
        try (TestTable table = TestTable.begin(server, "")) {
            id = table.id;
            table.play(0, "h2e2");
        }
        // Nobody looks any more, so the room is closed; then the flag falls.
        CLOCK.advance(120_000);
        CLOCK.advance(1_000_000);
        try (LiveClient late = LiveClient.open(server.server().address(), id, "")) {
            assertThat(late.phase("over").path("result").path("kind").asString())
                    .isEqualTo("time");
        }
    }

    @Test
    void timeIsChargedToWhoeverIsOnMove() {
        try (TestTable table = TestTable.begin(server, "")) {
            CLOCK.advance(5_000);
            table.play(0, "h2e2");
            CLOCK.advance(7_000);
            table.play(1, "h9g7");
            JsonNode clock = table.red.ply(2).path("clock");
            assertThat(clock.path("red").path("left").asLong()).isBetween(875_000L, 895_600L);
            assertThat(clock.path("black").path("left").asLong()).isBetween(873_000L, 893_600L);
            assertThat(clock.path("running").asString()).isEqualTo("red");
        }
    }
}
