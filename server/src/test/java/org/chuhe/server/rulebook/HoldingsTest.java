package org.chuhe.server.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the library says about which of the printed figures are here, held against the figures that are. */
class HoldingsTest {
    private static final Library LIBRARY = Library.load();
    private static final Pattern RANGE = Pattern.compile("(图|参考图)(\\d+)(?:~(\\d+))?");

    /** The numbers under which a book prints its figures on repetition. */
    static Stream<Arguments> books() {
        return Stream.of(
                Arguments.of("cxa2020", numbers("图2~30 参考图1~50"), List.of("图2～30", "参考图1～50")),
                Arguments.of("cxa2011", numbers("图2~30 参考图1~48"), List.of("图2～30", "参考图1～48")),
                Arguments.of("cxa1999", numbers("图1~13"), List.of("图1～13")),
                Arguments.of(
                        "cxa1957",
                        Stream.of("五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八".split(" "))
                                .map("图"::concat)
                                .toList(),
                        List.of("图五～图十八")));
    }

    private static List<String> numbers(String ranges) {
        List<String> numbers = new ArrayList<>();
        Matcher range = RANGE.matcher(ranges);
        while (range.find()) {
            int first = Integer.parseInt(range.group(2));
            int last = range.group(3) == null ? first : Integer.parseInt(range.group(3));
            IntStream.rangeClosed(first, last).forEach(n -> numbers.add(range.group(1) + n));
        }
        return numbers;
    }

    @ParameterizedTest
    @MethodSource("books")
    void everyPrintedFigureIsEitherHereOrNamedAsAbsent(String id, List<String> printed, List<String> ranges) {
        LibraryEdition edition = LIBRARY.edition(id).orElseThrow();
        List<String> here =
                edition.figures().stream().map(Figure::number).distinct().toList();
        List<String> absent =
                edition.absent().stream().map(AbsentFigure::number).toList();
        assertThat(Stream.concat(here.stream(), absent.stream())).containsExactlyInAnyOrderElementsOf(printed);
    }

    @ParameterizedTest
    @MethodSource("books")
    void theSentenceCountsWhatIsHere(String id, List<String> printed, List<String> ranges) {
        LibraryEdition edition = LIBRARY.edition(id).orElseThrow();
        long here = printed.stream()
                .filter(number -> !edition.figures(number).isEmpty())
                .count();
        assertThat(edition.printed()).isEqualTo(printed.size());
        assertThat(edition.here()).isEqualTo((int) here);
        assertThat(sentence(edition, Locale.CHINESE))
                .contains("印有", " " + printed.size() + " 个", "这里有 " + here + " 个")
                .contains(ranges);
        assertThat(sentence(edition, Locale.ENGLISH)).contains(printed.size() + " figures", "; " + here + " of them");
    }

    private static String sentence(LibraryEdition edition, Locale locale) {
        return edition.holdings(locale);
    }

    @Test
    void whoseFiguresNobodyCanCountHasNoneCalledAbsent() {
        LibraryEdition world = LIBRARY.edition("wxf2018").orElseThrow();
        assertThat(world.absent()).isEmpty();
        assertThat(sentence(world, Locale.ENGLISH)).contains(world.figures().size() + " cycles");
    }

    @Test
    void anAbsentFigureIsNamedInBothLanguagesAndBelongsToAnArticle() {
        assertThat(LIBRARY.editions().stream())
                .allSatisfy(edition -> assertThat(edition.absent()).allSatisfy(figure -> {
                    assertThat(figure.label().in(Locale.CHINESE)).isEqualTo(figure.number());
                    assertThat(figure.label().in(Locale.ENGLISH)).matches("(Figure|Reference figure) \\d+");
                    assertThat(figure.articles())
                            .isNotEmpty()
                            .allSatisfy(number ->
                                    assertThat(edition.article(number)).isPresent());
                }));
    }

    static Stream<Arguments> citations() throws IOException {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(HoldingsTest.class.getResourceAsStream("cited-figures.txt")),
                StandardCharsets.UTF_8))) {
            return in
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" ", 3))
                    .map(parts -> Arguments.of(parts[0], parts[1], numbers(parts[2])))
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("citations")
    void anArticleLeadsToEveryFigureThatItMentions(String id, String number, List<String> cited) {
        LibraryEdition edition = LIBRARY.edition(id).orElseThrow();
        LibraryArticle article = edition.article(number).orElseThrow();
        Stream<String> here = article.figures().stream()
                .map(figure -> LIBRARY.figure(figure).orElseThrow().number())
                .distinct();
        Stream<String> absent = edition.absent(article).stream().map(AbsentFigure::number);
        assertThat(Stream.concat(here, absent)).containsExactlyInAnyOrderElementsOf(cited);
    }

    @Test
    void theFigureRuledOnByTheRulesOf1987SaysSo() {
        LibraryEdition edition = LIBRARY.edition("cxa1999").orElseThrow();
        assertThat(edition.earlier().orElseThrow().in(Locale.CHINESE)).contains("1987", "{图1}", "二打一还打", "{26.4}");
        assertThat(edition.earlier().orElseThrow().in(Locale.ENGLISH)).contains("1987", "{图1|figure 1}", "{26.4}");
        assertThat(LIBRARY.figure("cxa1999-fig-01")
                        .orElseThrow()
                        .note()
                        .orElseThrow()
                        .in(Locale.CHINESE))
                .contains("1987");
    }
}
