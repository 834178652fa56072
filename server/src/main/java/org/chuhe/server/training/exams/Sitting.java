package org.chuhe.server.training.exams;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A candidate at an exam. All times are the server's, in milliseconds since 1970.
 *
 * @param browser who began it, so that nobody else goes on with it
 * @param items the questions
 * @param extra minutes that the organiser has given in addition
 * @param result the result's id, once there is one
 * @param answers by the number of the question, from 1
 */
public record Sitting(
        String id,
        String exam,
        String candidate,
        String browser,
        List<ExamItem> items,
        long started,
        int extra,
        OptionalLong finished,
        Optional<String> result,
        Map<Integer, String> answers) {
    public Sitting {
        items = List.copyOf(items);
        answers = Map.copyOf(answers);
    }
}
