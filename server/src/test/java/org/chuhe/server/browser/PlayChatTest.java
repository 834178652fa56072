package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;

/** Two players talk to each other in their browsers, while both want it. */
class PlayChatTest extends BrowserTest {
    private static final Reader TABLET_DARK_EN = new Reader("en-GB", 820, 1180, true);

    private static void write(Page page, String text) {
        page.fill("#chat input[type=text]", text);
        page.press("#chat input[type=text]", "Enter");
    }

    @Test
    void bothSwitchItOnAndEitherEndsIt() {
        PlayTable table = PlayTable.open(chromium, Reader.PHONE_ZH, TABLET_DARK_EN, Map.of());
        Page watcher = table.spectator(Reader.DESKTOP_ZH);
        table.red.click("#chat summary");
        table.black.click("#chat summary");
        assertThat(table.red.locator("#chat input[name=chat]")).isVisible();
        assertThat(table.red.locator("#chat form")).isHidden();
        assertThat(watcher.locator("#live")).hasAttribute("data-phase", "playing");
        assertThat(watcher.locator("#chat")).isHidden();

        table.red.check("#chat input[name=chat]");
        assertThat(table.red.locator("#chat")).containsText("等对手也愿意");
        assertThat(table.black.locator("#chat")).containsText("the opponent would like to");
        assertThat(table.black.locator("#chat form")).isHidden();
        table.black.check("#chat input[name=chat]");
        assertThat(table.red.locator("#chat form")).isVisible();

        write(table.red, "你好，<b>祝好运</b>");
        assertThat(table.black.locator("#chat li")).hasText("Red 你好，<b>祝好运</b>");
        assertThat(table.red.locator("#chat input[type=text]")).hasValue("");
        assertThat(table.black.locator("[aria-live=polite]")).containsText("Red says");
        write(table.black, "You too");
        assertThat(table.red.locator("#chat li")).hasCount(2);
        accessible(table.red, "play-chat-phone");
        accessible(table.black, "play-chat-tablet-dark");
        table.play("h2e2");
        assertThat(watcher.locator("#chat")).isHidden();
        assertThat(watcher.locator("body")).not().containsText("祝好运");

        table.red.reload();
        assertThat(table.red.locator("#chat li")).hasCount(2);
        table.red.click("#chat summary");
        assertThat(table.red.locator("#chat form")).isVisible();
        table.black.uncheck("#chat input[name=chat]");
        assertThat(table.red.locator("#chat form")).isHidden();
        assertThat(table.red.locator("#chat li")).hasCount(0);
        assertThat(table.black.locator("#chat li")).hasCount(0);
        assertThat(table.red.locator("#chat")).containsText("等对手也愿意");
    }

    @Test
    void whatIsTooMuchIsSaidThere() {
        PlayTable table = PlayTable.open(chromium, Reader.DARK_ZH, Reader.DESKTOP_EN, Map.of());
        table.red.click("#chat summary");
        table.black.click("#chat summary");
        table.red.check("#chat input[name=chat]");
        table.black.check("#chat input[name=chat]");
        assertThat(table.red.locator("#chat form")).isVisible();
        for (int i = 0; i < 12; i++) {
            write(table.red, "x" + i);
        }
        assertThat(table.red.locator("#chat .problem")).containsText("请放慢");
        accessible(table.red, "play-chat-dark");
    }
}
