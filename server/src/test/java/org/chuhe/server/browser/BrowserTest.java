package org.chuhe.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.ShiftedClock;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

/**
 * A server and a real browser for the tests of a class. Script errors and refusals of the content policy fail the class.
 *
 * <p>Nothing sleeps, and nothing is done to a page whose script is not yet alive: opening a page waits for its scripts, a
 * click that leads to another page does not, so what is asked of that page first must be something only its script shows.
 */
@Tag("browser")
public abstract class BrowserTest {
    /** The server's time; pages have their own. */
    protected static final ShiftedClock CLOCK = new ShiftedClock();

    protected static TestServer server;
    protected static Chromium chromium;

    @BeforeAll
    static void openTheSite() {
        CLOCK.reset();
        server = TestServer.start(Map.of(), CLOCK);
        chromium = Chromium.on(server);
    }

    @AfterEach
    void closeWindows() {
        chromium.close();
    }

    @AfterAll
    static void closeTheSite() {
        try {
            assertThat(chromium == null ? List.of() : chromium.complaints()).isEmpty();
        } finally {
            if (chromium != null) {
                chromium.close();
                chromium = null;
            }
            server.close();
        }
    }

    /** Nothing on the page as it stands keeps people out. */
    protected static void accessible(Page page) {
        page.waitForLoadState();
        assertThat(Chromium.barriers(page)).as(page.url()).isEmpty();
        assertThat(Chromium.illegible(page)).as(page.url()).isEmpty();
    }

    /** The same of a page that is kept as a picture and must not be wider than its window. */
    protected static void accessible(Page page, String picture) {
        page.waitForLoadState();
        Chromium.picture(page, picture);
        accessible(page);
        assertThat(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
                .as(picture + " fits the window")
                .isEqualTo(true);
    }
}
