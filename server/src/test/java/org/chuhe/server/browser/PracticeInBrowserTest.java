package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;

class PracticeInBrowserTest extends BrowserTest {
    @Test
    void anExamByKeyboardToAScoreThatTheBrowserKeeps() {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/practice");
        accessible(page, "practice-start-zh");
        page.navigate("/practice/exam?edition=cxa2020&level=easy&length=2&seed=3");
        for (int question = 1; question <= 2; question++) {
            page.waitForSelector("[data-exam-board] .bd-svg");
            int plies = page.locator("[data-ply]").count();
            for (int ply = 1; ply <= plies; ply++) {
                // A check, then an idle move, and so on.
                page.keyboard().press(ply % 2 == 1 ? "1" : "8");
                assertThat(page.locator("[data-ply='" + ply + "'] input:checked"))
                        .hasCount(1);
            }
            if (question == 1) {
                accessible(page, "practice-question-zh");
            }
            page.keyboard().press("ArrowRight");
            page.keyboard().press("Enter");
            page.waitForSelector("[data-mark]");
            if (question == 1) {
                accessible(page, "practice-marked-zh");
            }
            // The mark is there before the script that keeps it.
            page.waitForLoadState();
            page.click("[data-next]");
        }
        assertThat(page.locator(".exam-percent")).containsText("%");
        accessible(page, "practice-end-zh");
        page.navigate("/practice");
        assertThat(page.locator("tr[data-edition=cxa2020] td").first()).hasText("2");
    }

    @Test
    void aPhoneByFingerInEnglish() {
        Page page = chromium.open(Reader.PHONE_EN, "/practice?edition=wxf2018");
        page.click("main form button.primary");
        page.waitForSelector("[data-exam-board] .bd-svg");
        accessible(page, "practice-question-phone-en");
        int plies = page.locator("[data-ply]").count();
        for (int ply = 1; ply <= plies; ply++) {
            page.click("[data-ply='" + ply + "'] label >> nth=2");
            assertThat(page.locator("[data-ply='" + ply + "'][data-current]")).hasCount(1);
        }
        page.check("input[name=verdict][value=draw]");
        page.click("[data-exam-form] button.primary");
        page.waitForSelector("[data-mark]");
        accessible(page, "practice-marked-phone-en");
    }

    @Test
    void whatIsNotAnsweredIsAskedFor() {
        Page page = chromium.open(Reader.DESKTOP_EN, "/practice/exam?edition=cxa2020&length=1&seed=5");
        page.click("[data-exam-form] button.primary");
        assertThat(page.locator("[data-exam-form]")).hasCount(1);
        assertThat(page.locator("[data-mark]")).hasCount(0);
    }
}
