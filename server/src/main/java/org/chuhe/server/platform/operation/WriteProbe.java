package org.chuhe.server.platform.operation;

import java.time.Clock;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.db.StoredValue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tries whether something can be stored. A database that answers questions but takes nothing – a full disk, a lock that
 * nobody gives back – is of no use to a game. The answer is a second old at most; one try at a time, however many ask.
 */
final class WriteProbe {
    private static final Logger LOG = LoggerFactory.getLogger(WriteProbe.class);
    private static final long FRESH_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final long PATIENCE_MILLIS = 2_000;

    private final Storage storage;
    private final Clock clock;
    private final Executor executor;
    private CompletableFuture<Boolean> writing = CompletableFuture.completedFuture(false);
    private CompletableFuture<Boolean> answer = writing;
    private long asked;
    private boolean ever;

    WriteProbe(Storage storage, Clock clock, Executor executor) {
        this.storage = storage;
        this.clock = clock;
        this.executor = executor;
    }

    /** Whether it could within two seconds. All who ask meanwhile are told at once, and no thread of theirs waits for it. */
    synchronized CompletableFuture<Boolean> ask() {
        long now = System.nanoTime();
        if (!ever || (writing.isDone() && now - asked > FRESH_NANOS)) {
            ever = true;
            asked = now;
            writing = CompletableFuture.supplyAsync(this::write, executor);
            answer = writing.copy()
                    .orTimeout(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
                    .exceptionally(WriteProbe::failed);
        }
        return answer;
    }

    private static boolean failed(Throwable problem) {
        if (problem instanceof TimeoutException) {
            LOG.error("nothing could be stored within {} ms", PATIENCE_MILLIS);
        } else {
            LOG.error("nothing can be stored: {}", String.valueOf(problem.getCause()));
        }
        return false;
    }

    private boolean write() {
        storage.jdbi().useHandle(handle -> new StoredValue("health").write(handle, Long.toString(clock.millis())));
        return true;
    }
}
