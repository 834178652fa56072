package org.chuhe.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.event.Club;
import org.chuhe.server.game.TestTable;
import org.chuhe.server.platform.auth.Role;
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

    /** Everybody's pages, and those of whoever holds every office: whatever their links lead to, a page of each kind. */
    @Test
    void everyButtonAndLinkOfEveryPageCanBeRead() {
        Club club = new Club(server.member("陈立群", Role.ADMIN, Role.ORGANISER, Role.ARBITER));
        String event = club.swiss(3, "周承业", "沈牧川", "许文澜", "林知远");
        club.pair(event);
        club.result(event, 1, 1, "1-0");
        club.result(event, 1, 2, "1/2");
        String knockout = club.create("{\"name\":\"Cup\",\"format\":\"knockout\"}");
        String game = TestTable.create(server.visitor(), "{}");
        List<String> more = List.of(
                "/events/" + event,
                "/events/" + event + "/schedule",
                "/events/" + event + "/prizes",
                "/events/" + event + "/ratings",
                "/events/" + event + "/boards/embed",
                "/events/" + knockout + "/bracket",
                "/play/" + game,
                "/play/" + game + "/wall",
                "/rulings",
                "/rules/search?q=24.9");
        Page guest = chromium.open(Reader.DESKTOP_EN, "/");
        int open = walk(guest, more);
        Page official = chromium.open(Reader.DESKTOP_EN, "/");
        chromium.login(official, "陈立群", "correct horse");
        int all = walk(official, more);
        System.out.printf("%d kinds of pages for everybody, %d for officials%n", open, all);
        assertThat(open).isGreaterThan(40);
        assertThat(all).isGreaterThan(open + 10);
    }

    private static int walk(Page page, List<String> more) {
        Deque<String> open = new ArrayDeque<>(PAGES);
        open.addAll(more);
        Set<String> kinds = new HashSet<>();
        List<String> found = new ArrayList<>();
        int pages = 0;
        while (!open.isEmpty()) {
            String path = open.poll();
            if (kinds.add(kind(path)) && isPage(page, path)) {
                page.navigate(path);
                pages++;
                Chromium.illegible(page).forEach(each -> found.add(path + " " + each));
                ((List<?>) page.evaluate(
                                "[...document.querySelectorAll('a[href^=\"/\"]')].map(a => a.getAttribute('href'))"))
                        .forEach(href -> open.add(String.valueOf(href).replaceFirst("#.*", "")));
            }
        }
        assertThat(found).isEmpty();
        return pages;
    }

    /** Pages that differ only by what they show are of one kind: numbers and names made of letters and digits are left out. */
    private static String kind(String path) {
        return path.replaceFirst("\\?.*", "").replaceAll("/[^/]*\\d[^/]*|/[^/]{16,}", "/*");
    }

    private static boolean isPage(Page page, String path) {
        APIResponse response = page.request().get(path);
        return response.ok()
                && response.headers().getOrDefault("content-type", "").startsWith("text/html");
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
