package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chuhe.server.browser.BrowserTest;
import org.chuhe.server.browser.Chromium;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tournaments as organisers, players and the hall see them. */
class EventsInBrowserTest extends BrowserTest {
    private static final List<String> NAMES =
            List.of("周承业", "沈牧川", "许文澜", "林知远", "郑晓岚", "韩一鸣", "Nguyễn M. Khôi", "顾行简");

    private static Club club;

    @BeforeAll
    static void start() {
        club = new Club(server.member("陈立群", Role.ORGANISER));
        server.member("王编排");
    }

    private static Page organiser(Reader reader, String path) {
        Page page = chromium.open(reader, "/login");
        chromium.login(page, "陈立群", "correct horse");
        page.navigate(path);
        return page;
    }

    /** A list with a title and a total, two people twice; one line is left out. Then the same on a phone. */
    @Test
    void aClubsListIsLookedAtAndChosenFrom() {
        String id = club.create("{\"name\":\"周末赛\",\"format\":\"swiss\",\"rounds\":5}");
        club.done(id, "enter", "{\"name\":\"周承业\",\"unit\":\"上海\"}");
        byte[] list = Club.workbook(List.of(
                List.of("2026年春季俱乐部公开赛报名表"),
                List.of("序号", "姓名", "性别", "单位", "等级分"),
                List.of("1", "周承业", "男", "上海", "2400"),
                List.of("2", "沈牧川", "男", "广东", "2300"),
                List.of("3", "许文澜", "女", "四川", "高"),
                List.of("4", "沈牧川", "男", "广东", "2300"),
                List.of("5", "林知远", "男", "湖北", ""),
                List.of("6", "郑晓岚", "女", "湖北", "2100"),
                List.of("合计：6人")));
        for (Reader reader : List.of(Reader.DESKTOP_ZH, Reader.PHONE_ZH)) {
            Page page = organiser(reader, "/events/" + id + "/players");
            page.setInputFiles("input[type=file]", new FilePayload("报名表.xlsx", "application/octet-stream", list));
            page.click("button:has-text('预览')");
            assertThat(page.locator("tbody tr").count()).isEqualTo(6);
            assertThat(page.locator("input[name=line]").count()).isEqualTo(5);
            if (reader.equals(Reader.DESKTOP_ZH)) {
                assertThat(page.locator("input[name=line]:checked").count()).isEqualTo(3);
                accessible(page, "event-import-doubles-zh");
                page.click("tr:has-text('郑晓岚') input");
                page.click("button:has-text('导入勾选的行') >> nth=0");
                assertThat(page.textContent(".event-said")).contains("已完成");
                assertThat(page.locator("tbody tr").allTextContents().toString())
                        .contains("沈牧川", "林知远")
                        .doesNotContain("郑晓岚");
            } else {
                assertThat(page.locator("input[name=line]:checked").count()).isEqualTo(1);
                accessible(page, "event-import-doubles-phone-zh");
                page.context().close();
            }
        }
        Page settings = organiser(Reader.PHONE_ZH, "/events/" + id + "/settings");
        accessible(settings, "event-settings-zone-phone-zh");
    }

    @Test
    void aSwissEventFromExcelToThePrintedTable() {
        Page page = organiser(Reader.DESKTOP_ZH, "/events/new");
        page.fill("input[name=name]", "楚河公开赛");
        page.fill("input[name=rounds]", "3");
        accessible(page, "event-new-zh");
        page.click("text=创建赛事");

        List<List<String>> rows = new ArrayList<>(List.of(List.of("姓名", "单位", "等级分")));
        for (int i = 0; i < NAMES.size(); i++) {
            rows.add(List.of(NAMES.get(i), "单位" + i, Integer.toString(2480 - 20 * i)));
        }
        page.setInputFiles(
                "input[type=file]", new FilePayload("list.xlsx", "application/octet-stream", Club.workbook(rows)));
        page.click("button:has-text('预览')");
        accessible(page, "event-import-zh");
        page.click("button:has-text('导入勾选的行') >> nth=0");
        assertThat(page.textContent(".event-said")).contains("已完成");
        accessible(page, "event-players-zh");

        for (int round = 1; round <= 3; round++) {
            page.click(".tabs >> text=对阵");
            page.click("text=编排第 " + round + " 轮");
            if (round == 2) {
                accessible(page, "event-pair-zh");
            }
            page.click("text=确认并公布");
            page.click(".tabs >> text=录入");
            page.waitForSelector(".entry-live");
            for (int table = 1; table <= 4; table++) {
                page.keyboard().press(List.of("1", "5", "0", "1").get((table + round) % 4));
                page.keyboard().press("Enter");
            }
            page.waitForSelector(".entry-state:has-text('全部已保存')");
        }
        accessible(page, "event-entry-zh");
        page.click(".tabs >> text=积分");
        assertThat(page.locator(".standings tbody tr").count()).isEqualTo(8);
        assertThat(page.locator(".st-deciding").count()).isPositive();
        accessible(page, "event-standings-zh");
        page.click(".tabs >> text=交叉表");
        accessible(page, "event-cross-zh");
        page.click("text=打印与导出");
        accessible(page, "event-print-zh");
        byte[] pdf = page.request()
                .get(page.getAttribute("a[href$='standings.pdf']", "href"))
                .body();
        assertThat(new String(pdf, 0, 5, java.nio.charset.StandardCharsets.US_ASCII))
                .isEqualTo("%PDF-");
        page.click(".tabs >> text=设置");
        page.selectOption("#offices select[name=office]", "editor");
        page.fill("#offices input[name=name]", "王编排");
        page.click("#offices button:has-text('任命')");
        assertThat(page.textContent("#offices .list")).contains("编排", "王编排");
        accessible(page, "event-settings-zh");
        page.click("button:has-text('结束赛事')");
        page.click("dialog[open] button.danger");
        page.click(".tabs >> text=历史");
        assertThat(page.textContent("table")).contains("结束赛事").contains("编排第 3 轮");
        accessible(page, "event-log-zh");
    }

    private static String field(int players) {
        String[] names = IntStream.rangeClosed(1, players)
                .mapToObj(i -> "棋手" + i + ",单位" + i % 7 + "," + (2500 - i))
                .toArray(String[]::new);
        String id = club.swiss(5, names);
        club.pair(id);
        return id;
    }

    @Test
    void aHundredResultsByKeysInTwoMinutes() {
        String id = field(200);
        Page page = organiser(Reader.DESKTOP_EN, "/events/" + id + "/entry");
        page.waitForSelector(".entry-live");
        long began = System.nanoTime();
        for (int table = 1; table <= 100; table++) {
            page.keyboard().press(List.of("1", "0", "5").get(table % 3));
            page.keyboard().press("Enter");
        }
        page.waitForSelector(".entry-state.event-right", new Page.WaitForSelectorOptions().setTimeout(110_000));
        assertThat((System.nanoTime() - began) / 1e9).as("seconds").isLessThan(120);
        assertThat(page.textContent(".entry-filled")).isEqualTo("100 of 100 recorded");
        assertThat(club.games(id, 1).stream()
                        .filter(g -> !g.get("result").asString().equals("*")))
                .hasSize(100);

        page.keyboard().press("Control+z");
        page.waitForSelector(".entry-filled:has-text('99 of 100')");
        assertThat(club.games(id, 1).get(99).get("result").asString()).isEqualTo("*");

        page.keyboard().press("/");
        page.keyboard().type("57");
        page.keyboard().press("Enter");
        assertThat(page.evaluate("document.activeElement.closest('tr').dataset.table"))
                .isEqualTo("57");
        page.keyboard().press("f");
        page.waitForSelector("dialog[open]");
        Chromium.picture(page, "event-forfeit-en");
        page.keyboard().press("2");
        page.waitForSelector("tr[data-table='57']:not([data-state]) .event-right");
        assertThat(club.games(id, 1).get(56).get("result").asString()).isEqualTo("-/-");
    }

    @Test
    void aBrokenLineLosesNothing() {
        String id = field(8);
        Page page = organiser(Reader.DESKTOP_ZH, "/events/" + id + "/entry");
        page.waitForSelector(".entry-live");
        page.context().setOffline(true);
        page.keyboard().press("1");
        page.waitForSelector("tr[data-state=retry]");
        assertThat(page.textContent("tr[data-state=retry]")).contains("重试中");
        page.context().setOffline(false);
        page.waitForSelector(".entry-state.event-right");
        assertThat(club.games(id, 1).get(0).get("result").asString()).isEqualTo("1-0");
    }

    @Test
    void whatAnotherOrganiserRecordedIsNotOverwritten() {
        String id = field(4);
        Page page = organiser(Reader.DESKTOP_EN, "/events/" + id + "/entry");
        page.waitForSelector(".entry-live");
        club.result(id, 1, 1, "0-1");
        page.keyboard().press("1");
        page.waitForSelector("tr[data-state=refused]");
        assertThat(page.textContent("tr[data-state=refused]")).contains("0–1");
        page.waitForCondition(() -> page.inputValue(".entry-result >> nth=0").equals("0–1"));
        assertThat(club.games(id, 1).get(0).get("result").asString()).isEqualTo("0-1");
    }

    /** Turns the pages by hand; meanwhile they also turn by themselves. */
    private static void turnTo(Page hall, String wanted) {
        hall.waitForCondition(() -> {
            hall.keyboard().press("ArrowRight");
            return hall.locator(wanted).count() > 0;
        });
    }

    @Test
    void theHallRefreshesItselfWithoutFlicker() {
        String id = field(22);
        club.done(id, "facts", "{\"announcements\":\"手机请静音\"}");
        club.done(id, "clock", "{\"minutes\":72}");
        Page hall = chromium.open(new Reader("zh-CN", 1920, 1080, false), "/events/" + id + "/hall");
        hall.waitForSelector(".hall-on");
        assertThat(hall.locator(".hall-page:visible").count()).isEqualTo(1);
        assertThat(hall.textContent(".hall-clock")).contains("1:1");
        hall.evaluate("() => { window.marked = true; }");
        club.result(id, 1, 1, "1-0");
        hall.waitForSelector(
                ".hall-result:has-text('1–0')",
                new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
        assertThat(hall.evaluate("window.marked"))
                .as("the page was not loaded again")
                .isEqualTo(true);
        accessible(hall, "event-hall-zh");
        turnTo(hall, ".hall-on:has-text('2 / 2')");
        turnTo(hall, ".hall-on .hall-title");
        accessible(hall, "event-hall-standings-zh");
    }

    @Test
    void aPhoneOpensOnItsOwnTableAndFollowsTheRound() {
        String id = field(10);
        Page phone = chromium.open(Reader.PHONE_ZH, "/events/" + id + "/players/3");
        accessible(phone, "event-card-phone-zh");
        phone.click("text=这是我");
        assertThat(phone.textContent(".mine")).contains("第 1 轮").contains("台");
        accessible(phone, "event-phone-zh");
        int table = Integer.parseInt(phone.textContent(".mine-table b"));
        club.result(id, 1, table, "1/2");
        phone.waitForSelector(".boards-mine b:has-text('½–½')");
        Page english = chromium.open(Reader.PHONE_EN, "/events/" + id + "/standings");
        accessible(english, "event-standings-phone-en");
        english.navigate("/events");
        accessible(english, "events-phone-en");
    }

    @Test
    void aBracketOfThirteen() {
        String id = club.create("{\"name\":\"楚河杯\",\"format\":\"knockout\"}");
        String list = IntStream.rangeClosed(1, 13).mapToObj(i -> "棋手" + i).collect(Collectors.joining("\n"));
        club.done(id, "import", Club.JSON.writeValueAsString(Map.of("text", list)));
        for (int round = 1; round <= 3; round++) {
            club.pair(id);
            for (JsonNode game : club.games(id, round)) {
                if (round < 3 || game.get("table").asInt() == 1) {
                    club.result(id, round, game.get("table").asInt(), "1-0");
                }
            }
        }
        Page page = chromium.open(Reader.DESKTOP_ZH, "/events/" + id + "/bracket");
        assertThat(page.locator("svg.bracket").first().locator(".bk-box").count())
                .as("five matches, four, two, one")
                .isEqualTo(12);
        assertThat(page.locator(".bk-live").count()).isPositive();
        accessible(page, "event-bracket-zh");
        accessible(chromium.open(Reader.PHONE_EN, "/events/" + id + "/bracket"), "event-bracket-phone-en");
        accessible(chromium.open(Reader.DARK_ZH, "/events/" + id + "/bracket"), "event-bracket-dark-zh");
    }

    @Test
    void aMatchOfTwoSidesWithReasonsAndAnAppeal() {
        String id = club.create("{\"name\":\"京沪对抗赛\",\"format\":\"scheveningen\"}");
        String list = IntStream.range(0, 8)
                .mapToObj(i -> NAMES.get(i) + "," + (i % 2 == 0 ? "北京" : "上海"))
                .collect(Collectors.joining("\n", "姓名,单位\n", ""));
        club.done(id, "import", Club.JSON.writeValueAsString(Map.of("text", list)));
        for (Reader reader : List.of(Reader.PHONE_ZH, Reader.TABLET_EN, Reader.DESKTOP_EN)) {
            accessible(chromium.open(reader, "/events/" + id + "/schedule"), "event-schedule-" + reader.width());
        }
        accessible(chromium.open(Reader.DESKTOP_ZH, "/events/" + id + "/hall"), "event-hall-schedule");
        club.pair(id);
        Page page = organiser(Reader.TABLET_EN, "/events/" + id + "/entry");
        page.waitForSelector(".entry-live");
        page.keyboard().press("1");
        page.keyboard().press("Enter");
        page.keyboard().press("5");
        page.waitForSelector(".entry-state.event-right");
        page.selectOption(".entry-row >> nth=0 >> select.entry-why", "time");
        page.waitForFunction("() => document.querySelector('.entry-row .entry-said').textContent.includes('✓')");
        accessible(page, "event-reasons-820");
        page.navigate("/events/" + id + "/appeals");
        page.fill("form[action$='appeal'] input[name=by]", "沈牧川");
        page.fill("form[action$='appeal'] input[name=against]", "loss on time at table 1");
        page.fill("form[action$='appeal'] input[name=round]", "1");
        page.fill("form[action$='appeal'] input[name=table]", "1");
        page.click("form[action$='appeal'] button");
        accessible(page, "event-appeal-820");
        page.selectOption("select[name=outcome]", "rejected");
        page.fill("input[name=decision]", "the result stands");
        page.click("form[action$='decide'] button");
        assertThat(page.textContent("main")).contains("rejected", "the result stands");
        for (Reader reader : List.of(Reader.PHONE_ZH, Reader.TABLET_EN, Reader.DESKTOP_EN)) {
            for (String tab : List.of("standings", "cross", "appeals", "info")) {
                accessible(
                        chromium.open(reader, "/events/" + id + "/" + tab),
                        "event-sides-" + tab + "-" + reader.width());
            }
            accessible(chromium.open(reader, "/events/" + id), "event-sides-round-" + reader.width());
        }
        assertThat(chromium.open(Reader.DESKTOP_EN, "/events/" + id).textContent("main"))
                .contains("time used up [4.1.6]");
    }

    @Test
    void aTeamMatch() {
        String id = club.create(
                "{\"name\":\"团体赛\",\"format\":\"swiss\",\"rounds\":3,\"teams\":\"substitutes\",\"boards\":4,"
                        + "\"substitutes\":1}");
        String list = List.of("北京", "上海", "广东", "四川").stream()
                .flatMap(team -> IntStream.rangeClosed(1, 5).mapToObj(i -> team + "," + team + i + "," + (2400 - i)))
                .collect(Collectors.joining("\n"));
        club.done(id, "import", Club.JSON.writeValueAsString(Map.of("text", list)));
        club.pair(id);
        Page page = organiser(Reader.DESKTOP_EN, "/events/" + id + "/entry");
        page.click("text=Line-ups");
        page.selectOption("form:has(input[name=team][value='1']) label:nth-of-type(4) select", "5");
        page.click("form:has(input[name=team][value='1']) button");
        assertThat(page.textContent(".event-said")).contains("Done");
        accessible(page, "event-lineups-en");
        page.click(".tabs >> text=Enter results");
        page.waitForSelector(".entry-live");
        for (int board = 1; board <= 8; board++) {
            page.keyboard().press("1");
            page.keyboard().press("Enter");
        }
        page.waitForSelector(".entry-state.event-right");
        page.click(".tabs >> text=Pairings");
        assertThat(page.textContent("main")).contains("北京5").contains("4–4");
        accessible(page, "event-team-en");
    }

    @Test
    void whatCannotBeTakenBackAsksFirst() {
        String id = field(6);
        Page page = organiser(Reader.DESKTOP_ZH, "/events/" + id + "/players/1");
        page.click("button:has-text('退出比赛')");
        page.waitForSelector("dialog[open]");
        assertThat(page.textContent("dialog")).contains("棋手1 退出比赛？", "第 1 轮", "判负");
        accessible(page, "event-withdraw-zh");
        page.click("dialog[open] button:has-text('不')");
        assertThat(club.games(id, 1).get(0).get("result").asString()).isEqualTo("*");
        page.click("button:has-text('退出比赛')");
        page.click("dialog[open] button.danger");
        page.waitForSelector("button:has-text('恢复参赛')");
        assertThat(page.url()).endsWith("/players/1");
        assertThat(club.games(id, 1).toString()).containsPattern("-/\\+|\\+/-");
        accessible(page, "event-withdrawn-zh");
        page.click("button:has-text('恢复参赛')");
        assertThat(page.textContent(".event-said")).contains("恢复 1 号 棋手1 参赛");

        page.navigate("/events/" + id + "/pair");
        page.click("text=确认并公布");
        assertThat(page.textContent("dialog")).contains("局没有成绩", "仍要编排");
        page.click("dialog[open] button.danger");
        page.waitForSelector(".event-next:has-text('第 2 轮')");
        assertThat(club.games(id, 2)).isNotEmpty();
    }

    @Test
    void aLevelMatchOfABracketIsDecidedAtOnce() {
        String id = club.create("{\"name\":\"杯赛\",\"format\":\"knockout\"}");
        club.done(id, "import", "{\"text\":\"甲\\n乙\\n丙\\n丁\"}");
        club.pair(id);
        Page page = organiser(Reader.DESKTOP_ZH, "/events/" + id + "/entry");
        page.waitForSelector(".entry-live");
        page.keyboard().press("5");
        page.waitForSelector(".entry-level button:has-text('加赛一局')");
        page.waitForSelector(".entry-row .entry-note:has-text('平局，待定')");
        accessible(page, "event-level-zh");
        page.click("button:has-text('加赛一局')");
        page.waitForSelector(".entry-row[data-game='2']");
        assertThat(club.games(id, 1)).hasSize(3);
    }

    @Test
    void playersEnterAndTellTheirResultsOnTheirPhones() {
        String id = club.create("{\"name\":\"公开赛\",\"rounds\":3}");
        Page organiser = organiser(Reader.DESKTOP_ZH, "/events/" + id + "/players");
        String link = organiser.getAttribute("a[href*='/enter/']", "href");
        for (String name : List.of("甲", "乙")) {
            Page phone = chromium.open(Reader.PHONE_ZH, link);
            phone.fill("input[name=name]", name);
            accessible(phone, "event-apply-zh");
            phone.click("button:has-text('提交报名')");
            assertThat(phone.textContent(".event-said")).contains("待组织者确认");
        }
        organiser.reload();
        accessible(organiser, "event-applications-zh");
        organiser.click("button:has-text('确认') >> nth=0");
        organiser.click("button:has-text('确认') >> nth=0");
        assertThat(club.json("/api/events/" + id).at("/event/players")).hasSize(2);
        club.pair(id);
        for (JsonNode pass : club.json("/api/events/" + id + "/passes").get("passes")) {
            Page phone = chromium.open(Reader.PHONE_ZH, pass.get("link").asString());
            boolean red = phone.textContent(".mine-side").contains("红");
            accessible(phone, "event-report-zh");
            phone.click(red ? "button:has-text('我胜')" : "button:has-text('我负')");
            phone.waitForSelector(".event-said");
        }
        organiser.navigate("/events/" + id + "/entry");
        accessible(organiser, "event-reported-zh");
        organiser.click("button:has-text('确认一致的 1 台')");
        organiser.waitForSelector(".entry-filled:has-text('1 / 1')");
        assertThat(club.games(id, 1).get(0).get("result").asString()).isEqualTo("1-0");
    }
}
