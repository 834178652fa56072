package org.chuhe.server.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class RuleBookPagesTest {
    private static final Library LIBRARY = Library.load();
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static TestServer server;
    private static Browser browser;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        browser = server.visitor();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    static Stream<LibraryEdition> editions() {
        return LIBRARY.editions().stream();
    }

    private static String page(String path) {
        HttpResponse<String> response = browser.get(path);
        assertThat(response.statusCode()).as(path).isEqualTo(200);
        return response.body();
    }

    private static String searched(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    @Test
    void theBooksOwnWordsStandBeforeOurs() {
        String ours = LIBRARY.article("cxa2011", "8.1.3").orElseThrow().title().in(Locale.CHINESE);
        String page = page("/rules/cxa2011/8.1.3?lang=zh");
        assertThat(page).contains(ours).containsSubsequence("书中原文", "提议作和的次数超过对方达两次", "我们的话");
        assertThat(page("/rules/cxa2011?lang=en")).contains("The book’s own words", "提议作和的次数超过对方达两次");
        assertThat(page("/api/rulebooks/cxa2011/articles/8.1.3")).contains("\"quotes\":[\"提议作和的次数超过对方达两次");
        // Of most of the World rules our source has only the headings.
        assertThat(page("/rules/wxf2018/5.9?lang=zh")).doesNotContain("书中原文");
    }

    @Test
    void openQuestionsAreListedWithBothAnswersAndAPosition() {
        assertThat(page("/rules?lang=en")).contains("href=\"/rules/open-questions\"");
        assertThat(page("/rules/open-questions?lang=en"))
                .contains("id=\"just-crossed\"", "soldier that stands there", "href=\"/rules/cxa2020/26.7\"")
                .contains("4634 of 5000", "/desk?rules=cxa2020&amp;fen=");
        assertThat(page("/rules/open-questions?lang=zh")).contains("刚过河的兵（卒）", "另一种解释：");
    }

    @Test
    void allEditionsAreListed() {
        String page = page("/rules?lang=en");
        assertThat(LIBRARY.editions())
                .allSatisfy(edition -> assertThat(page)
                        .contains(edition.book().title().in(Locale.ENGLISH), "href=\"/rules/" + edition.id() + "\""));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void anEditionCanBeReadFromBeginningToEnd(LibraryEdition edition) {
        String page = page("/rules/" + edition.id() + "?lang=zh");
        assertThat(edition.articles())
                .allSatisfy(article -> assertThat(page)
                        .contains(
                                "id=\"" + article.anchor() + "\"",
                                article.title().in(Locale.CHINESE)));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void everyArticleHasAPageInBothLanguages(LibraryEdition edition) {
        assertThat(edition.articles()).allSatisfy(article -> {
            String chinese = page(Links.article(article) + "?lang=zh");
            assertThat(chinese).contains("<span class=\"num\">" + article.cited(Locale.CHINESE) + "</span>");
            assertThat(count(chinese, "<article class=\"card book-figure\">"))
                    .isEqualTo(article.figures().size());
            assertThat(page(Links.article(article) + "?lang=en"))
                    .contains(article.title().in(Locale.ENGLISH))
                    .doesNotContain("{2");
        });
    }

    @ParameterizedTest
    @MethodSource("editions")
    void everyEditionSaysWhichFiguresAreNotHere(LibraryEdition edition) {
        for (String path : List.of("/rules", "/rules/" + edition.id())) {
            String chinese = page(path + "?lang=zh");
            String english = page(path + "?lang=en");
            assertThat(edition.absent()).allSatisfy(figure -> {
                String link = "class=\"tag book-absent\" href=\"" + Links.printedFor(edition, figure) + "\">";
                assertThat(chinese).contains(link + figure.label().in(Locale.CHINESE) + "</a>");
                assertThat(english).contains(link + figure.label().in(Locale.ENGLISH) + "</a>");
            });
        }
    }

    @Test
    void aFigureThatIsNotHereIsNamedWhereItWouldStand() {
        assertThat(page("/rules/cxa2011?lang=en")).contains("href=\"#figures\">Figure 4 (not here)</a>");
        assertThat(page("/rules/cxa2011/24.3?lang=en"))
                .contains("Printed for it, but not here:")
                .contains("href=\"/rules/cxa2011#figures\">Figure 4</a>");
        assertThat(page("/rules/cxa2011/24.4?lang=en")).doesNotContain("not here");
    }

    @Test
    void theEditionOf1999SaysWhatIsKnownOf1987() {
        assertThat(page("/rules/cxa1999?lang=zh"))
                .contains("前一版", "二打一还打", "href=\"/rules/figures/cxa1999-fig-01\">图1</a>");
        assertThat(page("/rules/cxa1999?lang=en")).contains("The edition before", "no edition of its own here");
        assertThat(page("/rules/cxa2011?lang=zh")).doesNotContain("前一版");
    }

    private static int count(String text, String part) {
        return text.split(part, -1).length - 1;
    }

    @Test
    void figuresArePlayableShowReasonsAndLeadToTheDesk() {
        String page = page("/rules/figures/cxa2020-fig-07?lang=en");
        assertThat(page)
                .contains("data-fen=\"2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w - - 0 1\"")
                .contains("data-moves=\"i0h0 i8h8 h0i0 h8i8\"")
                .contains("data-moves=\"h0h9 ")
                .contains("Red must vary")
                .contains("href=\"/desk?rules=cxa2020&amp;fen=2bak1c2%2F4aRN1r")
                .contains("/rules/figures/cxa2011-fig-07");
        assertThat(editions()).allSatisfy(edition -> assertThat(page).contains("/rules/" + edition.id()));
    }

    @Test
    void theFirstMoverOf1957IsBlackAndSitsBelow() {
        assertThat(page("/rules/figures/cxa1957-fig-05?lang=en"))
                .contains("Black must vary")
                .contains("data-below=\"black\"");
    }

    @Test
    void aFigureHasAPictureForBrowsersWithoutScripts() {
        HttpResponse<String> response = browser.get("/rules/figures/cxa2020-fig-07.svg");
        assertThat(response.headers().firstValue("Content-Type").orElse("")).startsWith("image/svg+xml");
        assertThat(response.body()).startsWith("<svg");
    }

    @Test
    void whatAnEditionLeavesToItsBaseIsReadThere() {
        HttpResponse<String> response = browser.get("/rules/cxa2020/23.5.1");
        assertThat(response.statusCode()).isEqualTo(302);
        assertThat(response.headers().firstValue("Location").orElse("")).isEqualTo("/rules/cxa2011/23.5.1");
    }

    @Test
    void aCitationLeadsToTheFirstOfItsArticles() {
        HttpResponse<String> range = browser.get("/rules/cxa1999/27.1%E2%80%9327.2");
        assertThat(range.headers().firstValue("Location").orElse("")).isEqualTo("/rules/cxa1999/27.1");
        String item = browser.get("/rules/cxa2011/" + searched("附录二 一.8(2)").replace("+", "%20"))
                .headers()
                .firstValue("Location")
                .orElse("");
        assertThat(item).endsWith("%E4%B8%80.8");
        assertThat(browser.get(item).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/rules/cxa1789",
                "/rules/cxa2020/99.9",
                "/rules/figures/nonesuch",
                "/rules/figures/nonesuch.svg",
                "/rules/figures/..%2F..%2Fsecret",
                "/api/rulebooks/nonesuch",
                "/api/rulebooks/cxa2020/articles/99",
                "/api/figures/nonesuch",
                "/api/figures/cxa2020-fig-07?rules=nonesuch"
            })
    void whatIsNotThereIsNotFound(String path) {
        assertThat(browser.get(path).statusCode()).isIn(400, 404);
    }

    @Test
    void searchWorksWithoutScriptsAndMarksWhatWasFound() {
        assertThat(page("/rules/search?lang=en&q=" + searched("joint chase")))
                .contains("<mark>Joint</mark> <mark>chase</mark>")
                .contains("href=\"/rules/cxa2020/24.17\"");
        assertThat(page("/rules/search?lang=zh&edition=cxa2011&q=" + searched("图 6")))
                .contains("/rules/figures/cxa2011-fig-06")
                .doesNotContain("/rules/figures/cxa2020-fig-06");
        assertThat(page("/rules/search?lang=zh&q=xyzzy")).contains("没有找到“xyzzy”");
        assertThat(page("/rules/search?lang=zh")).doesNotContain("role=\"status\"");
    }

    @Test
    void whatIsTypedIsShownAsText() {
        assertThat(page("/rules/search?q=" + searched("<script>alert(1)</script>\"'")))
                .doesNotContain("<script>alert")
                .contains("&lt;script>alert(1)");
        assertThat(browser.get("/rules/search?q=" + "%E6%8D%89".repeat(1000)).statusCode())
                .isEqualTo(200);
    }

    @Test
    void theBooksAreJsonToo() {
        JsonNode all = json("/api/rulebooks");
        assertThat(all.size()).isEqualTo(5);
        assertThat(all.at("/0/absent").asInt()).isEqualTo(16);
        JsonNode edition = json("/api/rulebooks/cxa2020");
        assertThat(edition.at("/chapters/0/articles/0/number").asString()).isEqualTo("24.1");
        assertThat(edition.get("figures").size()).isEqualTo(67);
        assertThat(edition.at("/absent/0/number").asString()).isEqualTo("图4");
        assertThat(edition.get("base").asString()).isEqualTo("cxa2011");
        assertThat(json("/api/rulebooks/cxa1999").at("/earlier/zh").asString())
                .contains("1987")
                .doesNotContain("{");
        JsonNode article = json("/api/rulebooks/cxa2020/articles/24.17");
        assertThat(article.at("/title/zh").asString()).isEqualTo("联合捉子");
        assertThat(article.at("/reading/en").asString()).doesNotContain("{").contains("26.9.2");
        assertThat(json("/api/rulebooks/cxa2020/articles/4.1.1").get("edition").asString())
                .isEqualTo("cxa2011");
    }

    @Test
    void aFigureComesWithItsRuling() {
        JsonNode figure = json("/api/figures/cxa2020-fig-07");
        assertThat(figure.get("natures").valueStream().map(JsonNode::asString)).containsExactly("杀", "拦", "杀", "拦");
        assertThat(figure.at("/ruling/verdict").asString()).isEqualTo("red-must-vary");
        assertThat(figure.at("/ruling/plies/0/lineIccs/0").asString()).isEqualTo("h0h9");
        assertThat(figure.at("/elsewhere/0").asString()).isEqualTo("cxa2011-fig-07");
        assertThat(json("/api/figures/cxa2020-fig-07?rules=wxf2018")
                        .at("/ruling/rules")
                        .asString())
                .isEqualTo("wxf2018");
    }

    @Test
    void searchIsJsonToo() {
        JsonNode hits = json("/api/rulebooks/search?q=26.9.1");
        assertThat(hits.at("/0/article").asString()).isEqualTo("26.9.1");
        assertThat(hits.at("/0/rules").asString()).isEqualTo("cxa2020");
        assertThat(List.of(json("/api/rulebooks/search").size())).containsExactly(0);
    }

    private static JsonNode json(String path) {
        return JSON.readTree(page(path));
    }
}
