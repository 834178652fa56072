package org.chuhe.server.platform.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.chuhe.server.game.ShiftedClock;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HeartbeatTest {
    private final ShiftedClock clock = new ShiftedClock();
    /** Whether a clock runs, on whatever process. */
    private final AtomicBoolean measured = new AtomicBoolean(true);

    private Heartbeat heart(Storage storage, String process) {
        return new Heartbeat(storage, clock, process, List.of(handle -> measured.get()));
    }

    private static void beat(Storage storage, String process, long at, boolean resting) {
        storage.jdbi()
                .useHandle(handle -> handle.execute(
                        "INSERT INTO server_beat (process, at, resting) VALUES (?, ?, ?)", process, at, resting));
    }

    private static boolean rests(Storage storage, String process) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT resting FROM server_beat WHERE process = :process")
                        .bind("process", process)
                        .mapTo(Boolean.class)
                        .one());
    }

    /** Counts transactions that write: each takes a number. */
    private static long written(Storage postgresql) {
        return postgresql
                .jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT CAST(CAST(pg_snapshot_xmax(pg_current_snapshot()) AS TEXT) AS BIGINT)")
                        .mapTo(Long.class)
                        .one());
    }

    private static void await(BooleanSupplier condition) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (!condition.getAsBoolean() && System.nanoTime() < until) {
            LockSupport.parkNanos(20_000_000);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    private static void pause(long millis) {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (System.nanoTime() < until) {
            LockSupport.parkNanos(until - System.nanoTime());
        }
    }

    @ParameterizedTest
    @EnumSource
    void theTimeWithoutAServerIsAnOutageThatEveryProcessKnowsOf(Databases database) {
        try (Storage storage = database.open()) {
            try (Heartbeat first = heart(storage, "first")) {
                assertThat(first.begin()).as("none was ever there").isEmpty();
                assertThat(first.outagesAfter(0)).isEmpty();
            }
            clock.advance(3_600_000);
            long stopped = Heartbeat.newest(storage);
            try (Heartbeat second = heart(storage, "second")) {
                assertThat(second.begin()).isEqualTo(Optional.of(stopped));
                List<Outage> outages = heart(storage, "third").outagesAfter(stopped);
                assertThat(outages).hasSize(1);
                assertThat(outages.get(0).since()).isEqualTo(stopped);
                assertThat(outages.get(0).until()).isBetween(stopped + 3_600_000, clock.millis());
                assertThat(second.outagesAfter(outages.get(0).until())).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theTimeWithoutAServerIsNoOutageIfNoClockRan(Databases database) {
        measured.set(false);
        try (Storage storage = database.open()) {
            beat(storage, "gone", clock.millis() - 3_600_000, true);
            try (Heartbeat second = heart(storage, "second")) {
                assertThat(second.begin()).isEmpty();
                assertThat(second.outagesAfter(0)).isEmpty();
            }
        }
    }

    /** Until somebody has found out what became of it, or it is long gone. */
    @ParameterizedTest
    @EnumSource
    void whileAnotherProcessIsSilentItIsNotCertainThatEverybodyIsServed(Databases database) {
        try (Storage storage = database.open();
                Heartbeat here = heart(storage, "here")) {
            long before = clock.millis() - 4_000;
            beat(storage, "before", before, false);
            here.begin();
            assertThat(here.servedUntil())
                    .as("what was before the start is noted")
                    .isGreaterThan(before + 3_999);
            clock.advance(3_000);
            long silent = clock.millis() - 2_000;
            beat(storage, "silent", silent, false);
            beat(storage, "lively", clock.millis() + 600_000, false);
            long now = clock.millis();
            assertThat(here.servedUntil())
                    .as("since the last beat nothing is certain")
                    .isLessThan(now);
            await(() -> here.lastBeat() >= now);
            if (storage.shared()) {
                assertThat(here.servedUntil()).isEqualTo(silent);
            } else {
                assertThat(here.servedUntil()).as("a process that is alone").isGreaterThanOrEqualTo(now);
            }
            new Outages(storage).note("silent", silent, now);
            assertThat(here.servedUntil()).as("it is noted").isGreaterThanOrEqualTo(now);
            beat(storage, "gone", clock.millis(), false);
            clock.advance(Heartbeat.MISSED);
            await(() -> here.lastBeat() >= now + Heartbeat.MISSED);
            assertThat(here.servedUntil()).as("it is long gone").isGreaterThanOrEqualTo(now + Heartbeat.MISSED);
        }
    }

    @Test
    @Tag("patient")
    void whileNoClockRunsNothingIsWrittenAndWhoStartsOneWaitsForABeat() {
        measured.set(false);
        try (Storage storage = Databases.POSTGRESQL.open();
                Heartbeat here = heart(storage, "here")) {
            here.begin();
            assertThat(here.awake()).as("it beats for a while after the start").isCompleted();
            await(() -> rests(storage, "here"));
            long written = written(storage);
            long slept = clock.millis();
            pause(4_000);
            // One may be PostgreSQL's own.
            assertThat(written(storage)).as("transactions in four seconds").isLessThanOrEqualTo(written + 1);
            assertThat(here.interrupted()).isFalse();
            assertThat(here.lastBeat()).as("it has looked meanwhile").isGreaterThan(slept + 2_000);
            here.awake().orTimeout(400, TimeUnit.MILLISECONDS).join();
            assertThat(rests(storage, "here")).isFalse();
            pause(2_000);
            assertThat(written(storage)).as("beats in two seconds").isBetween(written + 3, written + 10);
            assertThat(here.outagesAfter(0)).as("rest is no outage").isEmpty();
        }
    }

    /** Three processes rest; a clock starts at the first, the second wakes up, the third has died meanwhile. */
    @Test
    @Tag("patient")
    void aProcessThatRestsOnWhileAClockRunsIsMissedAndOneThatWakesIsNot() {
        measured.set(false);
        try (Storage storage = Databases.POSTGRESQL.open();
                Heartbeat here = heart(storage, "here");
                Heartbeat there = heart(storage, "there")) {
            long rested = clock.millis();
            beat(storage, "dead", rested, true);
            here.begin();
            there.begin();
            await(() -> rests(storage, "here") && rests(storage, "there"));
            assertThat(here.ceased()).isEmpty();
            pause(4_000);
            assertThat(here.ceased()).as("a process that rests need not beat").isEmpty();
            assertThat(here.servedUntil()).isGreaterThan(rested + 4_000);
            here.awake().join();
            long started = clock.millis();
            measured.set(true);
            pause(2_500);
            assertThat(here.servedUntil()).as("the dead one may have players").isLessThan(started + 1_000);
            assertThat(here.ceased()).isEmpty();
            pause(2_500);
            assertThat(here.ceased())
                    .containsOnlyKeys("dead")
                    .allSatisfy((process, since) -> assertThat(since).isBetween(started, started + 1_000));
            assertThat(there.ceased()).doesNotContainKey("here");
            assertThat(here.servedUntil()).as("it is noted").isGreaterThan(started + 3_000);
            Outage outage = here.outagesAfter(0).get(0);
            assertThat(outage.since()).isBetween(started, started + 1_000);
            assertThat(rests(storage, "dead"))
                    .as("who comes later does not miss it again")
                    .isFalse();
            assertThat(here.ceased()).isEmpty();
        }
    }
}
