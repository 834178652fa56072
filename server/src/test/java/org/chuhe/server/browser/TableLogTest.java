package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.OfferEvent;
import org.chuhe.game.state.PlayEvent;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.testing.TableScript;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The arbiter's table on a tablet. */
class TableLogTest extends BrowserTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Reader TABLET_ZH = new Reader("zh-CN", 820, 1180, false);
    private static final Reader TABLET_EN = new Reader("en-GB", 820, 1180, false);

    @BeforeAll
    static void start() {
        server.member("陈立群", Role.ADMIN, Role.ARBITER);
    }

    private static Page table(Reader reader, boolean blackIsHere) {
        return open(chromium.open(reader, "/"), blackIsHere);
    }

    private static Page open(Page page, boolean blackIsHere) {
        chromium.login(page, "陈立群", "correct horse");
        page.navigate("/tables");
        page.fill("input[name=red]", "韩一鸣");
        page.fill("input[name=black]", "周承业");
        page.click("form[action='/tables'] button.primary");
        assertThat(page.locator("#signal")).isVisible();
        if (!blackIsHere) {
            page.uncheck("#here-black");
        }
        page.click("#signal");
        assertThat(page.locator("#clock-red[data-running]")).isVisible();
        return page;
    }

    private static void settled(Page page) {
        assertThat(page.locator("#line[data-waiting='0']")).isVisible();
    }

    /** Types a line; an incident is confirmed, as a chosen one would be. */
    private static void type(Page page, String line) {
        typeOnly(page, line);
        Locator confirm = page.locator("[data-confirm]");
        if (confirm.count() > 0) {
            confirm.click();
        }
        settled(page);
    }

    private static void typeOnly(Page page, String line) {
        page.fill("#typed", line);
        page.press("#typed", "Enter");
        assertThat(page.locator("#type:not([aria-busy=true])")).isVisible();
        settled(page);
    }

    private static String id(Page page) {
        return page.getAttribute("#conduct", "data-id");
    }

    private static GameState game(Page page) {
        return GameLog.read(
                page.request().get("/api/games/" + id(page) + "/download/log").text());
    }

    private static JsonNode seen(Page page) {
        return JSON.readTree(page.request().get("/api/tables/" + id(page)).text());
    }

    private static void tap(Page page, String square) {
        int file = square.charAt(0) - 'a';
        int rank = square.charAt(1) - '0';
        page.locator("#board .bd-point").nth((9 - rank) * 9 + file).click();
    }

    @Test
    void aMoveIsTappedAndAnIncidentIsConfirmedOrOverruled() {
        Page page = table(TABLET_ZH, true);
        tap(page, "h2");
        tap(page, "e2");
        settled(page);
        assertThat(page.locator("#story")).containsText("炮二平五");
        assertThat(page.locator("#clock-black[data-running]")).isVisible();

        page.fill("#find", "摸子");
        page.click("#incidents [data-incident=touched]");
        accessible(page, "table-panel-tablet-zh");
        tap(page, "h9");
        assertThat(page.locator("input[name=points]")).hasValue("h9");
        page.click("[data-follows]");
        Locator answer = page.locator(".conduct-panel .conduct-says");
        assertThat(answer).containsText("只能从以下着法中选择");
        assertThat(answer.locator("a[href='/rules/cxa2011/5.1']")).isVisible();
        page.click("[data-confirm]");
        settled(page);
        assertThat(page.locator("#says")).containsText("马8进7");

        page.click("[data-incident=phone]");
        page.click("[data-follows]");
        assertThat(page.locator(".conduct-panel .conduct-says[data-kind=grave]"))
                .containsText("犯规第 1 次");
        page.click("[data-overrule]");
        page.fill(".conduct-panel .actions input", "裁判长批准");
        page.click("[data-overrule]");
        settled(page);
        assertThat(page.locator("#story")).containsText("改判");
        Assertions.assertThat(seen(page)
                        .path("state")
                        .path("players")
                        .path("black")
                        .path("fouls")
                        .asInt())
                .isZero();
        accessible(page, "table-tablet-zh");
    }

    @Test
    void anIncidentThatIsTypedIsConfirmedAsAChosenOneIs() {
        Page page = table(TABLET_EN, true);
        typeOnly(page, "C2.5");
        assertThat(page.locator("#story")).containsText("C2.5");
        assertThat(page.locator("[data-confirm]")).hasCount(0);
        typeOnly(page, "warn black : talks");
        assertThat(page.locator(".conduct-panel")).containsText("warn black : talks");
        Assertions.assertThat(black(page).path("warnings").asInt()).isZero();
        page.click("[data-confirm]");
        settled(page);
        Assertions.assertThat(black(page).path("warnings").asInt()).isEqualTo(1);
        // One foul (8.1.8) for an illegal move, whose press is ticked by default; and only if the arbiter says so.
        typeOnly(page, "h9f8");
        assertThat(page.locator(".conduct-panel .conduct-says[data-kind=grave]"))
                .containsText("foul no. 1");
        assertThat(page.locator(".conduct-panel .conduct-says")).not().containsText("8.1.7");
        accessible(page, "table-typed-tablet-en");
        Assertions.assertThat(black(page).path("fouls").asInt()).isZero();
        page.keyboard().press("Enter");
        settled(page);
        Assertions.assertThat(black(page).path("fouls").asInt()).isEqualTo(1);
        assertThat(page.locator("#typed")).isFocused();
        typeOnly(page, "phone black");
        page.fill(".conduct-panel .actions input", "the chief allowed it");
        page.click("[data-overrule]");
        settled(page);
        Assertions.assertThat(black(page).path("fouls").asInt()).isEqualTo(1);
        typeOnly(page, "take-back red");
        assertThat(page.locator("#says[data-kind=refused]")).containsText("5.7");
        typeOnly(page, "nonsense red");
        assertThat(page.locator("#says[data-kind=refused]")).containsText("nonsense");
    }

    private static JsonNode black(Page page) {
        return seen(page).path("state").path("players").path("black");
    }

    @Test
    void aContentiousGameFromTheStartSignalToTheSignatures() {
        Page page = table(TABLET_EN, false);
        page.uncheck("#press");
        for (TableScript.Line line : TableScript.contentious()) {
            // The page learns with every answer what time it is: two seconds pass from line to line.
            CLOCK.advance(2_000);
            if (line.entry().startsWith("flag ")) {
                CLOCK.advance(40_000);
                page.reload();
                settled(page);
                page.uncheck("#press");
            }
            if (line.overrule()) {
                String[] parts = line.entry().split(" : ");
                String[] words = parts[0].split(" ");
                page.click("#incidents [data-incident=" + words[0] + "]");
                if (words.length > 1) {
                    page.locator(".conduct-panel .segments label:has(input[value=" + words[1] + "])")
                            .click();
                }
                page.click("[data-follows]");
                page.fill(".conduct-panel .actions input", parts[1]);
                page.click("[data-overrule]");
                settled(page);
            } else {
                type(page, line.entry());
            }
            if (line.refused().isEmpty()) {
                assertThat(page.locator("#says[data-kind=refused]")).hasCount(0);
            } else {
                assertThat(page.locator("#says[data-kind=refused]")).containsText(line.refused());
            }
        }
        assertThat(page.locator("#paper")).isVisible();
        GameState game = game(page);
        Assertions.assertThat(game.phase().name()).isEqualTo("CLOSED");
        String log =
                page.request().get("/api/games/" + id(page) + "/download/log").text();
        Assertions.assertThat(GameLog.write(game)).isEqualTo(log);
        accessible(page, "table-signed-tablet-en");
    }

    @Test
    void withoutANetworkTheTabletKeepsTheLogAndSendsItLaterInOrderOnce() {
        Page page = chromium.open(TABLET_EN, "/");
        page.clock().install();
        open(page, true);
        page.context().setOffline(true);
        tap(page, "h2");
        tap(page, "e2");
        // Ten minutes without a network: the tablet tries again and again, and goes on.
        page.clock().fastForward(600_000);
        CLOCK.advance(600_000);
        tap(page, "h9");
        tap(page, "g7");
        page.fill("#typed", "offer red");
        page.press("#typed", "Enter");
        assertThat(page.locator("#line")).containsText("3 kept on this tablet");
        assertThat(page.locator("#story li.waiting")).hasCount(3);
        page.fill("#find", "提和");
        assertThat(page.locator("#incidents [data-incident=offer]")).isVisible();
        page.fill("#find", "");
        Chromium.picture(page, "table-offline-tablet-en");
        Assertions.assertThat(page.evaluate("localStorage.getItem('chuhe.table." + id(page) + "') !== null"))
                .isEqualTo(true);
        page.context().setOffline(false);
        settled(page);
        assertThat(page.locator("#story")).containsText("offers a draw");
        JsonNode state = seen(page).path("state");
        Assertions.assertThat(state.path("ply").asInt()).isEqualTo(2);
        Assertions.assertThat(state.path("offer").asString()).isEqualTo("red");
        // In order, once, and judged as of when it happened: Black thought for ten minutes.
        type(page, "resign red");
        List<GameEvent> events = game(page).log().events();
        List<PlayEvent.Moved> moves = events.stream()
                .filter(PlayEvent.Moved.class::isInstance)
                .map(PlayEvent.Moved.class::cast)
                .toList();
        Assertions.assertThat(moves).hasSize(2);
        Assertions.assertThat(moves.get(1).at() - moves.get(0).at()).isBetween(600_000L, 660_000L);
        Assertions.assertThat(events.stream().filter(OfferEvent.DrawOffered.class::isInstance))
                .hasSize(1);
    }

    @Test
    void itFitsAPhoneAndADesktop() {
        for (Reader reader : new Reader[] {Reader.PHONE_ZH, Reader.DESKTOP_EN}) {
            Page page = table(reader, true);
            accessible(page, "table-" + reader.width() + "-" + reader.language());
            page.navigate("/tables");
            accessible(page, "tables-" + reader.width() + "-" + reader.language());
        }
    }

    @Test
    void theGameOf1957AndTheBoardOnTheWall() {
        Page page = chromium.open(TABLET_ZH, "/");
        chromium.login(page, "陈立群", "correct horse");
        page.navigate("/tables");
        page.fill("input[name=red]", "韩一鸣");
        page.fill("input[name=black]", "周承业");
        page.selectOption("select[name=edition]", "cxa1957");
        page.fill("input[name=extraBlack]", "300");
        page.click("form[action='/tables'] button.primary");
        page.click("#signal");
        assertThat(page.locator("#clock-black[data-running]")).isVisible();
        type(page, "炮二平五 press");
        assertThat(page.locator("#story")).containsText("炮二平五");
        page.click(".conduct-provisions summary");
        assertThat(page.locator(".conduct-provisions")).containsText("黑方贴时 5 分钟");
        assertThat(page.locator(".conduct-provisions a[href='/rules/cxa2011/6.5']"))
                .isVisible();
        // Black sits below with 一 … 九 (1957, 2.1).
        Locator labels = page.locator("#board .bd-label");
        Assertions.assertThat(labels.allTextContents()).contains("一", "1");
        double han = labels.getByText("一", new Locator.GetByTextOptions().setExact(true))
                .boundingBox()
                .y;
        double digit = labels.getByText("1", new Locator.GetByTextOptions().setExact(true))
                .boundingBox()
                .y;
        Assertions.assertThat(han).isGreaterThan(digit);
        accessible(page, "table-1957-tablet-zh");
        String id = id(page);
        for (Reader reader : List.of(
                new Reader("zh-CN", 1440, 900, false),
                new Reader("en-GB", 820, 1180, false),
                new Reader("zh-CN", 390, 844, false))) {
            Page wall = chromium.open(reader, "/play/" + id + "/wall");
            assertThat(wall.locator(".wall-board .bd-svg")).isVisible();
            Locator red = wall.locator(".wall-red");
            assertThat(red).containsText("韩一鸣");
            accessible(wall, "wall-" + reader.width() + "-" + reader.language());
        }
        Page wall = chromium.open(new Reader("zh-CN", 1440, 900, true), "/play/" + id + "/wall");
        // Red is on the right (World rules, 1.3).
        Assertions.assertThat(wall.locator(".wall-red").boundingBox().x)
                .isGreaterThan(wall.locator(".wall-black").boundingBox().x);
        assertThat(wall.locator("[data-plate=red]")).isHidden();
        type(page, "resign black");
        assertThat(wall.locator("[data-plate=red]")).hasText("胜");
        accessible(wall, "wall-won");
    }
}
