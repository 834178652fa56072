package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.regex.Pattern;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;

/** Whole games between two browsers, with people watching. */
class PlayGameTest extends BrowserTest {
    private static final String TO_MATE = "b2c2 f9e8 c2c6 h7c7 c6c9";

    @Test
    void aGameToMateWithSomebodyWatching() {
        PlayTable table = PlayTable.open(chromium, Map.of());
        Page watcher = table.spectator(Reader.DARK_ZH);
        assertThat(table.red.locator(".live-head [data-watchers]")).hasText("1");
        assertThat(table.red.locator(".live-head h1")).hasText("韩一鸣 对 周承业");
        assertThat(table.red.locator("#clock-bottom")).not().hasClass(Pattern.compile("clock-running"));
        assertThat(watcher.locator("#acts .acts-buttons button:visible")).hasCount(0);

        // Nobody moves in advance: Black's pieces cannot be taken up yet.
        PlayTable.tap(table.black, "f9");
        assertThat(table.black.locator(".mk-selected")).hasCount(0);

        // The clocks start after each side's first move.
        table.play("b2c2 f9e8 c2c6 h7c7");
        PlayTable.sees(watcher, 4);
        assertThat(table.red.locator("#clock-bottom")).hasClass(Pattern.compile("clock-running"));
        assertThat(watcher.locator("[aria-live=polite]")).containsText("黑方：炮8平3");
        assertThat(table.red.locator("#clock-bottom .clock-digits")).hasText(Pattern.compile("^14:5\\d$|^15:00$"));
        Chromium.picture(table.red, "play-zh");
        Chromium.picture(table.black, "play-en-phone");
        Chromium.picture(watcher, "play-watching-dark");
        accessible(table.red);
        accessible(table.black);
        accessible(watcher);

        PlayTable.move(table.red, "c6c9");
        assertThat(table.red.locator("dialog h2")).hasText("你赢了");
        assertThat(table.black.locator("dialog h2")).hasText("You lost");
        assertThat(table.black.locator("[aria-live=assertive]")).containsText("The game has ended");
        assertThat(watcher.locator("#ending .ruling-title")).containsText("红");
        assertThat(watcher.locator("dialog")).hasCount(0);
        Chromium.picture(table.black, "play-lost-phone");
        accessible(table.red);
    }

    @Test
    void afterwardsItIsReplayedDownloadedAndPlayedAgain() {
        PlayTable table = PlayTable.open(chromium, Map.of());
        table.play(TO_MATE);
        PlayTable.answer(table.red, "看看棋盘");
        Page red = table.red;
        red.focus("#moves .moves-body");
        red.keyboard().press("Home");
        assertThat(red.locator("#moves .replay-count")).hasText("0 / 5");
        red.keyboard().press("ArrowRight");
        assertThat(red.locator("#moves [aria-current]")).hasText("炮八平七");
        red.click("#moves [data-ply='3']");
        assertThat(red.locator("#moves .replay-count")).hasText("3 / 5");
        red.click("#ending summary");
        var file = red.waitForDownload(() -> red.click("#ending a[href$='/download/pgn']"));
        assertThat(file.suggestedFilename()).endsWith(".pgn");
        var sheet = red.waitForDownload(() -> red.click("#ending a[href$='/download/pdf']"));
        assertThat(sheet.suggestedFilename()).endsWith(".pdf");
        assertThat(red.locator("#ending a:has-text('裁判台')")).hasAttribute("href", Pattern.compile("^/desk\\?"));

        String first = red.url();
        red.click("#ending .rematch button");
        assertThat(red.locator("#ending .rematch button")).isDisabled();
        PlayTable.answer(table.black, "Accept another game");
        table.black.waitForURL(url -> !url.equals(first));
        red.waitForURL(table.black.url());
        assertThat(red.locator("#clock-bottom")).hasAttribute("data-side", "black");
        assertThat(red.locator("#live")).hasAttribute("data-phase", "playing");
    }

    @Test
    void resigningTakesAHeldButtonOrADialog() {
        PlayTable table = PlayTable.open(chromium, Map.of());
        Page red = table.red;
        red.click("#acts .acts-resign");
        assertThat(red.locator("#acts .acts-hint")).hasText("认输要按住 1 秒。");
        assertThat(red.locator("#live")).hasAttribute("data-phase", "playing");
        red.locator("#acts .acts-resign").hover();
        red.mouse().down();
        assertThat(red.locator("dialog h2")).hasText("你输了");
        red.mouse().up();

        PlayTable again = PlayTable.open(chromium, Map.of());
        again.red.locator("#acts .acts-resign").press("Enter");
        assertThat(again.red.locator("dialog")).containsText("判对方胜");
        accessible(again.red);
        PlayTable.answer(again.red, "认输");
        assertThat(again.black.locator("dialog h2")).hasText("You won");
    }

    @Test
    void movesCanBeTypedAndPlayedWithTheKeyboardAlone() {
        PlayTable table = PlayTable.open(chromium, Map.of());
        table.red.keyboard().press("m");
        table.red.locator("dialog input").fill("炮二平九九");
        PlayTable.answer(table.red, "走棋");
        assertThat(table.red.locator("dialog .problem")).isVisible();
        table.red.locator("dialog input").fill("炮二平五");
        PlayTable.answer(table.red, "走棋");
        PlayTable.sees(table.black, 1);

        PlayTable.point(table.black, "h9").focus();
        table.black.keyboard().press("Enter");
        PlayTable.point(table.black, "g7").focus();
        table.black.keyboard().press("Enter");
        PlayTable.sees(table.red, 2);
        table.red.keyboard().press("f");
        assertThat(table.red.locator("#clock-bottom")).hasAttribute("data-side", "black");
        table.red.keyboard().press("?");
        assertThat(table.red.locator("dialog .keys")).containsText("提和");
    }

    @Test
    void aTouchedPieceMustMoveWhereThatWasAgreed() {
        PlayTable table = PlayTable.open(chromium, Map.of("touch", "yes"));
        PlayTable.tap(table.red, "b0");
        assertThat(table.red.locator(".mk-circle")).hasCount(1);
        PlayTable.tap(table.red, "h2");
        assertThat(table.red.locator(".mk-selected")).hasCount(0);
        PlayTable.move(table.red, "b0c2");
        PlayTable.sees(table.black, 1);
    }
}
