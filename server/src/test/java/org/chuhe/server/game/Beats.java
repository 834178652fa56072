package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.platform.operation.Heartbeat;

/** What goes by the clock alone waits for the server's next sign of life; so does whoever tests it. */
public final class Beats {
    private Beats() {}

    /** Returns when a server knows that it was alive at the time that its clock shows now. */
    public static void await(ChuheServer server) {
        long first = after(server, server.site().clock().millis() - 1);
        // When the next is written, the server knows of the one before.
        after(server, first);
    }

    private static long after(ChuheServer server, long time) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        long newest = Heartbeat.newest(server.site().storage());
        while (newest <= time && System.nanoTime() < until) {
            LockSupport.parkNanos(20_000_000);
            newest = Heartbeat.newest(server.site().storage());
        }
        assertThat(newest).isGreaterThan(time);
        return newest;
    }
}
