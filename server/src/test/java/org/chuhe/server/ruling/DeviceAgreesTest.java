package org.chuhe.server.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.json.JudgeRequest;
import org.chuhe.json.Judging;
import org.chuhe.json.RulingJson;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.rulebook.Figure;
import org.chuhe.server.rulebook.Library;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/**
 * The server takes a quick look first and a long one if need be; a device takes the long one at once ({@code
 * offline/arbiter.ts}). That is the same ruling, to the letter. That Java and JavaScript rule alike is tested where the
 * scripts are made.
 */
class DeviceAgreesTest {
    /** As in the script. */
    private static final long NODES_IN_ALL = 2_000_000;

    @Test
    void onTheFiguresOfAnEdition() {
        assertThat(NODES_IN_ALL).isEqualTo(5 * Arbiter.DEFAULT_NODES);
        List<Figure> figures = Library.load().edition("cxa2020").orElseThrow().figures();
        SimpleMeterRegistry metrics = new SimpleMeterRegistry();
        try (Jobs jobs = new Jobs(metrics);
                Judge judge = new Judge(2, metrics, jobs)) {
            List<Supplier<JudgeRequest>> questions = figures.stream()
                    .<Supplier<JudgeRequest>>map(figure -> () ->
                            new JudgeRequest(RuleBooks.CXA_2020, MoveSequence.of(figure.position(), figure.moves())))
                    .toList();
            List<CompletableFuture<Judge.Judged>> rulings = judge.rule("", questions);
            for (int i = 0; i < figures.size(); i++) {
                ObjectNode server = RulingJson.of(rulings.get(i).join().line(), Locale.ENGLISH, 0);
                server.remove("millis");
                assertThat(server).as(figures.get(i).id()).isEqualTo(device(figures.get(i)));
            }
        }
    }

    private static ObjectNode device(Figure figure) {
        String moves = figure.moves().stream().map(Object::toString).collect(Collectors.joining(" "));
        ObjectNode question = RulingJson.of(
                Map.of("rules", "cxa2020", "fen", figure.position().toString(), "moves", moves));
        ObjectNode answer =
                Judging.answer(question, RuleBooks.CXA_2020, Arbiter.DEFAULT_NODES, NODES_IN_ALL, Locale.ENGLISH);
        answer.remove(List.of("id", "millis"));
        return answer;
    }
}
