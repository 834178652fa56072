package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.util.function.LongFunction;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.sheet.ScoreSheet;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** Games with 让先, 让两先, 让三先 and 让子 (1957 rules, chapter 3, 4). */
class HandicapGameTest {
    private static Table table(Handicap handicap, GameRegulations regulations) {
        return new Table(new Referee().start(Table.NOON, Table.PLAYERS, regulations, handicap, true, true));
    }

    private static LongFunction<GameCommand> move(Side side, String move) {
        return at -> new PlayCommand.MakeMove(at, side, Table.move(move));
    }

    @Test
    void twoMovesAreMadeInARowWithDifferentPieces() {
        Table table = table(Handicap.TWO_MOVES, GameRegulations.national())
                .move(RED, "h2e2")
                .refuse("2.1", move(BLACK, "h9g7"))
                .refuse("cxa1957 3.4", move(RED, "e2d2"))
                .move(RED, "h0g2")
                .press(RED)
                .play("h9g7", "i0h0");
        assertThat(table.state.history().ply()).isEqualTo(4);
        assertThat(ScoreSheet.of(table.state).rounds())
                .containsExactly(
                        new ScoreSheet.Round(1, "炮二平五", ""),
                        new ScoreSheet.Round(2, "马二进三", "马8进7"),
                        new ScoreSheet.Round(3, "车一平二", ""));
    }

    @Test
    void noneOfThemMayCaptureOrCheck() {
        table(Handicap.THREE_MOVES, GameRegulations.national())
                .refuse("cxa1957 3.4", move(RED, "b2b9"))
                .move(RED, "h2e2")
                .move(RED, "h0g2")
                .refuse("cxa1957 3.4", move(RED, "e2e6"))
                .move(RED, "i0h0")
                .press(RED)
                .play("h9g7");
    }

    @Test
    void theLastOfThemMayNotCheckEither() {
        Position withoutCentrePawn = Fen.read("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P3P1P/1C5C1/9/RNBAKABNR w - - 0 1");
        Referee referee = new Referee();
        new Table(referee.start(
                        Table.NOON,
                        Table.PLAYERS,
                        GameRegulations.national(),
                        Handicap.TWO_MOVES,
                        withoutCentrePawn,
                        true,
                        true))
                .refuse("cxa1957 3.4", move(RED, "h2e2"))
                .move(RED, "a0a1")
                .refuse("cxa1957 3.4", move(RED, "h2e2"))
                .refuse("cxa1957 3.4", move(RED, "a1a2"))
                .move(RED, "h2f2")
                .press(RED);
    }

    @Test
    void handicapGamesReplayAndAreRestoredToo() {
        Table table = table(Handicap.TWO_MOVES, GameRegulations.national())
                .move(RED, "h2e2")
                .move(RED, "h0g2")
                .press(RED)
                .play("h9g7", "i0h0")
                .refuse("5.8.2", at -> new PlayCommand.ReportDisplacement(at, 1))
                .accept(at -> new PlayCommand.ReportDisplacement(at, 2));
        assertThat(table.state.position().sideToMove()).isEqualTo(BLACK);
        table.play("h9g7")
                .accept(at -> new EndCommand.Resign(at, RED))
                .ended(Result.BLACK_WINS, EndReason.RESIGNATION, "4.1.12");
    }

    @Test
    void theMovesInARowArePartOfNoCycle() {
        Table table = table(Handicap.TWO_MOVES, GameRegulations.national())
                .move(RED, "a0a1")
                .move(RED, "i0i1")
                .press(RED)
                .play("a9a8", "a1a0", "a8a9", "a0a1", "a9a8", "a1a0", "a8a9", "a0a1");
        assertThat(table.state.history().occurrence()).isEqualTo(3);
        table.accept(at -> new ClaimCommand.ClaimRepetition(at, BLACK));
        assertThat(table.events()).containsExactly("ClaimMade", "ClaimRejected");
    }

    @Test
    void pieceOddsBeginWithoutThePiece() {
        Table table = table(Handicap.pieces(Table.point("b9")), GameRegulations.national());
        assertThat(table.state.position().pieceAt(Table.point("b9"))).isEmpty();
        table.play("b2b7");
    }

    @Test
    void underTheRulesOf1957BlackMovesFirst() {
        Table table = table(Handicap.NONE, GameRegulations.national().withBook(RuleBooks.CXA_1957));
        assertThat(table.state.isOwnTime(BLACK)).isTrue();
        table.play("h7e7", "h0g2");
        assertThat(ScoreSheet.of(table.state).rounds()).containsExactly(new ScoreSheet.Round(1, "马2进3", "炮八平五"));
    }
}
