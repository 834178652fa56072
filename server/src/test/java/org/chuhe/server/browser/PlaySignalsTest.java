package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.regex.Pattern;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;

/** What calls a player: sounds, trembling, the title and notifications, each only as long as it is switched on. */
class PlaySignalsTest extends BrowserTest {
    private static final Reader PHONE_DARK_EN = new Reader("en-GB", 390, 844, true);
    private static final Pattern CALLED = Pattern.compile("^● ");

    /** Notes that are played, trembles and notifications are counted; the page can be sent out of sight. */
    private static final String SPY = """
            () => {
              Object.assign(window, { heard: 0, trembled: 0, told: [], withdrawn: 0, away: false });
              const start = OscillatorNode.prototype.start;
              OscillatorNode.prototype.start = function (when) { window.heard++; return start.call(this, when); };
              Navigator.prototype.vibrate = () => { window.trembled++; return true; };
              window.Notification = class extends EventTarget {
                static permission = 'granted';
                static requestPermission = async () => 'granted';
                constructor(title, options) { super(); window.told.push(`${title}|${options?.body ?? ''}`); }
                close() { window.withdrawn++; }
              };
              Object.defineProperty(document, 'hidden', { get: () => window.away });
            }""";

    private static void spy(Page page) {
        page.evaluate(SPY);
    }

    private static int count(Page page, String what) {
        return ((Number) page.evaluate("window." + what)).intValue();
    }

    private static void sees(Page page, String what, int count) {
        page.waitForFunction("count => window." + what + " === count", count);
    }

    @Test
    void movesAreHeardOnceAndOnlyWhileTheyAreWanted() {
        PlayTable table = PlayTable.open(chromium, Reader.DESKTOP_ZH, PHONE_DARK_EN, Map.of());
        spy(table.red);
        spy(table.black);
        // A page may be heard once somebody has touched it.
        PlayTable.tap(table.black, "e5");
        PlayTable.tap(table.red, "e5");
        table.play("h2e2");
        sees(table.red, "heard", 1);
        sees(table.black, "heard", 1);
        table.play("h9g7");
        sees(table.black, "heard", 2);
        sees(table.red, "heard", 2);
        // A capture is heard twice: wood on wood.
        table.play("e2e6");
        sees(table.red, "heard", 4);
        sees(table.black, "heard", 4);
        PlayTable.set(table.black, false, "Sounds in games");
        table.play("i9h9 h0g2");
        sees(table.red, "heard", 6);
        assertThat(count(table.black, "heard")).as("switched off").isEqualTo(4);
        PlayTable.set(table.black, true, "Sounds in games");
        table.play("b9c7");
        sees(table.black, "heard", 5);
        sees(table.red, "heard", 7);
    }

    @Test
    void thePhoneTremblesAndTheTitleSaysWhoseTurnItIs() {
        PlayTable table = PlayTable.open(chromium, Reader.TABLET_EN, Reader.PHONE_ZH, Map.of());
        spy(table.red);
        spy(table.black);
        assertThat(table.red).hasTitle(CALLED);
        assertThat(table.black).not().hasTitle(CALLED);
        table.play("h2e2");
        assertThat(table.black).hasTitle(Pattern.compile("^● 轮到你"));
        assertThat(table.red).not().hasTitle(CALLED);
        sees(table.black, "trembled", 1);
        assertThat(count(table.red, "trembled")).as("an own move calls nobody").isZero();
        PlayTable.set(table.black, false, "振动");
        table.play("h9g7 h0g2");
        assertThat(table.black).hasTitle(CALLED);
        sees(table.red, "trembled", 1);
        assertThat(count(table.black, "trembled")).as("switched off").isEqualTo(1);
        accessible(table.red);
        accessible(table.black);
    }

    @Test
    void whoLooksElsewhereIsNotifiedOnceHeHasAskedForIt() {
        PlayTable table = PlayTable.open(chromium, Reader.DESKTOP_ZH, Reader.DESKTOP_EN, Map.of());
        spy(table.black);
        table.black.evaluate("window.away = true");
        table.play("h2e2 h9g7");
        assertThat(count(table.black, "told.length")).as("off unless asked for").isZero();
        PlayTable.set(table.black, true, "Notify when it is your turn");
        int samples = count(table.black, "told.length");
        table.play("h0g2");
        sees(table.black, "told.length", samples + 1);
        assertThat(String.valueOf(table.black.evaluate("window.told.at(-1)"))).contains("韩一鸣");
        table.play("i9h9");
        table.black.evaluate("window.away = false");
        table.play("i0h0");
        assertThat(table.black).hasTitle(CALLED);
        assertThat(count(table.black, "told.length"))
                .as("who looks is not told")
                .isEqualTo(samples + 1);
        PlayTable.set(table.black, false, "Notify when it is your turn");
        table.black.evaluate("window.away = true");
        table.play("h7h3 b0c2");
        assertThat(table.black).hasTitle(CALLED);
        assertThat(count(table.black, "told.length")).as("switched off").isEqualTo(samples + 1);
    }
}
