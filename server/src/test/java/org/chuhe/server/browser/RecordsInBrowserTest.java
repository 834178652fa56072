package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.FilePayload;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.chuhe.records.Records;
import org.chuhe.records.read.ReadGame;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.game.computer.EngineFiles;
import org.chuhe.testing.SampleFiles;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The page of a game, whatever one brings. */
class RecordsInBrowserTest extends BrowserTest {
    private static final String PERPETUAL = "/records#moves=" + "f0e0e8f8e0f0f8e8".repeat(3)
            + "&fen=2b6%2F4k4%2F9%2F9%2F9%2F9%2F9%2F9%2F2p6%2F3K1RBc1+w+-+-+0+1&red=Ann&black=Bo&result=0-1&rules=cxa2020";

    private static void bring(Page page, String name) {
        page.setInputFiles(
                "#reader input[type=file]", new FilePayload(name, "application/octet-stream", SampleFiles.read(name)));
        page.click("#reader button.primary");
        assertThat(page.locator("#record")).hasAttribute("data-game", "yes");
    }

    @Test
    void filesOfManyFormatsAreShownWithVariationsAndComments() {
        Page page = chromium.open(Reader.DESKTOP_EN, "/records");
        accessible(page, "records-empty-en");
        for (String name :
                List.of("version10.xqf", "library.cbl", "dhtmlxq.html", "chinese-gbk.pgn", "tree.xqr", "study.pfc")) {
            List<ReadGame> games = Records.read(name, SampleFiles.read(name));
            bring(page, name);
            ReadGame first = games.get(0);
            assertThat(page.locator(".replay-count"))
                    .hasText("0 / " + first.game().plies());
            assertThat(page.locator("#moves .record-variation"))
                    .hasCount(first.game().mainLine().lineCount() - 1);
            assertThat(page.locator("#choose"))
                    .isVisible(new LocatorAssertions.IsVisibleOptions().setVisible(games.size() > 1));
            assertThat(page.locator("#found")).not().hasText(Pattern.compile("looks through"));
        }
        bring(page, "version10.xqf");
        page.keyboard().press("End");
        assertThat(page.locator("#limit")).hasText(Pattern.compile("move limit .* 60"));
        accessible(page, "records-file-en");
    }

    @Test
    void ofSeveralGamesOneIsChosen() {
        Page page = chromium.open(Reader.TABLET_EN, "/records");
        String many = "[Red \"A\"]\n[Black \"B\"]\n1. h2e2 h9g7 1-0\n\n[Red \"C\"]\n[Black \"D\"]\n1. h2e2 0-1\n";
        page.fill("#reader textarea", many);
        page.click("#reader button.primary");
        assertThat(page.locator("h1[data-title]")).hasText("A – B");
        page.selectOption("#choose select", "2");
        assertThat(page.locator("h1[data-title]")).hasText("C – D");
        assertThat(page.locator(".replay-count")).hasText("0 / 1");
        accessible(page, "records-several-tablet");
    }

    @Test
    void everyRepetitionIsRuledOnWithItsProof() {
        Page page = chromium.open(Reader.PHONE_ZH, PERPETUAL);
        assertThat(page.locator(".record-ruling .ruling-title")).hasText("红方单方长将，作负");
        assertThat(page.locator(".record-ruling .articles a").first()).hasText(Pattern.compile("24.9|25.1"));
        assertThat(page.locator("#moves .record-marked")).hasCount(12);
        page.click(".record-ruling summary");
        page.click(".record-proof button >> nth=0");
        assertThat(page.locator("#board .mk-arrow")).hasCount(1);
        accessible(page, "records-ruling-phone");
        page.selectOption("#edition", "wxf2018");
        assertThat(page.locator(".record-ruling .articles a").first())
                .hasAttribute("href", Pattern.compile("/rules/wxf2018/.*"));
        Page dark = chromium.open(Reader.DARK_ZH, PERPETUAL);
        assertThat(dark.locator(".record-ruling")).isVisible();
        accessible(dark, "records-ruling-dark");
    }

    @Test
    void aGameIsSharedSeenAndTakenBack() {
        Page page = chromium.open(Reader.DESKTOP_EN, PERPETUAL);
        assertThat(page.locator(".record-ruling")).isVisible();
        Download download = page.waitForDownload(() -> page.click("#files [data-format=xqf]"));
        assertThat(download.suggestedFilename()).isEqualTo("chuhe-game.xqf");
        page.click("#share");
        String link = page.inputValue("dialog input");
        assertThat(link).contains("/records/");
        accessible(page, "records-share-en");
        Page other = chromium.open(Reader.PHONE_EN, link);
        assertThat(other.locator("h1[data-title]")).hasText("Ann – Bo");
        assertThat(other.locator(".replay-count")).hasText("12 / 12");
        assertThat(other.locator("button.danger")).isHidden();
        other.click("#share");
        assertThat(other.locator("dialog p")).hasText("Whoever has this link sees the game.");
        assertThat(other.locator("dialog button.danger")).hasCount(0);
        other.keyboard().press("Escape");
        Download kept = other.waitForDownload(() -> other.click("#files [data-format=pgn]"));
        assertThat(kept.suggestedFilename()).endsWith(".pgn");
        // What the dialog says can be done there, and on the page without loading it anew.
        assertThat(page.locator("dialog p")).containsText("You can delete it here");
        page.keyboard().press("Escape");
        assertThat(page.locator(".record-acts button.danger")).isVisible();
        page.click("#share");
        PlayTable.answer(page, "Delete");
        assertThat(page.locator("dialog")).containsText("The link will lead nowhere any more.");
        PlayTable.answer(page, "Delete");
        page.waitForURL("**/records");
        other.reload();
        assertThat(other.locator("main")).containsText("404");
    }

    @Test
    void nothingAtAllIsRefusedInWordsToo() {
        Page page = chromium.open(Reader.PHONE_EN, "/records");
        page.click("#reader button.primary");
        assertThat(page.locator("#problem")).hasText("Paste a game or choose a file first.");
        assertThat(page.locator("#problem")).isInViewport();
        page.setInputFiles("#reader input[type=file]", new FilePayload("empty.pgn", "text/plain", new byte[0]));
        page.click("#reader button.primary");
        assertThat(page.locator("#problem")).hasText("This file is empty.");
        accessible(page, "records-empty-phone");
    }

    @Test
    void whatIsNoGameIsRefusedInWords() {
        Page page = chromium.open(Reader.DESKTOP_EN, "/records");
        page.fill("#reader textarea", "<script>alert(1)</script> nothing");
        page.click("#reader button.primary");
        assertThat(page.locator("#problem")).isVisible();
        assertThat(page.locator("#record")).hasAttribute("data-game", "no");
    }

    @Test
    void theBrowserEvaluatesPositionsAndWholeGames() {
        Assumptions.assumeTrue(
                new EngineFiles().present(), "SKIPPED: this build could not fetch the program that plays");
        Page page = chromium.open(Reader.DESKTOP_EN, "/records");
        page.fill("#reader textarea", "1. h2e2 h9g7 2. h0g2 i9h9 1-0");
        page.click("#reader button.primary");
        page.click("#analysis button >> nth=0");
        assertThat(page.locator(".analysis-worth")).hasText(Pattern.compile("[+-]\\d+\\.\\d\\d"));
        assertThat(page.locator(".analysis-moves")).hasText(Pattern.compile("depth \\d+: [a-i]\\d[a-i]\\d.*"));
        page.click("#analysis button >> nth=1");
        assertThat(page.locator("#analysis .graph")).isVisible();
        assertThat(page.locator("#analysis button >> nth=1")).hasText("Evaluate the whole game");
        assertThat(page.locator("#analysis .graph-line")).hasAttribute("d", Pattern.compile("M(.*L){4}.*"));
        accessible(page, "records-evaluated-en");
    }

    @Test
    void aGameThatWasPlayedHereHasItsPage() {
        PlayTable table = PlayTable.open(chromium, Map.of());
        table.play("h2e2 h9g7 h0g2");
        table.black.click("#acts .acts-resign");
        table.black.locator("#acts .acts-resign").focus();
        table.black.keyboard().press("Enter");
        PlayTable.answer(table.black, "Resign");
        assertThat(table.red.locator("#ending")).isVisible();
        String page = table.red.getAttribute("#ending a[href^='/records?live=']", "href");
        Page reader = chromium.open(Reader.DESKTOP_ZH, page);
        assertThat(reader.locator(".replay-count")).hasText("3 / 3");
        assertThat(reader.locator("h1[data-title]")).hasText("韩一鸣 – 周承业");
    }
}
