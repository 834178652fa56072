package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.regex.Pattern;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;

/** Making and finding games. */
class PlayLobbyTest extends BrowserTest {
    /** What everybody sees in the lobby may be a second old. */
    private static void lookUntil(Page page, String seen) {
        page.waitForCondition(() -> {
            page.reload();
            return page.locator(seen).count() > 0;
        });
    }

    @Test
    void aGameIsFoundInTheLobbyAndTheColoursAreGuessed() {
        Page first = chromium.open(Reader.DESKTOP_EN, "/play");
        first.fill("input[name=name]", "Han");
        first.check("input[name=clock][value=own]");
        first.fill("input[name=minutes]", "5");
        first.fill("input[name=increment]", "3");
        first.selectOption("select[name=colours]", "guess");
        accessible(first, "lobby-form-en");
        first.click("main form[action='/play'] button.primary");
        first.waitForURL("**/play/*");
        assertThat(first.locator("[data-when=invite]")).isVisible();
        accessible(first, "play-invite-en");

        Page second = chromium.open(Reader.PHONE_ZH, "/play");
        lookUntil(second, "#open th:has-text('Han')");
        assertThat(second.locator("#lists")).containsText("5 分 + 3 秒");
        accessible(second, "lobby-phone");
        second.click("#lists a.button");
        second.fill("[data-when=join] input[name=name]", "周承业");
        second.click("[data-when=join] button");
        assertThat(first.locator("[data-when=guessed]")).isVisible();
        accessible(second, "play-guess-phone");
        second.click("[data-when=guess] button.primary");
        assertThat(first.locator("#live")).hasAttribute("data-phase", "playing");
        assertThat(second.locator("#live")).hasAttribute("data-phase", "playing");
        String below = second.getAttribute("#clock-bottom", "data-side");
        assertThat(first.locator("#clock-top")).hasAttribute("data-side", below);

        Page third = chromium.open(Reader.DARK_ZH, "/play");
        lookUntil(third, "#running .mini:has-text('Han')");
        assertThat(third.locator("#lists .mini:has-text('Han') .bd-svg")).isVisible();
        accessible(third, "lobby-running-dark");
        third.click("#lists .mini:has-text('Han') a");
        assertThat(third.locator("#live")).hasAttribute("data-phase", "playing");
    }

    @Test
    void theOneWhoReceivesAHandicapMovesFirst() {
        Page giver = chromium.open(Reader.DESKTOP_ZH, "/play");
        giver.fill("input[name=name]", "师父");
        giver.click("main form summary");
        giver.selectOption("select[name=handicap]", "chariot");
        giver.check("input[name=visibility][value=private]");
        giver.click("main form[action='/play'] button.primary");
        giver.waitForURL("**/play/*");
        Page receiver = chromium.open(Reader.DESKTOP_ZH, giver.inputValue("#link"));
        receiver.fill("[data-when=join] input[name=name]", "徒弟");
        receiver.click("[data-when=join] button");
        assertThat(receiver.locator("#acts .acts-turn")).containsText("轮到你走");
        assertThat(giver.locator("#info")).containsText("让单车");
        assertThat(giver.locator("#board .bd-pieces use")).hasCount(31);

        Page lobby = chromium.open(Reader.DESKTOP_ZH, "/play");
        assertThat(lobby.locator("#lists")).not().containsText("徒弟");
    }

    @Test
    void aGameThatNobodyWantsIsTakenBack() {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/play");
        page.fill("input[name=name]", "韩一鸣");
        page.click("main form[action='/play'] button.primary");
        page.waitForURL("**/play/*");
        String address = page.url();
        page.click("[data-when=invite] button.danger");
        page.waitForURL("**/play");
        page.navigate(address);
        assertThat(page.locator("#ending")).containsText("已经取消");
    }

    @Test
    void nonsenseIsAnsweredOnThePage() {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/play");
        page.fill("input[name=name]", "韩一鸣");
        page.check("input[name=clock][value=own]");
        page.fill("input[name=minutes]", "0");
        page.click("main form[action='/play'] button.primary");
        assertThat(page.locator("main [role=alert]")).isVisible();
        assertThat(page.locator("input[name=name]")).hasValue("韩一鸣");
        assertThat(page.locator("input[name=minutes]")).hasValue("0");
    }

    @Test
    void programsAreLedToThePage() {
        PlayTable table = PlayTable.open(chromium, Map.of());
        Page page = chromium.open(Reader.DESKTOP_EN, table.address.replace("/play/", "/games/"));
        assertThat(page).hasURL(Pattern.compile("/play/"));
        assertThat(page.locator("#live")).hasAttribute("data-phase", "playing");
    }
}
