package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.ruling.RulingAccount;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.text.Article;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The headings of chapter 5 of the World rules are cited where they decide, beside the one that says who chases whom. */
class WorldHeadingsTest {
    @ParameterizedTest
    @CsvSource(textBlock = """
            # case, verdict, heading
            # 9: chase and 要抽吃 in turn.
            wxf2018-017, draw, 5.9
            # 29: the root of what is chased is false.
            wxf2018-090, red-must-vary, 5.29
            wxf2018-116, red-must-vary, 5.29
            # 31: the chase offers an exchange as well.
            wxf2018-097, red-must-vary, 5.31
            wxf2018-100, red-must-vary, 5.31
            # 32: the chased chariot and its cannon hold chariot and general.
            wxf2018-103, red-must-vary, 5.32
            # 33: nothing but 要抽吃.
            wxf2018-104, draw, 5.33
            # 36.2: nobody answers the attack.
            wxf2018-114, draw, 5.36.2
            # 36.4: every move of the chase threatens mate.
            wxf2018-057, red-must-vary, 5.36.4
            # 36.5: a chariot is chased in a way that no heading names.
            cxa2011-fig-28, black-must-vary, 5.36.5
            """)
    void areCited(String id, String verdict, String heading) {
        Figure figure = Stream.concat(Figures.of("wxf2018.jsonl"), Figures.of("cxa2011.jsonl"))
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
        Ruling ruling = Arbiter.of(RuleBooks.WXF_2018)
                .judge(MoveSequence.of(figure.position(), figure.moves()))
                .ruling();
        assertThat(ruling.verdict().code()).isEqualTo(verdict);
        assertThat(ruling.articles()).extracting(Article::number).contains("20", heading);
        String number = heading.substring(2);
        assertThat(ruling.account(Locale.ENGLISH).text()).contains("ch. 5, " + number);
        assertThat(ruling.account(Locale.CHINESE).text()).contains("第五章 " + number);
    }

    /**
     * Some call this a draw, the first move being a mate threat and only the second a chase. But both attack one and the same
     * cannon, the chariot and the cannon in turn (28); its root, the general, is false, and it cannot take the cannon, being
     * pinned (19, 29); and each time Black answers, by protecting it and by taking the screen away. That a move of such a chase
     * threatens mate as well does not make it less (36.4), as a cannon's answers that threaten mate are no excuse (13).
     */
    @Test
    void aChaseOfOnePieceStaysOneWhereACaptureOfItMates() {
        MoveSequence moves =
                Arbiter.readMoves(Fen.readLoosely("1CRck4/4a4/9/9/9/9/9/9/3CA4/5K3 w"), List.of("e1d2 e8d7 d2e1 d7e8"));
        Ruling ruling = Arbiter.of(RuleBooks.WXF_2018).judge(moves).ruling();
        assertThat(ruling.verdict()).isEqualTo(Verdict.RED_MUST_VARY);
        assertThat(ruling.articles()).extracting(Article::number).containsExactly("20", "5.28", "5.29");
        assertThat(ruling.plies().get(0).articles()).extracting(Article::number).contains("5.36.4");
    }

    /** In every language a number of chapter five says so: nobody looks for it in article 5. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            zh, 20、第五章 21, 第五章 34
            zh-Hant, 20、第五章 21, 第五章 34
            en, '20, ch. 5, 21', 'ch. 5, 34'
            vi, '20, chương 5, 21', 'chương 5, 34'
            """)
    void sayTheirChapter(Locale locale, String ruling, String ply) {
        Figure figure = Figures.of("wxf2018.jsonl")
                .filter(each -> each.id().equals("wxf2018-019"))
                .findFirst()
                .orElseThrow();
        RulingAccount account = Arbiter.of(RuleBooks.WXF_2018)
                .judge(MoveSequence.of(figure.position(), figure.moves()))
                .ruling()
                .account(locale);
        assertThat(account.verdict()).contains(ruling).doesNotContain("5.21");
        assertThat(account.plies().get(0).sentence()).contains(ply).doesNotContain("5.34");
        assertThat(RuleBooks.cite(List.of(new Article("wxf2018", "5.10"), new Article("wxf2018", "5")))
                        .in(locale))
                .doesNotContain("5.10")
                .endsWith("5");
    }
}
