package org.chuhe.server.game.store;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.chuhe.server.platform.config.FaultLog;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.jobs.Threads;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Stores steps. A commit waits for the disk, so one thread puts the steps of all games that have come in meanwhile into
 * one transaction: under load a commit carries many, and alone a step waits for nobody.
 */
public final class StepWriter implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(StepWriter.class);
    private static final int MOST_AT_ONCE = 500;
    private static final long IDLE_MILLIS = 100;

    private final GameStore store;
    private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
    private final Thread thread = Threads.GAME_WRITER.newThread(this::run);
    private final Timer commits;
    private final DistributionSummary sizes;
    private final Counter failed;
    private volatile boolean closed;

    private record Job(StoredStep step, Consumer<StoreResult> done) {}

    public StepWriter(GameStore store, MeterRegistry metrics) {
        this.store = store;
        this.commits = metrics.timer("chuhe.play.commit");
        this.sizes = metrics.summary("chuhe.play.commit.steps");
        this.failed = metrics.counter("chuhe.play.commit.failed");
        metrics.gaugeCollectionSize("chuhe.play.commit.waiting", List.of(), jobs);
        // What waits is stored before the process ends.
        thread.setDaemon(false);
        thread.start();
    }

    /** Stores a step of a game that has no other step on its way; {@code done} must hand over to another thread. */
    public void store(StoredStep step, Consumer<StoreResult> done) {
        jobs.add(new Job(step, done));
    }

    private void run() {
        List<Job> batch = new ArrayList<>();
        while (!closed || !jobs.isEmpty()) {
            Job next = next();
            if (next != null) {
                batch.add(next);
                jobs.drainTo(batch, MOST_AT_ONCE - 1);
                write(batch);
                batch.clear();
            }
        }
    }

    private @Nullable Job next() {
        try {
            return jobs.poll(IDLE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            // Nobody has a reason to interrupt this thread; what waits is stored first.
            closed = true;
            return null;
        }
    }

    private void write(List<Job> batch) {
        try {
            boolean[] first = commits.record(
                    () -> store.append(batch.stream().map(Job::step).toList()));
            sizes.record(batch.size());
            for (int i = 0; i < batch.size(); i++) {
                finish(batch.get(i), first != null && first[i] ? StoreResult.STORED : StoreResult.OVERTAKEN);
            }
        } catch (RuntimeException | Error e) {
            failed.increment();
            if (Storage.isAway(e)) {
                // Each for itself would wait as long again.
                FaultLog.mention(LOG, "steps could not be stored, " + batch.size() + " of them", e);
                batch.forEach(job -> finish(job, StoreResult.UNKNOWN));
            } else if (batch.size() == 1) {
                FaultLog.tell(
                        LOG,
                        "a step could not be stored: "
                                + batch.get(0).step().after().id(),
                        e);
                finish(batch.get(0), StoreResult.UNKNOWN);
            } else {
                // One game's trouble must not become another's.
                FaultLog.mention(LOG, "steps could not be stored together, " + batch.size() + " of them", e);
                batch.forEach(job -> write(List.of(job)));
            }
        }
    }

    private static void finish(Job job, StoreResult result) {
        try {
            job.done().accept(result);
        } catch (RuntimeException | Error e) {
            FaultLog.tell(LOG, "a stored step could not be handed on", e);
        }
    }

    @Override
    public void close() {
        closed = true;
        try {
            thread.join(10_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
