package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import org.chuhe.core.Move;
import org.chuhe.records.puzzle.Puzzle;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.training.mates.PuzzleShelf;
import org.junit.jupiter.api.Test;

/** An exam is made at a desk and sat on a phone; every answer is kept as it is given. */
class ExamInBrowserTest extends BrowserTest {
    private static final Puzzle MATE = PuzzleShelf.load().all().stream()
            .filter(puzzle -> puzzle.moves() == 2)
            .findFirst()
            .orElseThrow();

    @Test
    void anExamFromTheFormToTheSignedResult() {
        server.member("联合会", Role.ORGANISER);
        Page organiser = chromium.open(Reader.DESKTOP_ZH, "/");
        chromium.login(organiser, "联合会", "correct horse");
        organiser.navigate("/practice");
        organiser.click("a[href='/practice/exams']");
        accessible(organiser, "exams-zh");
        organiser.fill("input[name=title]", "国家级裁判员考试");
        organiser.click("summary");
        organiser.fill("textarea[name=list]", "cxa2020-fig-07 " + MATE.id());
        organiser.click("main form button.primary");
        organiser.waitForURL("**/practice/exams/*");
        accessible(organiser, "exam-zh");
        String link = organiser.textContent(".exams-link");

        Page candidate = chromium.open(Reader.PHONE_EN, link.substring(link.indexOf("/practice")));
        accessible(candidate, "exam-join-phone-en");
        candidate.fill("input[name=name]", "Ann Lee");
        candidate.click("main form button.primary");
        candidate.waitForURL("**/practice/exams/sit/**");
        candidate.waitForSelector("[data-exam-board] .bd-svg");
        accessible(candidate, "exam-ruling-phone-en");
        candidate.waitForResponse("**/practice/exams/sit/**", () -> candidate.click("[data-ply='1'] label >> nth=0"));
        assertThat(candidate.locator("[data-stored]")).hasText("Kept");
        candidate.reload();
        candidate.waitForSelector("[data-exam-board] .bd-svg");
        assertThat(candidate.locator("[data-ply='1'] input:checked")).hasCount(1);

        candidate.click(".sitting-questions a >> nth=1");
        candidate.waitForSelector("[data-line-board] .bd-svg");
        for (Move move : MATE.solution().mainLine()) {
            PuzzlesInBrowserTest.move(candidate, "[data-line-board]", move);
        }
        assertThat(candidate.locator("input[name=line]"))
                .hasValue(String.join(
                        " ",
                        MATE.solution().mainLine().stream().map(Move::toString).toList()));
        assertThat(candidate.locator("[data-stored]")).hasText("Kept");
        accessible(candidate, "exam-mate-phone-en");
        candidate.click("main form button.primary");
        candidate.waitForSelector("[data-finish]");
        assertThat(candidate.locator("main")).containsText("2 of 2 questions answered");
        accessible(candidate, "exam-overview-phone-en");
        candidate.click("[data-finish]");
        candidate.waitForURL("**/practice/exams/results/*");
        assertThat(candidate.locator("[data-holds=true]")).isVisible();
        accessible(candidate, "exam-result-phone-en");

        Page checking = chromium.open(
                Reader.DARK_ZH, candidate.url().substring(candidate.url().indexOf("/practice")));
        assertThat(checking.locator("main")).containsText("签名有效");
        accessible(checking, "exam-result-dark-zh");
        organiser.reload();
        assertThat(organiser.locator("main")).containsText("Ann Lee");
        accessible(organiser, "exam-results-zh");
    }

    @Test
    void theClockOfAPageThatStaysOpenLeadsToTheResult() {
        server.member("Time", Role.ORGANISER);
        Page organiser = chromium.open(Reader.DESKTOP_EN, "/");
        chromium.login(organiser, "Time", "correct horse");
        organiser.navigate("/practice/exams");
        organiser.fill("input[name=title]", "Short");
        organiser.fill("input[name=minutes]", "5");
        organiser.click("main form button.primary");
        organiser.waitForURL("**/practice/exams/*");
        String link = organiser.textContent(".exams-link");
        Page candidate = chromium.open(Reader.PHONE_EN, link.substring(link.indexOf("/practice")));
        candidate.fill("input[name=name]", "Ben");
        candidate.click("main form button.primary");
        candidate.waitForURL("**/practice/exams/sit/**");
        assertThat(candidate.locator("[data-sitting-clock]")).hasText("5 min left");
        // The page asks for the time, says that nobody answers, and goes on asking.
        candidate.route("**/time", Route::abort);
        candidate
                .locator("[data-sitting-line]")
                .getByText("No answer from the server")
                .waitFor();
        accessible(candidate, "exam-silent-phone-en");
        candidate.unroute("**/time");
        assertThat(candidate.locator("[data-sitting-line]")).isEmpty();
        CLOCK.advance(6 * 60_000);
        candidate.waitForURL("**/practice/exams/results/*");
        assertThat(candidate.locator("main")).containsText("not passed");
        CLOCK.reset();
    }
}
