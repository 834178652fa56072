package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.ruling.Ruling;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The cases of the World rules of 2018 and of the editions of 1957 and 1999, as printed. */
class EditionCasesTest {
    static Stream<Figure> cases() {
        return Stream.concat(Figures.of("wxf2018.jsonl"), Figures.of("old-rules.jsonl"));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theVerdictIsThePrintedOneAndSoAreTheNaturesWhereTheyArePrinted(Figure figure) {
        Ruling ruling = judge(figure);
        assertThat(ruling.verdict().id()).as(ruling.explanation(Locale.ENGLISH)).isEqualTo(figure.verdict());
        if (!figure.natures().isEmpty()) {
            assertThat(Figures.attacksOf(ruling.plies()))
                    .as(ruling.explanation(Locale.ENGLISH))
                    .isEqualTo(
                            figure.natures().stream().map(Figures::attackOrIdle).toList());
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theRulingIsExplainedInBothLanguagesWithItsArticles(Figure figure) {
        Ruling ruling = judge(figure);
        assertThat(ruling.articles()).isNotEmpty();
        assertThat(ruling.explanation(Locale.CHINESE))
                .contains(ruling.book().title().in(Locale.CHINESE))
                .contains(ruling.articles());
        assertThat(ruling.explanation(Locale.ENGLISH))
                .contains(ruling.book().title().in(Locale.ENGLISH))
                .doesNotContainPattern("\\p{IsHan}");
    }

    @Test
    void theEditionOf1957CallsTheFirstMoverBlack() {
        Figure figure = cases().filter(each -> each.id().equals("cxa1957-fig-10"))
                .findFirst()
                .orElseThrow();
        Ruling ruling = judge(figure);
        assertThat(ruling.verdict()).isEqualTo(Verdict.RED_MUST_VARY);
        assertThat(ruling.explanation(Locale.CHINESE))
                .contains("黑方车七进四")
                .contains("红方帅4进1")
                .contains("士5进4")
                .contains("黑方变着");
        assertThat(ruling.explanation(Locale.ENGLISH)).contains("Black must vary");
    }

    private static Ruling judge(Figure figure) {
        return Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow()).judge(figure.cycle());
    }
}
