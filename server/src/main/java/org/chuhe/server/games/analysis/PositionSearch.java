package org.chuhe.server.games.analysis;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chuhe.engines.process.EngineClient;
import org.chuhe.engines.process.EngineFailure;
import org.chuhe.engines.protocol.BestLine;
import org.chuhe.engines.protocol.RankDialect;
import org.chuhe.engines.protocol.SearchLimits;
import org.chuhe.engines.protocol.SearchRequest;
import org.jspecify.annotations.Nullable;

/** A position that is looked at, or waits for it, as long as somebody wants to know. */
final class PositionSearch {
    private static final int LONGEST_LINE = 24;

    private final AnalysisQuestion question;
    /** Who wants to know, and when he asked last. */
    private final Map<String, Long> asked = new ConcurrentHashMap<>();

    private @Nullable EngineClient engine;
    private boolean begun;
    private boolean stopped;
    private volatile RankDialect ranks = RankDialect.FROM_ZERO;
    /** The newest report, unread: programs report much oftener than anybody asks. */
    private volatile String said = "";

    PositionSearch(AnalysisQuestion question) {
        this.question = question;
    }

    void wanted(String who, long nanos) {
        asked.put(who, nanos);
    }

    /** Somebody has turned to something else. */
    void left(String who) {
        asked.remove(who);
        stopIfUnwanted();
    }

    /** Whoever has not asked since then has gone away. */
    void forget(long before) {
        asked.values().removeIf(nanos -> nanos - before < 0);
        stopIfUnwanted();
    }

    private synchronized void stopIfUnwanted() {
        if (asked.isEmpty()) {
            // Perhaps once more: a program that was told before it was asked has heard nothing.
            stopped = true;
            if (engine != null) {
                engine.stop();
            }
        }
    }

    synchronized boolean isStopped() {
        return stopped;
    }

    synchronized boolean isBegun() {
        return begun;
    }

    /** The best line so far. */
    Optional<BestLine> best() {
        return BestLine.read(said, ranks, question.now(), LONGEST_LINE);
    }

    /**
     * Looks at the position with a program, for so long at most.
     *
     * @return whether the program was asked, and answered
     */
    boolean look(EngineClient with, long millis) throws EngineFailure, InterruptedException {
        synchronized (this) {
            begun = true;
            if (stopped) {
                return false;
            }
            engine = with;
        }
        ranks = with.protocol().ranks();
        SearchLimits own = with.spec().limits();
        SearchLimits limits =
                SearchLimits.ofMoveTime(millis).withNodes(own.nodes()).withDepth(own.depth());
        try {
            with.search(
                    SearchRequest.of(question.start(), question.moves(), question.now(), limits),
                    millis + millis / 4,
                    this::hear);
            return true;
        } finally {
            synchronized (this) {
                engine = null;
            }
        }
    }

    private void hear(String line) {
        if (line.startsWith("info ") && line.contains(" score ") && line.contains(" pv ")) {
            said = line;
        }
    }
}
