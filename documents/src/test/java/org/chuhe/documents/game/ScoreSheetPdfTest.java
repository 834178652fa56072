package org.chuhe.documents.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Locale;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.game.Referee;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.sheet.ScoreSheet;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.junit.jupiter.api.Test;

class ScoreSheetPdfTest {
    @Test
    void holdsTheMovesTheResultAndThePlayers() throws IOException {
        String text = text(ScoreSheetPdf.of(ScoreSheet.of(game()), Locale.CHINESE));
        assertThat(text).contains("甲", "乙", "炮二平五", "马8进7", "马二进三", "1-0");
    }

    @Test
    void marksTheAbbreviatedRecordWithLines() throws IOException {
        String text = text(ScoreSheetPdf.of(ScoreSheet.abbreviated(game(), Locale.CHINESE), Locale.ENGLISH));
        assertThat(text).contains("炮二五", "马87").doesNotContain("\u0332");
    }

    @Test
    void aShortGameFitsOnOnePage() throws IOException {
        byte[] pdf = ScoreSheetPdf.of(ScoreSheet.of(game()), Locale.CHINESE);
        try (PDDocument document = Loader.loadPDF(pdf)) {
            assertThat(document.getNumberOfPages()).isOne();
        }
    }

    /** Seven rounds and a resignation. */
    private static GameState game() {
        GameRegulations regulations = GameRegulations.online();
        Referee referee = new Referee();
        GameState state = referee.start(0, new Players("甲", "乙"), regulations);
        String opening = "炮二平五 马8进7 马二进三 车9平8 ";
        String shuffle = "车九进一 车1进1 车九退一 车1退1 ";
        long now = 0;
        for (Move move : MoveReader.readAll(Position.START, opening + shuffle.repeat(2) + "车九进一 车1进1 ")) {
            now += 1000;
            Side side = state.position().sideToMove();
            state = accepted(referee.answer(state, new PlayCommand.MakeMove(now, side, move)));
        }
        return accepted(referee.answer(state, new EndCommand.Resign(now + 1000, Side.BLACK)));
    }

    private static GameState accepted(Answer answer) {
        assertThat(answer.refusal()).isEmpty();
        return answer.state();
    }

    private static String text(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setSortByPosition(true);
            return stripper.getText(document);
        }
    }
}
