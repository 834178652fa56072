package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.testing.Shared;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every sentence of a ruling is true on the board: what it names is what its line does. */
class SentenceTest {
    private static final int SAMPLE = 10;

    static Stream<Figure> cases() {
        return Figures.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everySentenceOfEveryCaseIsTrue(Figure figure) {
        isTrue(figure.rules(), figure.cycle());
    }

    @ParameterizedTest
    @ValueSource(strings = {"cxa2020", "cxa2011", "wxf2018"})
    void everySentenceOnRealCyclesIsTrue(String edition) {
        Cycle[] cycles = Figures.realCycles().toArray(Cycle[]::new);
        for (int i = 0; i < cycles.length; i += SAMPLE) {
            isTrue(edition, cycles[i]);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"cxa2020", "cxa2011", "wxf2018"})
    void everySentenceOnAllRealCyclesIsTrue(String edition) {
        Shared.path("cases/real-cycles.jsonl");
        Figures.realCycles().forEach(cycle -> isTrue(edition, cycle));
    }

    private static void isTrue(String edition, Cycle cycle) {
        Arbiter arbiter = Arbiter.of(RuleBooks.byId(edition).orElseThrow());
        assertThat(SentenceCheck.of(arbiter.judge(cycle))).isEmpty();
    }
}
