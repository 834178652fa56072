package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;

class RuleBookInBrowserTest extends BrowserTest {
    @Test
    void fromTheListOfEditionsToTheProofOnTheBoard() {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/rules");
        accessible(page, "rules-editions-zh");
        page.click("a.button[href='/rules/cxa2020']");
        accessible(page, "rules-edition-zh");
        page.click("#article-24\\.10 a");
        page.waitForSelector(".book-figure .bd-svg");
        accessible(page, "rules-article-zh");
        page.click(".book-figure h3 a");
        page.waitForSelector(".book-board .bd-svg");
        page.click(".book-board .replay button >> nth=2");
        assertThat(page.locator(".book-board .replay-count")).hasText("1 / 4");
        page.click(".book-proof summary >> nth=0");
        page.click(".book-proof >> nth=0 >> .replay button >> nth=2");
        assertThat(page.locator(".book-proof .replay-count").first()).containsText("1 / ");
        assertThat(page.locator(".seal").count()).isPositive();
        accessible(page, "rules-figure-zh");
    }

    @Test
    void aPhoneReadsTooInEnglishAndInTheDark() {
        Page phone = chromium.open(Reader.PHONE_EN, "/rules/cxa1957");
        accessible(phone, "rules-edition-phone-en");
        phone.navigate("/rules/figures/cxa2020-fig-03");
        phone.waitForSelector(".book-board .bd-svg");
        accessible(phone, "rules-figure-phone-en");
        phone.navigate("/rules/cxa1957/5.2(8)");
        accessible(phone, "rules-article-phone-en");
        Page dark = chromium.open(Reader.DARK_ZH, "/rules/figures/wxf2018-028");
        dark.waitForSelector(".book-board .bd-svg");
        accessible(dark, "rules-figure-dark-zh");
    }

    @Test
    void searching() {
        Page page = chromium.open(Reader.PHONE_ZH, "/rules");
        page.fill("input[type=search]", "联合捉");
        page.keyboard().press("Enter");
        page.waitForURL("**/rules/search**");
        assertThat(page.locator("mark").count()).isPositive();
        accessible(page, "rules-search-phone-zh");
        page.click(".book-hits a >> nth=0");
        assertThat(page.locator("h1")).containsText("24.17");
    }
}
