package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.chuhe.server.browser.BrowserTest;
import org.chuhe.server.browser.Chromium;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.event.pages.EventSiteTest;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A site that was downloaded is opened from the disk, without a server. */
class SiteFromDiskTest extends BrowserTest {
    @TempDir
    Path folder;

    private static String event(Club club, int players, int rounds) {
        String id = club.create("{\"name\":\"楚河公开赛\",\"rounds\":" + rounds
                + ",\"place\":\"成都\",\"date\":\"5月1日\",\"categories\":[\"女子:sex=f\",\"U16:born=2010-\"],"
                + "\"prizes\":[\"1000,600,300\",\"女子:300,200\"],\"currency\":\"元\","
                + "\"norms\":[\"棋协大师:games=3 performance=2300\"]}");
        StringBuilder table = new StringBuilder("姓名,单位,等级分,性别,出生,称号\n");
        for (int i = 1; i <= players; i++) {
            table.append("棋手").append(i).append(",单位").append(i % 9).append(',').append(2500 - 7 * i);
            table.append(',')
                    .append(i % 3 == 0 ? "女" : "男")
                    .append(',')
                    .append(1990 + i % 25)
                    .append(',');
            table.append(i < 5 ? "大师" : "").append('\n');
        }
        club.done(id, "import", Club.JSON.writeValueAsString(Map.of("text", table.toString())));
        for (int round = 1; round <= rounds; round++) {
            club.pair(id);
            List<String> results = new ArrayList<>();
            for (int t = 1; t <= players / 2; t++) {
                results.add("{\"table\":" + t + ",\"result\":\""
                        + List.of("1-0", "1/2", "0-1").get((t + round) % 3) + "\"}");
            }
            club.done(id, "results", "{\"round\":" + round + ",\"results\":[" + String.join(",", results) + "]}");
        }
        return id;
    }

    private void unpacked(String id) throws IOException {
        URL address = URI.create(server.server().address() + "/events/" + id + "/files/site.zip?lang=zh")
                .toURL();
        try (ZipInputStream in = new ZipInputStream(address.openStream())) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                Path file = folder.resolve(entry.getName()).normalize();
                assertThat(file.startsWith(folder)).isTrue();
                Files.createDirectories(file.getParent());
                Files.copy(in, file);
            }
        }
    }

    private Page opened(Reader reader, String file) {
        return chromium.open(reader, folder.resolve(file).toUri().toString());
    }

    @Test
    void aRecordedGameIsPlayedThrough() throws IOException {
        for (Map.Entry<String, byte[]> file : EventSiteTest.site(Locale.CHINESE).entrySet()) {
            Path target = folder.resolve(file.getKey());
            Files.createDirectories(target.getParent());
            Files.write(target, file.getValue());
        }
        Page page = opened(Reader.PHONE_ZH, "round-1.html");
        page.click("text=看棋谱");
        assertThat(page.textContent(".replay-count")).isEqualTo("3 / 3");
        page.click(".replay button >> nth=0");
        assertThat(page.textContent(".replay-count")).isEqualTo("0 / 3");
        page.click("[aria-label='下一步'], .replay button >> nth=2");
        assertThat(page.textContent(".replay-count")).isEqualTo("1 / 3");
        accessible(page, "site-game-390");
        accessible(opened(Reader.DESKTOP_EN, "en/game-1-1-1.html"), "site-game-en");
    }

    @Test
    void anEventWithEverythingIsReadOffline() throws IOException {
        Club club = new Club(server.member("organiser", Role.ORGANISER));
        String id = event(club, 16, 3);
        unpacked(id);
        for (Reader reader : List.of(Reader.DESKTOP_ZH, Reader.PHONE_ZH)) {
            Page page = opened(reader, "index.html");
            accessible(page, "site-index-" + reader.width());
            for (String tab : List.of("积分", "交叉表", "报名表", "等级分", "奖励", "秩序册", "历史")) {
                page.click(".tabs >> text=" + tab);
                accessible(page, "site-" + tab + "-" + reader.width());
            }
            page.click(".tabs >> text=积分");
            assertThat(page.textContent("main")).contains("最终", "女子", "U16", "棋手1");
            page.click(".bar-tools a");
            assertThat(page.textContent("main")).contains("final", "Place");
            page.click(".standings th a >> nth=0");
            assertThat(page.textContent("main")).contains("Performance");
        }
        Chromium.picture(opened(Reader.DESKTOP_EN, "en/standings.html"), "site-en");
    }

    @Test
    @Tag("slow")
    void sixtyFourPlayersFromTheFormToTheDisk() throws IOException {
        Club club = new Club(server.member("主办", Role.ORGANISER));
        Page page = chromium.open(Reader.DESKTOP_ZH, "/login");
        chromium.login(page, "主办", "correct horse");
        page.navigate("/events/new");
        page.fill("input[name=name]", "六十四人公开赛");
        page.fill("input[name=rounds]", "7");
        page.click("summary:has-text('更多规程')");
        page.fill("textarea[name=categories]", "女子:sex=f\nU16:born=2010-");
        page.fill("textarea[name=prizes]", "1000,600,300\n女子:300,200");
        page.fill("input[name=currency]", "元");
        accessible(page, "event-new-rules-zh");
        page.click("text=创建赛事");
        StringBuilder table = new StringBuilder("姓名,单位,等级分,性别,出生\n");
        for (int i = 1; i <= 64; i++) {
            table.append("棋手")
                    .append(i)
                    .append(",单位")
                    .append(i % 9)
                    .append(',')
                    .append(2500 - 7 * i)
                    .append(',');
            table.append(i % 3 == 0 ? "女" : "男")
                    .append(',')
                    .append(1990 + i % 25)
                    .append('\n');
        }
        page.fill("textarea[name=text]", table.toString());
        page.click("button:has-text('预览')");
        page.click("button:has-text('导入勾选的行') >> nth=0");
        for (int round = 1; round <= 7; round++) {
            page.click(".event-next a:has-text('编排第 " + round + " 轮')");
            page.click("text=确认并公布");
            page.click(".event-next a:has-text('录入第 " + round + " 轮成绩')");
            page.waitForSelector(".entry-live");
            for (int t = 1; t <= 32; t++) {
                page.keyboard().press(List.of("1", "5", "0").get((t * round + t) % 3));
                page.keyboard().press("Enter");
            }
            page.waitForSelector(".entry-state:has-text('全部已保存')");
            page.click(".tabs >> text=对阵");
        }
        assertThat(page.textContent(".event-acts")).contains("最终名次", "证书", "结束赛事");
        page.click(".tabs >> text=积分");
        assertThat(page.textContent("main")).contains("最终", "女子名次表", "U16名次表");
        accessible(page, "event-64-standings-zh");
        page.click(".tabs >> text=等级分");
        accessible(page, "event-64-ratings-zh");
        page.click(".tabs >> text=奖励");
        assertThat(page.textContent("main")).contains("获奖名单", "元");
        String id = page.url().split("/")[4];
        unpacked(id);
        Page still = opened(Reader.PHONE_ZH, "prizes.html");
        assertThat(still.textContent("main")).contains("获奖名单", "元");
        still.click(".tabs >> text=积分");
        assertThat(still.locator(".standings >> nth=0").locator("tbody tr").count())
                .isEqualTo(64);
        assertThat(club.json("/api/events/" + id + "/standings").get("standings"))
                .hasSize(64);
    }
}
