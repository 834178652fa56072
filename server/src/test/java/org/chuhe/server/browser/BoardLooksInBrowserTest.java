package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import java.util.List;
import java.util.Map;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What boards are made of and what stands on the pieces: chosen once, on every board of every page. */
class BoardLooksInBrowserTest extends BrowserTest {
    private static final Map<String, String> PLANES =
            Map.of("wood", "rgb(227, 194, 139)", "slate", "rgb(44, 54, 62)", "contrast", "rgb(255, 255, 255)");

    private static Reader reader(String language, int width, boolean dark) {
        return new Reader(language, width, width < 600 ? 844 : 1100, dark);
    }

    private static void choose(Page page, String name, String value) {
        page.locator("[data-board-settings]:visible").first().click();
        page.check(
                "dialog input[name=board-" + name + "][value=" + value + "]", new Page.CheckOptions().setForce(true));
        page.keyboard().press("Escape");
    }

    private static void isOf(Page page, String make) {
        Locator plane = page.locator(".board .bd-plane").first();
        assertThat(plane).hasCSS("fill", PLANES.get(make));
        assertThat(page.locator("html")).hasAttribute("data-board", make);
    }

    @ParameterizedTest
    @CsvSource({
        "wood, zh-CN, 390, false",
        "wood, en-GB, 1440, true",
        "slate, en-GB, 390, true",
        "slate, zh-CN, 820, false",
        "contrast, zh-CN, 1440, true",
        "contrast, en-GB, 820, false"
    })
    void everyMakeCanBeChosenAndReadByEverybody(String make, String language, int width, boolean dark) {
        Page page = chromium.open(reader(language, width, dark), "/desk");
        page.locator("[data-board-settings]:visible").first().click();
        page.check("dialog input[name=board-board][value=" + make + "]", new Page.CheckOptions().setForce(true));
        page.check("dialog input[name=board-pieces][value=simplified]", new Page.CheckOptions().setForce(true));
        accessible(page, "board-settings-" + make + "-" + width);
        page.keyboard().press("Escape");
        isOf(page, make);
        assertThat(page.locator(".board use[href='#piece-simplified-red-K']").first())
                .isAttached();
        accessible(page, "desk-" + make + "-" + width);
    }

    @Test
    void itIsTheSameOnEveryPage() {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/desk");
        choose(page, "board", "wood");
        choose(page, "pieces", "simplified");
        for (String path : List.of(
                "/desk",
                "/rules/figures/cxa2020-fig-03",
                "/practice/exam?edition=cxa2020&level=easy&length=2&seed=3",
                "/app/zh/desk.html")) {
            page.navigate(path);
            isOf(page, "wood");
            assertThat(page.locator(".board use[href^='#piece-simplified-']").first())
                    .isAttached();
        }
        // Here the board is empty until somebody brings a game.
        page.navigate("/records");
        isOf(page, "wood");
    }

    @Test
    void playersAndWatchersEachSeeTheirOwn() {
        PlayTable table = PlayTable.open(chromium, Reader.DESKTOP_ZH, Reader.PHONE_EN, Map.of());
        choose(table.red, "board", "slate");
        choose(table.black, "pieces", "simplified");
        choose(table.black, "board", "wood");
        table.play("h2e2 h9g7");
        isOf(table.red, "slate");
        isOf(table.black, "wood");
        assertThat(table.red.locator("#board use[href^='#piece-simplified-']")).hasCount(0);
        accessible(table.red, "play-slate");
        accessible(table.black, "play-wood-phone");
    }

    /** Before a script runs, and without one. */
    @Test
    void theServerDrawsItsPicturesAlike() {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/records");
        choose(page, "board", "wood");
        choose(page, "pieces", "simplified");
        String drawn = page.request().get("/records").text();
        assertThat(drawn).contains("data-board=\"wood\"").contains("#wood-simplified-red-king");
        for (String nonsense : List.of("marble", "wood%22%3E")) {
            page.context()
                    .addCookies(List.of(
                            new Cookie("chuhe_board", nonsense)
                                    .setUrl(server.server().address()),
                            new Cookie("chuhe_pieces", nonsense)
                                    .setUrl(server.server().address())));
            assertThat(page.request().get("/records").text())
                    .contains("data-board=\"\"")
                    .contains("#light-chinese-red-king");
        }
    }

    /** Light faces for both sides are light on every board. */
    @Test
    void lightPiecesStayLightOnEveryBoard() {
        Page page = chromium.open(Reader.DARK_ZH, "/desk");
        choose(page, "board", "slate");
        page.locator("[data-board-settings]:visible").first().click();
        page.locator("dialog label.check:has-text('双方都用浅色棋子') input").check();
        page.keyboard().press("Escape");
        String face = "getComputedStyle(document.querySelector('.board')).getPropertyValue('--pc-b-face').trim()";
        assertThat(page.evaluate(face)).isEqualTo(page.evaluate(face.replace("--pc-b-face", "--pc-r-face")));
    }
}
