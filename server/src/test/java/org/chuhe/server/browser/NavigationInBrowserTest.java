package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.identity.Role;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bar at the top of every page, on narrow and wide screens. */
class NavigationInBrowserTest extends BrowserTest {
    @ParameterizedTest
    @CsvSource({
        "en-GB, 320, false",
        "zh-CN, 320, true",
        "en-GB, 390, true",
        "zh-CN, 390, false",
        "en-GB, 768, false",
        "zh-CN, 1440, true"
    })
    void everyPartOfTheSiteIsInReach(String language, int width, boolean dark) {
        Page page = chromium.open(new Reader(language, width, 700, dark), "/practice");
        Locator entries = page.locator(".bar-nav a");
        assertThat(entries).hasCount(5);
        double row = entries.first().boundingBox().y;
        for (Locator entry : entries.all()) {
            BoundingBox box = entry.boundingBox();
            assertThat(box.x).as(entry.textContent()).isNotNegative();
            assertThat(box.x + box.width).as(entry.textContent()).isLessThanOrEqualTo(width);
            assertThat(box.y).as("one row").isEqualTo(row);
            assertThat(box.height).as("room for a finger").isGreaterThanOrEqualTo(44);
        }
        accessible(page, "bar-" + language + "-" + width + (dark ? "-dark" : ""));
        entries.first().click();
        assertThat(page).hasURL(server.uri("/events").toString());
    }

    @ParameterizedTest
    @CsvSource({"en-GB, 320", "zh-CN, 390", "en-GB, 768"})
    void aLongNameLeavesRoomForTheRest(String language, int width) {
        String name = "Administrator of the club " + language + width;
        server.member(name, Role.ADMIN);
        Page page = chromium.open(new Reader(language, width, 700, false), "/");
        chromium.login(page, name, "correct horse");
        for (Locator tool : page.locator(".bar-tools > a, .bar-tools button").all()) {
            BoundingBox box = tool.boundingBox();
            assertThat(box.x).as(tool.textContent()).isNotNegative();
            assertThat(box.x + box.width).as(tool.textContent()).isLessThanOrEqualTo(width);
        }
        accessible(page, "bar-admin-" + language + "-" + width);
    }
}
