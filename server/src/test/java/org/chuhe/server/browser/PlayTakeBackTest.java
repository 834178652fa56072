package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;

/** Moves taken back by agreement, between two browsers. */
class PlayTakeBackTest extends BrowserTest {
    private static final Reader PHONE_DARK_ZH = new Reader("zh-CN", 390, 844, true);

    @Test
    void theOpponentIsAskedAndAllows() {
        PlayTable table = PlayTable.open(chromium, PHONE_DARK_ZH, Reader.DESKTOP_EN, Map.of());
        Page watcher = table.spectator(Reader.TABLET_EN);
        assertThat(table.black.locator("#info")).containsText("take-back by agreement");
        table.play("h2e2 h9g7");
        table.black.click("#acts button:has-text('Take back')");
        assertThat(table.black.locator("#acts")).containsText("waiting for the answer");
        assertThat(table.red.locator("#acts")).containsText("黑方请求悔棋");
        assertThat(watcher.locator("#acts")).containsText("Black asks to take back");
        assertThat(table.red.locator("[aria-live=polite]")).containsText("黑方请求悔棋");
        accessible(table.red, "play-take-back-phone-dark");
        accessible(table.black, "play-take-back-en");
        accessible(watcher, "play-take-back-tablet");
        table.red.click("#acts button:has-text('同意悔棋')");
        for (Page page : new Page[] {table.red, table.black, watcher}) {
            PlayTable.sees(page, 1);
            assertThat(page.locator("#moves [data-ply='2']")).hasCount(0);
        }
        assertThat(table.red.locator("[aria-live=assertive]")).containsText("已悔棋");
        PlayTable.move(table.black, "b9c7");
        PlayTable.sees(table.red, 2);
        // After the answer both moves go.
        table.play("h0g2");
        table.black.keyboard().press("u");
        table.red.click("#acts button:has-text('同意悔棋')");
        PlayTable.sees(table.red, 1);
        PlayTable.sees(table.black, 1);
    }

    @Test
    void whoIsRefusedIsToldAndDoesNotAskAgainForTheSameMove() {
        PlayTable table = PlayTable.open(chromium, Reader.DARK_ZH, Reader.PHONE_EN, Map.of());
        table.red.keyboard().press("u");
        assertThat(table.red.locator(".acts-hint")).containsText("还没有走过棋");
        table.play("h2e2");
        table.red.click("#acts button:has-text('悔棋')");
        accessible(table.black, "play-take-back-phone-en");
        table.black.click("#acts button:has-text('Do not allow')");
        assertThat(table.red.locator("#banners .banner")).containsText("黑方不同意悔棋");
        table.red.keyboard().press("u");
        assertThat(table.red.locator(".acts-hint")).containsText("每着只能请求一次");
        assertThat(table.black.locator("#acts .acts-offer:visible")).hasCount(0);
        PlayTable.move(table.black, "h9g7");
        PlayTable.sees(table.red, 2);
        PlayTable.move(table.red, "h0g2");
        PlayTable.sees(table.black, 3);
        table.red.click("#acts button:has-text('悔棋')");
        assertThat(table.black.locator("#acts .acts-offer:visible")).hasCount(1);
        // Whoever plays on has answered, too.
        PlayTable.move(table.black, "i9h9");
        assertThat(table.red.locator("#acts .acts-offer:visible")).hasCount(0);
        PlayTable.sees(table.red, 4);
        accessible(table.red, "play-take-back-dark");
    }

    @Test
    void whereItIsNotAgreedOnNobodyIsAsked() {
        PlayTable table = PlayTable.open(chromium, Reader.DESKTOP_ZH, Reader.PHONE_ZH, Map.of("takeBack", "no"));
        table.play("h2e2");
        assertThat(table.red.locator("#acts button:visible:has-text('提和')")).hasCount(1);
        assertThat(table.red.locator("#acts button:visible:has-text('悔棋')")).hasCount(0);
        assertThat(table.black.locator("#acts button:visible:has-text('悔棋')")).hasCount(0);
        assertThat(table.red.locator("#info")).not().containsText("悔棋");
    }
}
