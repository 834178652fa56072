package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.chuhe.server.browser.BrowserTest;
import org.chuhe.server.browser.Chromium;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.game.LiveClient;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Several boards on one page, in a frame of another site and in the hall, as those see them who watch. */
class BoardsInBrowserTest extends BrowserTest {
    private static Club club;

    @BeforeAll
    static void start() {
        club = new Club(server.member("陈立群", Role.ORGANISER));
    }

    private static LiveField field(int players) {
        return new LiveField(
                server,
                club,
                IntStream.rangeClosed(1, players).mapToObj(i -> "棋手" + i).toArray(String[]::new));
    }

    private static void play(LiveField.Table table, String... moves) {
        for (int ply = 0; ply < moves.length; ply++) {
            LiveClient player = ply % 2 == 0 ? table.red() : table.black();
            assertThat(player.move(ply, moves[ply]).path("t").asString()).isEqualTo("ok");
            table.red().ply(ply + 1);
            table.black().ply(ply + 1);
        }
    }

    private static String board(int table, String rest) {
        return ".bc-board[data-label='" + table + "'] " + rest;
    }

    @Test
    void twoGamesGoOnBesideEachOther() {
        try (LiveField field = field(6).round(1, 2)) {
            Page page = chromium.open(Reader.DESKTOP_ZH, "/events/" + field.id());
            List<String> lines = new CopyOnWriteArrayList<>();
            page.onWebSocket(line -> lines.add(line.url()));
            page.click(".tabs >> text=转播");
            page.waitForSelector(board(1, ".bc-running"));
            assertThat(lines).as("one line for all boards").hasSize(1);
            play(field.table(1), "h2e2", "h9g7");
            play(field.table(2), "b2e2");
            page.waitForSelector(board(1, ".bc-move:has-text('马8进7')"));
            page.waitForSelector(board(2, ".bc-move:has-text('炮八平五')"));
            assertThat(page.textContent(board(1, "[data-clock=red]"))).matches("(5:00|4:59):\\d\\d");
            assertThat(page.locator(".bc-board").count()).isEqualTo(3);
            accessible(page, "broadcast-zh");
            field.table(2).black().ask("resign", 1, "");
            page.waitForSelector(board(2, ".bc-result:has-text('1–0')"));
            page.click("text=放到别的网页里");
            assertThat(page.inputValue(".bc-line")).contains("/boards/embed?n=4");
            page.click("summary:has-text('选台')");
            page.click(".bc-tables >> text=2");
            assertThat(page.locator(".bc-board").count()).isEqualTo(2);
            page.waitForSelector(board(1, ".bc-move:has-text('马8进7')"));
            accessible(chromium.open(Reader.PHONE_EN, "/events/" + field.id() + "/boards"), "broadcast-phone-en");
            accessible(chromium.open(Reader.DARK_ZH, "/events/" + field.id() + "/boards?n=2"), "broadcast-dark-zh");
            accessible(chromium.open(Reader.TABLET_EN, "/events/" + field.id() + "/boards"), "broadcast-tablet-en");
        }
    }

    @Test
    void theNextRoundComesByItself() {
        String id = club.swiss(
                3, IntStream.rangeClosed(1, 36).mapToObj(i -> "棋手" + i).toArray(String[]::new));
        club.pair(id);
        Page page = chromium.open(Reader.DESKTOP_EN, "/events/" + id + "/boards?n=16");
        assertThat(page.locator(".bc-board").count()).isEqualTo(16);
        assertThat(page.textContent(board(1, ".bc-elsewhere"))).contains("not kept here");
        accessible(page, "broadcast-16-en");
        page.evaluate("() => { window.marked = true; }");
        for (int table = 1; table <= 18; table++) {
            club.result(id, 1, table, table % 2 == 0 ? "1-0" : "1/2");
        }
        page.waitForSelector(board(2, ".bc-result:has-text('1–0')"));
        club.pair(id);
        page.waitForSelector("h2:has-text('Boards of round 2')");
        assertThat(page.locator(".bc-grid[data-round='2'] .bc-board").count()).isEqualTo(16);
        assertThat(page.evaluate("window.marked")).isEqualTo(true);
    }

    @Test
    void aBroadcastIsAsLateAsTheOrganiserSays() {
        try (LiveField field = field(4)) {
            Page settings = chromium.open(Reader.DESKTOP_ZH, "/login");
            chromium.login(settings, "陈立群", "correct horse");
            settings.navigate("/events/" + field.id() + "/settings");
            settings.fill("#broadcast input[name=delay]", "10");
            settings.click("#broadcast button");
            assertThat(settings.textContent(".event-said")).contains("延迟 10 分钟");
            accessible(settings, "broadcast-settings-zh");
            field.round(1, 1);
            CLOCK.advance(11 * 60_000);
            Page page = chromium.open(Reader.DESKTOP_ZH, "/events/" + field.id() + "/boards?n=2");
            page.waitForSelector(board(1, ".bc-running"));
            assertThat(page.textContent(".bc-delay")).contains("延迟 10 分钟");
            play(field.table(1), "h2e2");
            CLOCK.advance(5 * 60_000);
            // Five minutes of Red's have passed for those who watch, though he has moved long since.
            page.reload();
            page.waitForSelector(board(1, "[data-clock=red]:has-text('4:5')"));
            assertThat(page.textContent(board(1, ".bc-move"))).isEmpty();
            accessible(page, "broadcast-late-zh");
            CLOCK.advance(5 * 60_000);
            page.waitForSelector(board(1, ".bc-move:has-text('炮二平五')"));
        }
    }

    /** Another site: the club's own page, with the line that was copied. */
    private static HttpServer clubSite(String line) throws IOException {
        byte[] page = ("<!DOCTYPE html><html lang=\"en\"><title>Club</title><main><h1>Our club</h1>" + line
                        + "</main></html>")
                .getBytes(StandardCharsets.UTF_8);
        HttpServer site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        site.createContext("/", exchange -> {
            exchange.getResponseHeaders().add("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(200, page.length);
            try (OutputStream body = exchange.getResponseBody()) {
                body.write(page);
            }
        });
        site.start();
        return site;
    }

    @Test
    void anotherSiteShowsTheBoardsInAFrame() throws IOException {
        try (LiveField field = field(4).round(1, 1)) {
            String boards = "/events/" + field.id() + "/boards?n=2";
            Page page = chromium.open(Reader.DESKTOP_EN, boards);
            String line = page.inputValue(".bc-line");
            HttpServer club = clubSite(line);
            try {
                page.navigate("http://localhost:" + club.getAddress().getPort() + "/");
                Frame frame = page.waitForSelector("iframe").contentFrame();
                frame.waitForSelector(board(1, ".bc-running"));
                play(field.table(1), "h2e2");
                frame.waitForSelector(board(1, ".bc-move:has-text('h2e2')"));
                Chromium.picture(page, "broadcast-frame-en");
            } finally {
                club.stop(0);
            }
            Page alone = chromium.open(Reader.PHONE_ZH, "/events/" + field.id() + "/boards/embed?n=4");
            alone.waitForSelector(board(1, ".bc-running"));
            accessible(alone, "broadcast-embed-phone-zh");
        }
    }

    @Test
    void theHallTurnsBetweenBoardsAndStandings() {
        try (LiveField field = field(8).round(1, 2)) {
            play(field.table(1), "h2e2");
            club.result(field.id(), 1, 4, "1-0");
            Page hall = chromium.open(
                    new Reader("zh-CN", 1920, 1080, true),
                    "/events/" + field.id() + "/hall?show=boards,standings&n=4&every=20");
            hall.waitForSelector(".hall-on " + board(1, ".bc-move:has-text('炮二平五')"));
            accessible(hall, "broadcast-hall-zh");
            hall.evaluate("() => { document.querySelector('.bc-grid').marked = true; }");
            club.done(field.id(), "facts", "{\"announcements\":\"手机请静音\"}");
            hall.waitForSelector(".hall-foot:has-text('手机请静音')");
            assertThat(hall.evaluate("document.querySelector('.bc-grid').marked"))
                    .as("the boards were not drawn anew")
                    .isEqualTo(true);
            play(field.table(2), "b2e2");
            hall.waitForSelector(".hall-on " + board(2, ".bc-move:has-text('炮八平五')"));
            hall.keyboard().press("ArrowRight");
            hall.waitForSelector(".hall-on .hall-title");
            accessible(hall, "broadcast-hall-standings-zh");
            hall.keyboard().press("ArrowRight");
            hall.waitForSelector(".hall-on .bc-grid");
            hall.click(".hall-setup summary");
            hall.selectOption(".hall-setup select[name=n]", "8");
            hall.fill(".hall-setup input[name=every]", "30");
            accessible(hall, "broadcast-hall-setup-zh");
            hall.click(".hall-setup button");
            hall.waitForSelector(".hall-on .bc-grid");
            assertThat(hall.getAttribute("body", "data-every")).isEqualTo("30");
            assertThat(hall.url())
                    .contains("show=boards")
                    .contains("show=standings")
                    .contains("n=8");
        }
    }
}
