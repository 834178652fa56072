package org.chuhe.server.game.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.chuhe.server.game.ShiftedClock;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HeartbeatTest {
    private final ShiftedClock clock = new ShiftedClock();

    private static void beat(Storage storage, String process, long at) {
        storage.jdbi()
                .useHandle(
                        handle -> handle.execute("INSERT INTO server_beat (process, at) VALUES (?, ?)", process, at));
    }

    @ParameterizedTest
    @EnumSource
    void theTimeWithoutAServerIsAnOutageThatEveryProcessKnowsOf(Databases database) {
        try (Storage storage = database.open()) {
            try (Heartbeat first = new Heartbeat(storage, clock, "first")) {
                assertThat(first.begin()).as("none was ever there").isEmpty();
                assertThat(first.outagesAfter(0)).isEmpty();
            }
            clock.advance(3_600_000);
            long stopped = storage.jdbi()
                    .withHandle(handle -> handle.createQuery("SELECT at FROM server_beat")
                            .mapTo(Long.class)
                            .one());
            try (Heartbeat second = new Heartbeat(storage, clock, "second")) {
                assertThat(second.begin()).isEqualTo(Optional.of(stopped));
                List<Outage> outages = new Heartbeat(storage, clock, "third").outagesAfter(stopped);
                assertThat(outages).hasSize(1);
                assertThat(outages.get(0).since()).isEqualTo(stopped);
                assertThat(outages.get(0).until()).isBetween(stopped + 3_600_000, clock.millis());
                assertThat(second.outagesAfter(outages.get(0).until())).isEmpty();
            }
        }
    }

    private static void awaitBeat(Heartbeat heart, long time) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (heart.lastBeat() < time && System.nanoTime() < until) {
            LockSupport.parkNanos(20_000_000);
        }
        assertThat(heart.lastBeat()).isGreaterThanOrEqualTo(time);
    }

    /** Until somebody has found out what became of it, or it is long gone. */
    @ParameterizedTest
    @EnumSource
    void whileAnotherProcessIsSilentItIsNotCertainThatEverybodyIsServed(Databases database) {
        try (Storage storage = database.open();
                Heartbeat here = new Heartbeat(storage, clock, "here")) {
            long before = clock.millis() - 4_000;
            beat(storage, "before", before);
            here.begin();
            assertThat(here.servedUntil())
                    .as("what was before the start is noted")
                    .isGreaterThan(before + 3_999);
            clock.advance(3_000);
            long silent = clock.millis() - 2_000;
            beat(storage, "silent", silent);
            beat(storage, "lively", clock.millis() + 600_000);
            long now = clock.millis();
            assertThat(here.servedUntil())
                    .as("since the last beat nothing is certain")
                    .isLessThan(now);
            awaitBeat(here, now);
            if (storage.shared()) {
                assertThat(here.servedUntil()).isEqualTo(silent);
            } else {
                assertThat(here.servedUntil()).as("a process that is alone").isGreaterThanOrEqualTo(now);
            }
            new Outages(storage).note("silent", silent, now);
            assertThat(here.servedUntil()).as("it is noted").isGreaterThanOrEqualTo(now);
            beat(storage, "gone", clock.millis());
            clock.advance(Heartbeat.MISSED);
            awaitBeat(here, now + Heartbeat.MISSED);
            assertThat(here.servedUntil()).as("it is long gone").isGreaterThanOrEqualTo(now + Heartbeat.MISSED);
        }
    }
}
