package org.chuhe.server.ruling;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.cache.CaffeineCacheMetrics;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.json.JudgeRequest;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.jobs.WorkQueue;

/**
 * Rules on what visitors ask. A quick look settles all printed figures and nearly everything else; what it leaves
 * undecided is put into a second, slower queue and gets the arbiter's whole budget there. Budgets count positions, not
 * time, so that the same question has the same answer however busy the server is: a ruling, "undecided", or a refusal.
 */
final class Judge implements AutoCloseable {
    /** Positions for one ply and for a whole cycle. The hardest printed figure needs 10,000 for a ply, 20,000 in all. */
    private record Look(String name, long nodes, long nodesInAll) {}

    private static final Look QUICK = new Look("quick", 12_000, 50_000);
    private static final Look PATIENT = new Look("patient", Arbiter.DEFAULT_NODES, 5 * Arbiter.DEFAULT_NODES);

    private static final long REMEMBERED_PLIES = 200_000;
    private static final int PLIES_OF_OVERHEAD = 4;

    private final WorkQueue quick;
    private final WorkQueue patient;
    private final MeterRegistry metrics;
    private final Cache<Question, Judged> known = Caffeine.newBuilder()
            .maximumWeight(REMEMBERED_PLIES)
            .weigher((Question question, Judged judged) -> PLIES_OF_OVERHEAD
                    + question.game().ply()
                    + judged.ruling().plies().size())
            .recordStats()
            .build();

    private record Question(String book, List<Interpretation> turned, MoveSequence game) {}

    /** A ruling, and how long the arbiter took for it. */
    record Judged(LineRuling line, double millis) {
        Ruling ruling() {
            return line.ruling();
        }
    }

    Judge(int processors, MeterRegistry metrics, Jobs jobs) {
        this.metrics = metrics;
        // One thread more than one asker may have: somebody else always gets a share of the processors.
        int each = Math.max(1, processors);
        quick = jobs.queue("judge", new WorkQueue.Capacity(each + 1, each, 400, 4_000, 20));
        patient = jobs.queue("judge-patient", new WorkQueue.Capacity(1, 1, 40, 400, 60));
        CaffeineCacheMetrics.monitor(metrics, known, "chuhe.judge");
    }

    /**
     * Rules on several questions of one asker; all are taken on or none.
     *
     * @param questions each reads its question; what is wrong with it ends up in its own future
     */
    List<CompletableFuture<Judged>> rule(String asker, List<Supplier<JudgeRequest>> questions) {
        List<Supplier<Glance>> glances = questions.stream()
                .<Supplier<Glance>>map(question -> () -> glance(question.get()))
                .toList();
        return quick.submitAll(asker, glances).stream()
                .map(glance -> glance.thenCompose(seen -> insist(asker, seen)))
                .toList();
    }

    /** Rules on one question. */
    CompletableFuture<Judged> rule(String asker, Supplier<JudgeRequest> question) {
        return rule(asker, List.of(question)).get(0);
    }

    /** Does other work of a visitor's in the same lines: reading moves, for example. */
    <T> CompletableFuture<T> work(String asker, Supplier<T> work) {
        return quick.submit(asker, work);
    }

    /** Does work that may take long. */
    <T> CompletableFuture<T> longWork(String asker, Supplier<T> work) {
        return patient.submit(asker, work);
    }

    /** What a quick look has shown. */
    private record Glance(JudgeRequest question, Judged judged, boolean decided) {}

    private Glance glance(JudgeRequest question) {
        Judged remembered = known.getIfPresent(key(question));
        if (remembered != null) {
            return new Glance(question, remembered, true);
        }
        Judged judged = judge(question, QUICK);
        boolean decided = isDecided(judged.ruling());
        if (decided) {
            known.put(key(question), judged);
        }
        return new Glance(question, judged, decided);
    }

    private CompletableFuture<Judged> insist(String asker, Glance seen) {
        if (seen.decided()) {
            return CompletableFuture.completedFuture(seen.judged());
        }
        return patient.submit(asker, () -> {
            Judged judged = judge(seen.question(), PATIENT);
            known.put(key(seen.question()), judged);
            return judged;
        });
    }

    private Judged judge(JudgeRequest question, Look look) {
        long start = System.nanoTime();
        Arbiter arbiter = Arbiter.of(question.book()).withNodes(look.nodes()).withNodesInAll(look.nodesInAll());
        LineRuling line = arbiter.judge(question.game());
        long nanos = System.nanoTime() - start;
        metrics.timer(
                        "chuhe.judge",
                        "look",
                        look.name(),
                        "rules",
                        question.book().id())
                .record(nanos, TimeUnit.NANOSECONDS);
        return new Judged(line, nanos / 1e6);
    }

    private static boolean isDecided(Ruling ruling) {
        return ruling.verdict() != Verdict.UNDECIDED
                && ruling.restsOn().stream().noneMatch(rests -> rests.verdict() == Verdict.UNDECIDED)
                && ruling.plies().stream().noneMatch(ply -> ply.nature() == Nature.UNDECIDED);
    }

    private static Question key(JudgeRequest question) {
        RuleBook book = question.book();
        return new Question(book.id(), book.turned(), question.game());
    }

    /** The edition for questions that name none. */
    static RuleBook usualBook() {
        return RuleBooks.CXA_2020;
    }

    @Override
    public void close() {
        quick.close();
        patient.close();
    }
}
