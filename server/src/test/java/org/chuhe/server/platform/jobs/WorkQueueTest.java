package org.chuhe.server.platform.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.chuhe.server.platform.rejection.Rejection;
import org.junit.jupiter.api.Test;

/** Everybody is served in turn, and what does not fit is refused. */
class WorkQueueTest {
    private final AtomicLong time = new AtomicLong();
    private final CountDownLatch gate = new CountDownLatch(1);
    private final ConcurrentLinkedQueue<String> done = new ConcurrentLinkedQueue<>();

    private WorkQueue queue(int threads, int runningEach, int waitingEach, int waiting) {
        return new WorkQueue(
                new WorkQueue.Capacity(threads, runningEach, waitingEach, waiting, 10),
                time::get,
                Executors.newCachedThreadPool(Threads.WORK));
    }

    /** Work that holds a thread until the gate opens. */
    private CompletableFuture<String> hold(WorkQueue queue, String asker) {
        CountDownLatch begun = new CountDownLatch(1);
        CompletableFuture<String> held = queue.submit(asker, () -> {
            begun.countDown();
            await(gate);
            return asker;
        });
        await(begun);
        return held;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Supplier<String> note(String name) {
        return () -> {
            done.add(name);
            return name;
        };
    }

    @Test
    void askersTakeTurnsHoweverManyQuestionsOneHas() {
        try (WorkQueue queue = queue(1, 1, 100, 100)) {
            hold(queue, "x");
            Stream<CompletableFuture<String>> many =
                    queue.submitAll("a", List.of(note("a1"), note("a2"), note("a3"))).stream();
            CompletableFuture<String> b = queue.submit("b", note("b1"));
            CompletableFuture<String> c = queue.submit("c", note("c1"));
            gate.countDown();
            Stream.concat(many, Stream.of(b, c)).forEach(CompletableFuture::join);
            assertThat(done).containsExactly("a1", "b1", "c1", "a2", "a3");
        }
    }

    @Test
    void whoeverHadLittleOfTheProcessorComesFirst() {
        try (WorkQueue queue = queue(1, 1, 100, 100)) {
            queue.submit("a", () -> time.addAndGet(1_000_000_000L)).join();
            queue.submit("b", () -> time.addAndGet(2_000_000L)).join();
            hold(queue, "x");
            List<CompletableFuture<String>> all =
                    List.of(queue.submit("a", note("a")), queue.submit("b", note("b")), queue.submit("c", note("c")));
            gate.countDown();
            all.forEach(CompletableFuture::join);
            assertThat(done).containsExactly("c", "b", "a");
        }
    }

    @Test
    void nobodyOccupiesAllThreads() {
        try (WorkQueue queue = queue(2, 1, 100, 100)) {
            hold(queue, "a");
            CompletableFuture<String> second = queue.submit("a", note("a2"));
            assertThat(queue.submit("b", note("b1")).join()).isEqualTo("b1");
            assertThat(second).isNotDone();
            gate.countDown();
            assertThat(second.join()).isEqualTo("a2");
        }
    }

    @Test
    void aLineThatIsTooLongIsRefusedAsAWhole() {
        try (WorkQueue queue = queue(1, 1, 2, 100)) {
            hold(queue, "a");
            List<CompletableFuture<String>> refused = queue.submitAll("a", List.of(note("1"), note("2"), note("3")));
            assertThat(refused).allSatisfy(each -> assertThat(reason(each)).contains(Rejection.Reason.TOO_MUCH));
            assertThat(queue.waiting()).isZero();
            gate.countDown();
        }
    }

    @Test
    void aFullQueueRefusesEverybody() {
        try (WorkQueue queue = queue(1, 1, 10, 2)) {
            hold(queue, "a");
            queue.submit("b", note("b"));
            queue.submit("c", note("c"));
            assertThat(reason(queue.submit("d", note("d")))).contains(Rejection.Reason.BUSY);
            gate.countDown();
        }
    }

    @Test
    void whatHasWaitedTooLongIsNotBegun() {
        try (WorkQueue queue = queue(1, 1, 10, 10)) {
            hold(queue, "a");
            CompletableFuture<String> late = queue.submit("b", note("b"));
            time.addAndGet(11_000_000_000L);
            gate.countDown();
            assertThat(reason(late)).contains(Rejection.Reason.BUSY);
            assertThat(done).isEmpty();
        }
    }

    @Test
    void whatNobodyWantsAnyMoreIsLeftOut() {
        try (WorkQueue queue = queue(1, 1, 10, 10)) {
            hold(queue, "a");
            queue.submit("b", note("b1")).cancel(false);
            CompletableFuture<String> second = queue.submit("b", note("b2"));
            gate.countDown();
            second.join();
            assertThat(done).containsExactly("b2");
        }
    }

    @Test
    void aFailureReachesWhoeverAskedAndTheNextIsServed() {
        try (WorkQueue queue = queue(1, 1, 10, 10)) {
            CompletableFuture<String> failing = queue.submit("a", () -> {
                throw new IllegalStateException("no");
            });
            assertThatThrownBy(failing::join).hasCauseInstanceOf(IllegalStateException.class);
            assertThat(queue.submit("a", note("next")).join()).isEqualTo("next");
        }
    }

    @Test
    void nothingThatATaskDoesEndsTheThread() {
        try (WorkQueue queue = queue(1, 1, 10, 10)) {
            for (Error each :
                    List.of(new NoClassDefFoundError("x"), new AssertionError("no"), new StackOverflowError())) {
                CompletableFuture<String> failing = queue.submit("a", () -> {
                    throw each;
                });
                assertThatThrownBy(() -> failing.orTimeout(10, TimeUnit.SECONDS).join())
                        .hasCause(each);
            }
            queue.submit("a", () -> {
                        Thread.currentThread().interrupt();
                        return "";
                    })
                    .join();
            assertThat(queue.submit("a", note("next"))
                            .orTimeout(10, TimeUnit.SECONDS)
                            .join())
                    .isEqualTo("next");
            assertThat(queue.submit("a", note("after"))
                            .orTimeout(10, TimeUnit.SECONDS)
                            .join())
                    .isEqualTo("after");
        }
    }

    @Test
    void whoeverWaitsIsToldWhenTheServerStops() {
        WorkQueue queue = queue(1, 1, 10, 10);
        CompletableFuture<String> running = hold(queue, "a");
        CompletableFuture<String> waiting = queue.submit("b", note("b"));
        queue.close();
        assertThat(reason(running)).contains(Rejection.Reason.BUSY);
        assertThat(reason(waiting)).contains(Rejection.Reason.BUSY);
        assertThat(reason(queue.submit("c", note("c")))).contains(Rejection.Reason.BUSY);
        gate.countDown();
    }

    private static Optional<Rejection.Reason> reason(CompletableFuture<?> refused) {
        try {
            refused.join();
        } catch (CompletionException e) {
            return Optional.of(e.getCause()).map(cause -> ((Rejection) cause).reason());
        }
        return Optional.empty();
    }
}
