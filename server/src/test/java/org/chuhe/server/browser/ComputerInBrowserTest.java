package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.Iccs;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.game.computer.EngineFiles;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Games against the computer, which runs in the browser. */
class ComputerInBrowserTest extends BrowserTest {
    /** Whoever plays at random against a program loses long before this. */
    private static final int LONGEST = 600;

    @BeforeAll
    static void lookForTheProgram() {
        Assumptions.assumeTrue(
                new EngineFiles().present(), "SKIPPED: this build could not fetch the program that plays");
    }

    /** Two rooks against soldiers: a game that soon has its end. */
    private static final String SHORT = "2bakab2/9/9/9/9/6r1r/P3P3P/4B4/9/3AKA3 w - - 0 1";

    private static Page begin(Reader reader, int level, String colour) {
        return begin(reader, "/computer", level, colour);
    }

    private static Page begin(Reader reader, String path, int level, String colour) {
        Page page = chromium.open(reader, path);
        page.evaluate("localStorage.setItem('chuhe.board', JSON.stringify({animate: false}))");
        page.check("input[name=level][value='" + level + "']", new Page.CheckOptions().setForce(true));
        page.check("input[name=colour][value=" + colour + "]", new Page.CheckOptions().setForce(true));
        page.click("#terms button.primary");
        assertThat(page.locator("#live")).hasAttribute("data-phase", Pattern.compile("playing|over"));
        return page;
    }

    private static String at(String fen) {
        return "/computer#fen=" + URLEncoder.encode(fen, StandardCharsets.UTF_8);
    }

    /** The move of a ply, in coordinates. */
    private static Move shown(Page page, int ply) {
        Locator move = page.locator("#moves [data-ply='" + ply + "']");
        assertThat(move).isVisible();
        return Iccs.parse(move.textContent().substring(0, 4));
    }

    @Test
    void aWholeGameIsPlayedToItsEnd() {
        Page page = begin(Reader.DESKTOP_EN, at(SHORT), 3, "red");
        accessible(page, "computer-playing-en");
        SplittableRandom random = new SplittableRandom(11);
        Position position = Fen.read(SHORT);
        int ply = 0;
        while (page.getAttribute("#live", "data-phase").equals("playing") && ply < LONGEST) {
            List<Move> legal = position.legalMoves();
            Move mine = legal.get(random.nextInt(legal.size()));
            PlayTable.move(page, mine.toString());
            position = position.play(mine);
            ply++;
            assertThat(page.locator("#moves [data-ply='" + ply + "']")).isVisible();
            page.waitForCondition(() -> page.getAttribute("#live", "data-phase").equals("over")
                    || page.locator("#acts .acts-turn").textContent().contains("Your move"));
            if (page.getAttribute("#live", "data-phase").equals("over")
                    && page.locator("#moves [data-ply='" + (ply + 1) + "']").count() == 0) {
                break;
            }
            Move answer = shown(page, ++ply);
            assertThat(position.isLegal(answer)).as(answer + " in " + position).isTrue();
            position = position.play(answer);
        }
        assertThat(page.locator("#live")).hasAttribute("data-phase", "over");
        assertThat(page.locator("#ending .ruling-title")).hasText(Pattern.compile("Red wins|Black wins|drawn"));
        assertThat(page.locator("#ending .articles a").first()).isVisible();
        accessible(page, "computer-over-en");
        page.click("#ending >> text=Look at the game");
        assertThat(page.locator("#record [aria-current=step]").first()).isVisible();
        assertThat(page.locator(".replay-count")).hasText(ply + " / " + ply);
    }

    @Test
    void aChildOnAPhoneAsksForHintsAndTakesMovesBack() {
        Page page = begin(Reader.PHONE_ZH, 2, "black");
        assertThat(page.locator("#clock-bottom")).hasAttribute("data-side", "black");
        assertThat(page.locator("#strip [data-ply='1']")).isVisible();
        accessible(page, "computer-phone");
        page.click("#acts button:has-text('提示')");
        assertThat(page.locator("#board .mk-arrow").first()).isVisible();
        Chromium.picture(page, "computer-hint-phone");
        PlayTable.move(page, "h9g7");
        assertThat(page.locator("#strip [data-ply='3']")).isVisible();

        page.reload();
        assertThat(page.locator("#strip [data-ply='3']")).isVisible();
        page.click("#acts button:has-text('悔棋')");
        assertThat(page.locator("#strip [data-ply='2']")).hasCount(0);
        assertThat(page.locator("#strip [data-ply='1']")).isVisible();
        page.click("#acts button:has-text('认输')");
        PlayTable.answer(page, "认输");
        assertThat(page.locator("#ending .ruling-title")).hasText("红胜");
        accessible(page, "computer-resigned-phone");
        page.click("#ending button.primary");
        assertThat(page.locator("#live")).hasAttribute("data-phase", "setup");
        page.reload();
        assertThat(page.locator("#live")).hasAttribute("data-phase", "setup");
    }

    /** A rook could check for ever; a soldier can do something else. */
    private static final String PERPETUAL = "2b6/4k4/9/9/9/9/P8/9/2p6/3K1RBc1 w - - 0 1";

    /** In the place of the program: one that wants nothing but to check for ever. */
    private static final String INSISTING = """
            var Stockfish = async () => {
              const heard = [];
              let plies = 0;
              return {
                addMessageListener: (each) => heard.push(each),
                terminate: () => undefined,
                postMessage(line) {
                  if (line.startsWith("position")) plies = (line.split(" moves ")[1] ?? "").split(" ").filter(Boolean).length;
                  const move = ["f1e1", "e9f9", "e1f1", "f9e9"][plies % 4];
                  if (line.startsWith("go")) setTimeout(() => heard.forEach((each) => each(`bestmove ${move}`)));
                },
              };
            };
            """;

    @Test
    void theArbiterKeepsTheComputerFromAForbiddenRepetition() {
        Page page = chromium.open(Reader.DESKTOP_EN, at(PERPETUAL));
        page.route(
                "**/stockfish.js",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("text/javascript")
                        .setHeaders(Map.of("Cross-Origin-Embedder-Policy", "require-corp"))
                        .setBody(INSISTING)));
        page.evaluate("localStorage.setItem('chuhe.board', JSON.stringify({animate: false}))");
        page.check("input[name=colour][value=black]", new Page.CheckOptions().setForce(true));
        page.click("#terms button.primary");
        String[] round = {"f0e0", "e8f8", "e0f0", "f8e8"};
        int ply = 1;
        while (shown(page, ply).toString().equals(round[(ply - 1) % 4]) && ply < 24) {
            PlayTable.move(page, round[ply % 4]);
            ply += 2;
        }
        // Three times round would have been lost (2020: 25.1); the last check of the third is not played.
        assertThat(ply).isEqualTo(11);
        assertThat(page.locator("#live")).hasAttribute("data-phase", "playing");
        assertThat(page.locator("#acts .acts-hint")).containsText("The arbiter keeps the computer from 1 move");
        accessible(page, "computer-forbidden-en");
    }

    @Test
    void theFormKeepsNobodyOut() {
        for (Reader reader :
                List.of(Reader.PHONE_EN, Reader.TABLET_EN, Reader.DARK_ZH, new Reader("zh-CN", 390, 844, true))) {
            Page page = chromium.open(reader, "/computer");
            assertThat(page.locator("#terms button.primary")).isEnabled();
            accessible(page, "computer-form-" + reader.width() + (reader.dark() ? "-dark" : "") + reader.language());
        }
    }
}
