package org.chuhe.server.training.exams;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

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
}
