package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.event.Club;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Readers of traditional Chinese and of Vietnamese: the browser's language decides, and every page follows. */
class LanguagesInBrowserTest extends BrowserTest {
    private static final Reader TAIPEI = new Reader("zh-TW", 1440, 900, false);
    private static final Reader HONG_KONG = new Reader("zh-HK", 390, 844, true);
    private static final Reader HANOI = new Reader("vi-VN", 390, 844, false);
    private static final String DESK =
            "/desk?rules=cxa2020&fen=2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1%20w&moves=f0e0%20e8f8%20e0f0%20f8e8";

    @ParameterizedTest
    @CsvSource({"zh-TW, zh-Hant", "vi-VN, vi"})
    void theLinksInTheBarChangeTheLanguage(String browser, String tag) {
        Page page = chromium.open(Reader.PHONE_EN, "/");
        page.click("header a[lang=" + tag + "]");
        assertThat(page.locator("html")).hasAttribute("lang", tag);
        Page own = chromium.open(new Reader(browser, 390, 844, false), "/");
        assertThat(own.locator("html")).hasAttribute("lang", tag);
        assertThat(own.locator("header a[lang=" + tag + "]")).hasCount(0);
        assertThat(own.locator("header a[lang=en]")).hasText("EN");
        accessible(own, "home-" + tag + "-phone");
    }

    @Test
    void theDeskRulesInTraditionalCharacters() {
        Page page = chromium.open(TAIPEI, DESK);
        assertThat(page.locator(".ruling-title").first()).containsText("紅方單方長將，作負");
        assertThat(page.locator(".desk-plies")).containsText("車四平五");
        assertThat(page.locator(".desk-plies .nature").first()).containsText("將");
        accessible(page, "desk-zh-Hant");
        Page phone = chromium.open(HONG_KONG, DESK);
        assertThat(phone.locator(".ruling-title").first()).containsText("紅方單方長將，作負");
        accessible(phone, "desk-zh-Hant-phone-dark");
    }

    @Test
    void theDeskRulesInVietnameseWithVietnameseMoves() {
        Page page = chromium.open(HANOI, DESK);
        assertThat(page.locator(".ruling-title").first()).containsText("Đỏ trường chiếu, xử thua");
        assertThat(page.locator("main")).containsText("X4-5");
        accessible(page, "desk-vi-phone");
        accessible(chromium.open(new Reader("vi-VN", 1440, 900, false), DESK), "desk-vi");
    }

    @Test
    void aGameBetweenTaipeiAndHanoi() {
        PlayTable table = PlayTable.open(chromium, TAIPEI, HANOI, Map.of());
        table.play("b0c2 h9g7 h2e2");
        assertThat(table.red.locator("#moves")).containsText("馬八進七");
        assertThat(table.black.locator("#moves")).containsText("M8.7");
        assertThat(table.black.locator("#moves")).containsText("P2-5");
        accessible(table.red, "play-zh-Hant");
        accessible(table.black, "play-vi-phone");
        Page spectator = table.spectator(new Reader("vi", 1440, 900, true));
        PlayTable.sees(spectator, 3);
        accessible(spectator, "play-vi-dark");
    }

    @Test
    void theRuleBookIsReadAndSearchedInTraditionalCharacters() {
        Page page = chromium.open(TAIPEI, "/rules/cxa2020/24.3");
        assertThat(page.locator("main")).containsText("捉");
        accessible(page, "article-zh-Hant");
        assertThat(page.locator("main").textContent()).doesNotContain("规", "车", "长将");
        page.navigate(server.uri("/rules/search?q=長將").toString());
        assertThat(page.locator("main mark").first()).containsText("長將");
    }

    @Test
    void anEventIsShownInTraditionalCharacters() {
        Club club = new Club(server.member("陳立群", Role.ORGANISER));
        String id = club.swiss(3, "周承業", "沈牧川", "許文瀾", "林知遠");
        club.pair(id);
        club.result(id, 1, 1, "1-0");
        Page page = chromium.open(TAIPEI, "/events/" + id + "/standings");
        assertThat(page.locator("main")).containsText("積分");
        accessible(page, "event-zh-Hant");
        accessible(chromium.open(HONG_KONG, "/events/" + id), "event-zh-Hant-phone-dark");
    }
}
