package org.chuhe.documents.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.chuhe.game.Referee;
import org.chuhe.game.incident.EntryReader;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.game.table.TableReferee;
import org.chuhe.text.Coded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GamePaperTest {
    private static GameState game() {
        GameState state = new Referee().start(0, new Players("甲", "乙"), GameRegulations.provincial());
        TableReferee referee = new TableReferee(new Referee());
        long at = 0;
        for (String line : List.of(
                "pressed-empty red",
                "h2e2 press",
                "warn black : 说话",
                "h9g7 press",
                "protest black : 不服警告",
                "resign red")) {
            at += 60_000;
            state = referee.find(state, EntryReader.read(state.position(), at, line))
                    .answer()
                    .state();
        }
        return state;
    }

    private static String text(byte[] pdf, int pages) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            assertThat(document.getNumberOfPages()).isEqualTo(pages);
            return new PDFTextStripper().getText(document);
        }
    }

    @ParameterizedTest
    @EnumSource(GamePaper.class)
    void everyPaperFitsOnePageInBothSizesAndLanguagesBlankAndFilledIn(GamePaper paper) throws IOException {
        for (PaperSize size : PaperSize.values()) {
            for (Locale locale : List.of(Locale.CHINESE, Locale.ENGLISH)) {
                assertThat(text(paper.pdf(Optional.empty(), locale, size), 1)).isNotBlank();
                assertThat(text(paper.pdf(Optional.of(game()), locale, size), 1))
                        .contains("甲", "乙");
            }
        }
        assertThat(Coded.find(GamePaper.class, paper.code())).contains(paper);
    }

    @Test
    void theSlipTellsResultTimesAndFouls() throws IOException {
        assertThat(text(GamePaper.SLIP.pdf(Optional.of(game()), Locale.ENGLISH, PaperSize.A5), 1))
                .contains("Black wins", "4.1.12", "0:04:00", "Fouls");
    }

    @Test
    void onA4ThereIsASlipForEachOfTheThreeWhoSign() throws IOException {
        assertThat(text(GamePaper.SLIP.pdf(Optional.of(game()), Locale.ENGLISH, PaperSize.A4), 1)
                        .split("Result slip", -1))
                .hasSize(4);
    }

    @Test
    void theRecordIsWrittenInFullInShortOrAsTheWorldFederationDoes() throws IOException {
        Optional<GameState> game = Optional.of(game());
        assertThat(text(GamePaper.SHEET.pdf(game, Locale.CHINESE, PaperSize.A4), 1))
                .contains("炮二平五");
        assertThat(text(GamePaper.SHORT.pdf(game, Locale.CHINESE, PaperSize.A4), 1))
                .contains("炮二五");
        assertThat(text(GamePaper.SHEET.pdf(game, Locale.ENGLISH, PaperSize.A4), 1))
                .contains("C2.5", "H8+7");
    }

    @Test
    void theProtestFormSaysWhatWasProtestedAgainst() throws IOException {
        assertThat(text(GamePaper.PROTEST.pdf(Optional.of(game()), Locale.CHINESE, PaperSize.A5), 1))
                .contains("黑方：不服警告");
    }

    @Test
    void theNoticeTellsEveryPenaltyWithItsArticle() throws IOException {
        assertThat(text(GamePaper.PENALTIES.pdf(Optional.of(game()), Locale.CHINESE, PaperSize.A4), 1))
                .contains("8.1.7", "18.1", "说话");
    }
}
