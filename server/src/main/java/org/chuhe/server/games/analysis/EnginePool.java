package org.chuhe.server.games.analysis;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongSupplier;
import org.chuhe.engines.process.EngineClient;
import org.chuhe.engines.process.EngineFailure;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.engines.process.Patience;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The running programs. One that hangs or dies is replaced when it is needed again; if that happens time and again, it is
 * left alone for a while, longer each time.
 */
final class EnginePool implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(EnginePool.class);
    private static final long SECOND = 1_000_000_000L;
    private static final int LONGEST_PAUSE = 64;

    private final EngineSpec spec;
    private final Patience patience;
    private final LongSupplier nanos;
    private final Deque<EngineClient> idle = new ArrayDeque<>();
    private final Set<EngineClient> lent = new HashSet<>();
    private int failures;
    private long brokenUntil;
    private boolean closed;

    EnginePool(EngineSpec spec, Patience patience, LongSupplier nanos) {
        this.spec = spec;
        this.patience = patience;
        this.nanos = nanos;
        brokenUntil = nanos.getAsLong();
    }

    /** Whether it has failed too often lately. */
    synchronized boolean isBroken() {
        return failures > 1 && brokenUntil - nanos.getAsLong() > 0;
    }

    /** A program that nobody else talks to. */
    EngineClient take() throws EngineFailure, InterruptedException {
        synchronized (this) {
            @Nullable EngineClient ready = idle.poll();
            if (ready != null) {
                lent.add(ready);
                return ready;
            }
        }
        EngineClient started = EngineClient.start(spec, patience, nanos);
        synchronized (this) {
            lent.add(started);
            if (closed) {
                started.kill();
            }
        }
        return started;
    }

    /**
     * It can be asked again.
     *
     * @param answered whether it was asked at all: one that was not has proved nothing
     */
    synchronized void giveBack(EngineClient engine, boolean answered) {
        if (answered) {
            failures = 0;
        }
        lent.remove(engine);
        if (closed) {
            engine.kill();
        } else {
            idle.add(engine);
        }
    }

    /** Something is wrong with it. */
    synchronized void failed(@Nullable EngineClient engine, EngineFailure failure) {
        if (engine != null) {
            lent.remove(engine);
            engine.kill();
        }
        if (!closed) {
            failures++;
            brokenUntil = nanos.getAsLong() + SECOND * Math.min(LONGEST_PAUSE, 1L << Math.min(failures, 10));
            LOG.warn("the engine for analysis: {}", failure.getMessage());
        }
    }

    /** How many run. */
    synchronized int running() {
        return idle.size() + lent.size();
    }

    @Override
    public synchronized void close() {
        closed = true;
        idle.forEach(EngineClient::kill);
        lent.forEach(EngineClient::kill);
    }
}
