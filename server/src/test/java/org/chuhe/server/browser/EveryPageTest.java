package org.chuhe.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every page must be: open to everybody in every size, theme and language, light, and quick. */
class EveryPageTest extends BrowserTest {
    private static final List<String> PAGES = List.of(
            "/",
            "/desk",
            "/desk?fen=2b6%2F4k4%2F9%2F9%2F9%2F9%2F9%2F9%2F2p6%2F3K1RBc1+w&moves=f0e0+e8f8+e0f0+f8e8",
            "/play",
            "/computer",
            "/records",
            "/library",
            "/library/tree?moves=h2e2h9g7",
            "/events",
            "/matches",
            "/rules/figures/cxa2020-fig-03",
            "/practice",
            "/practice/exam?edition=cxa2020&level=easy&length=2&seed=3",
            "/practice/mates",
            "/app/zh/index.html",
            "/app/en/desk.html",
            "/app/zh/practice/cxa2020-fig-03.html",
            "/app/zh/practice/mates.html",
            "/api",
            "/login");

    /** The heaviest that the first visit to a page may be, compressed. */
    private static final int HEAVIEST = 200_000;

    static Stream<Reader> readers() {
        return Stream.of(
                new Reader("zh-CN", 390, 844, true),
                new Reader("en-GB", 820, 1180, true),
                new Reader("zh-CN", 820, 1180, false),
                new Reader("en-GB", 1440, 900, true));
    }

    @ParameterizedTest
    @MethodSource("readers")
    void keepsNobodyOut(Reader reader) {
        Page page = chromium.open(reader, "/");
        for (String path : PAGES) {
            page.navigate(path);
            accessible(page);
            assertThat(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
                    .as(path + " fits " + reader)
                    .isEqualTo(true);
        }
    }

    @Test
    void isLightAndQuick() {
        for (String path : PAGES) {
            // A new window has nothing kept.
            Page page = chromium.open(Reader.PHONE_ZH, path);
            page.waitForLoadState(LoadState.NETWORKIDLE);
            int weight = ((Number) page.evaluate("[...performance.getEntriesByType('navigation'),"
                            + " ...performance.getEntriesByType('resource')].reduce((sum, e) => sum +"
                            + " e.transferSize, 0)"))
                    .intValue();
            int interactive = ((Number)
                            page.evaluate("Math.round(performance.getEntriesByType('navigation')[0].loadEventEnd)"))
                    .intValue();
            System.out.printf("%-60.60s %4d KB %5d ms%n", path, weight / 1000, interactive);
            assertThat(weight).as(path).isBetween(1, HEAVIEST);
            // A second on a machine that does nothing else; others may build on this one.
            assertThat(interactive).as(path).isLessThan(5000);
        }
    }
}
