package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.regex.Pattern;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The library as people use it: games are brought, found, followed move by move, and opened. */
class LibraryInBrowserTest extends BrowserTest {
    private static final String GAMES = """
        [Event "1999年全国象棋个人赛"]
        [Date "1999.11.04"]
        [Round "3"]
        [Red "许银川"]
        [Black "胡荣华"]
        [Result "1-0"]
        1. 炮二平五 马8进7 2. 马二进三 车9平8 3. 车一平二 马2进3 4. 兵七进一 卒7进1 5. 车二进六 炮8平9 6. 车二平三 炮9退1 7. 马八进七 1-0

        [Event "五羊杯"]
        [Date "2001"]
        [Red "吕钦"]
        [Black "许银川"]
        [Result "1/2-1/2"]
        1. 相三进五 马8进7 2. 马二进三 卒7进1 3. 兵七进一 象3进5 4. 马八进七 马2进4 5. 炮八平九 炮2平3 6. 车九平八 1/2-1/2

        [Red "甲"]
        [Black "乙"]
        1. 炮二平五 马8进7 2. 炮二平五 1-0
        """;

    @BeforeAll
    static void anOrganiser() {
        server.server().site().accounts().create("organiser", "correct horse", Set.of(Role.ORGANISER));
    }

    private static void tap(Page page, String point) {
        int file = point.charAt(0) - 'a';
        int rank = point.charAt(1) - '0';
        page.locator("#tree-board .bd-point").nth((9 - rank) * 9 + file).click();
    }

    private static void bring(Page page, boolean forAll) {
        page.navigate("/library/uploads");
        page.setInputFiles(
                "input[type=file]", new FilePayload("games.pgn", "text/plain", GAMES.getBytes(StandardCharsets.UTF_8)));
        if (!forAll) {
            page.check("input[name=to][value=mine]", new Page.CheckOptions().setForce(true));
        }
        page.click("main form button.primary");
        page.waitForURL("**/library/uploads/*");
        assertThat(page.locator("[data-state]")).hasText(Pattern.compile("done|完成"));
    }

    @Test
    void gamesAreBroughtFoundAndOpened() {
        Page page = chromium.open(Reader.DESKTOP_EN, "/library");
        chromium.login(page, "organiser", "correct horse");
        bring(page, true);
        assertThat(page.locator("main")).containsText("games.pgn #3");
        accessible(page, "library-upload-en");
        page.navigate("/library/uploads");
        accessible(page, "library-uploads-en");
        page.navigate("/library");
        page.fill("input[name=player]", "許銀");
        page.click("main form button.primary");
        assertThat(page.locator(".library-games li")).hasCount(2);
        assertThat(page.locator(".library-games li").first()).containsText("吕钦");
        accessible(page, "library-found-en");
        page.selectOption("select[name=colour]", "red");
        page.click("main form button.primary");
        assertThat(page.locator(".library-games li")).hasCount(1);
        assertThat(page.url()).contains("colour=red");
        assertThat(page.locator(".library-games li")).containsText("C42");
        page.click(".library-games li a");
        assertThat(page.locator("h1[data-title]")).hasText("许银川 – 胡荣华");
        assertThat(page.locator(".replay-count")).hasText("13 / 13");
        // Each search is a link, and others see the same.
        Page phone = chromium.open(Reader.PHONE_ZH, "/library?ecco=C4&from=1999");
        assertThat(phone.locator(".library-games li")).hasCount(1);
        accessible(phone, "library-found-phone");
        Page dark = chromium.open(Reader.DARK_ZH, "/library?moves=h2e2h9g7");
        assertThat(dark.locator(".library-games li").first()).isVisible();
        assertThat(dark.locator(".library-position svg")).isVisible();
        accessible(dark, "library-position-dark");
    }

    @Test
    void theTreeIsWalkedOnTheBoardAndByLinks() {
        Page page = chromium.open(Reader.DESKTOP_EN, "/library");
        chromium.login(page, "organiser", "correct horse");
        bring(page, false);
        page.navigate("/library/tree?in=mine");
        Locator rows = page.locator(".library-branches tbody tr");
        assertThat(rows).hasCount(2);
        page.click(".library-branches a[href$='moves=h2e2']");
        page.waitForURL("**/library/tree?*moves=h2e2*");
        assertThat(rows).hasCount(1);
        accessible(page, "library-tree-en");
        // By hand: Black's horse.
        tap(page, "h9");
        tap(page, "g7");
        page.waitForURL("**/library/tree?*moves=h2e2h9g7*");
        assertThat(page.locator(".library-path a")).hasCount(3);
        Page phone = chromium.open(Reader.PHONE_ZH, "/library/tree");
        accessible(phone, "library-tree-phone");
        page.navigate("/library?in=mine");
        int before = page.locator(".library-games li").count();
        page.click(".library-games li form button >> nth=0");
        assertThat(page.locator(".library-games li")).hasCount(before - 1);
        accessible(page, "library-mine-en");
    }
}
