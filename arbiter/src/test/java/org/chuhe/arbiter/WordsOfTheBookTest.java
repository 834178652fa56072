package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.text.Article;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where an article decides a ply, the explanation names it and uses the book's word for it. */
class WordsOfTheBookTest {
    @ParameterizedTest
    @CsvSource(textBlock = """
            # figure, ply, nature, article, Chinese, English
            # 自毙: the check has let in a mate, and the king merely answers it.
            cxa2011-fig-13, 2, IDLE, 24.18, 自毙, exposed itself
            cxa2011-ref-23, 3, IDLE, 24.18, 自毙, exposed itself
            # 2020 speaks of answers by pieces other than the king.
            cxa2020-fig-13, 2, IDLE, 26.1.2, 走动帅（将）应将, answers a check
            cxa2020-ref-20, 3, IDLE, 26.1.2, 走动帅（将）应将, answers a check
            # 假根.
            cxa2011-fig-09, 2, CHASE, 24.16, 假根, false
            cxa2020-ref-11, 2, CHASE, 24.16, 假根, false
            # What a pawn across the river is worth.
            cxa2011-fig-12, 2, CHASE, 26.6, 过河兵（卒）, soldier across the river
            cxa2011-fig-24, 3, CHASE, 26.6, 过河兵（卒）, soldier across the river
            cxa2011-ref-06, 1, IDLE, 26.6, 未过河, not crossed
            cxa2020-fig-12, 2, CHASE, 26.7, 过河兵（卒）, soldier across the river
            # A pawn that takes with another piece's check.
            cxa2011-ref-14, 2, CHASE, 26.7, 兵（卒）、帅（将）, soldier or general
            cxa2020-ref-11, 2, CHASE, 26.8, 兵（卒）、帅（将）, soldier or general
            # Strong pieces against weak ones: a cannon for an elephant is no gain.
            cxa2020-fig-23, 4, IDLE, 26.6, 强子与弱子, weak pieces
            cxa2011-fig-23, 4, IDLE, 1.2, 强子与弱子, weak pieces
            """)
    void isNamedWhereItDecides(String id, int ply, Nature nature, String article, String chinese, String english) {
        Ruling ruling = figure(id);
        PlyNature judged = ruling.plies().get(ply - 1);
        assertThat(judged.nature()).isEqualTo(nature);
        assertThat(judged.articles()).extracting(Article::number).contains(article);
        assertThat(ruling.account(Locale.CHINESE).plies().get(ply - 1).sentence())
                .contains(article, chinese);
        assertThat(ruling.account(Locale.ENGLISH).plies().get(ply - 1).sentence())
                .contains(article, english);
    }

    /** 2020, 24.18: 用除帅（将）以外其他子“应将”; in 2011 any answer will do. */
    @Test
    void aCheckThatTheKingAnswersIsNoOwnRuinIn2020() {
        assertThat(figure("cxa2020-fig-13").plies().get(1).articles())
                .containsExactly(new Article("cxa2020", "26.1.2"));
        assertThat(figure("cxa2011-fig-13").plies().get(1).articles()).contains(new Article("cxa2011", "24.18"));
    }

    /** 从重: every ply that cites 26.4 says what it is beside, and that the graver counts; cases of the World rules do. */
    @Test
    void theGraverCounts() {
        assertThat(Figures.of("wxf2018.jsonl")
                        .map(figure -> Arbiter.of(RuleBooks.CXA_2011)
                                .judge(MoveSequence.of(figure.position(), figure.moves()))
                                .ruling())
                        .flatMap(ruling -> Stream.iterate(
                                        0, i -> i < ruling.plies().size(), i -> i + 1)
                                .filter(i -> ruling.plies().get(i).articles().stream()
                                        .anyMatch(article -> article.number().equals("26.4")))
                                .map(i -> ruling.account(Locale.CHINESE)
                                                .plies()
                                                .get(i)
                                                .sentence()
                                        + ruling.account(Locale.ENGLISH)
                                                .plies()
                                                .get(i)
                                                .sentence())))
                .isNotEmpty()
                .allSatisfy(sentence -> assertThat(sentence).contains("从重裁处", "the graver effect counts"));
    }

    /** A side that was to be mated before it checked has not ruined itself by the check. */
    @Test
    void aMateThatStoodBeforeTheCheckIsNobodysRuin() {
        assertThat(figures()
                        .map(figure -> figure(figure.id()))
                        .flatMap(ruling -> ruling.plies().stream())
                        .filter(ply -> ply.articles().stream()
                                .anyMatch(article -> article.number().equals("26.1.2")))
                        .filter(ply -> ply.articles().size() == 1))
                .as("kings that answer a check and nothing more")
                .hasSizeGreaterThan(10);
    }

    private static Ruling figure(String id) {
        Figure figure =
                figures().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
        return Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow())
                .judge(MoveSequence.of(figure.position(), figure.moves()))
                .ruling();
    }

    private static Stream<Figure> figures() {
        return Stream.concat(Figures.of("cxa2011.jsonl"), Figures.of("cxa2020.jsonl"));
    }
}
