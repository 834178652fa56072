package org.chuhe.server.ruling;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.chuhe.server.browser.BrowserTest;
import org.chuhe.server.browser.Chromium;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.Test;

/** The desk as an arbiter uses it, in a real browser. */
class DeskInBrowserTest extends BrowserTest {
    private static final byte[] PDF = "%PDF".getBytes(StandardCharsets.US_ASCII);

    private static String link(Figures.Figure figure) {
        return "/desk?fen=" + encoded(figure.fen()) + "&moves=" + encoded(figure.moves());
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String title(Page page) {
        return page.textContent("#desk-ruling .ruling-title");
    }

    /** Taps a point of the board, which is seen from Red's side. */
    private static Locator point(Page page, String point) {
        int index = (9 - (point.charAt(1) - '0')) * 9 + point.charAt(0) - 'a';
        return page.locator("#desk-board .bd-point >> nth=" + index);
    }

    private static void tap(Page page, String point) {
        point(page, point).click();
    }

    private static void paste(Page page, String text) {
        page.keyboard().press("p");
        page.fill("dialog textarea", text);
        page.click("dialog button[value=take]");
    }

    private static byte[] pdf(Page page) throws Exception {
        page.focus("#desk-actions a");
        String address = server.server().address() + page.getAttribute("#desk-actions a", "href");
        HttpResponse<byte[]> response = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(java.net.URI.create(address)).build(),
                        HttpResponse.BodyHandlers.ofByteArray());
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type")).contains("application/pdf");
        return response.body();
    }

    @Test
    void figureSixFromSetUpToPdf() throws Exception {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/desk");
        assertThat(page.locator("#desk-examples li")).hasCount(3);
        page.keyboard().press("s");
        page.click(".desk-setup button >> nth=0");
        assertThat(page.inputValue(".desk-setup input[name=fen]")).startsWith("9/9/9/");
        page.fill(".desk-setup input[name=fen]", Figures.SIX.fen());
        page.keyboard().press("Tab");
        Chromium.picture(page, "desk-setup-zh");
        page.click(".desk-setup .primary");
        assertThat(page.locator(".desk-setup")).hasCount(0);
        assertThat(page.locator("#desk-ruling .ruling-title")).hasText("尚无循环，不作裁决");
        // By hand, typed in three notations, and by hand again.
        assertThat(point(page, "f0")).hasClass(Pattern.compile(".*bd-movable.*"));
        tap(page, "f0");
        tap(page, "e0");
        assertThat(page.locator(".desk-plies tbody tr")).hasCount(1);
        page.keyboard().press("m");
        for (String move : new String[] {"将5平6", "R5.4", "f8e8"}) {
            page.fill("#desk-typed", move);
            page.keyboard().press("Enter");
            assertThat(page.locator("#desk-typed")).hasValue("");
        }
        assertThat(page.locator("#desk-ruling .ruling-title")).hasText("红方单方长将，作负");
        assertThat(page.locator(".desk-plies tbody tr")).hasCount(4);
        assertThat(page.locator(".desk-plies .nature-check")).hasCount(2);
        assertThat(page.url()).contains("moves=f0e0+e8f8+e0f0+f8e8");
        assertThat(pdf(page)).startsWith(PDF);
        accessible(page);
    }

    @Test
    void figureTwoShowsItsEvidenceMoveByMove() throws Exception {
        Page page = chromium.open(Reader.DESKTOP_EN, "/desk");
        paste(page, Figures.TWO.fen() + "\n" + Figures.TWO.moves());
        assertThat(page.locator("#desk-ruling .ruling-title")).hasText("Red must vary or lose");
        assertThat(page.locator("#desk-ruling")).containsText("has stood 2 times");
        assertThat(page.locator("#desk-ruling")).containsText("Move limit: 2 of 60 rounds");
        // The ply that says most: the cannon is aimed at the chariot.
        assertThat(page.locator("#desk-evidence .card-head")).containsText("1. h6i4");
        assertThat(page.locator("#desk-evidence dd").first()).containsText("i9");
        assertThat(page.locator("#desk-board .mk-arrow-attack")).hasCount(1);
        assertThat(page.locator("#desk-board .mk-capture")).hasCount(1);
        page.keyboard().press("ArrowDown");
        page.keyboard().press("ArrowDown");
        assertThat(page.locator("#desk-evidence .card-head")).containsText("3. i4h6");
        page.keyboard().press("n");
        assertThat(page.locator("#desk-evidence")).containsText("Line 1 / 3");
        page.keyboard().press("n");
        page.click("#desk-evidence .desk-player .icon >> nth=1");
        assertThat(page.locator("#desk-evidence")).containsText("Line 3 / 3");
        Chromium.picture(page, "desk-line-en");
        page.click("#desk-evidence .desk-player .link.small");
        assertThat(page.locator("#desk-evidence")).containsText("Line 0 / 3");
        assertThat(pdf(page)).startsWith(PDF);
        accessible(page);
    }

    @Test
    void figureThreeFromARecordUnderEveryEdition() throws Exception {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/desk");
        page.keyboard().press("o");
        page.setInputFiles(
                "dialog input[type=file]",
                new FilePayload(
                        "game.pgn",
                        "application/octet-stream",
                        ("[Event \"杯赛\"]\n[Round \"5\"]\n[Red \"甲\"]\n[Black \"乙\"]\n[FEN \"" + Figures.THREE.fen()
                                        + "\"]\n1. 相五退三 车8平7 2. 相三进五 车7平8 *\n")
                                .getBytes(StandardCharsets.UTF_8)));
        // One game in the file: nothing is left to choose.
        assertThat(page.locator("#desk-ruling .ruling-title")).hasText("双方不变作和");
        assertThat(page.locator("#desk-title")).hasText("第 5 轮");
        assertThat(page.locator("#desk-matter")).containsText("甲");
        page.check("#desk-editions input[value=wxf2018]");
        assertThat(page.locator("#desk-ruling")).containsText("2018");
        page.keyboard().press("e");
        assertThat(page.locator("#desk-ruling")).containsText("2020");
        page.check("#desk-editions input[value=cxa1957]");
        assertThat(page.locator("#desk-ruling")).containsText("1957");
        page.keyboard().press("c");
        assertThat(page.locator("#desk-compare thead th")).hasCount(6);
        assertThat(page.locator("#desk-compare thead .chosen")).hasText("中国 1957");
        accessible(page, "desk-compare-zh");
        assertThat(page.url()).contains("compare=1").contains("rules=cxa1957");
        page.reload();
        assertThat(page.locator("#desk-compare thead .chosen")).hasText("中国 1957");
        assertThat(pdf(page)).startsWith(PDF);
    }

    @Test
    void aFigureOfTheRuleBookIsLaidOnTheDesk() {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/desk");
        page.keyboard().press("o");
        page.selectOption("dialog select[name=figure]", "cxa2020-fig-06");
        Chromium.picture(page, "desk-open-zh");
        page.click("dialog button[value=take]");
        assertThat(page.locator("#desk-ruling .ruling-title")).hasText("红方单方长将，作负");
        assertThat(page.locator("#desk-examples")).hasCount(0);
        page.goBack();
        assertThat(page.locator("#desk-examples")).hasCount(1);
        // Every article that a ruling names can be read.
        page.navigate(link(Figures.SIX));
        page.click("#desk-ruling .articles a");
        assertThat(page.locator("main")).containsText("24.9");
    }

    @Test
    void anArbiterLogsADecision() {
        server.member("陈裁判", Role.ARBITER);
        Page page = chromium.open(Reader.DARK_ZH, "/");
        chromium.login(page, "陈裁判", "correct horse");
        page.navigate(link(Figures.SIX));
        Chromium.picture(page, "desk-arbiter-dark-zh");
        page.keyboard().press("w");
        assertThat(page.locator("dialog")).containsText("警告红方变着");
        page.fill("dialog input[name=event]", "全国赛");
        page.fill("dialog input[name=round]", "5");
        page.fill("dialog input[name=table]", "3");
        page.fill("dialog input[name=red]", "<b>韩</b>");
        page.fill("dialog input[name=black]", "周");
        page.fill("dialog textarea", "第三次出现");
        accessible(page, "desk-dialog-dark-zh");
        page.click("dialog button[value=take]");
        assertThat(page.locator(".desk-notice")).containsText("已记入");
        assertThat(page.locator("#desk-title")).hasText("第 5 轮 · 第 3 台");
        page.click(".desk-notice a");
        assertThat(page.locator("main")).containsText("警告红方变着");
        assertThat(page.locator("main")).containsText("<b>韩</b>");
        accessible(page, "rulings-dark-zh");
        page.click(".logged a");
        assertThat(page.locator("#desk-title")).hasText("第 5 轮 · 第 3 台");
    }

    @Test
    void whatCannotBeReadIsExplained() {
        Page page = chromium.open(Reader.DESKTOP_EN, link(Figures.SIX));
        page.keyboard().press("m");
        page.fill("#desk-typed", "炮三平五");
        page.keyboard().press("Enter");
        assertThat(page.locator(".desk-typed .problem")).containsText("炮三平五");
        page.fill("#desk-typed", "");
        page.keyboard().press("Tab");
        page.click("#desk-title");
        paste(page, "no moves at all");
        assertThat(page.locator("dialog .problem")).isVisible();
        page.keyboard().press("Escape");
        assertThat(title(page)).isEqualTo("Red gives perpetual check and loses");
        page.navigate("/desk?fen=nonsense&moves=h2e2");
        assertThat(page.locator("#desk-problem")).containsText("nonsense");
    }

    @Test
    void theDeskFitsAPhone() {
        Page page = chromium.open(Reader.PHONE_ZH, link(Figures.TWO));
        assertThat(page.locator(".desk-strip .ply")).hasCount(4);
        page.click(".desk-strip .ply >> nth=2");
        assertThat(page.locator("#desk-evidence .card-head")).containsText("3. 马一进二");
        accessible(page, "desk-phone-zh");
    }

    @Test
    void theServersPageNeedsNoScript() {
        Page page = chromium.open(Reader.DESKTOP_EN, "/login");
        Object html = page.evaluate("fetch('" + link(Figures.SIX) + "&compare=1').then(answer => answer.text())");
        assertThat(html.toString())
                .contains(
                        "Red gives perpetual check and loses", "answers a check", "/desk.svg?", "Art. 24.9", "compare");
    }
}
