package org.chuhe.server.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.game.result.ConductBook;
import org.chuhe.text.Article;
import org.chuhe.text.EndReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a ruling or a game cites can be read. */
class CitedArticlesTest {
    private static final Library LIBRARY = Library.load();
    private static final FigureRulings RULINGS = new FigureRulings(LIBRARY);
    private static final Pattern NUMBER = Pattern.compile("\"(\\d+(?:\\.\\d+)+(?:\\(\\d\\))?|\\d\\.\\d\\(\\d\\)|VI)\"");
    private static final Pattern APPENDIX = Pattern.compile("\"(附录[^\"]*)\"");
    private static final Pattern HEADING = Pattern.compile("^    [A-Z_]+\\(\"([0-9.]+)\"\\)[,;]", Pattern.MULTILINE);

    static Stream<RuleBook> books() {
        return RuleBooks.all().stream();
    }

    @ParameterizedTest
    @MethodSource("books")
    void everyArticleThatARulingOnAnyFigureCites(RuleBook book) {
        Set<Article> cited = new HashSet<>();
        LIBRARY.editions().stream()
                .flatMap(edition -> edition.figures().stream())
                .map(figure -> RULINGS.of(figure, book))
                .forEach(ruling -> cited.addAll(citations(ruling)));
        assertThat(cited).hasSizeGreaterThan(5).allSatisfy(citation -> {
            assertThat(citation.edition()).isEqualTo(book.id());
            assertPage(citation.edition(), citation.number());
        });
    }

    private static Set<Article> citations(Ruling ruling) {
        Set<Article> cited = new HashSet<>(ruling.articles());
        ruling.plies().forEach(ply -> cited.addAll(ply.articles()));
        return cited;
    }

    /** The numbers of one edition in the table of rules: 1999, 2011, 2020. */
    private static Pattern column(int column) {
        String others = "\"[^\"]+\", ".repeat(column - 1);
        return Pattern.compile("^    [A-Z_]+\\(" + others + "\"((?:\\d+(?:\\.\\d+)+|VI))\"", Pattern.MULTILINE);
    }

    @Test
    void everyArticleInTheClassesOfTheEditions() throws IOException {
        String folder = "arbiter/src/main/java/org/chuhe/arbiter/book/";
        assertPages("cxa1999", numbers(column(1), folder + "chinese/Rule.java"));
        assertPages("cxa2011", numbers(column(2), folder + "chinese/Rule.java"));
        assertPages("cxa2020", numbers(column(3), folder + "chinese/Rule.java"));
        assertPages("cxa1957", numbers(NUMBER, folder + "cxa1957/Cxa1957.java"));
        assertPages("cxa1957", numbers(NUMBER, folder + "cxa1957/PlyOf1957.java"));
        Set<String> headings = new TreeSet<>();
        numbers(HEADING, folder + "wxf/Heading.java").forEach(number -> headings.add("5." + number));
        assertPages("wxf2018", headings);
    }

    @Test
    void everyArticleThatAGameOrAReviewCites() throws IOException {
        Set<String> cited = new TreeSet<>(sources(NUMBER, "game/src/main/java"));
        cited.addAll(sources(NUMBER, "arbiter/src/main/java/org/chuhe/arbiter/claim"));
        cited.addAll(numbers(NUMBER, "text/src/main/java/org/chuhe/text/EndReason.java"));
        assertThat(cited).contains("4.1.1", "5.3.1", "23.5.1");
        assertPages(ConductBook.ID, cited);
        // Handicaps are a matter of 1957.
        assertPages("cxa1957", Set.of("3.4"));
    }

    @Test
    void everyArticleThatATournamentCites() throws IOException {
        Set<String> cited = new TreeSet<>(sources(APPENDIX, "tournament/src/main/java"));
        cited.addAll(sources(NUMBER, "tournament/src/main/java"));
        assertThat(cited).contains("14.3.1", "附录一", "附录二 一.9, 一.10", "附录二 二.3(1)");
        assertPages("cxa2011", cited);
    }

    @Test
    void everyArticleThatEndsAGameIsTheOneThatSaysSo() {
        for (EndReason reason : EndReason.values()) {
            reason.article().filter(each -> each.number().startsWith("4.")).ifPresent(each -> {
                String title = LIBRARY.article(each.edition(), each.number())
                        .orElseThrow()
                        .title()
                        .in(Locale.CHINESE);
                assertThat(EndReason.ofRemark(title.replaceFirst("^被", "")))
                        .as(each + " " + title)
                        .contains(reason);
            });
        }
    }

    private static Set<String> sources(Pattern pattern, String folder) throws IOException {
        Set<String> cited = new TreeSet<>();
        try (Stream<Path> files = Files.walk(root().resolve(folder))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                cited.addAll(found(pattern, Files.readString(file)));
            }
        }
        return cited;
    }

    private static void assertPages(String edition, Set<String> numbers) {
        assertThat(numbers).isNotEmpty().allSatisfy(number -> assertPage(edition, number));
    }

    private static void assertPage(String edition, String citation) {
        assertThat(LIBRARY.cited(edition, citation))
                .as("%s %s", edition, citation)
                .isNotEmpty();
    }

    private static Set<String> numbers(Pattern pattern, String file) throws IOException {
        return found(pattern, Files.readString(root().resolve(file)));
    }

    private static Set<String> found(Pattern pattern, String source) {
        Set<String> numbers = new TreeSet<>();
        Matcher matcher = pattern.matcher(source);
        while (matcher.find()) {
            numbers.add(matcher.group(1));
        }
        return numbers;
    }

    /** The repository, from the module's folder in which tests run. */
    private static Path root() {
        return Path.of("").toAbsolutePath().getParent();
    }
}
