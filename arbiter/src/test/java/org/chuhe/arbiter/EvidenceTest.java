package org.chuhe.arbiter;

import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
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
        EvidenceCheck.check(
                Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow()).judge(figure.cycle()));
    }

    @Test
    void everyLineOfRealCyclesProvesWhatItIsPrintedFor() {
        Figures.realCycles()
                .limit(1000)
                .forEach(cycle ->
                        EvidenceCheck.check(Arbiter.of(RuleBooks.CXA_2020).judge(cycle)));
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"cxa2020", "cxa2011", "cxa1999", "cxa1957", "wxf2018"})
    void everyLineOfAllRealCyclesProvesWhatItIsPrintedForInEveryEdition(String edition) {
        Arbiter arbiter = Arbiter.of(RuleBooks.byId(edition).orElseThrow());
        Figures.realCycles().forEach(cycle -> EvidenceCheck.check(arbiter.judge(cycle)));
    }
}
