package org.chuhe.server.games.analysis;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.function.LongSupplier;
import org.chuhe.engines.process.EngineClient;
import org.chuhe.engines.process.EngineFailure;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.engines.process.Patience;
import org.chuhe.engines.protocol.BestLine;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.jobs.WorkQueue;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.jspecify.annotations.Nullable;

/**
 * Has positions looked at. A question is asked again and again by whoever wants to know; when nobody has asked for a few
 * seconds, or he who did asks something else, the program turns to the next. So nothing needs to be ended by a visitor who
 * closes his page, and another process of the server can go on answering him.
 */
public final class Analyses implements AutoCloseable {
    private static final Messages WORDS = Messages.beside(Analyses.class);
    private static final long SECOND = 1_000_000_000L;
    /** Who has not asked for so long has gone away. */
    private static final long PATIENCE = 4 * SECOND;

    /** How far a question has come. */
    public enum State implements Coded {
        WAITING("waiting"),
        THINKING("thinking"),
        DONE("done");

        private final String code;

        State(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** What can be said now. */
    record Told(State state, Optional<BestLine> line) {}

    private record Known(Optional<BestLine> line, boolean whole) {}

    private final EnginePool engines;
    private final long millis;
    private final LongSupplier nanos;
    private final WorkQueue queue;
    private final Map<String, PositionSearch> searches = new ConcurrentHashMap<>();
    private final Map<String, Rejection> refused;
    private final Cache<String, Known> known =
            Caffeine.newBuilder().maximumSize(20_000).build();
    /** What each visitor asked last. */
    private final Cache<String, PositionSearch> last = Caffeine.newBuilder()
            .maximumSize(100_000)
            .expireAfterAccess(Duration.ofMinutes(1))
            .build();

    private final Jobs jobs;
    private final Future<?> sweep;

    /**
     * @param processes how many programs run at most
     * @param millis how long they look at a position
     */
    Analyses(EngineSpec spec, Patience patience, int processes, long millis, LongSupplier nanos, Jobs jobs) {
        this.engines = new EnginePool(spec, patience, nanos);
        this.millis = millis;
        this.nanos = nanos;
        this.queue = jobs.queue("analysis", new WorkQueue.Capacity(processes, 1, 40, 200, 60));
        this.jobs = jobs;
        Cache<String, Rejection> failures = Caffeine.newBuilder()
                .maximumSize(1000)
                .expireAfterWrite(Duration.ofSeconds(2))
                .build();
        this.refused = failures.asMap();
        this.sweep = jobs.every(
                Duration.ofSeconds(1),
                "to end searches that nobody wants",
                () -> searches.values().forEach(search -> search.forget(nanos.getAsLong() - PATIENCE)));
    }

    /**
     * What is known of a position by now; who asks for the first time has it looked at.
     *
     * @param asker whose line it waits in: there everybody has his turn
     * @param who the visitor: he looks at one position at a time
     * @throws Rejection if there is too much to do, or the program is out of order
     */
    Told ask(String asker, String who, AnalysisQuestion question) {
        if (!question.isOpen()) {
            return new Told(State.DONE, Optional.empty());
        }
        String key = question.key();
        @Nullable Known before = known.getIfPresent(key);
        if (before != null && before.whole()) {
            turn(who, null);
            return new Told(State.DONE, before.line());
        }
        @Nullable Rejection rejection = refused.remove(key);
        if (rejection != null) {
            throw rejection;
        }
        if (engines.isBroken()) {
            throw broken();
        }
        PositionSearch search = searches.compute(
                key, (each, there) -> there == null || there.isStopped() ? begin(asker, who, each, question) : there);
        search.wanted(who, nanos.getAsLong());
        turn(who, search);
        Optional<BestLine> now = search.best();
        Optional<BestLine> old = before == null ? Optional.empty() : before.line();
        boolean deeper = depth(now) >= depth(old);
        return new Told(search.isBegun() ? State.THINKING : State.WAITING, deeper ? now : old);
    }

    private static int depth(Optional<BestLine> line) {
        return line.map(BestLine::depth).orElse(-1);
    }

    /** Whoever looks at something else has left what he looked at. */
    private void turn(String who, @Nullable PositionSearch to) {
        @Nullable PositionSearch from = last.getIfPresent(who);
        if (to == null) {
            last.invalidate(who);
        } else {
            last.put(who, to);
        }
        if (from != null && from != to) {
            from.left(who);
        }
    }

    private PositionSearch begin(String asker, String who, String key, AnalysisQuestion question) {
        PositionSearch search = new PositionSearch(question);
        search.wanted(who, nanos.getAsLong());
        CompletableFuture<Boolean> done = queue.submit(asker, () -> look(search));
        done.whenComplete((whole, problem) -> {
            if (problem != null) {
                refused.put(key, AsyncAnswer.cause(problem) instanceof Rejection rejection ? rejection : broken());
            }
            Known found = new Known(search.best(), Boolean.TRUE.equals(whole));
            if (found.whole() || found.line().isPresent()) {
                known.asMap().merge(key, found, Analyses::better);
            }
            // Not inside compute, which may be what calls this.
            jobs.execute(() -> searches.remove(key, search));
        });
        return search;
    }

    /** What had all its time stays, whatever comes of a second look that was broken off. */
    private static Known better(Known old, Known now) {
        if (old.whole() != now.whole()) {
            return old.whole() ? old : now;
        }
        return depth(now.line()) >= depth(old.line()) ? now : old;
    }

    /** On a thread of the queue; says whether the program had all its time. */
    private boolean look(PositionSearch search) {
        if (search.isStopped()) {
            return false;
        }
        @Nullable EngineClient engine = null;
        try {
            engine = engines.take();
            boolean answered = search.look(engine, millis);
            engines.giveBack(engine, answered);
            return !search.isStopped();
        } catch (EngineFailure e) {
            engines.failed(engine, e);
            throw broken();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw broken();
        }
    }

    private static Rejection broken() {
        return Rejection.busy(WORDS.message("analysis.broken"));
    }

    /** How many programs run. */
    int running() {
        return engines.running();
    }

    /** How many positions are looked at or wait. */
    int searching() {
        return searches.size();
    }

    @Override
    public void close() {
        sweep.cancel(true);
        queue.close();
        engines.close();
    }
}
