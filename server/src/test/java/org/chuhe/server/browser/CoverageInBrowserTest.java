package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.util.LinkedHashSet;
import java.util.Set;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.rulebook.Chapter;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.LibraryArticle;
import org.chuhe.server.rulebook.LibraryEdition;
import org.chuhe.server.rulebook.Links;
import org.chuhe.server.rulebook.coverage.Way;
import org.junit.jupiter.api.Test;

/** From a clause of every group of articles to where it is met, as somebody who reads the book goes. */
class CoverageInBrowserTest extends BrowserTest {
    @Test
    void everyGroupOfArticlesLeadsToWhereItIsMet() {
        server.member("总裁判", Role.ADMIN);
        Page page = chromium.open(Reader.DESKTOP_ZH, "/");
        chromium.login(page, "总裁判", "correct horse");
        Set<String> visited = new LinkedHashSet<>();
        int groups = 0;
        for (LibraryEdition edition : Library.load().editions()) {
            for (Chapter chapter : edition.chapters()) {
                LibraryArticle article = chapter.articles().stream()
                        .filter(each -> edition.coverage(each).stream()
                                .flatMap(met -> met.ways().stream())
                                .map(Way::link)
                                .anyMatch(link -> link.isPresent()))
                        .findFirst()
                        .orElse(chapter.articles().get(0));
                page.navigate(Links.article(article));
                assertThat(page.locator(".book-met")).isVisible();
                Locator links = page.locator(".book-met a[href^='/']:not([href^='/rules/'])");
                for (int i = 0; i < links.count(); i++) {
                    visited.add(links.nth(i).getAttribute("href"));
                }
                if (links.count() > 0) {
                    links.first().click();
                    assertThat(page.locator("main h1").first()).isVisible();
                }
                groups++;
            }
        }
        assertThat(groups).isGreaterThan(40);
        assertThat(visited).contains("/tables", "/play", "/desk", "/events", "/events/new", "/practice", "/rules");
        for (String address : visited) {
            Response response = page.navigate(address);
            assertThat(response.status()).as(address).isEqualTo(200);
        }
    }

    @Test
    void theLineStandsBesideEachArticle() {
        Page book = chromium.open(Reader.DESKTOP_ZH, "/rules/cxa2011");
        assertThat(book.locator(".book-met").count()).isGreaterThan(180);
        accessible(book, "coverage-edition-zh");
        Page world = chromium.open(Reader.PHONE_EN, "/rules/wxf2018");
        assertThat(world.locator("#article-8 >> xpath=.. >> .book-met")).containsText("borrowed from");
        accessible(world, "coverage-world-phone-en");
        world.navigate("/rules/wxf2018/8");
        accessible(world, "coverage-article-phone-en");
        Page article = chromium.open(new Reader("zh-CN", 820, 1180, false), "/rules/cxa2011/4.2.2");
        assertThat(article.locator(".book-met")).containsText("chuhe game");
        accessible(article, "coverage-article-tablet-zh");
        article.navigate("/rules/cxa2011/1.4");
        assertThat(article.locator(".book-met")).containsText("不属软件");
    }
}
