package org.chuhe.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.chuhe.server.TestServer;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("browser")
class RuleBookInBrowserTest {
    private static TestServer server;
    private static Chromium chromium;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        chromium = Chromium.on(server);
    }

    @AfterAll
    static void stop() {
        if (chromium != null) {
            assertThat(chromium.complaints()).isEmpty();
            chromium.close();
        }
        server.close();
    }

    private static void looksWell(Page page, String name) {
        Chromium.picture(page, name);
        assertThat(Chromium.barriers(page)).isEmpty();
        assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .as("%s scrolls sideways", name)
                .isTrue();
    }

    @Test
    void fromTheListOfEditionsToTheProofOnTheBoard() {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/rules");
        looksWell(page, "rules-editions-zh");
        page.click("a.button[href='/rules/cxa2020']");
        looksWell(page, "rules-edition-zh");
        page.click("#article-24\\.10 a");
        page.waitForSelector(".book-figure .bd-svg");
        looksWell(page, "rules-article-zh");
        page.click(".book-figure h3 a");
        page.waitForSelector(".book-board .bd-svg");
        page.click(".book-board .replay button >> nth=2");
        assertThat(page.textContent(".book-board .replay-count")).isEqualTo("1 / 4");
        page.click(".book-proof summary >> nth=0");
        page.click(".book-proof >> nth=0 >> .replay button >> nth=2");
        assertThat(page.textContent(".book-proof .replay-count >> nth=0")).startsWith("1 / ");
        assertThat(page.locator(".seal").count()).isPositive();
        looksWell(page, "rules-figure-zh");
    }

    @Test
    void aPhoneReadsTooInEnglishAndInTheDark() {
        Page phone = chromium.open(Reader.PHONE_EN, "/rules/cxa2011");
        looksWell(phone, "rules-edition-phone-en");
        phone.navigate("/rules/figures/cxa2020-fig-03");
        phone.waitForSelector(".book-board .bd-svg");
        looksWell(phone, "rules-figure-phone-en");
        phone.navigate("/rules/cxa1957/5.2(8)");
        looksWell(phone, "rules-article-phone-en");
        Page dark = chromium.open(Reader.DARK_ZH, "/rules/figures/wxf2018-028");
        dark.waitForSelector(".book-board .bd-svg");
        looksWell(dark, "rules-figure-dark-zh");
    }

    @Test
    void searching() {
        Page page = chromium.open(Reader.PHONE_ZH, "/rules");
        page.fill("input[type=search]", "联合捉");
        page.keyboard().press("Enter");
        page.waitForURL("**/rules/search**");
        assertThat(page.locator("mark").count()).isPositive();
        looksWell(page, "rules-search-phone-zh");
        page.click(".book-hits a >> nth=0");
        assertThat(page.textContent("h1")).contains("24.17");
    }
}
