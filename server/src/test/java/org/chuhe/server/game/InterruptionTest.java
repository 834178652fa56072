package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.jobs.SteadyClock;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is out of order at the server costs no player anything (21.4). */
@Tag("patient")
class InterruptionTest {
    /** A quarter of a minute each, so that an interruption of a minute would lose the game. */
    private static final String SHORT = ",\"clock\":{\"stages\":[{\"moves\":0,\"seconds\":15,\"increment\":0}]}";

    private final ShiftedClock clock = new ShiftedClock();

    private static JsonNode interrupted(LiveClient client) {
        return client.await(json -> json.path("log").toString().contains("21.4"))
                .path("state");
    }

    @Test
    void aMoveThatCannotBeStoredWaitsAndNobodyIsChargedMeanwhile() {
        try (TestServer server = TestServer.start(Map.of(), clock);
                TestTable table = TestTable.begin(server, SHORT)) {
            OutOfOrder.fail(server, "game_event");
            table.red.send("{\"t\":\"move\",\"id\":\"m\",\"ply\":0,\"move\":\"h2e2\"}");
            // The room learns that its step is not stored; then a minute passes.
            pause(400);
            clock.advance(60_000);
            pause(1_500);
            OutOfOrder.repair(server, "game_event");
            JsonNode state = interrupted(table.black);
            assertThat(state.path("phase").asString()).isEqualTo("playing");
            assertThat(table.red.answer("m").path("t").asString()).isEqualTo("ok");
            JsonNode clocks = table.black.ply(1).path("clock");
            assertThat(clocks.path("red").path("flag").asLong()).isBetween(8_000L, 15_000L);
            assertThat(clocks.path("black").path("flag").asLong()).isBetween(8_000L, 15_000L);
        }
    }

    @Test
    void aFlagWhoseFallCouldNotBeStoredIsNotForgotten() {
        try (TestServer server = TestServer.start(Map.of(), clock);
                TestTable table = TestTable.begin(server, SHORT)) {
            OutOfOrder.fail(server, "game_event");
            clock.advance(16_000);
            pause(1_500);
            OutOfOrder.repair(server, "game_event");
            JsonNode state = table.black.phase("over");
            assertThat(state.path("result").path("kind").asString()).isEqualTo("time");
            assertThat(state.path("result").path("score").asString()).isEqualTo("0-1");
        }
    }

    @Test
    void whileNothingCanBeWrittenNoFlagFallsAndMovesWait() {
        try (TestServer server = TestServer.start(Map.of(), clock);
                TestTable table = TestTable.begin(server, SHORT)) {
            table.play(0, "h2e2");
            OutOfOrder.fail(server, "server_beat");
            OutOfOrder.fail(server, "game_event");
            pause(4_000);
            clock.advance(45_000);
            table.black.send("{\"t\":\"move\",\"id\":\"late\",\"ply\":1,\"move\":\"h9g7\"}");
            pause(1_000);
            OutOfOrder.repair(server, "game_event");
            OutOfOrder.repair(server, "server_beat");
            assertThat(table.black.answer("late").path("t").asString()).isEqualTo("ok");
            JsonNode state = table.red.ply(2);
            assertThat(state.path("phase").asString()).isEqualTo("playing");
            assertThat(state.path("clock").path("black").path("flag").asLong()).isBetween(8_000L, 15_000L);
            assertThat(table.red.heard().toString()).contains("21.4");
        }
    }

    /** The outage began before the flag, and nobody has noticed it yet. */
    @Test
    void aFlagInTheFirstSecondsOfAnOutageHasNotFallen() {
        try (TestServer server = TestServer.start(Map.of(), clock);
                TestTable table = TestTable.begin(server, SHORT)) {
            OutOfOrder.fail(server, "server_beat");
            clock.advance(16_000);
            table.red.send("{\"t\":\"move\",\"id\":\"late\",\"ply\":0,\"move\":\"h2e2\"}");
            pause(4_000);
            OutOfOrder.repair(server, "server_beat");
            assertThat(table.red.answer("late").path("t").asString()).isEqualTo("ok");
            JsonNode state = table.black.ply(1);
            assertThat(state.path("phase").asString()).isEqualTo("playing");
            assertThat(state.path("clock").path("red").path("flag").asLong()).isBetween(12_000L, 15_000L);
            assertThat(table.red.heard().toString()).contains("21.4");
        }
    }

    @Test
    void settingTheMachinesClockChangesNothing() {
        ShiftedClock machine = new ShiftedClock();
        AtomicLong real = new AtomicLong();
        Clock steady = SteadyClock.begin(machine, 0, real::get);
        long began = steady.millis();
        machine.advance(TimeUnit.HOURS.toMillis(1));
        assertThat(steady.millis()).isEqualTo(began);
        machine.advance(-TimeUnit.HOURS.toMillis(2));
        real.addAndGet(TimeUnit.SECONDS.toNanos(7));
        assertThat(steady.millis()).isEqualTo(began + 7_000);
        assertThat(steady.instant().toEpochMilli()).isEqualTo(steady.millis());
        // A server that starts after the clock was set back goes on from where the games are.
        assertThat(SteadyClock.begin(machine, began, real::get).millis()).isEqualTo(began);
        // But not from a time that only a broken clock can have written.
        assertThat(SteadyClock.begin(machine, Long.MAX_VALUE, real::get).millis())
                .isLessThan(began);
    }

    private static void pause(long millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
