package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A club evening: one laptop, a phone for everybody, blitz games on this server, and nothing but the pages to go by. The
 * whole evening takes minutes; it is run by {@code -Pbrowser -Dchuhe.excludedGroups= -Dtest=ClubEveningTest}.
 */
class ClubEveningTest extends BrowserTest {
    @BeforeAll
    static void start() {
        server.member("陈立群", Role.ORGANISER);
    }

    @Test
    void fourPlayersAndTwoRounds() {
        evening(4, 2);
    }

    @Test
    @Tag("slow")
    void twelvePlayersAndFiveRounds() {
        evening(12, 5);
    }

    private static void evening(int players, int rounds) {
        Page laptop = chromium.open(Reader.DESKTOP_ZH, "/login");
        chromium.login(laptop, "陈立群", "correct horse");
        announce(laptop, rounds);
        Map<String, Page> phones = comeIn(laptop, players);
        Page hall = chromium.open(Reader.DESKTOP_ZH, event(laptop) + "/hall");
        for (int round = 1; round <= rounds; round++) {
            laptop.click(".tabs >> text=对阵");
            laptop.click("text=编排第 " + round + " 轮");
            laptop.click("text=确认并公布");
            assertThat(laptop.locator(".boards tbody")).hasCount(players / 2);
            List<List<String>> tables = laptop.locator(".boards tbody").all().stream()
                    .map(table -> table.locator(".boards-side a").allTextContents())
                    .toList();
            for (List<String> table : tables) {
                play(phones.get(table.get(0)), phones.get(table.get(1)), round == 1 ? hall : null);
            }
            assertThat(laptop.locator(".boards-result b")).hasCount(players / 2);
        }
        laptop.click(".tabs >> text=积分");
        assertThat(laptop.locator(".standings tbody tr")).hasCount(players);
        Chromium.picture(laptop, "club-standings-zh");
    }

    private static String event(Page page) {
        return page.url().replaceAll("(/events/[^/?]+).*", "$1");
    }

    /** The organiser fills in the form for a new event. */
    private static void announce(Page laptop, int rounds) {
        laptop.navigate("/events/new");
        laptop.fill("input[name=name]", "周五快棋");
        laptop.fill("input[name=rounds]", Integer.toString(rounds));
        laptop.check("input[name=where][value=here]");
        laptop.fill("input[name=minutes]", "5");
        laptop.fill("input[name=increment]", "3");
        Chromium.picture(laptop, "club-new-zh");
        laptop.click("text=创建赛事");
    }

    /** Names are pasted, passes are scanned from the screen. */
    private static Map<String, Page> comeIn(Page laptop, int players) {
        laptop.fill(
                "textarea[name=text]",
                IntStream.rangeClosed(1, players).mapToObj(i -> "棋友" + i).collect(Collectors.joining("\n")));
        laptop.click("button:has-text('预览')");
        laptop.click("button:has-text('导入勾选的行') >> nth=0");
        laptop.click("text=棋手证");
        assertThat(laptop.locator(".pass")).hasCount(players);
        Chromium.picture(laptop, "club-passes-zh");
        List<Locator> passes = laptop.locator(".pass").all();
        Map<String, Page> phones = new HashMap<>();
        for (Locator pass : passes) {
            Page phone = chromium.open(
                    phones.size() % 2 == 0 ? Reader.PHONE_ZH : Reader.PHONE_EN,
                    pass.locator(".pass-qr").getAttribute("href"));
            phones.put(pass.locator(".pass-name").textContent(), phone);
        }
        assertThat(new ArrayList<>(phones.keySet())).hasSize(players);
        return phones;
    }

    /** Two players sit down by one tap each; Black resigns after two moves, and both go back to the event. */
    private static void play(Page red, Page black, Page hall) {
        if (hall != null) {
            Chromium.picture(red, "club-phone-board");
        }
        red.click(".mine-play button");
        black.click(".mine-play button");
        assertThat(red.locator("#live")).hasAttribute("data-phase", "playing");
        assertThat(black.locator("#live")).hasAttribute("data-phase", "playing");
        PlayTable.move(red, "h2e2");
        PlayTable.sees(black, 1);
        PlayTable.move(black, "h9g7");
        PlayTable.sees(red, 2);
        if (hall != null) {
            assertThat(hall.locator(".hall-on .hall-live-clock.hall-live-running"))
                    .hasCount(1);
            Chromium.picture(hall, "club-hall-zh");
            Chromium.picture(red, "club-phone-game");
        }
        black.locator("#acts .acts-resign").press("Enter");
        black.locator("dialog button.danger").click();
        for (Page page : List.of(red, black)) {
            page.locator("dialog button.primary").click();
            page.waitForURL("**/events/*");
        }
    }
}
