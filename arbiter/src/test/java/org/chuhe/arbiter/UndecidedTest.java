package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.sequence.MoveSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A budget that is too small never turns an attack into 闲; it says "undecided" or the right thing. */
class UndecidedTest {
    static Stream<Figure> figures() {
        return Figures.of("cxa2020.jsonl");
    }

    @ParameterizedTest
    @MethodSource("figures")
    void aSmallBudgetNeverGivesAWrongAnswer(Figure figure) {
        for (long nodes : new long[] {1, 10, 100}) {
            Ruling ruling = Arbiter.of(RuleBooks.CXA_2020)
                    .withNodes(nodes)
                    .judge(MoveSequence.of(figure.position(), figure.moves()))
                    .ruling();
            for (int i = 0; i < ruling.plies().size(); i++) {
                Nature nature = ruling.plies().get(i).nature();
                if (nature != Nature.UNDECIDED) {
                    assertThat(Figures.attackOrIdle(nature.term()))
                            .isEqualTo(Figures.attackOrIdle(figure.natures().get(i)));
                }
            }
            if (ruling.verdict() != Verdict.UNDECIDED) {
                assertThat(ruling.verdict().code()).isEqualTo(figure.verdict());
            }
        }
    }

    @Test
    void whatWasTriedIsVisible() {
        Figure figure = Figures.of("cxa2020.jsonl")
                .filter(each -> each.id().endsWith("fig-03"))
                .findFirst()
                .orElseThrow();
        Ruling ruling = Arbiter.of(RuleBooks.CXA_2020)
                .withNodes(6)
                .judge(MoveSequence.of(figure.position(), figure.moves()))
                .ruling();
        assertThat(ruling.verdict()).isEqualTo(Verdict.UNDECIDED);
        assertThat(ruling.plies().get(0).evidence()).isInstanceOf(Evidence.Undecided.class);
        assertThat(ruling.account(Locale.ENGLISH).plies().get(0).sentence()).contains("6 positions");
        assertThat(ruling.account(Locale.CHINESE).text()).contains("未能判明");
    }
}
