package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.regex.Pattern;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The arbiter's panel on the page of a game. */
class PlayArbiterTest extends BrowserTest {
    private Page arbiter;

    @BeforeAll
    static void start() {
        server.member("陈立群", Role.ARBITER);
    }

    @BeforeEach
    void comeIn() {
        arbiter = chromium.open(Reader.DESKTOP_ZH, "/");
        chromium.login(arbiter, "陈立群", "correct horse");
    }

    private void press(String act) {
        arbiter.click("#arbiter [data-act='" + act + "']");
    }

    @Test
    void pausesSetsClocksAndRestoresAPosition() {
        PlayTable table = PlayTable.open(chromium, Map.of());
        table.play("h2e2 h9g7 h0g2");
        table.black.click("#acts button:has-text('Arbiter / claim')");
        PlayTable.choose(table.black, "Call the arbiter");
        arbiter.navigate("/play");
        assertThat(arbiter.locator("#lists")).containsText("黑方请裁判");
        arbiter.click("#lists .tag-warn");
        assertThat(arbiter.locator("#arbiter")).isVisible();
        assertThat(table.red.locator("#arbiter")).isHidden();
        press("attend");
        PlayTable.answer(arbiter, "已到台");
        assertThat(table.black.locator("#banners .banner")).hasCount(0);

        press("pause");
        assertThat(arbiter.locator("dialog")).containsText("双方棋钟都停下");
        PlayTable.answer(arbiter, "停钟");
        assertThat(table.red.locator("#banners")).containsText("裁判已停钟");
        assertThat(table.black.locator("#clock-bottom")).not().hasClass(Pattern.compile("clock-running"));
        press("set-clock");
        arbiter.selectOption("dialog select[name=side]", "black");
        arbiter.fill("dialog input[name=left]", "abc");
        PlayTable.answer(arbiter, "调整棋钟");
        assertThat(arbiter.locator("dialog .problem")).isVisible();
        arbiter.fill("dialog input[name=left]", "12:30");
        accessible(arbiter);
        PlayTable.answer(arbiter, "调整棋钟");
        assertThat(table.black.locator("#clock-bottom .clock-digits")).hasText("12:30");
        accessible(arbiter, "play-arbiter");
        press("resume");
        PlayTable.answer(arbiter, "继续");
        assertThat(table.black.locator("#clock-bottom")).hasClass(Pattern.compile("clock-running"));
        assertThat(table.red.locator("#banners .banner")).hasCount(0);
        table.play("i9h9");

        press("foul");
        arbiter.selectOption("dialog select[name=article]", "8.1.1");
        PlayTable.answer(arbiter, "判犯规");
        assertThat(table.red.locator("#clock-bottom .clock-note")).containsText("犯规 1");
        assertThat(arbiter.locator("#info .live-log")).containsText("干扰对方");
    }

    @Test
    void correctsAPositionAndDecidesAGame() {
        PlayTable table = PlayTable.open(chromium, Map.of("preset", "national"));
        table.play("h2e2 h9g7 h0g2 i9h9");
        arbiter.navigate(table.address);
        press("restore");
        arbiter.fill("dialog input[name=ply]", "2");
        PlayTable.answer(arbiter, "恢复局面");
        PlayTable.sees(table.red, 2);
        PlayTable.sees(table.black, 2);
        assertThat(table.red.locator("[aria-live=assertive]")).containsText("恢复到第 2 着");
        if (table.red.getAttribute("#live", "data-phase").equals("paused")) {
            press("resume");
            PlayTable.answer(arbiter, "继续");
        }
        table.play("b0c2");

        press("decide");
        arbiter.selectOption("dialog select[name=outcome]", "1/2");
        arbiter.fill("dialog input[name=why]", "停电，双方同意");
        PlayTable.answer(arbiter, "判定结果");
        assertThat(table.red.locator("dialog h2")).hasText("和棋");
        assertThat(arbiter.locator("#ending .ruling-title")).isVisible();
        assertThat(arbiter.locator("#info .live-log")).containsText("停电");
    }
}
