package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Map;
import java.util.regex.Pattern;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;

/** What players are answered is seen and heard by both, where they look, and never moves the board. */
class PlayAnswersTest extends BrowserTest {
    private static final Reader TABLET_ZH = new Reader("zh-CN", 820, 1180, false);
    private static final String CHASE = "h2b2 i9i7 b2h2 i7i9";

    private static BoundingBox box(Page page, String place) {
        return page.locator(place).boundingBox();
    }

    /** A refused claim looks like a failed tap unless its reason stands where the button was. */
    @Test
    void aRefusedClaimIsAnsweredWhereTheButtonWas() {
        PlayTable table = PlayTable.open(chromium, Reader.PHONE_ZH, Reader.DESKTOP_EN, Map.of("preset", "national"));
        table.play("h2e2 h9g7");
        BoundingBox before = box(table.red, "#board");
        table.red.click("#acts button:has-text('请裁判')");
        accessible(table.red);
        PlayTable.choose(table.red, "提请裁决循环");
        assertThat(table.red.locator("#banners .banner")).containsText("不予受理");
        assertThat(table.red.locator("[aria-live=assertive]")).containsText("不予受理");
        BoundingBox banner = box(table.red, "#banners .banner");
        assertThat(banner.y + banner.height)
                .as("just above the actions")
                .isBetween(box(table.red, "#acts").y - 24, box(table.red, "#acts").y);
        BoundingBox clock = box(table.red, "#clock-bottom");
        assertThat(banner.y).as("the own clock stays in sight").isGreaterThanOrEqualTo(clock.y + clock.height);
        assertThat(box(table.red, "#board")).usingRecursiveComparison().isEqualTo(before);
        assertThat(table.black.locator("#banners .banner")).containsText("not heard");
        assertThat(table.black.locator("[aria-live=assertive]")).containsText("not heard");
        accessible(table.red, "play-answer-phone");
        accessible(table.black, "play-answer-en");
        table.red.click("#banners .banner button");
        assertThat(table.red.locator("#banners .banner")).hasCount(0);
    }

    /** The smallest phones that are still in use. */
    @Test
    void onAShortPhoneTheAnswerHidesNeitherClockNorBoard() {
        Reader small = new Reader("en-US", 360, 640, true);
        PlayTable table = PlayTable.open(chromium, small, Reader.DESKTOP_ZH, Map.of("preset", "national"));
        table.play("h2e2 h9g7");
        table.red.click("#acts button:has-text('Arbiter')");
        PlayTable.choose(table.red, "Claim a repetition");
        assertThat(table.red.locator("#banners .banner")).containsText("not heard");
        BoundingBox banner = box(table.red, "#banners .banner");
        BoundingBox clock = box(table.red, "#clock-bottom");
        accessible(table.red, "play-answer-short");
        assertThat(banner.y).as("the own clock stays in sight").isGreaterThanOrEqualTo(clock.y + clock.height);
        assertThat(banner.y + banner.height).as("within the screen").isLessThanOrEqualTo(640);
    }

    @Test
    void aFoulAndADeclinedOfferAreToldToBoth() {
        PlayTable table = PlayTable.open(chromium, Reader.DESKTOP_ZH, Reader.PHONE_EN, Map.of("preset", "national"));
        table.play("h2e2 h9g7");
        table.red.click("#acts button:has-text('提和')");
        PlayTable.answer(table.red, "提和");
        table.black.click("#acts .acts-draw button:has-text('Decline')");
        assertThat(table.red.locator("#banners .banner")).containsText("黑方不同意和棋");
        table.red.keyboard().press("r");
        PlayTable.choose(table.red, "提出自然限着和棋");
        PlayTable.answer(table.red, "提出");
        assertThat(table.red.locator("#banners .banner")).containsText("审核不属实");
        assertThat(table.red.locator("#banners .banner")).containsText("犯规第 1 次");
        assertThat(table.red.locator("#banners .banner")).containsText(Pattern.compile("0:05:00，"));
        assertThat(table.black.locator("#banners .banner"))
                .containsText(Pattern.compile("foul", Pattern.CASE_INSENSITIVE));
        assertThat(table.black.locator("#info .live-log")).not().containsText(Pattern.compile("\\d\\.\\d{3}"));
    }

    /** A finger on its way must hit the point it was meant for. */
    @Test
    void noBannerMovesABoardOrAClock() {
        PlayTable table = PlayTable.open(chromium, Reader.DESKTOP_ZH, Reader.PHONE_ZH, Map.of());
        Page tablet = table.spectator(TABLET_ZH);
        table.play("b2b5 g9e7 " + CHASE + " " + CHASE + " h2b2 i9i7 b2h2");
        Map<Page, BoundingBox> boards = Map.of(
                table.red,
                box(table.red, "#board"),
                table.black,
                box(table.black, "#board"),
                tablet,
                box(tablet, "#board"));
        BoundingBox clock = box(table.red, "#clock-bottom");
        assertThat(clock.y + clock.height).as("the own clock is in sight").isLessThanOrEqualTo(900);
        PlayTable.move(table.black, "i7i9");
        boards.forEach((page, before) -> {
            assertThat(page.locator("#banners .banner").first())
                    .containsText(page.equals(table.red) ? "你须在 2 个回合内变着" : "裁判警告红方");
            assertThat(box(page, "#board")).usingRecursiveComparison().isEqualTo(before);
        });
        assertThat(box(table.red, "#clock-bottom")).usingRecursiveComparison().isEqualTo(clock);
        BoundingBox banner = box(table.red, "#banners");
        assertThat(banner.y + banner.height).as("above the board").isLessThanOrEqualTo(box(table.red, "#board").y);
        Chromium.picture(table.red, "play-warning-zh");
        Chromium.picture(tablet, "play-warning-tablet");
        table.black.click("#acts button:has-text('请裁判')");
        PlayTable.choose(table.black, "请裁判来");
        assertThat(table.red.locator("#banners")).containsText("黑方请裁判");
        assertThat(box(table.red, "#board")).usingRecursiveComparison().isEqualTo(boards.get(table.red));
        accessible(table.red);
        accessible(tablet);
    }

    @Test
    void aTabletHasABoardAsLargeAsFits() {
        PlayTable table = PlayTable.open(chromium, TABLET_ZH, Reader.PHONE_ZH, Map.of());
        table.play("h2e2 h9g7");
        assertThat(box(table.red, "#board").width).isGreaterThan(680);
        for (String part : new String[] {"#clock-top", "#board", "#clock-bottom", "#acts"}) {
            BoundingBox place = box(table.red, part);
            assertThat(place.y + place.height).as(part + " is in sight").isLessThanOrEqualTo(1180);
        }
        BoundingBox before = box(table.red, "#board");
        accessible(table.red, "play-tablet");
        table.black.locator("#acts .acts-resign").press("Enter");
        PlayTable.answer(table.black, "认输");
        PlayTable.answer(table.red, "看看棋盘");
        assertThat(box(table.red, "#board").y).as("the end moves nothing").isEqualTo(before.y);
    }

    /** Who still reads how it ended sees there that the other wants to play again. */
    @Test
    void anOfferToPlayAgainIsSeenInTheEndsDialog() {
        PlayTable table = PlayTable.open(chromium, Reader.DESKTOP_ZH, Reader.PHONE_ZH, Map.of());
        table.red.locator("#acts .acts-resign").press("Enter");
        PlayTable.answer(table.red, "认输");
        assertThat(table.black.locator("dialog h2")).hasText("你赢了");
        assertThat(table.red.locator("dialog h2")).hasText("你输了");
        PlayTable.answer(table.red, "再来一局");
        assertThat(table.black.locator("dialog button[value=again]")).hasText("同意再来一局");
        assertThat(table.black.locator("#info .card-body > p")).isHidden();
    }

    /** What a wrong claim costs, and which edition rules, is said before the game is made. */
    @Test
    void theFormSaysWhatAWrongClaimCostsAndWhichEditionRules() {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/play");
        assertThat(page.locator("label:has([value=national])")).containsText("自然限着提得不对判犯规并罚时 5 分钟，循环提得不对不罚");
        assertThat(page.locator("label:has([value=national])")).containsText("2011");
        assertThat(page.locator("label:has([value=online])")).containsText("2020");
    }
}
