package org.chuhe.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.chuhe.server.TestServer;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("browser")
class PracticeInBrowserTest {
    private static TestServer server;
    private static Chromium chromium;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        chromium = Chromium.on(server);
    }

    @AfterAll
    static void stop() {
        if (chromium != null) {
            assertThat(chromium.complaints()).isEmpty();
            chromium.close();
        }
        server.close();
    }

    private static void looksWell(Page page, String name) {
        Chromium.picture(page, name);
        assertThat(Chromium.barriers(page)).isEmpty();
        assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .as("%s scrolls sideways", name)
                .isTrue();
    }

    @Test
    void anExamByKeyboardToAScoreThatTheBrowserKeeps() {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/practice");
        looksWell(page, "practice-start-zh");
        page.navigate("/practice/exam?edition=cxa2020&level=easy&length=2&seed=3");
        for (int question = 1; question <= 2; question++) {
            page.waitForSelector("[data-exam-board] .bd-svg");
            int plies = page.locator("[data-ply]").count();
            for (int ply = 1; ply <= plies; ply++) {
                // A check, then an idle move, and so on.
                page.keyboard().press(ply % 2 == 1 ? "1" : "8");
                assertThat(page.locator("[data-ply='" + ply + "'] input:checked")
                                .count())
                        .isEqualTo(1);
            }
            if (question == 1) {
                looksWell(page, "practice-question-zh");
            }
            page.keyboard().press("ArrowRight");
            page.keyboard().press("Enter");
            page.waitForSelector("[data-mark]");
            if (question == 1) {
                looksWell(page, "practice-marked-zh");
            }
            page.click("[data-next]");
        }
        assertThat(page.textContent(".exam-percent")).contains("%");
        looksWell(page, "practice-end-zh");
        page.navigate("/practice");
        assertThat(page.textContent("tr[data-edition=cxa2020] td >> nth=0")).isEqualTo("2");
    }

    @Test
    void aPhoneByFingerInEnglish() {
        Page page = chromium.open(Reader.PHONE_EN, "/practice?edition=wxf2018");
        page.click("main form button.primary");
        page.waitForSelector("[data-exam-board] .bd-svg");
        looksWell(page, "practice-question-phone-en");
        int plies = page.locator("[data-ply]").count();
        for (int ply = 1; ply <= plies; ply++) {
            page.click("[data-ply='" + ply + "'] label >> nth=2");
            assertThat(page.locator("[data-ply='" + ply + "'][data-current]").count())
                    .isEqualTo(1);
        }
        page.check("input[name=verdict][value=draw]");
        page.click("[data-exam-form] button.primary");
        page.waitForSelector("[data-mark]");
        looksWell(page, "practice-marked-phone-en");
    }

    @Test
    void whatIsNotAnsweredIsAskedFor() {
        Page page = chromium.open(Reader.DESKTOP_EN, "/practice/exam?edition=cxa2020&length=1&seed=5");
        page.click("[data-exam-form] button.primary");
        assertThat(page.locator("[data-exam-form]").count()).isEqualTo(1);
        assertThat(page.locator("[data-mark]").count()).isZero();
    }
}
