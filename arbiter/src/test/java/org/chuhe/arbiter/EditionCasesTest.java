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
        assertThat(ruling.verdict().code())
                .as(ruling.account(Locale.ENGLISH).text())
                .isEqualTo(figure.verdict());
        if (!figure.natures().isEmpty()) {
            assertThat(Figures.attacksOf(ruling.plies()))
                    .as(ruling.account(Locale.ENGLISH).text())
                    .isEqualTo(
                            figure.natures().stream().map(Figures::attackOrIdle).toList());
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theRulingIsExplainedInBothLanguagesWithItsArticles(Figure figure) {
        Ruling ruling = judge(figure);
        assertThat(ruling.articles()).isNotEmpty();
        assertThat(ruling.account(Locale.CHINESE).text())
                .contains(ruling.book().title().in(Locale.CHINESE))
                .contains(ruling.articles().stream()
                        .map(article -> RuleBooks.number(article, Locale.CHINESE))
                        .toList());
        assertThat(ruling.account(Locale.ENGLISH).text())
                .contains(ruling.book().title().in(Locale.ENGLISH))
                .doesNotContainPattern("\\p{IsHan}");
    }

    /** In 1957, too, Red is whoever has the red pieces; but the files of Black, who moves first, are 一 … 九 (1.1, 2.1). */
    @Test
    void aSideIsCalledByItsPiecesInEveryEdition() {
        Figure figure = cases().filter(each -> each.id().equals("cxa1957-fig-10"))
                .findFirst()
                .orElseThrow();
        Ruling ruling = judge(figure);
        assertThat(ruling.verdict()).isEqualTo(Verdict.RED_MUST_VARY);
        assertThat(ruling.account(Locale.CHINESE).text())
                .contains("红方车7进4", "红方7路车")
                .contains("黑方将四进一", "黑方九路车")
                .doesNotContain("七路")
                .contains("红方须变着，不变作负");
        assertThat(ruling.account(Locale.ENGLISH).outcome()).isEqualTo("Red must vary or lose");
    }

    private static Ruling judge(Figure figure) {
        return Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow()).judge(figure.cycle());
    }
}
