package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.sequence.MoveSequence;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Cycles that no book prints, but that are certain: small ones that follow from the words of the articles, and real ones
 * that were examined by hand. Natures that were only inferred are not held against the arbiter.
 */
class CertainCasesTest {
    static Stream<Figure> cases() {
        return Figures.certain();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void verdictAndNaturesAreTheCertainOnes(Figure figure) {
        Ruling ruling = Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow())
                .judge(MoveSequence.of(figure.position(), figure.moves()))
                .ruling();
        String words = ruling.account(Locale.ENGLISH).text();
        assertThat(ruling.verdict().code()).as(words).isEqualTo(figure.verdict());
        List<String> attacks = Figures.attacksOf(ruling.plies());
        for (int i = 0; i < figure.natures().size(); i++) {
            if (!figure.inferred().contains(i + 1) && !figure.natures().get(i).equals(Figures.ANY)) {
                assertThat(attacks.get(i))
                        .as(words)
                        .isEqualTo(Figures.attackOrIdle(figure.natures().get(i)));
            }
        }
    }
}
