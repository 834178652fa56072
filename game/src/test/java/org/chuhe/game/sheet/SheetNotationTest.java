package org.chuhe.game.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.core.Move;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.Notations;
import org.chuhe.game.Referee;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.log.Narrator;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.junit.jupiter.api.Test;

/** How the moves of a game are written down, for whom and under which edition. */
class SheetNotationTest {
    private static GameState game(GameRegulations rules, String... moves) {
        Referee referee = new Referee();
        GameState state = referee.start(
                0, new Players("甲", "乙"), rules.withConduct(PlayersConduct.online()), Handicap.NONE, true, true);
        for (int i = 0; i < moves.length; i++) {
            Move move = MoveReader.read(state.position(), moves[i]);
            var answer = referee.answer(
                    state,
                    new PlayCommand.MakeMove(1000L * (i + 1), state.position().sideToMove(), move));
            assertThat(answer.refusal()).isEmpty();
            state = answer.state();
        }
        return state;
    }

    @Test
    void under1957BlackStandsFirstAndHasTheNumbersInCharacters() {
        GameState game = game(GameRegulations.provincial().withBook(RuleBooks.CXA_1957), "b7e7", "b0c2");
        ScoreSheet sheet = ScoreSheet.of(game);
        assertThat(sheet.rounds()).containsExactly(new ScoreSheet.Round(1, "马8进7", "炮二平五"));
        assertThat(sheet.text(Locale.CHINESE)).containsSubsequence("黑方：乙", "红方：甲", "回合\t黑方\t红方", "1\t炮二平五\t马8进7");
        assertThat(ScoreSheet.abbreviated(game, Locale.CHINESE).rounds().get(0).black())
                .isEqualTo("炮二五");
        assertThat(new Narrator(Locale.CHINESE).tell(game).get(1)).contains("炮二平五");
        assertThat(ScoreSheet.of(game, Locale.ENGLISH).rounds())
                .containsExactly(new ScoreSheet.Round(1, "H8+7", "C2.5"));
    }

    @Test
    void anEnglishSheetHasTheNotationOfTheWorldFederation() {
        GameState game = game(GameRegulations.national(), "h2e2", "h9g7");
        assertThat(ScoreSheet.of(game, Locale.ENGLISH).rounds())
                .containsExactly(new ScoreSheet.Round(1, "C2.5", "H8+7"));
        assertThat(ScoreSheet.of(game, Locale.CHINESE).rounds())
                .containsExactly(new ScoreSheet.Round(1, "炮二平五", "马8进7"));
        assertThat(ScoreSheet.of(game, Notations.choose(Locale.ENGLISH, "iccs")).rounds())
                .containsExactly(new ScoreSheet.Round(1, "h2e2", "h9g7"));
        assertThat(ScoreSheet.of(game, Notations.choose(Locale.ENGLISH, "zh-Hant"))
                        .rounds())
                .containsExactly(new ScoreSheet.Round(1, "炮二平五", "馬8進7"));
    }

    @Test
    void underTheWorldRulesEverybodyRecordsInTheirNotation() {
        GameState game = game(GameRegulations.wxf(), "h2e2", "h9g7");
        assertThat(ScoreSheet.of(game, Locale.CHINESE).rounds())
                .containsExactly(new ScoreSheet.Round(1, "C2.5", "H8+7"));
        assertThat(ScoreSheet.of(game, Notations.choose(Locale.CHINESE, "zh")).rounds())
                .containsExactly(new ScoreSheet.Round(1, "炮二平五", "马8进7"));
    }

    @Test
    void peopleReadTimesToTheSecond() {
        GameState game = game(GameRegulations.wxf(), "h2e2");
        assertThat(new Narrator(Locale.ENGLISH).tell(game).get(1)).startsWith("[0:00:01.000]");
        assertThat(Narrator.toTheSecond(Locale.ENGLISH).tell(game).get(1)).startsWith("[0:00:01] ");
    }
}
