package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Names;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.text.Article;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Explanations say what the book's commentary says, from the evidence. */
class ExplanationTest {
    private static Ruling figure(String id) {
        Figure figure =
                figures().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
        return Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow())
                .judge(MoveSequence.of(figure.position(), figure.moves()))
                .ruling();
    }

    static Stream<Figure> figures() {
        return Stream.concat(Figures.of("cxa2011.jsonl"), Figures.of("cxa2020.jsonl"));
    }

    /** 图 3: the elephant cuts a root that consists of checks; the rook wins a rook by checks. */
    @Test
    void figure3CutsTheHiddenRoot() {
        Ruling ruling = figure("cxa2011-fig-03");
        assertThat(ruling.account(Locale.CHINESE).plies().get(0).sentence())
                .contains("可吃黑方3路马", "走子前此着不成立", "车8进1", "车6平3", "24.15");
        assertThat(ruling.account(Locale.CHINESE).plies().get(3).sentence()).contains("伏将军得子", "红方六路车", "车6平4");
        assertThat(ruling.account(Locale.CHINESE).text()).contains("红方长捉无根子", "黑方长捉车", "双方不变作和", "26.8.4");
    }

    /** 图 20: an offer to exchange that also threatens mate is 杀; the mate takes four checks. */
    @Test
    void figure20ThreatensMate() {
        Ruling ruling = figure("cxa2011-fig-20");
        assertThat(ruling.account(Locale.CHINESE).plies().get(0).sentence()).contains("杀", "马九进七", "共 4 将");
        assertThat(ruling.account(Locale.ENGLISH).plies().get(2).sentence()).contains("chase", "Black's chariot c8");
        assertThat(ruling.account(Locale.CHINESE).text()).contains("红方一杀一捉", "红方须变着，不变作负", "25.3");
    }

    /** 参考图 29: the rook is a hidden root and cannot capture; the advisor cuts it. */
    @Test
    void referenceFigure29LosesMoreThanItBrings() {
        Ruling ruling = figure("cxa2011-ref-29");
        assertThat(ruling.account(Locale.CHINESE).plies().get(2).sentence()).contains("得不偿失", "黑方4路士", "车二平六", "26.5");
        assertThat(ruling.account(Locale.CHINESE).plies().get(3).sentence()).contains("黑方3路车可吃红方七路马", "走子前此着不成立");
        assertThat(ruling.decision().red().pattern().words(ruling.book()).in(Locale.CHINESE))
                .isEqualTo("一将一闲");
    }

    @ParameterizedTest
    @MethodSource("figures")
    void theSentenceOnAPlyConsistsOfItsParts(Figure figure) {
        Ruling ruling = figure(figure.id());
        for (Locale locale : List.of(Locale.CHINESE, Locale.ENGLISH)) {
            for (int i = 0; i < ruling.plies().size(); i++) {
                String why = ruling.account(locale).plies().get(i).sentence();
                assertThat(why)
                        .startsWith(Names.of(ruling.plies().get(i).side()).in(locale))
                        .contains(ruling.account(locale).plies().get(i).move())
                        .endsWith(ruling.account(locale).plies().get(i).reason());
                boolean quarry = ruling.plies().get(i).nature().isAttack();
                assertThat(ruling.account(locale).plies().get(i).targets().isEmpty() && quarry)
                        .isFalse();
            }
            assertThat(ruling.summary().in(locale))
                    .startsWith(ruling.comparison().in(locale));
        }
    }

    /** 图 7: the king is the target of a mate threat, the cannon that of a block. */
    @Test
    void figure7NamesItsTargets() {
        Ruling ruling = figure("cxa2020-fig-07");
        assertThat(ruling.account(Locale.ENGLISH).plies().get(0).targets()).containsExactly("Black's general e9");
        assertThat(ruling.account(Locale.CHINESE).plies().get(1).targets()).containsExactly("红方二路炮");
    }

    @Test
    void perpetualCheckLosesAtOnce() {
        Ruling ruling = figure("cxa2020-fig-06");
        assertThat(ruling.decision().losesAtOnce()).isTrue();
        assertThat(ruling.account(Locale.ENGLISH).text()).contains("Red gives perpetual check and loses", "25.1");
    }

    @Test
    void blocksAndExchangesAreNamed() {
        assertThat(figure("cxa2011-fig-07").account(Locale.CHINESE).text()).contains("黑方长拦", "拦住红方二路炮的杀路");
        assertThat(figure("cxa2011-ref-11").account(Locale.CHINESE).text()).contains("红方长兑");
    }

    @ParameterizedTest
    @MethodSource("figures")
    void everyPlyIsExplainedInBothLanguagesWithItsArticle(Figure figure) {
        Ruling ruling = Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow())
                .judge(MoveSequence.of(figure.position(), figure.moves()))
                .ruling();
        for (int i = 0; i < ruling.plies().size(); i++) {
            assertThat(ruling.plies().get(i).articles()).isNotEmpty();
            for (Locale locale : List.of(Locale.CHINESE, Locale.ENGLISH)) {
                assertThat(ruling.account(locale).plies().get(i).sentence())
                        .contains(Article.within(
                                figure.rules(), ruling.plies().get(i).articles()))
                        .doesNotContain("{", "}");
            }
        }
        assertThat(ruling.articles()).isNotEmpty();
    }

    /** Longer play is searched for its last cycle, and the plies keep their numbers. */
    @Test
    void findsTheCycleInLongerPlay() {
        Position position = Fen.read("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w");
        List<Move> play = MoveReader.readAll(position, "车四平五 将5平6 车五平四 将6平5 车四平五 将5平6 车五平四 将6平5 车四平五");
        Ruling ruling = Arbiter.of(RuleBooks.CXA_2020)
                .judge(MoveSequence.of(position, play))
                .ruling();
        assertThat(ruling.cycle().firstPly()).isEqualTo(6);
        assertThat(ruling.cycle().length()).isEqualTo(4);
        assertThat(ruling.verdict().code()).isEqualTo("red-must-vary");
    }
}
