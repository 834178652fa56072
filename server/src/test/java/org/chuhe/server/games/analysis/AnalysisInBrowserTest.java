package org.chuhe.server.games.analysis;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.chuhe.server.TestServer;
import org.chuhe.server.browser.Chromium;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.game.TestTable;
import org.chuhe.testing.RealEngine;
import org.chuhe.testing.ScriptedEngine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What an engine thinks, on the page of a game that is over. */
@Tag("browser")
class AnalysisInBrowserTest {
    private static final String[] MOVES = {
        "h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "b9c7", "g3g4", "c6c5", "b0c2", "h7h3"
    };

    /** Clicking it ends or begins what the panel is named after. */
    private static void press(Page page, int button) {
        page.locator("#analysis .row button").nth(button).click();
    }

    @Test
    void aScriptedEngineIsAskedAboutWhatIsOnTheBoard() {
        String engine =
                String.join(" ", ScriptedEngine.command("score=25", "moves=" + String.join(",", MOVES) + ",a0a1"));
        try (TestServer server = TestServer.start(Map.of("engine", engine, "engine-seconds", "2"));
                Chromium chromium = Chromium.on(server);
                TestTable table = TestTable.begin(server, "")) {
            table.play(0, MOVES);
            Page page = chromium.open(Reader.DESKTOP_ZH, "/play/" + table.id);
            assertThat(page.locator("#moves [data-ply='10']")).isVisible();
            // There is no help while it is played.
            assertThat(page.locator("#analysis")).isHidden();
            table.red.ask("resign", MOVES.length, "");
            assertThat(page.locator("#analysis")).isVisible();
            press(page, 0);
            assertThat(page.locator(".analysis-worth")).hasText("+0.25");
            assertThat(page.locator(".analysis-moves")).hasText("车九进一");
            page.locator("#moves [data-ply='1']").click();
            assertThat(page.locator(".analysis-worth")).hasText("-0.25");
            assertThat(page.locator(".analysis-moves")).hasText("马8进7");
            page.locator("#moves [data-notation=wxf]").click();
            assertThat(page.locator(".analysis-moves")).hasText("H8+7");
            press(page, 0);
            assertThat(chromium.complaints()).isEmpty();
        }
    }

    @Test
    void aRealEngineDrawsTheWholeGame() {
        String program = RealEngine.fairyStockfish();
        try (TestServer server = TestServer.start(Map.of("engine", program, "engine-seconds", "3"));
                Chromium chromium = Chromium.on(server);
                TestTable table = TestTable.begin(server, "")) {
            table.play(0, MOVES);
            table.red.ask("resign", MOVES.length, "");
            table.red.phase("over");
            List<Reader> readers = List.of(
                    Reader.DESKTOP_ZH,
                    Reader.PHONE_EN,
                    new Reader("en-GB", 1440, 900, true),
                    new Reader("zh-CN", 390, 844, true));
            for (Reader reader : readers) {
                Page page = chromium.open(reader, "/play/" + table.id);
                press(page, 0);
                assertThat(page.locator(".analysis-worth")).hasText(Pattern.compile("[+-]\\d+\\.\\d\\d"));
                press(page, 1);
                // The whole line is there when the last position has been looked at.
                assertThat(page.locator(".graph-line")).hasAttribute("d", Pattern.compile("M[^L]+(L[^L]+){10}"));
                assertThat(page.locator("#analysis .row button").nth(1)).not().hasText(Pattern.compile("Stop|停止"));
                String name = reader.language().substring(0, 2) + "-" + reader.width() + (reader.dark() ? "-dark" : "");
                Chromium.picture(page, "analysis-" + name);
                assertThat(Chromium.barriers(page)).as(name).isEmpty();
                assertThat(page.evaluate(
                                "document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
                        .as(name + " fits the window")
                        .isEqualTo(true);
                press(page, 0);
            }
            assertThat(chromium.complaints()).isEmpty();
        }
    }
}
