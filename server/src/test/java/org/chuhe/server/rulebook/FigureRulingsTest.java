package org.chuhe.server.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.text.Article;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FigureRulingsTest {
    private static final Library LIBRARY = Library.load();
    private static final FigureRulings RULINGS = new FigureRulings(LIBRARY);

    static Stream<Figure> figures() {
        return LIBRARY.editions().stream().flatMap(edition -> edition.figures().stream());
    }

    @ParameterizedTest
    @MethodSource("figures")
    void theArbiterAgreesWithTheBook(Figure figure) {
        Ruling ruling = RULINGS.of(figure);
        assertThat(ruling.verdict()).isEqualTo(figure.verdict());
        assertThat(figure.decidedBy()).isEqualTo(Article.within(figure.edition(), ruling.articles()));
        for (int ply = 0; ply < figure.natures().size(); ply++) {
            Nature printed = figure.natures().get(ply);
            Nature ruled = ruling.plies().get(ply).nature();
            assertThat(ruled == printed || !ruled.isAttack() && !printed.isAttack())
                    .as("ply %d: %s", ply + 1, ruled)
                    .isTrue();
        }
    }

    @Test
    void aFigureIsRuledOnOnce() {
        Figure figure = LIBRARY.figure("cxa2020-fig-02").orElseThrow();
        assertThat(RULINGS.of(figure)).isSameAs(RULINGS.of(figure));
    }

    @Test
    void editionsDiffer() {
        Figure kill = LIBRARY.figure("cxa2020-fig-07").orElseThrow();
        assertThat(RULINGS.everywhere(kill)).hasSize(RuleBooks.all().size());
        assertThat(RULINGS.of(kill).verdict()).isEqualTo(Verdict.RED_MUST_VARY);
        assertThat(RULINGS.of(kill, RuleBooks.WXF_2018).verdict()).isNotEqualTo(Verdict.RED_MUST_VARY);
    }
}
