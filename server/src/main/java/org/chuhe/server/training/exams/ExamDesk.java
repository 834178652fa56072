package org.chuhe.server.training.exams;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.operation.Heartbeat;

/**
 * Where sittings begin and end: by the candidate, or because the time is over. None ends before it is certain that the server
 * was in order until then: what follows from an outage is reckoned when it is known how long it was.
 */
final class ExamDesk {
    private final Storage storage;
    private final Clock clock;
    private final SecureRandom random;
    private final ExamStore store;
    private final ExamMarking marking;
    private final Heartbeat heartbeat;
    private Optional<ResultKey> key = Optional.empty();

    ExamDesk(
            Storage storage,
            Clock clock,
            SecureRandom random,
            ExamStore store,
            ExamMarking marking,
            Heartbeat heartbeat) {
        this.storage = storage;
        this.clock = clock;
        this.random = random;
        this.store = store;
        this.marking = marking;
        this.heartbeat = heartbeat;
    }

    /** The key that signs results, made when it is first wanted. */
    synchronized ResultKey key() {
        if (key.isEmpty()) {
            key = Optional.of(ResultKey.of(storage, random));
        }
        return key.get();
    }

    /** Begins a sitting, with the questions that it draws; empty if the candidate has begun already. */
    Optional<Sitting> begin(Examination exam, String candidate, String browser) {
        heartbeat.awake().join();
        List<ExamItem> items = exam.draw()
                .map(draw -> marking.drawn(exam, draw, random.nextInt()))
                .orElse(exam.items());
        return store.begin(exam, candidate, browser, items);
    }

    /** Ends the sittings whose time is over, though nobody looks at them. */
    void settleAll() {
        for (String id : store.overdue(clock.millis())) {
            Sitting sitting = store.sitting(id).orElseThrow();
            settled(store.exam(sitting.exam()).orElseThrow(), sitting);
        }
    }

    private SittingTime time(Examination exam, Sitting sitting) {
        return new SittingTime(
                sitting.started(), exam.minutes() + sitting.extra(), heartbeat.outagesAfter(sitting.started()));
    }

    /** How many milliseconds a candidate has left; while the server is out of order they become no fewer. */
    long left(Examination exam, Sitting sitting) {
        // Asked first: an outage that ends between the two questions is then in the answer to the second.
        long served = Math.max(heartbeat.servedUntil(), sitting.started());
        return time(exam, sitting).left(served);
    }

    /** The sitting as it is now: ended, if its time is over. */
    Sitting settled(Examination exam, Sitting sitting) {
        if (sitting.result().isPresent()) {
            return sitting;
        }
        boolean over = sitting.finished().isPresent() || left(exam, sitting) == 0;
        return over ? finish(exam, sitting) : sitting;
    }

    /**
     * Ends a sitting and signs what came of it. Answers are taken no more before they are marked, so that two who end it at
     * once sign the same.
     */
    Sitting finish(Examination exam, Sitting sitting) {
        store.finish(sitting, Math.min(clock.millis(), time(exam, sitting).end()));
        Sitting closed = store.sitting(sitting.id()).orElseThrow();
        if (closed.result().isPresent()) {
            return closed;
        }
        long finished = closed.finished().orElseThrow();
        ExamResult result = new ExamResult(
                Token.id(random),
                exam.title(),
                exam.edition(),
                closed.candidate(),
                Instant.ofEpochMilli(closed.started()),
                Instant.ofEpochMilli(finished),
                exam.minutes() + closed.extra(),
                time(exam, closed).interruptions(finished).stream()
                        .map(outage -> new ExamResult.Pause(
                                Instant.ofEpochMilli(outage.since()), Instant.ofEpochMilli(outage.until())))
                        .toList(),
                exam.passMark(),
                IntStream.range(0, closed.items().size())
                        .mapToObj(i -> marking.mark(
                                closed.items().get(i),
                                Optional.ofNullable(closed.answers().get(i + 1))))
                        .toList());
        store.keep(closed, key().sign(result));
        return store.sitting(sitting.id()).orElseThrow();
    }
}
