package org.chuhe.server.game.decision;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RepetitionJudge;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.game.ForbiddenMoves;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.store.KeptRuling;
import org.chuhe.server.platform.jobs.Threads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Rules on the repetitions of live games, on threads of its own: a search takes its time, and no game waits for another's.
 * Every question is searched once. No game is turned away; a game has one question at a time.
 */
public final class LiveRulings implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveRulings.class);
    /** Positions for a repetition as a whole, however many moves it has: as many as the patient look at the desk. */
    static final long POSITIONS = 5 * Arbiter.DEFAULT_NODES;

    private static final int REMEMBERED = 200;

    private final RepetitionJudge judge;
    private final MeterRegistry metrics;
    private final ExecutorService threads;
    private final AsyncCache<RepetitionQuestion, GivenRuling> given =
            Caffeine.newBuilder().maximumSize(REMEMBERED).buildAsync();

    public LiveRulings(RepetitionJudge judge, int threads, MeterRegistry metrics) {
        this.judge = judge;
        this.metrics = metrics;
        this.threads = Executors.newFixedThreadPool(threads, Threads.LIVE_RULING);
    }

    /** With the arbiter of every rule book. */
    public static LiveRulings of(MeterRegistry metrics) {
        return new LiveRulings(
                (book, cycle) ->
                        Optional.of(Arbiter.of(book).withNodesInAll(POSITIONS).judge(cycle)),
                Math.max(1, Runtime.getRuntime().availableProcessors()),
                metrics);
    }

    public CompletableFuture<GivenRuling> rule(RepetitionQuestion question) {
        return given.get(question, (asked, executor) -> CompletableFuture.supplyAsync(() -> search(asked), threads));
    }

    /** By what ruling the side on move loses at once if it goes on so (23.5.1), if it does. */
    public CompletableFuture<Optional<ClaimRuling>> lossAhead(GameState state) {
        RepetitionJudge remembering = (book, cycle) -> ruled(new RepetitionQuestion(book, cycle));
        return CompletableFuture.supplyAsync(() -> ForbiddenMoves.lossAhead(state, remembering), threads);
    }

    /** On a thread of these already: one that waited for another could wait for ever. */
    private Optional<Ruling> ruled(RepetitionQuestion question) {
        CompletableFuture<GivenRuling> known = given.getIfPresent(question);
        if (known != null && known.isDone()) {
            return known.join().ruling();
        }
        GivenRuling found = search(question);
        given.put(question, CompletableFuture.completedFuture(found));
        return found.ruling();
    }

    private GivenRuling search(RepetitionQuestion question) {
        long began = System.nanoTime();
        try {
            Optional<Ruling> ruling = judge.rule(question.book(), question.cycle());
            double millis = (System.nanoTime() - began) / 1e6;
            return new GivenRuling(question, ruling, ruling.map(proof -> KeptRuling.of(proof, millis)));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            // A game must not stand still because a search failed: what counting cannot tell is left to a human
            // arbiter.
            LOG.error("no ruling on {}", question.cycle(), e);
            return new GivenRuling(question, Optional.empty(), Optional.empty());
        } finally {
            metrics.timer("chuhe.play.ruling").record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
