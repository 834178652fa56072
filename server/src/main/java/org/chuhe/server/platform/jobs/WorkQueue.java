package org.chuhe.server.platform.jobs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.chuhe.server.platform.config.FaultLog;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Work of one kind for the processor, done in turn: every asker has a line of his own, and whoever has had the least of the
 * processor lately is next, so that somebody with one question does not wait for somebody with a thousand. Nobody may
 * occupy all threads. What does not fit, or has waited too long, is refused in words; no thread of the web server waits.
 */
public final class WorkQueue implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WorkQueue.class);
    private static final Messages WORDS = Messages.beside(WorkQueue.class);
    private static final long NANOS = 1_000_000_000L;
    /** What an asker had is half forgotten after so long. */
    private static final long HALF_LIFE = 20 * NANOS;

    /**
     * How much is taken on.
     *
     * @param threads how many things are done at once
     * @param runningEach how many of them for one asker
     * @param waitingEach how many may wait for one asker
     * @param waiting how many may wait in all
     * @param patience after how many seconds of waiting it is no use to begin
     */
    public record Capacity(int threads, int runningEach, int waitingEach, int waiting, int patience) {}

    private record Task(Runnable work, CompletableFuture<?> result, long since) {}

    private final Capacity capacity;
    private final LongSupplier nanoTime;
    private final Executor workers;
    /** The lines of those who wait, whoever was served last at the end. */
    private final Map<String, Queue<Task>> lines = new LinkedHashMap<>();
    /** The time that askers had lately, in nanoseconds. */
    private final Map<String, Long> had = new HashMap<>();

    private final Map<String, Integer> running = new HashMap<>();
    private final Set<Task> begun = new HashSet<>();
    private long forgotten;
    private int waiting;
    /** How many threads work for this queue; one that finds nothing to do leaves. */
    private int working;

    private boolean closed;

    /** @param workers has a thread for everyone */
    WorkQueue(Capacity capacity, LongSupplier nanoTime, Executor workers) {
        this.capacity = capacity;
        this.nanoTime = nanoTime;
        this.workers = workers;
        this.forgotten = nanoTime.getAsLong();
    }

    /** Puts one piece of work into the asker's line. */
    public <T> CompletableFuture<T> submit(String asker, Supplier<T> work) {
        return submitAll(asker, List.of(work)).get(0);
    }

    /** Puts several pieces of work into the asker's line, or none of them if they do not all fit. */
    public synchronized <T> List<CompletableFuture<T>> submitAll(String asker, List<Supplier<T>> work) {
        int before = Optional.ofNullable(lines.get(asker)).map(Queue::size).orElse(0);
        if (closed || waiting + work.size() > capacity.waiting()) {
            return refused(work.size(), busy());
        }
        if (before + work.size() > capacity.waitingEach()) {
            return refused(work.size(), new Rejection(Rejection.Reason.TOO_MUCH, WORDS.message("queue.own", before)));
        }
        long now = nanoTime.getAsLong();
        List<CompletableFuture<T>> results = new ArrayList<>();
        Queue<Task> line = lines.computeIfAbsent(asker, key -> new ArrayDeque<>());
        for (Supplier<T> each : work) {
            CompletableFuture<T> result = new CompletableFuture<>();
            line.add(new Task(() -> complete(result, each), result, now));
            results.add(result);
        }
        waiting += work.size();
        for (int i = 0; i < work.size() && working < capacity.threads(); i++) {
            workers.execute(this::work);
            working++;
        }
        return results;
    }

    private static Rejection busy() {
        return Rejection.busy(WORDS.message("queue.busy"));
    }

    private static <T> List<CompletableFuture<T>> refused(int count, Rejection busy) {
        List<CompletableFuture<T>> results = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            results.add(CompletableFuture.failedFuture(busy));
        }
        return results;
    }

    // Whatever goes wrong belongs to the asker; the thread goes on.
    private static <T> void complete(CompletableFuture<T> result, Supplier<T> work) {
        try {
            result.complete(work.get());
        } catch (Throwable e) {
            result.completeExceptionally(e);
        }
    }

    private void work() {
        while (true) {
            String asker;
            Task task;
            synchronized (this) {
                Optional<String> next = next();
                if (next.isEmpty()) {
                    working--;
                    return;
                }
                asker = next.get();
                task = take(asker);
                begun.add(task);
            }
            long began = nanoTime.getAsLong();
            try {
                perform(task);
            } catch (Throwable e) {
                // What waits for the result can fail too.
                FaultLog.tell(LOG, "work of a queue could not be ended in order", e);
            } finally {
                // A task that interrupted its thread must not meet the next one.
                Thread.interrupted();
                finished(asker, task, nanoTime.getAsLong() - began);
            }
        }
    }

    private void perform(Task task) {
        if (task.result().isDone()) {
            return;
        }
        if (nanoTime.getAsLong() - task.since() > capacity.patience() * NANOS) {
            task.result().completeExceptionally(busy());
            return;
        }
        task.work().run();
    }

    /** Whose line may move on. */
    private Optional<String> next() {
        return lines.keySet().stream()
                .filter(asker -> running.getOrDefault(asker, 0) < capacity.runningEach())
                .min(Comparator.comparingLong(asker -> had.getOrDefault(asker, 0L)));
    }

    /** Takes the first of a line, which goes behind the others. */
    private Task take(String asker) {
        Queue<Task> line = Objects.requireNonNull(lines.remove(asker));
        Task task = line.remove();
        if (!line.isEmpty()) {
            lines.put(asker, line);
        }
        waiting--;
        running.merge(asker, 1, Integer::sum);
        return task;
    }

    private synchronized void finished(String asker, Task task, long nanos) {
        begun.remove(task);
        running.computeIfPresent(asker, (key, count) -> count == 1 ? null : count - 1);
        had.merge(asker, nanos, Long::sum);
        long now = nanoTime.getAsLong();
        if (now - forgotten > HALF_LIFE) {
            forgotten = now;
            had.replaceAll((key, value) -> value / 2);
            had.values().removeIf(value -> value < NANOS / 1_000);
        }
    }

    /** How much waits. */
    public synchronized int waiting() {
        return waiting;
    }

    /** Refuses what waits or runs, and ends when what runs is done. */
    @Override
    public void close() {
        List<Task> left;
        synchronized (this) {
            left = new ArrayList<>(begun);
            closed = true;
            lines.values().forEach(left::addAll);
            lines.clear();
            waiting = 0;
        }
        left.forEach(task -> task.result().completeExceptionally(busy()));
    }
}
