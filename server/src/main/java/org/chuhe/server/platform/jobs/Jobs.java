package org.chuhe.server.platform.jobs;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.platform.config.FaultLog;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Work in the background: one scheduler for what is done again and again, one pool of threads for what visitors ask for. */
public final class Jobs implements Executor, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);
    /** A job that waits for the database must not hold up the others. */
    private static final int SCHEDULER_THREADS = 4;

    private final MeterRegistry metrics;
    private final ScheduledExecutorService scheduler =
            Executors.newScheduledThreadPool(SCHEDULER_THREADS, Threads.SCHEDULER);
    private final ExecutorService workers = Executors.newCachedThreadPool(Threads.WORK);

    public Jobs(MeterRegistry metrics) {
        this.metrics = metrics;
    }

    /**
     * Does something again and again, each time so long after the last; a failure is logged, and the next time comes.
     *
     * @param what for the log
     * @return cancels it
     */
    public Future<?> every(Duration period, String what, Runnable task) {
        return scheduler.scheduleWithFixedDelay(
                () -> safely(what, task), period.toMillis(), period.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Does something small once, as soon as a thread of the scheduler is free. */
    @Override
    public void execute(Runnable task) {
        try {
            scheduler.execute(() -> safely("a job", task));
        } catch (RejectedExecutionException e) {
            LOG.debug("the server stops");
        }
    }

    private static void safely(String what, Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error e) {
            FaultLog.mention(LOG, what + " failed", e);
        }
    }

    /** A line for work of one kind, which waits for nothing of another kind; how much waits is counted. */
    public WorkQueue queue(String name, WorkQueue.Capacity capacity) {
        WorkQueue queue = new WorkQueue(capacity, System::nanoTime, workers);
        Gauge.builder("chuhe.work.waiting", queue, WorkQueue::waiting)
                .tag("queue", name)
                .register(metrics);
        return queue;
    }

    @Override
    public void close() {
        scheduler.shutdownNow();
        workers.shutdown();
    }
}
