package org.chuhe.server.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LibrarySearchTest {
    private static final LibrarySearch SEARCH = new LibrarySearch(Library.load());

    private static List<Hit> find(String text) {
        return SEARCH.find(text, Locale.ENGLISH, Optional.empty());
    }

    private static LibraryArticle firstArticle(String text) {
        return find(text).get(0).article().orElseThrow();
    }

    private static String firstFigure(String text, String edition) {
        return SEARCH.find(text, Locale.CHINESE, Optional.of(edition))
                .get(0)
                .figure()
                .orElseThrow()
                .id();
    }

    @Test
    void aNumberFindsItsArticleFirstTheNewestEditionBeforeOthers() {
        assertThat(firstArticle("26.9").edition()).isEqualTo("cxa2020");
        assertThat(firstArticle("26.9").number()).isEqualTo("26.9");
        assertThat(firstArticle("5.2(3)").edition()).isEqualTo("cxa1957");
        assertThat(firstArticle("24.13.").number()).isEqualTo("24.13");
    }

    @ParameterizedTest
    @ValueSource(strings = {"联合捉子", "聯合捉子", "joint chase", "JOINT  Chase", "ｊｏｉｎｔ chase"})
    void titlesAreFoundInEitherLanguageAndScript(String text) {
        assertThat(firstArticle(text).number()).isEqualTo("24.17");
    }

    @ParameterizedTest
    @ValueSource(strings = {"图6", "图 6", "圖6", "figure 6", "Fig. 6", "fig 6"})
    void figuresAreFoundByTheirNumber(String text) {
        assertThat(firstFigure(text, "cxa2020")).isEqualTo("cxa2020-fig-06");
    }

    @Test
    void referenceFiguresAndOtherCountsAreFoundToo() {
        assertThat(firstFigure("参考图 21", "cxa2011")).isEqualTo("cxa2011-ref-21");
        assertThat(firstFigure("ref 21", "cxa2011")).isEqualTo("cxa2011-ref-21");
        assertThat(firstFigure("diagram 24", "wxf2018")).isEqualTo("wxf2018-028");
        assertThat(firstFigure("case 24", "wxf2018")).isEqualTo("wxf2018-024");
        assertThat(firstFigure("图 5", "cxa1957")).isEqualTo("cxa1957-fig-05");
        assertThat(firstFigure("cxa2020-ref-13", "cxa2020")).isEqualTo("cxa2020-ref-13");
    }

    @Test
    void figureTwoIsNotFigureTwentyTwo() {
        assertThat(find("figure 2"))
                .isNotEmpty()
                .allSatisfy(hit -> assertThat(hit.figure().orElseThrow().label().in(Locale.ENGLISH))
                        .doesNotContain("22"));
    }

    @Test
    void allWordsMustBeThereIfTheyCan() {
        assertThat(find("chariot cannon screen")).isNotEmpty().allSatisfy(hit -> {
            String text = hit.article()
                    .map(article -> article.title().in(Locale.ENGLISH)
                            + article.text().in(Locale.ENGLISH)
                            + article.reading()
                                    .map(reading -> reading.in(Locale.ENGLISH))
                                    .orElse(""))
                    .orElse("chariot cannon screen");
            assertThat(text.toLowerCase(Locale.ROOT)).contains("chariot", "cannon", "screen");
        });
    }

    @Test
    void partsOfAPhraseWillDo() {
        assertThat(find("什么是联合捉子呢").get(0).article().orElseThrow().number()).isEqualTo("24.17");
        assertThat(find("perpetual xyzzy")).isNotEmpty();
        assertThat(find("xyzzy")).isEmpty();
    }

    @Test
    void whatWasFoundIsMarked() {
        Hit hit = SEARCH.find("自毙", Locale.CHINESE, Optional.of("cxa2020")).get(0);
        assertThat(marked(hit.title())).isEqualTo("[自毙]");
        assertThat(marked(hit.snippet())).contains("[自毙]");
        assertThat(marked(find("Own Ruin").get(0).title())).isEqualTo("[Own] [ruin]");
        assertThat(marked(find("捉 Chase").get(0).title())).isEqualTo("[Chase]");
    }

    @Test
    void whatIsFoundInTheOtherLanguageIsShownInIt() {
        Hit hit = SEARCH.find("suicide", Locale.CHINESE, Optional.of("cxa2020")).get(0);
        assertThat(marked(hit.snippet())).contains("[suicide]");
    }

    @Test
    void snippetsAreShort() {
        assertThat(find("chase"))
                .hasSize(LibrarySearch.MOST)
                .allSatisfy(hit -> assertThat(
                                hit.snippet().stream().map(Hit.Marked::words).collect(Collectors.joining()))
                        .hasSizeLessThan(170));
    }

    @Test
    void anEditionCanBeSearchedAlone() {
        assertThat(SEARCH.find("chariot", Locale.ENGLISH, Optional.of("wxf2018")))
                .isNotEmpty()
                .allSatisfy(hit -> assertThat(hit.edition().id()).isEqualTo("wxf2018"));
        assertThat(SEARCH.find("chariot", Locale.ENGLISH, Optional.of("nonesuch")))
                .isEmpty();
    }

    @Test
    void piecesAreFoundByTheNamesThatChessPlayersKnow() {
        assertThat(find("two Rooks")).isNotEmpty().isEqualTo(find("two chariots"));
        assertThat(find("king pawn")).isNotEmpty().isEqualTo(find("general soldier"));
        assertThat(marked(find("rook held").get(0).title())).isEqualTo("[Chariot] [held] by a horse");
    }

    @Test
    void nothingIsFoundForNothing() {
        assertThat(find("")).isEmpty();
        assertThat(find("  …—!?  ")).isEmpty();
    }

    @Test
    void hostileQueriesAreJustTexts() {
        String[] pieces = {
            "(((((",
            ".*",
            "\\",
            "[a-",
            "{图6|",
            "<script>",
            "'; DROP TABLE",
            "%",
            "\u0000",
            "\uD83D",
            "😀",
            "图",
            "6",
            " ",
            "\n",
            "26.9",
            "((a+)+)+$",
            "捉",
            "chase",
            "–",
            "\u202e"
        };
        Seeded.forAll(500, random -> {
            StringBuilder text = new StringBuilder();
            int count = random.nextInt(60);
            for (int i = 0; i < count; i++) {
                text.append(pieces[random.nextInt(pieces.length)]);
            }
            assertThat(find(text.toString())).hasSizeLessThanOrEqualTo(LibrarySearch.MOST);
        });
        assertThat(find("捉".repeat(100_000))).isEmpty();
    }

    private static String marked(List<Hit.Marked> words) {
        return words.stream()
                .map(word -> word.found() ? "[" + word.words() + "]" : word.words())
                .collect(Collectors.joining());
    }
}
