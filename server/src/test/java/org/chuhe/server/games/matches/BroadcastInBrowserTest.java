package org.chuhe.server.games.matches;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.engines.match.MatchPlan;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.server.TestServer;
import org.chuhe.server.browser.Chromium;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.game.ServerProcess;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.testing.RealEngine;
import org.chuhe.testing.ScriptedEngine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match as spectators see it, on a server that is killed in the middle and comes back. */
@Tag("browser")
class BroadcastInBrowserTest {
    private static final Pattern CLOCK = Pattern.compile("\\d:\\d\\d.*");

    @TempDir
    Path folder;

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** Makes the match on a server that is gone again; gives the path for its news. */
    private String made(String title) {
        try (TestServer server = TestServer.start(Map.of("data", folder.toString()))) {
            return URI.create(TestMatch.link(server.member("organiser", Role.ORGANISER), title))
                    .getPath();
        }
    }

    private static void until(AtomicInteger count, int least) {
        long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        while (count.get() < least) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    @Test
    void theServerIsKilledAndTheMatchGoesOn() throws Exception {
        String news = made("新 – 旧");
        String page = "/matches/" + news.split("/")[3];
        String port = "port=" + freePort();
        AtomicInteger over = new AtomicInteger();
        MatchPlan plan = TestMatch.plan(
                8,
                ClockScheme.suddenDeath(Duration.ofMinutes(5)),
                EngineSpec.of("新", ScriptedEngine.command("delay=40", "score=21")),
                EngineSpec.of("旧", ScriptedEngine.command("delay=40", "ranks=1", "score=-30")));
        CompletableFuture<List<FinishedGame>> match;
        try (ServerProcess server = ServerProcess.start("data=" + folder, port)) {
            String link = server.address() + news;
            match = CompletableFuture.supplyAsync(() -> {
                try {
                    return TestMatch.play(
                            plan,
                            folder.resolve("journal"),
                            false,
                            TestMatch.line(link),
                            game -> over.incrementAndGet());
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            });
            try (Chromium chromium = Chromium.at(server.address())) {
                // The page is there for everybody as soon as the runner has said something.
                until(over, 2);
                Page watched = chromium.open(Reader.DESKTOP_ZH, page);
                assertThat(watched.locator(".match-board .bd-svg")).hasCount(1);
                assertThat(watched.locator(".match-clock").first()).hasText(CLOCK);
                assertThat(watched.locator(".match-line").filter(new Locator.FilterOptions().setHasText("深度 3")))
                        .hasCount(2);
                assertThat(watched.locator("#state")).hasText("进行中");
                int shown = watched.locator(".match-games li").count();
                server.kill();
                int atKill = over.get();
                // Nobody shows it, and it is played on.
                until(over, atKill + 2);
                try (ServerProcess back = ServerProcess.start("data=" + folder, port)) {
                    // The same window, without being touched, shows it all again.
                    assertThat(watched.locator(".match-games li:nth-child(" + (atKill + 2) + ")"))
                            .isVisible();
                    assertThat(watched.locator(".match-games li").count()).isGreaterThan(shown);
                    List<FinishedGame> games = match.join();
                    assertThat(games).hasSize(16);
                    assertThat(watched.locator(".match-games li")).hasCount(16);
                    assertThat(watched.locator("#state")).hasText("已结束");
                    assertThat(watched.locator("tbody tr").first()).containsText("8");
                    for (int number = 1; number <= 16; number++) {
                        assertThat(watched.locator("a[href='" + page + "/games/" + number + "']"))
                                .hasCount(1);
                    }
                    look(chromium, page);
                    assertThat(back.address()).isEqualTo(server.address());
                }
                assertThat(chromium.complaints()).isEmpty();
            }
        }
    }

    private static void look(Chromium chromium, String page) {
        List<Reader> readers = List.of(
                Reader.DESKTOP_ZH,
                Reader.PHONE_EN,
                new Reader("en-GB", 1440, 900, true),
                new Reader("zh-CN", 390, 844, true));
        for (Reader reader : readers) {
            String name = reader.language().substring(0, 2) + "-" + reader.width() + (reader.dark() ? "-dark" : "");
            Page match = chromium.open(reader, page);
            wellMade(match, "match-" + name);
            match.click(".match-games a >> nth=0");
            assertThat(match.locator(".board .bd-svg")).hasCount(1);
            match.locator(".replay button").nth(3).click();
            wellMade(match, "match-game-" + name);
        }
    }

    private static void wellMade(Page page, String picture) {
        page.waitForLoadState();
        Chromium.picture(page, picture);
        assertThat(Chromium.barriers(page)).as(picture).isEmpty();
        assertThat(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
                .as(picture + " fits the window")
                .isEqualTo(true);
    }

    @Test
    void anOrganiserMakesALinkAndRemovesTheMatch() {
        try (TestServer server = TestServer.start();
                Chromium chromium = Chromium.on(server)) {
            server.member("organiser", Role.ORGANISER);
            Page page = chromium.open(Reader.PHONE_EN, "/login");
            chromium.login(page, "organiser", "correct horse");
            page.navigate("/matches");
            wellMade(page, "matches-organiser");
            page.fill("input[name=title]", "New against old");
            page.click(".match-new button");
            assertThat(page.locator(".match-command")).containsText("--broadcast http");
            wellMade(page, "match-link");
            page.click("form[action$='/remove'] summary");
            page.click("form[action$='/remove'] button");
            page.waitForURL("**/matches");
            assertThat(page.locator("main")).not().containsText("New against old");
        }
    }

    @Test
    void realEnginesAreWatched() throws Exception {
        String program = RealEngine.fairyStockfish();
        try (TestServer server = TestServer.start();
                Chromium chromium = Chromium.on(server)) {
            String link = TestMatch.link(server.member("organiser", Role.ORGANISER), "");
            MatchPlan plan = TestMatch.plan(
                    1,
                    ClockScheme.suddenDeath(Duration.ofMinutes(5)),
                    EngineSpec.parse(program + "; name=strong; nodes=20000"),
                    EngineSpec.parse(program + "; name=weak; nodes=200; protocol=ucci; clock=ms"));
            CompletableFuture<List<FinishedGame>> match = CompletableFuture.supplyAsync(() -> {
                try {
                    return TestMatch.play(plan, folder.resolve("j"), false, TestMatch.line(link), game -> {});
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            });
            String page = URI.create(link).getPath().replaceFirst("^/api(/matches/[^/]+)/.*", "$1");
            while (server.visitor().get(page).statusCode() != 200) {
                Thread.onSpinWait();
            }
            Page watched = chromium.open(Reader.PHONE_ZH, page);
            assertThat(watched.locator(".match-line b").first()).hasText(Pattern.compile("[+-]?M?\\d.*"));
            List<FinishedGame> games = match.join();
            assertThat(games).hasSize(2);
            assertThat(watched.locator(".match-games li")).hasCount(2);
            assertThat(watched.locator(".match-refused")).hasCount(0);
            assertThat(chromium.complaints()).isEmpty();
        }
    }
}
