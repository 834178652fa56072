package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bar at the top of every page, on narrow and wide screens. */
class NavigationInBrowserTest extends BrowserTest {
    private static final int[] WIDTHS = {320, 390, 768, 1440};

    @ParameterizedTest
    @CsvSource({"en-GB, false", "zh-CN, true"})
    void everyPartOfTheSiteIsInReach(String language, boolean dark) {
        Page page = chromium.open(new Reader(language, WIDTHS[0], 700, dark), "/login");
        Locator entries = page.locator(".bar-nav a");
        assertThat(entries).hasCount(5);
        for (int width : WIDTHS) {
            page.setViewportSize(width, 700);
            double row = entries.first().boundingBox().y;
            for (Locator entry : entries.all()) {
                BoundingBox box = entry.boundingBox();
                assertThat(box.x).as(entry.textContent()).isNotNegative();
                assertThat(box.x + box.width).as(entry.textContent()).isLessThanOrEqualTo(width);
                assertThat(box.y).as("one row").isEqualTo(row);
                assertThat(box.height).as("room for a finger").isGreaterThanOrEqualTo(44);
            }
            Chromium.picture(page, "bar-" + language + "-" + width + (dark ? "-dark" : ""));
        }
        page.setViewportSize(WIDTHS[0], 700);
        accessible(page);
        entries.first().click();
        assertThat(page).hasURL(server.uri("/events").toString());
    }

    @Test
    void aLongNameLeavesRoomForTheRest() {
        String name = "Administrator of the xiangqi club";
        server.member(name, Role.ADMIN);
        Page page = chromium.open(new Reader("en-GB", WIDTHS[0], 700, false), "/");
        chromium.login(page, name, "correct horse");
        for (int width : WIDTHS) {
            page.setViewportSize(width, 700);
            for (Locator tool :
                    page.locator(".bar-tools > a, .bar-tools button").all()) {
                BoundingBox box = tool.boundingBox();
                assertThat(box.x).as(tool.textContent()).isNotNegative();
                assertThat(box.x + box.width).as(tool.textContent()).isLessThanOrEqualTo(width);
            }
            Chromium.picture(page, "bar-admin-" + width);
        }
    }
}
