package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.text.Article;
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
        Ruling ruling = Arbiter.of(RuleBooks.WXF_2018).judge(figure.position(), figure.moves());
        assertThat(ruling.verdict().id()).isEqualTo(verdict);
        assertThat(ruling.articles()).extracting(Article::number).contains("20", heading);
        assertThat(ruling.account(Locale.ENGLISH).text()).contains(heading);
        assertThat(ruling.account(Locale.CHINESE).text()).contains(heading);
    }
}
