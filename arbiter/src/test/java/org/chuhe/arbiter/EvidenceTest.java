package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.repetition.Cycle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every line that an explanation prints is played over, and the claim it is printed for is checked. */
class EvidenceTest {
    static Stream<Figure> cases() {
        return Figures.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyLineOfEveryCaseProvesWhatItIsPrintedFor(Figure figure) {
        everyPlyIsProved(Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow()), figure.cycle());
    }

    @Test
    void everyLineOfRealCyclesProvesWhatItIsPrintedFor() {
        Figures.realCycles().limit(1000).forEach(cycle -> everyPlyIsProved(Arbiter.of(RuleBooks.CXA_2020), cycle));
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"cxa2020", "cxa2011", "cxa1999", "cxa1957", "wxf2018"})
    void everyLineOfAllRealCyclesProvesWhatItIsPrintedForInEveryEdition(String edition) {
        Arbiter arbiter = Arbiter.of(RuleBooks.byId(edition).orElseThrow());
        Figures.realCycles().forEach(cycle -> everyPlyIsProved(arbiter, cycle));
    }

    private static void everyPlyIsProved(Arbiter arbiter, Cycle cycle) {
        assertThat(EvidenceCheck.check(arbiter.judge(cycle)))
                .as("plies of %s", cycle)
                .isEqualTo(cycle.moves().size());
    }
}
