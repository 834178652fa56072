package org.chuhe.server.platform.operation;

import java.util.concurrent.CompletableFuture;

/** Whether this process can store anything, and until when it could. */
public interface Liveness {
    /** Whether nothing can be stored at present, or it is not put right yet that nothing could. */
    boolean interrupted();

    /**
     * Until when this process was in order for certain: what is later may belong to an outage that nobody has noticed yet.
     * Nothing that happens by the clock alone happens after it.
     */
    long lastBeat();

    /**
     * A clock or a sitting is about to start. It may when this is complete, for then it is written down that the process is
     * alive; fails if that cannot be written.
     */
    CompletableFuture<Void> awake();
}
