package org.chuhe.server.ruling;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.chuhe.server.browser.BrowserTest;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;

/** What an arbiter with a phone in a dispute must see without looking for it, and what must not be lost on the way. */
class DeskAtAGlanceTest extends BrowserTest {
    private static final Reader TABLET_ZH = new Reader("zh-CN", 820, 1180, false);
    private static final String SIX = "/desk?fen=" + encoded(Figures.SIX.fen()) + "&moves=";

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static BoundingBox box(Page page, String place) {
        return page.locator(place).boundingBox();
    }

    @Test
    void theRulingStaysInSightAboveTheBoardOfAPhone() {
        Page page = chromium.open(Reader.PHONE_ZH, SIX + encoded(Figures.SIX.moves()));
        assertThat(page.locator(".desk-stuck")).isHidden();
        page.evaluate("document.querySelector('#desk-board').scrollIntoView({block: 'start'})");
        assertThat(page.locator(".desk-stuck")).isVisible();
        assertThat(page.locator(".desk-stuck")).hasText("红方单方长将，作负");
        assertThat(page.locator(".desk-stuck .seal-loss")).isVisible();
        assertThat(box(page, ".desk-stuck").y).isZero();
        assertThat(box(page, ".desk-stuck").height).isLessThan(60);
        accessible(page, "desk-stuck-phone");
        page.click(".desk-stuck");
        assertThat(page.locator(".desk-stuck")).isHidden();
    }

    @Test
    void settingUpShowsTheBoardAndLosesNoMoves() {
        Page page = chromium.open(Reader.PHONE_ZH, SIX + encoded(Figures.SIX.moves()));
        page.click("#desk-actions button:has-text('摆局')");
        assertThat(page.locator(".desk-stuck")).isVisible();
        BoundingBox board = box(page, "#desk-board");
        assertThat(board.y).as("the whole board is in sight").isBetween(box(page, ".desk-stuck").height - 1, 120.0);
        assertThat(box(page, ".bd-tray").y + 40).as("the pieces are in sight").isLessThan(844);
        accessible(page, "desk-setup-phone");
        page.click(".desk-setup button:has-text('取消')");
        assertThat(page.locator("#desk-ruling .ruling-title")).hasText("红方单方长将，作负");
        page.click("#desk-actions button:has-text('摆局')");
        page.click(".desk-setup .primary");
        assertThat(page.locator(".desk-plies tbody tr")).hasCount(4);
        // A soldier is taken off: the moves can still be played.
        page.keyboard().press("Home");
        assertThat(page.locator(".replay-count").first()).hasText("0 / 4");
        page.keyboard().press("s");
        page.fill(".desk-setup input[name=fen]", "2b6/4k4/9/9/9/9/9/9/9/3K1RBc1 w");
        page.locator(".desk-setup input[name=fen]").blur();
        page.click(".desk-setup .primary");
        page.waitForURL(url -> !url.contains("2p6"));
        assertThat(page.locator("#desk-ruling .ruling-title")).hasText("红方单方长将，作负");
        // The chariot is: they cannot, and one is told so.
        page.keyboard().press("Home");
        page.keyboard().press("s");
        page.fill(".desk-setup input[name=fen]", "2b6/4k4/9/9/9/9/9/9/9/3K2Bc1 w");
        page.locator(".desk-setup input[name=fen]").blur();
        page.click(".desk-setup .primary");
        assertThat(page.locator(".desk-notice")).containsText("后退");
        page.goBack();
        assertThat(page.locator("#desk-ruling .ruling-title")).hasText("红方单方长将，作负");
    }

    @Test
    void theEmptyDeskOfAPhoneBeginsWithTheBoard() {
        Page page = chromium.open(Reader.PHONE_ZH, "/desk");
        assertThat(page.locator(".desk-empty")).hasCount(1);
        assertThat(box(page, "#desk-board").y).isLessThan(340);
        for (String action : List.of("粘贴", "打开棋谱", "摆局", "对局信息", "导出裁决书", "复制链接", "打印")) {
            BoundingBox place = page.locator("#desk-actions > *")
                    .filter(new Locator.FilterOptions().setHasText(action))
                    .boundingBox();
            assertThat(place.x + place.width).as(action + " is in sight").isLessThanOrEqualTo(390);
        }
        accessible(page, "desk-empty-phone");
        Page tablet = chromium.open(TABLET_ZH, SIX + encoded(Figures.SIX.moves()));
        BoundingBox ruling = box(tablet, "#desk-ruling");
        BoundingBox controls = box(tablet, ".desk-replay");
        assertThat(controls.y + controls.height - ruling.y)
                .as("ruling, board and buttons fit")
                .isLessThan(1100);
        accessible(tablet, "desk-tablet");
    }

    /** From opening the desk on a phone to the ruling on a pasted text: two taps and the paste. */
    @Test
    void aPastedTextIsRuledOnAfterTwoTaps() {
        Page page = chromium.open(Reader.PHONE_ZH, "/desk");
        page.tap("#desk-actions button:has-text('粘贴')");
        assertThat(page.locator("dialog textarea")).isFocused();
        page.keyboard().insertText(Figures.SIX.fen() + "\n" + Figures.SIX.moves());
        page.tap("dialog button[value=take]");
        assertThat(page.locator("#desk-ruling .ruling-title")).hasText("红方单方长将，作负");
    }

    @Test
    void theFieldsAreFocusedAndTakeSeveralMoves() {
        Page page = chromium.open(Reader.DESKTOP_EN, SIX);
        page.keyboard().press("p");
        assertThat(page.locator("dialog textarea")).isFocused();
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog")).hasCount(0);
        page.keyboard().press("o");
        assertThat(page.locator("dialog input[type=file]")).isFocused();
        page.keyboard().press("Escape");
        page.fill("#desk-typed", "f0e0");
        page.keyboard().press("Enter");
        assertThat(page.locator("#desk-typed")).hasValue("");
        page.fill("#desk-typed", "将5平6 R5.4 f8e8");
        page.keyboard().press("Enter");
        assertThat(page.locator("#desk-ruling .ruling-title")).hasText("Red gives perpetual check and loses");
        Page phone = chromium.open(Reader.PHONE_ZH, SIX);
        phone.fill("#desk-typed", "车四平五 将5进9");
        phone.keyboard().press("Enter");
        assertThat(phone.locator(".desk-typed .problem")).isVisible();
        BoundingBox problem = box(phone, ".desk-typed .problem");
        assertThat(problem.y).isBetween(0.0, 845 - problem.height);
    }

    /** One notation everywhere, chosen once, on every page: moves, proofs, sentences, boards. */
    @Test
    void oneNotationIsUsedEverywhere() {
        Page page = chromium.open(
                Reader.DESKTOP_EN,
                "/desk?fen=" + encoded(Figures.THREE.fen()) + "&moves=" + encoded(Figures.THREE.moves()));
        Pattern wxf = Pattern.compile("\\b[RHCEAKP][1-9][.+-][1-9]");
        assertThat(page.locator(".desk-plies tbody th").first()).hasText("e2g0");
        assertThat(page.locator("#desk-evidence")).containsText("d1xc1");
        assertThat(page.locator(".desk")).not().containsText(wxf);
        assertThat(page.locator("#desk-board .bd-label").first()).isVisible();
        assertThat(page.locator("#desk-board .bd-svg")).containsText("a");
        accessible(page, "desk-en");
        page.click("footer [data-board-settings]");
        accessible(page, "board-settings-en");
        page.check("dialog input[name=board-notation][value=wxf]", new Page.CheckOptions().setForce(true));
        page.keyboard().press("Escape");
        assertThat(page.locator(".desk-plies tbody th").first()).hasText("E5-3");
        assertThat(page.locator("#desk-evidence")).containsText("R6.7");
        assertThat(page.locator("#desk-evidence")).not().containsText("d1xc1");
        page.navigate("/rules/figures/cxa2020-fig-03");
        assertThat(page.locator(".book-reasons b").first()).hasText("E5-3");
        assertThat(page.locator("footer [data-board-settings]")).isVisible();
        for (String path : List.of("/", "/play", "/practice", "/rules/cxa2020/24.3")) {
            page.navigate(path);
            boolean board = page.locator(".board").count() > 0;
            assertThat(page.locator("footer [data-board-settings]"))
                    .isVisible(new com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions()
                            .setVisible(board));
        }
        page.navigate("/?lang=zh");
        page.navigate("/desk?fen=" + encoded(Figures.THREE.fen()) + "&moves=" + encoded(Figures.THREE.moves()));
        assertThat(page.locator("#desk-evidence")).containsText("R6.7");
    }

    /** A game that was loaded is shown whole, with its cycle marked; one that left the cycle is not ruled on as if it had not. */
    @Test
    void aGameThatLeftTheCycleSaysSo() {
        String moves = Figures.THREE.moves() + " " + Figures.THREE.moves() + " 兵一进一 卒1进1";
        Page page = chromium.open(
                Reader.PHONE_ZH, "/desk?fen=" + encoded(Figures.THREE.fen()) + "&moves=" + encoded(moves));
        assertThat(page.locator("#desk-ruling .ruling-title")).hasText("当时：双方不变作和");
        assertThat(page.locator("#desk-ruling .desk-left")).containsText("第 3 次出现");
        assertThat(page.locator("#desk-ruling .desk-left")).containsText("第 9 着已变着");
        assertThat(page.locator(".desk-plies tbody tr")).hasCount(10);
        assertThat(page.locator(".desk-plies tbody tr.in-cycle")).hasCount(4);
        assertThat(page.locator(".desk-strip .ply")).hasCount(10);
        accessible(page, "desk-left-phone");
    }

    @Test
    void perpetualCheckIsNotCalledTheSameUnderEveryEdition() {
        Page page = chromium.open(Reader.PHONE_ZH, SIX + encoded(Figures.SIX.moves()) + "&compare=1");
        assertThat(page.locator("#desk-ruling .ruling-title")).hasText("结果一致，处理不同");
        assertThat(page.locator("#desk-compare thead th").nth(1)).hasText("中国 2020");
        BoundingBox chosen = box(page, "#desk-compare thead .chosen");
        assertThat(chosen.x + chosen.width).as("the chosen edition is in sight").isLessThanOrEqualTo(390);
        assertThat(page.locator("#desk-compare .desk-unlike").first()).isVisible();
        accessible(page, "desk-compare-phone");
        Page english = chromium.open(Reader.DESKTOP_EN, SIX + encoded(Figures.SIX.moves()) + "&compare=1");
        assertThat(english.locator("#desk-ruling .ruling-title")).containsText("different consequence");
    }

    @Test
    void theGameIsDescribedAsThePaperPrintsIt() {
        Page page = chromium.open(Reader.DESKTOP_ZH, SIX + encoded(Figures.SIX.moves()));
        page.keyboard().press("i");
        assertThat(page.locator("dialog input[name=event]")).isFocused();
        page.fill("dialog input[name=event]", "楚河杯");
        page.fill("dialog input[name=round]", "5");
        page.fill("dialog input[name=table]", "3");
        page.fill("dialog input[name=red]", "张三");
        page.fill("dialog input[name=black]", "李四");
        page.fill("dialog input[name=arbiter]", "王五");
        accessible(page, "desk-matter");
        page.click("dialog button[value=take]");
        assertThat(page.locator("#desk-title")).hasText("第 5 轮 · 第 3 台");
        assertThat(page.locator("#desk-matter")).containsText("张三");
        page.focus("#desk-actions a");
        assertThat(page.getAttribute("#desk-actions a", "href")).contains("arbiter=%E7%8E%8B%E4%BA%94");
        page.reload();
        assertThat(page.locator("#desk-matter")).containsText("李四");
    }

    @Test
    void namesInATextBecomeTheGames() {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/desk");
        page.keyboard().press("p");
        page.keyboard().insertText("红方：张三 黑方：李四\n炮二平五 马8进7 马二进三 车9平8");
        page.click("dialog button[value=take]");
        assertThat(page.locator("#desk-matter")).containsText("张三");
        assertThat(page.locator("#desk-matter")).containsText("李四");
        assertThat(page.locator("#desk-matter")).not().containsText("黑方");
        assertThat(page.locator(".desk-plies tbody tr")).hasCount(4);
    }

    @Test
    void figuresOfOneNumberAreToldApart() {
        Page page = chromium.open(Reader.PHONE_ZH, "/desk");
        page.click("#desk-actions button:has-text('打开棋谱')");
        Locator figures = page.locator("dialog select[name=figure] option");
        assertThat(figures.filter(new Locator.FilterOptions().setHasText("图13 · ")))
                .not()
                .hasCount(0);
        List<String> labels = figures.allTextContents();
        assertThat(labels).doesNotHaveDuplicates().anyMatch(label -> label.contains("变化：黑方中炮无根"));
        page.setInputFiles(
                "dialog input[type=file]",
                new FilePayload("game.txt", "text/plain", "红方：张三 黑方：李四\n炮二平五 马8进7".getBytes(StandardCharsets.UTF_8)));
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(page.locator("#desk-matter")).containsText("张三");
    }
}
