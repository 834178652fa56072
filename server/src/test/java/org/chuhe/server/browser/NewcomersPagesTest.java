package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.Media;
import java.util.List;
import java.util.regex.Pattern;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.event.Club;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.Test;

/** What stood in the way of somebody who comes for the first time, on the pages beside desk and game. */
class NewcomersPagesTest extends BrowserTest {
    private static final Pattern CHINESE = Pattern.compile("\\p{IsHan}");

    @Test
    void theFirstPageCountsThePliesThatAreSeen() {
        Page page = chromium.open(Reader.PHONE_ZH, "/");
        assertThat(page.locator(".home-example .replay-count")).hasText("1 / 4");
        assertThat(page.locator(".home-example .mk-arrow-attack")).hasCount(1);
        page.click(".home-example .replay button >> nth=1");
        assertThat(page.locator(".home-example .replay-count")).hasText("0 / 4");
        assertThat(page.locator(".home-example .mk-arrow-attack")).hasCount(0);
        assertThat(page.locator("main")).not().containsText("箭头键");
        accessible(page, "home-phone");
    }

    @Test
    void theApiPageSpeaksTheReadersLanguageAndCanBeCopied() {
        String address = server.server().address();
        Page page = chromium.open(Reader.DESKTOP_ZH, "/api");
        assertThat(page.locator("pre").first()).containsText(address + "/api/judge");
        assertThat(page.locator("pre").first()).containsText("车四平五");
        assertThat(page.locator("main")).containsText("ws" + address.substring(4) + "/api/games/{id}/live");
        assertThat(page.locator("details code").first()).hasText("/api/judge");
        assertThat(page.locator("main h2").last()).hasText("账号");
        for (String summary : page.locator("summary .secondary").allTextContents()) {
            assertThat(summary).containsPattern(CHINESE);
        }
        accessible(page, "api-zh");
        Page english = chromium.open(Reader.DESKTOP_EN, "/api");
        assertThat(english.locator("main")).not().containsText(CHINESE);
        assertThat(english.locator("h1")).hasText("API");
        accessible(english, "api-en");
        accessible(chromium.open(Reader.PHONE_EN, "/api"), "api-phone");
    }

    @Test
    void theListOfEventsSaysWhatCanBeDoneThere() {
        Page page = chromium.open(Reader.PHONE_ZH, "/events");
        assertThat(page.locator(".note")).containsText("不登录就能看");
        assertThat(page.locator(".note a")).hasAttribute("href", "/login?next=/events/new");
        accessible(page, "events-visitor-phone");
        server.member("棋手丙", Role.PLAYER);
        chromium.login(page, "棋手丙", "correct horse");
        page.navigate("/events");
        assertThat(page.locator(".note")).containsText("请管理员给您组织者身份");
    }

    @Test
    void theAccountPageShowsOnesGames() {
        server.member("棋手丁", Role.PLAYER);
        Page page = chromium.open(Reader.PHONE_ZH, "/");
        chromium.login(page, "棋手丁", "correct horse");
        page.navigate("/account");
        assertThat(page.locator("#games")).containsText("还没有用这个账号下过棋");
        page.navigate("/play");
        page.selectOption("select[name=colours]", "red");
        page.click("main form[action='/play'] button.primary");
        page.waitForURL("**/play/*");
        String game = page.url();
        Page lobby = chromium.open(Reader.DESKTOP_ZH, "/play");
        assertThat(lobby.locator("#open")).containsText("执黑");
        assertThat(lobby.locator("#open")).containsText("自动裁决");
        lobby.navigate(game);
        lobby.fill("[data-when=join] input[name=name]", "李四");
        lobby.click("[data-when=join] button:has-text('入座')");
        assertThat(page.locator("#live")).hasAttribute("data-phase", "playing");
        assertThat(lobby.locator("#clock-bottom .clock-note")).containsText("你");
        lobby.locator("#acts .acts-resign").press("Enter");
        PlayTable.answer(lobby, "认输");
        assertThat(page.locator("dialog h2")).hasText("你赢了");
        page.navigate("/account");
        assertThat(page.locator("#games li")).hasCount(1);
        assertThat(page.locator("#games li")).containsText("对 李四");
        assertThat(page.locator("#games .tag")).hasText("胜");
        accessible(page, "account-phone");
    }

    @Test
    void passesArePrintedAloneAndSayWhenNoPhoneCanUseThem() {
        Club club = new Club(server.member("组织者乙", Role.ORGANISER));
        String id = club.swiss(3, "周承业", "沈牧川", "许文澜", "林知远");
        Page page = chromium.open(Reader.DESKTOP_ZH, "/");
        chromium.login(page, "组织者乙", "correct horse");
        page.navigate("/events/" + id + "/passes");
        assertThat(page.locator("[role=alert]")).containsText("手机打不开");
        accessible(page, "passes-zh");
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        for (String part : List.of(".tabs", ".event-head", ".bar", ".foot", "[role=alert]")) {
            assertThat(page.locator(part).first()).isHidden();
        }
        assertThat(page.locator(".pass")).hasCount(4);
        assertThat(page.locator(".pass").last()).isVisible();
    }

    /** Wide tables scroll in their card to the last column; figures of a score are never broken. */
    @Test
    void tablesFitAPhone() {
        Club club = new Club(server.member("组织者戊", Role.ORGANISER));
        String id = club.swiss(3, "周承业,浙江,2480", "沈牧川,四川,2460", "许文澜,广东,2440", "林知远,上海,2420");
        club.pair(id);
        club.result(id, 1, 1, "1-0");
        club.result(id, 1, 2, "1/2");
        Page page = chromium.open(Reader.PHONE_ZH, "/events/" + id + "/standings");
        page.evaluate("document.querySelector('.standings').closest('.scroll').scrollLeft = 9999");
        BoundingBox last = page.locator(".standings thead th").last().boundingBox();
        assertThat(last.x + last.width).as("the last column can be seen whole").isLessThanOrEqualTo(391);
        accessible(page, "standings-phone");
        Page practice = chromium.open(Reader.PHONE_ZH, "/practice");
        double line = practice.locator(".exam-scores tbody td").first().boundingBox().height;
        assertThat(line).as("no score is broken into two lines").isLessThan(50);
        assertThat(practice.evaluate("(() => { const s = document.querySelector('.exam-scores');"
                        + " return s.scrollWidth <= s.clientWidth; })()"))
                .as("all columns are in sight")
                .isEqualTo(true);
        accessible(practice, "practice-phone");
    }

    @Test
    void aWrongVerdictDoesNotReadAsIfTheRightOneWereWrong() {
        Page page = chromium.open(Reader.DESKTOP_EN, "/practice/exam?edition=cxa2020&level=easy&length=2&seed=3");
        page.waitForSelector("[data-exam-board] .bd-svg");
        int plies = page.locator("[data-ply]").count();
        for (int ply = 1; ply <= plies; ply++) {
            page.click("[data-ply='" + ply + "'] label >> nth=7");
        }
        // The easy questions of this exam are lost by somebody.
        page.check("input[name=verdict][value=draw]");
        page.click("[data-exam-form] button.primary");
        page.waitForSelector("[data-mark]");
        String mark = page.textContent("[data-mark] .exam-mark");
        assertThat(mark).contains("✗", "The verdict is: ");
    }
}
