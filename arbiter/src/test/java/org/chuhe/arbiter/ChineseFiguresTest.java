package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.sequence.MoveSequence;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The printed figures of the Chinese rules (图, 参考图): natures and verdicts, as printed. */
class ChineseFiguresTest {
    /** No ply of a printed figure may need more positions than this; the default budget is far above. */
    private static final long MOST_POSITIONS = 30_000;

    static Stream<Figure> figures() {
        return Stream.concat(Figures.of("cxa2011.jsonl"), Figures.of("cxa2020.jsonl"));
    }

    @ParameterizedTest
    @MethodSource("figures")
    void everyPlyHasItsPrintedNatureAndTheVerdictIsThePrintedOne(Figure figure) {
        Ruling ruling = Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow())
                .judge(MoveSequence.of(figure.position(), figure.moves()))
                .ruling();
        assertThat(Figures.attacksOf(ruling.plies()))
                .as(ruling.account(Locale.ENGLISH).text())
                .isEqualTo(figure.natures().stream().map(Figures::attackOrIdle).toList());
        assertThat(ruling.verdict().code()).isEqualTo(figure.verdict());
        assertThat(ruling.plies()).allMatch(ply -> ply.positions() <= MOST_POSITIONS);
    }
}
