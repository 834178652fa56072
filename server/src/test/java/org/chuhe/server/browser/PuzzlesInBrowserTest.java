package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.chuhe.core.Move;
import org.chuhe.records.puzzle.Puzzle;
import org.chuhe.records.puzzle.Solution;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.training.mates.PuzzleShelf;
import org.junit.jupiter.api.Test;

/** Mates are solved on the board, at a desk and on a phone; what was missed comes back. */
class PuzzlesInBrowserTest extends BrowserTest {
    /** Three moves, with a single answer kept to each. */
    private static final Puzzle PUZZLE = PuzzleShelf.load().all().stream()
            .filter(puzzle -> puzzle.moves() == 3 && !puzzle.checksOnly())
            .filter(puzzle -> puzzle.solution().replies().size() == 1
                    && puzzle.solution().replies().get(0).then().replies().size() == 1)
            .findFirst()
            .orElseThrow();

    private static void tap(Page page, String board, String point) {
        int file = point.charAt(0) - 'a';
        int rank = point.charAt(1) - '0';
        page.locator(board + " .bd-point").nth((9 - rank) * 9 + file).click();
    }

    static void move(Page page, String board, Move move) {
        tap(page, board, move.from().toString());
        tap(page, board, move.to().toString());
    }

    private static Page open(Reader reader) {
        Page page = chromium.open(reader, "/practice/mates?puzzle=" + PUZZLE.id());
        assertThat(page.locator("[data-mates-board]")).hasAttribute("data-puzzle", PUZZLE.id());
        return page;
    }

    /** Plays what is asked for until it is solved. */
    private static void solve(Page page) {
        Solution at = PUZZLE.solution();
        for (int ply = 2; !at.replies().isEmpty(); ply += 2) {
            move(page, "[data-mates-board]", at.move());
            assertThat(page.locator("[data-mates-said]")).hasClass(Pattern.compile("mates-right"));
            assertThat(page.locator("[data-mates-board]")).hasAttribute("data-ply", String.valueOf(ply));
            at = at.replies().get(0).then();
        }
        move(page, "[data-mates-board]", at.move());
    }

    @Test
    void aMateIsFoundAtADesk() {
        Page page = open(Reader.DESKTOP_ZH);
        assertThat(page.locator("[data-mates-task]")).hasText("红先，3 步杀");
        accessible(page, "mates-zh");
        solve(page);
        assertThat(page.locator("[data-mates-said]")).hasText("解出。");
        assertThat(page.locator("[data-mates-tally]")).containsText("解出 1 题，共 1 题");
        accessible(page, "mates-solved-zh");
        page.keyboard().press("n");
        assertThat(page.locator("[data-mates-board]")).not().hasAttribute("data-puzzle", PUZZLE.id());
    }

    @Test
    void aMistakeOnAPhoneIsRefutedAndComesBack() {
        Page page = open(Reader.PHONE_EN);
        Move wrong = PUZZLE.position().legalMoves().stream()
                .filter(move -> !move.equals(PUZZLE.solution().move()))
                .findFirst()
                .orElseThrow();
        move(page, "[data-mates-board]", wrong);
        assertThat(page.locator("[data-mates-said]")).containsText("That does not mate in time. The answer:");
        assertThat(page.locator("[data-mates-again]")).isVisible();
        accessible(page, "mates-wrong-phone-en");
        page.click("[data-mates-again]");
        page.click("[data-mates-hint]");
        assertThat(page.locator("[data-mates-board] .mk-circle")).hasCount(1);
        solve(page);
        assertThat(page.locator("[data-mates-said]")).hasText("That is it.");
        assertThat(page.locator("[data-mates-tally]")).containsText("0 of 1 solved");
        assertThat(String.valueOf(page.evaluate("localStorage.getItem('chuhe.reviews')")))
                .contains(PUZZLE.id());
        // Ten minutes later it is the first to be asked.
        page.evaluate("localStorage.setItem('chuhe.reviews', JSON.stringify({'" + PUZZLE.id()
                + "': {box: 1, due: Date.now() - 1}}))");
        page.navigate("/practice/mates");
        assertThat(page.locator("[data-mates-board]")).hasAttribute("data-puzzle", PUZZLE.id());
        assertThat(page.locator("[data-mates-back]")).isVisible();
    }

    @Test
    void theSolutionIsShownInTheDark() {
        Page page = open(new Reader("en-GB", 1440, 900, true));
        page.keyboard().press("s");
        assertThat(page.locator("[data-mates-solution]")).isDisabled();
        assertThat(page.locator("[data-mates-said]")).containsText("Red");
        accessible(page, "mates-solution-dark-en");
    }

    @Test
    void aMembersBoxesFollowTheAccount() {
        server.member("Learner");
        Page page = chromium.open(Reader.DESKTOP_EN, "/");
        chromium.login(page, "Learner", "correct horse");
        page.navigate("/practice/mates?puzzle=" + PUZZLE.id());
        assertThat(page.locator("[data-mates-board]")).hasAttribute("data-puzzle", PUZZLE.id());
        page.waitForResponse("**/api/practice/reviews", () -> page.click("[data-mates-solution]"));
        page.reload();
        assertThat(page.textContent("#deck")).contains("\"" + PUZZLE.id() + "\":{\"box\":1");
    }

    @Test
    void theApplicationWithoutAServerHasThemToo() {
        Page page = chromium.open(Reader.PHONE_ZH, "/app/zh/practice/mates.html?puzzle=" + PUZZLE.id());
        assertThat(page.locator("[data-mates-board]")).hasAttribute("data-puzzle", PUZZLE.id());
        accessible(page, "app-mates-zh");
    }
}
