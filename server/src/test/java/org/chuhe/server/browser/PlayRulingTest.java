package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.Map;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;

/** Repetitions, offers and claims, as players and watchers see them. */
class PlayRulingTest extends BrowserTest {
    private static final String CHASE = "h2b2 i9i7 b2h2 i7i9";

    /** Red's cannon and the one beside it chase a chariot; Black only runs away. */
    @Test
    void aForbiddenRepetitionIsWarnedOfAndThenLoses() {
        PlayTable table = PlayTable.open(chromium, Reader.DESKTOP_EN, Reader.PHONE_ZH, Map.of());
        table.play("b2b5 g9e7 " + CHASE + " " + CHASE + " " + CHASE);
        assertThat(table.black.locator("#banners .banner b").first()).containsText("裁判警告红方");
        assertThat(table.red.locator("#banners .banner-count b")).hasText("2");
        assertThat(table.red.locator("#banners a[href^='/rules/cxa2020/']").first())
                .isVisible();
        assertThat(table.red.locator("#banners .banner b").first())
                .hasText("You must vary within 2 rounds, or you lose");
        assertThat(table.red.locator("[aria-live=assertive]")).containsText("The arbiter warns you");
        whole(table.red);
        whole(table.black);
        assertThat(table.red.locator("#moves .moves-mark")).containsText(new String[] {"①", "②", "③"});
        Chromium.picture(table.red, "play-warning-en");
        Chromium.picture(table.black, "play-warning-phone");
        accessible(table.red);
        accessible(table.black);

        table.play("h2b2 i9i7");
        assertThat(table.red.locator("#banners .banner-count b")).hasText("1");
        assertThat(table.red.locator("#banners .banner b").first()).containsText("within 1 round,");
        PlayTable.move(table.red, "b2h2");
        assertThat(table.red.locator("dialog h2")).hasText("You lost");
        assertThat(table.red.locator("dialog .seal-loss")).isVisible();
        // Whoever has won is not shown the other's 负.
        assertThat(table.black.locator("dialog h2")).hasText("你赢了");
        assertThat(table.black.locator(".seal-loss")).hasCount(0);
        assertThat(table.red.locator("dialog .articles a").last())
                .hasAttribute("href", Pattern.compile("/rules/cxa2020/"));
        assertThat(table.black.locator("#ending .ruling a:has-text('依据')"))
                .hasAttribute("href", Pattern.compile("^/desk\\?rules=cxa2020"));
        accessible(table.red, "play-ruled-en");
    }

    /** Nothing of a warning is cut off, and all of it is on the screen. */
    private static void whole(Page page) {
        assertThat(page.locator("#banners .banner"))
                .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        Assertions.assertThat(page.evaluate("[...document.querySelectorAll('#banners .banner *')]"
                        + ".filter(each => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1).length"))
                .isEqualTo(0);
    }

    @Test
    void perpetualCheckIsWarnedOfBeforeTheMoveThatLoses() {
        PlayTable table = PlayTable.open(chromium, Reader.PHONE_EN, Reader.DESKTOP_ZH, Map.of());
        table.play("a0a1 f9e8 a1d1 e8f7 d1d8 e9f9" + " d8d9 f9f8 d9d8 f8f9".repeat(3));
        Locator own = table.red.locator("#banners .banner");
        assertThat(own.locator("b")).hasText("Once more and you lose: perpetual check");
        assertThat(own.locator("a[href='/rules/cxa2020/25.1']")).isVisible();
        assertThat(own).containsText("Red");
        assertThat(table.black.locator("#banners .banner b")).hasText("再将一次红方判负：长将");
        assertThat(table.red.locator("[aria-live=assertive]")).containsText("Once more and you lose");
        whole(table.red);
        whole(table.black);
        accessible(table.red, "play-ahead-phone-en");
        accessible(table.black, "play-ahead-zh");
        // It is still there when the page is loaded anew, and gone when the position is.
        table.red.reload();
        assertThat(own.locator("b")).hasText("Once more and you lose: perpetual check");
        table.play("d8d7");
        assertThat(own).hasCount(0);
    }

    @Test
    void drawsAreOfferedDeclinedAndAgreed() {
        PlayTable table = PlayTable.open(chromium, Map.of());
        table.red.keyboard().press("d");
        assertThat(table.red.locator("dialog")).containsText("22.1");
        PlayTable.answer(table.red, "提和");
        assertThat(table.red.locator("#acts .acts-draw")).containsText("等对方答复");
        assertThat(table.black.locator("#acts .acts-draw")).containsText("Red offers a draw");
        table.black.tap("#acts .acts-resign");
        assertThat(table.black.locator("#acts .acts-hint")).hasText("Hold for one second to resign.");
        assertThat(table.black.locator("#acts .acts-hint")).isVisible();
        Chromium.picture(table.black, "play-offer-phone");
        table.black.click("#acts .acts-draw button:has-text('Decline')");
        assertThat(table.red.locator("#acts .acts-draw")).isHidden();
        assertThat(table.red.locator("[aria-live=polite]")).containsText("黑方不同意和棋");

        table.play("h2e2");
        table.black.click("#acts button:has-text('Offer draw')");
        PlayTable.answer(table.black, "Offer draw");
        table.red.click("#acts .acts-draw button:has-text('同意')");
        PlayTable.answer(table.red, "同意和棋");
        assertThat(table.black.locator("dialog h2")).hasText("A draw");
    }

    @Test
    void offersCoolDown() {
        PlayTable table = PlayTable.open(chromium, Map.of());
        for (int i = 0; i < 2; i++) {
            table.red.click("#acts button:has-text('提和')");
            PlayTable.answer(table.red, "提和");
            table.black.click("#acts .acts-draw button:has-text('Decline')");
            table.play(i == 0 ? "h2e2 h9g7" : "h0g2 i9h9");
        }
        assertThat(table.red.locator("#acts button:has-text('提和')")).hasAttribute("aria-disabled", "true");
        assertThat(table.red.locator("#acts .acts-hint")).containsText("22.1");
    }

    @Test
    void aFalseClaimCostsFiveMinutesAndAFoul() {
        PlayTable table = PlayTable.open(chromium, Map.of("preset", "national"));
        table.play("h2e2 h9g7");
        Page red = table.red;
        red.keyboard().press("r");
        assertThat(red.locator("dialog")).containsText("不属实");
        accessible(red);
        PlayTable.choose(red, "提出自然限着和棋");
        assertThat(red.locator("dialog")).containsText("现在只有 1 回合，满 60 回合才成立");
        PlayTable.answer(red, "提出");
        assertThat(red.locator("#clock-bottom .clock-note")).containsText("犯规 1");
        assertThat(red.locator("#clock-bottom .clock-digits")).hasText(Pattern.compile("^55:\\d\\d$"));
        assertThat(table.black.locator("#info .live-log")).containsText("false");
        assertThat(table.black.locator("#clock-top .clock-digits")).hasText(Pattern.compile("^55:\\d\\d$"));
    }

    @Test
    void aCallForTheArbiterIsSeenByBoth() {
        PlayTable table = PlayTable.open(chromium, Map.of());
        table.black.click("#acts button:has-text('Arbiter / claim')");
        PlayTable.choose(table.black, "Call the arbiter");
        assertThat(table.red.locator("#banners")).containsText("黑方请裁判");
        assertThat(table.black.locator("#banners")).containsText("Black calls the arbiter");
    }
}
