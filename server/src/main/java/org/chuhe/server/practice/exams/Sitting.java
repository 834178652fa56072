package org.chuhe.server.practice.exams;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/**
 * A candidate at an exam. All times are the server's, in milliseconds since 1970.
 *
 * @param browser who began it, so that nobody else goes on with it
 * @param extra minutes that the organiser has given in addition
 * @param result the result's id, once there is one
 * @param answers by the number of the question, from 1
 */
public record Sitting(
        String id,
        String exam,
        String candidate,
        String browser,
        long started,
        int extra,
        OptionalLong finished,
        Optional<String> result,
        Map<Integer, String> answers) {
    public Sitting {
        answers = Map.copyOf(answers);
    }

    /** When the time is over. */
    long deadline(Examination examination) {
        return started + TimeUnit.MINUTES.toMillis((long) examination.minutes() + extra);
    }

    /** Whether it can still be answered. */
    boolean isOpen(Examination examination, long now) {
        return finished.isEmpty() && now <= deadline(examination);
    }
}
