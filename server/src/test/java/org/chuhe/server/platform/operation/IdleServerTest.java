package org.chuhe.server.platform.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.TestTable;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** On a club's laptop the disk is left alone while nobody plays. */
@Tag("patient")
class IdleServerTest {
    /** How often others have committed something within a time, as one connection sees it. */
    private static int commits(Handle handle, long millis) {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        int count = 0;
        long before = version(handle);
        while (System.nanoTime() < until) {
            LockSupport.parkNanos(20_000_000);
            long now = version(handle);
            count += now == before ? 0 : 1;
            before = now;
        }
        return count;
    }

    private static long version(Handle handle) {
        return handle.createQuery("PRAGMA data_version").mapTo(Long.class).one();
    }

    private static void awaitRest(Handle handle) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (beats(handle) && System.nanoTime() < until) {
            LockSupport.parkNanos(50_000_000);
        }
        assertThat(beats(handle)).isFalse();
    }

    private static boolean beats(Handle handle) {
        return handle.createQuery("SELECT COUNT(*) FROM server_beat WHERE NOT resting")
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    @Test
    void anIdleServerCommitsNothingUntilAClockStarts() {
        try (TestServer server = TestServer.start()) {
            server.server().site().storage().jdbi().useHandle(handle -> {
                awaitRest(handle);
                assertThat(commits(handle, 6_000)).as("commits in six seconds").isZero();
                try (TestTable table = TestTable.begin(server, "")) {
                    assertThat(beats(handle)).as("a clock runs").isTrue();
                    assertThat(commits(handle, 3_000))
                            .as("beats in three seconds")
                            .isBetween(4, 7);
                    table.play(0, "h2e2");
                    assertThat(table.black.ask("resign", 1, "").path("t").asString())
                            .isEqualTo("ok");
                    table.black.phase("over");
                }
                assertThat(commits(handle, 3_000))
                        .as("it beats a little longer")
                        .isPositive();
                awaitRest(handle);
                assertThat(commits(handle, 3_000)).isZero();
            });
        }
    }
}
