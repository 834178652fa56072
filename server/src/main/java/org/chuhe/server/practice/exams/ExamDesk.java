package org.chuhe.server.practice.exams;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.IntStream;
import org.chuhe.server.identity.Token;
import org.chuhe.server.web.Site;

/** Where sittings end: by the candidate, or because the time is over. Whoever looks first sees to it. */
final class ExamDesk {
    private final Site site;
    private final ExamStore store;
    private final ExamMarking marking;
    private Optional<ResultKey> key = Optional.empty();

    ExamDesk(Site site, ExamStore store, ExamMarking marking) {
        this.site = site;
        this.store = store;
        this.marking = marking;
    }

    /** The key that signs results, made when it is first wanted. */
    synchronized ResultKey key() {
        if (key.isEmpty()) {
            key = Optional.of(ResultKey.of(site.storage(), site.random()));
        }
        return key.get();
    }

    /** The sitting as it is now: ended, if its time is over. */
    Sitting settled(Examination exam, Sitting sitting) {
        boolean over = !sitting.isOpen(exam, site.clock().millis());
        return over && sitting.result().isEmpty() ? finish(exam, sitting) : sitting;
    }

    /**
     * Ends a sitting and signs what came of it. Answers are taken no more before they are marked, so that two who end it at
     * once sign the same.
     */
    Sitting finish(Examination exam, Sitting sitting) {
        long now = Math.min(site.clock().millis(), sitting.deadline(exam));
        store.finish(sitting, now);
        Sitting closed = store.sitting(sitting.id()).orElseThrow();
        if (closed.result().isPresent()) {
            return closed;
        }
        ExamResult result = new ExamResult(
                Token.id(site.random()),
                exam.title(),
                exam.edition(),
                closed.candidate(),
                Instant.ofEpochMilli(closed.started()),
                Instant.ofEpochMilli(closed.finished().orElse(now)),
                exam.minutes() + closed.extra(),
                exam.passMark(),
                IntStream.range(0, exam.items().size())
                        .mapToObj(i -> marking.mark(
                                exam.items().get(i),
                                Optional.ofNullable(closed.answers().get(i + 1))))
                        .toList());
        store.keep(closed, key().sign(result));
        return store.sitting(sitting.id()).orElseThrow();
    }
}
