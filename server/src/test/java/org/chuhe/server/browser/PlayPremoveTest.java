package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.regex.Pattern;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;

/** Moves made while the opponent thinks, in a game between two browsers. */
class PlayPremoveTest extends BrowserTest {
    private static final Reader PHONE_DARK_ZH = new Reader("zh-CN", 390, 844, true);

    private static void planned(Page page, boolean is) {
        assertThat(page.locator("#board .mk-circle")).hasCount(is ? 2 : 0);
    }

    @Test
    void itIsMarkedAndMadeWhenTheTurnComes() {
        PlayTable table = PlayTable.open(chromium, Reader.DESKTOP_EN, PHONE_DARK_ZH, Map.of());
        PlayTable.set(table.black, true, "预走");
        PlayTable.move(table.black, "h9g7");
        planned(table.black, true);
        planned(table.red, false);
        assertThat(table.black.locator("[aria-live=polite]")).containsText("预走 h9g7");
        accessible(table.black, "play-premove-phone-dark");
        PlayTable.move(table.red, "h2e2");
        PlayTable.sees(table.red, 2);
        PlayTable.sees(table.black, 2);
        planned(table.black, false);
        assertThat(table.black.locator("#moves")).containsText("马8进7");
        assertThat(table.black.locator("[aria-live=assertive]")).containsText("预走的 h9g7 已走出");
        assertThat(table.red).hasTitle(Pattern.compile("^● "));
    }

    @Test
    void aTouchOfTheBoardOrEscapeCancelsIt() {
        PlayTable table = PlayTable.open(chromium, Reader.TABLET_EN, Reader.DESKTOP_ZH, Map.of());
        PlayTable.set(table.black, true, "预走");
        PlayTable.move(table.black, "h9g7");
        planned(table.black, true);
        table.black.keyboard().press("Escape");
        planned(table.black, false);
        PlayTable.move(table.black, "b9c7");
        planned(table.black, true);
        PlayTable.tap(table.black, "e5");
        planned(table.black, false);
        PlayTable.move(table.red, "h2e2");
        PlayTable.sees(table.black, 1);
        assertThat(table.black).hasTitle(Pattern.compile("^● "));
        PlayTable.move(table.black, "i9i8");
        PlayTable.sees(table.red, 2);
    }

    @Test
    void whatIsIllegalByThenIsForgotten() {
        PlayTable table = PlayTable.open(chromium, Reader.PHONE_EN, Reader.DARK_ZH, Map.of());
        table.play("h2e2 h9g7");
        PlayTable.set(table.black, true, "预走");
        PlayTable.move(table.black, "e6e5");
        planned(table.black, true);
        // The cannon takes that very soldier.
        PlayTable.move(table.red, "e2e6");
        PlayTable.sees(table.black, 3);
        planned(table.black, false);
        assertThat(table.black.locator("[aria-live=assertive]")).containsText("预走的 e6e5 走不成");
        assertThat(table.black).hasTitle(Pattern.compile("^● "));
        PlayTable.move(table.black, "i9h9");
        PlayTable.sees(table.red, 4);
    }

    @Test
    void withoutTheSwitchNothingIsMadeInAdvance() {
        PlayTable table = PlayTable.open(chromium, Reader.PHONE_ZH, Reader.DESKTOP_ZH, Map.of());
        PlayTable.move(table.black, "h9g7");
        planned(table.black, false);
        assertThat(table.black.locator(".mk-selected")).hasCount(0);
        PlayTable.set(table.black, true, "预走");
        PlayTable.move(table.black, "h9g7");
        planned(table.black, true);
        PlayTable.set(table.black, false, "预走");
        planned(table.black, false);
        PlayTable.move(table.red, "h2e2");
        PlayTable.sees(table.black, 1);
        assertThat(table.black).hasTitle(Pattern.compile("^● "));
    }
}
