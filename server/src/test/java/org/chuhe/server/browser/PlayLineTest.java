package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;

/** Breaks of the line, at the worst moments: no move is lost, none is made twice, no device is needed in particular. */
class PlayLineTest extends BrowserTest {
    /** What happens to the next move a window sends. */
    private enum Fate {
        ARRIVES,
        /** The line breaks before the server hears of it. */
        LOST_ON_THE_WAY,
        /** The server has it, but its answer never comes back. */
        ANSWER_LOST
    }

    /** Lets a test break the line of a window. */
    private static AtomicReference<Fate> tamper(Page page) {
        AtomicReference<Fate> next = new AtomicReference<>(Fate.ARRIVES);
        page.routeWebSocket(Pattern.compile("/api/games/.*/live"), socket -> {
            WebSocketRoute upstream = socket.connectToServer();
            AtomicReference<Boolean> deaf = new AtomicReference<>(false);
            upstream.onMessage(frame -> {
                if (!deaf.get()) {
                    socket.send(frame.text());
                } else if (frame.text().contains("\"ok\"")) {
                    socket.close();
                    upstream.close();
                }
            });
            socket.onMessage(frame -> {
                Fate fate = frame.text().contains("\"t\":\"move\"") ? next.getAndSet(Fate.ARRIVES) : Fate.ARRIVES;
                deaf.set(deaf.get() || fate == Fate.ANSWER_LOST);
                if (fate == Fate.LOST_ON_THE_WAY) {
                    socket.close();
                    upstream.close();
                } else {
                    upstream.send(frame.text());
                }
            });
        });
        return next;
    }

    @Test
    void aMoveSurvivesABreakOnItsWayThereAndBack() {
        PlayTable table = PlayTable.open(chromium, Map.of());
        AtomicReference<Fate> fate = tamper(table.red);
        table.red.reload();
        assertThat(table.red.locator("#line")).isHidden();

        fate.set(Fate.LOST_ON_THE_WAY);
        PlayTable.move(table.red, "h2e2");
        PlayTable.sees(table.black, 1);
        PlayTable.sees(table.red, 1);
        PlayTable.move(table.black, "h9g7");
        PlayTable.sees(table.red, 2);

        fate.set(Fate.ANSWER_LOST);
        PlayTable.move(table.red, "h0g2");
        PlayTable.sees(table.black, 3);
        PlayTable.sees(table.red, 3);
        PlayTable.move(table.black, "i9h9");
        PlayTable.sees(table.red, 4);
        assertThat(table.red.locator("#banners .banner-danger")).hasCount(0);
    }

    @Test
    void theStateOfTheLineIsSeen() {
        PlayTable table = PlayTable.open(chromium, Map.of());
        table.black.routeWebSocket(Pattern.compile("/api/games/.*/live"), WebSocketRoute::close);
        table.black.reload();
        assertThat(table.black.locator("#line")).isVisible();
        assertThat(table.black.locator("#line")).containsText("Connection lost");
        assertThat(table.black.locator("#live")).hasClass(Pattern.compile("live-offline"));
        assertThat(table.red.locator("#clock-top")).hasClass(Pattern.compile("clock-away"));
        assertThat(table.red.locator("#clock-top .clock-note")).containsText("不在线");
        accessible(table.black, "play-offline-phone");
    }

    @Test
    void aGameGoesOnWhereItWasOnAnotherDevice() {
        PlayTable table = PlayTable.open(chromium, Map.of());
        table.play("h2e2 h9g7");
        table.red.click(".live-head [data-share]");
        String seat = table.red.inputValue("#share-seat");
        assertThat(table.red.locator("dialog .live-qr img")).isVisible();
        accessible(table.red, "play-share");
        Page phone = chromium.open(Reader.PHONE_ZH, seat);
        phone.click(".live-seat:not([hidden]) button.primary");
        assertThat(phone.locator("#clock-bottom .clock-note")).containsText("你");
        PlayTable.move(phone, "h0g2");
        PlayTable.sees(table.black, 3);
        assertThat(table.red.locator("#acts .acts-resign")).isHidden();
    }
}
