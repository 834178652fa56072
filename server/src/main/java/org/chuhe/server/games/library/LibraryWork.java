package org.chuhe.server.games.library;

import java.time.Clock;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.chuhe.server.games.library.store.GameRulings;
import org.chuhe.server.games.library.store.LibraryUploads;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.jobs.WorkQueue;
import org.chuhe.server.platform.rejection.Rejection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the library does in the background, on one thread: games that were brought are put on their shelves, and the arbiter
 * looks through those that he has not seen yet.
 */
final class LibraryWork implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LibraryWork.class);
    private static final String ARBITER = "the arbiter";
    /** An hour: whoever brings much waits for those who brought something before. */
    private static final int PATIENCE = 3_600;
    /** Of what waits, the content is kept in memory. */
    private static final int WAITING = 8;

    private static final int WAITING_EACH = 2;
    /** Between so many games others have a turn. */
    private static final int RULED_AT_ONCE = 20;
    /** After a failure the arbiter rests for so many breaths, a minute: it may come again with every try. */
    private static final int REST = 20;

    private final Storage storage;
    private final Clock clock;
    private final LibraryUploads uploads;
    private final GameRulings rulings;
    private final WorkQueue queue;
    private final AtomicBoolean ruling = new AtomicBoolean();
    private final AtomicInteger rest = new AtomicInteger();
    /** The uploads that wait here or are being read. */
    private final Set<String> held = ConcurrentHashMap.newKeySet();

    private final Future<?> breath;

    LibraryWork(Storage storage, Jobs jobs, Clock clock, LibraryUploads uploads) {
        this.storage = storage;
        this.clock = clock;
        this.uploads = uploads;
        this.rulings = new GameRulings(storage);
        this.queue = jobs.queue("library", new WorkQueue.Capacity(1, 1, WAITING_EACH, WAITING, PATIENCE));
        uploads.stopAll();
        breath = jobs.every(Duration.ofMillis(LibraryUploads.BREATH), "to look after the library", this::breathe);
    }

    /**
     * Others learn from it that this process lives and has not forgotten what it was given. And games may have come from
     * elsewhere: by {@code chuhe library}, or by another process.
     */
    private void breathe() {
        try {
            if (!held.isEmpty()) {
                uploads.breathe(held);
            }
        } catch (RuntimeException | Error e) {
            LOG.warn("cannot write which uploads are at work: {}", e.toString());
        }
        try {
            if (rest.getAndUpdate(left -> Math.max(0, left - 1)) == 0 && rulings.areWanted()) {
                wake();
            }
        } catch (RuntimeException | Error e) {
            LOG.warn("cannot ask which games the arbiter has to look at: {}", e.toString());
            rest.set(REST);
        }
    }

    /**
     * Takes something that was brought.
     *
     * @param most how much may lie on the shelf
     * @return done when it is on the shelf
     */
    CompletableFuture<Boolean> take(LibraryUploads.Upload upload, byte[] content, ShelfRoom most) {
        held.add(upload.id());
        CompletableFuture<Boolean> done = queue.submit(upload.account(), () -> {
            UploadReading.run(storage, clock, uploads, upload, content, most);
            return true;
        });
        if (done.isCompletedExceptionally()) {
            held.remove(upload.id());
        } else {
            done.whenComplete((yes, problem) -> {
                held.remove(upload.id());
                if (problem != null) {
                    LOG.warn("an upload to the library has stopped", problem);
                    uploads.stop(upload.id());
                }
                wake();
            });
        }
        return done;
    }

    /** Does something for an account in its turn, if there is room for it. */
    void run(String account, Runnable work) {
        CompletableFuture<Boolean> done = queue.submit(account, () -> {
            work.run();
            return true;
        });
        done.whenComplete((yes, problem) -> {
            if (problem != null && !(problem instanceof Rejection rejection && rejection.isPassing())) {
                LOG.warn("work for the library has stopped", problem);
            }
        });
    }

    /** The arbiter goes on with what he has not seen; whoever asks again while he does changes nothing. */
    void wake() {
        if (ruling.compareAndSet(false, true)) {
            queue.submit(ARBITER, this::rule).whenComplete((more, problem) -> {
                ruling.set(false);
                if (problem == null && more) {
                    wake();
                }
            });
        }
    }

    private boolean rule() {
        try {
            return rulings.next(RULED_AT_ONCE) == RULED_AT_ONCE;
        } catch (RuntimeException e) {
            LOG.warn("the arbiter could not look through the library", e);
            rest.set(REST);
            return false;
        }
    }

    @Override
    public void close() {
        breath.cancel(true);
        queue.close();
    }
}
