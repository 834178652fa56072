package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import org.chuhe.game.command.ConductCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.EndEvent;
import org.chuhe.game.state.Phase;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** 第9条: the game is closed when all have signed; articles 16 and 18: disputes and penalties. */
class Article9Test {
    private static final Words WHY = InTwoLanguages.said("争议", "a dispute");

    private static Table resigned() {
        return Table.of(GameRegulations.national()).play("h2e2").accept(at -> new EndCommand.Resign(at, BLACK));
    }

    @Test
    @Article("9")
    void theThirdSignatureClosesTheGame() {
        Table table = resigned();
        for (EndEvent.Signer signer : EndEvent.Signer.values()) {
            assertThat(table.state.phase()).isEqualTo(Phase.OVER);
            table.accept(at -> new EndCommand.Sign(at, signer));
        }
        assertThat(table.state.phase()).isEqualTo(Phase.CLOSED);
        table.refuse(
                "9",
                at -> new ConductCommand.DecideGame(
                        at, Authority.CHIEF_ARBITER, Result.DRAW, ConductBook.article("16.3"), WHY));
    }

    @Test
    @Article("9")
    void nobodySignsTwiceOrBeforeTheEnd() {
        Table.of(GameRegulations.national()).refuse("9", at -> new EndCommand.Sign(at, EndEvent.Signer.RED));
        resigned()
                .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.RED))
                .refuse("9", at -> new EndCommand.Sign(at, EndEvent.Signer.RED))
                .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.ARBITER))
                .refuse("9", at -> new EndCommand.Sign(at, EndEvent.Signer.ARBITER));
    }

    @Test
    @Article("9")
    void afterTheEndNobodyPlaysOn() {
        resigned().refuse("4.1.12", at -> new PlayCommand.MakeMove(at, BLACK, Table.move("h9g7")));
    }

    @Test
    @Article("16.3")
    void anArbiterMayDecideUntilTheResultIsSigned() {
        Table table = resigned()
                .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.RED))
                .refuse(
                        "16.3",
                        at -> new ConductCommand.DecideGame(
                                at, Authority.SYSTEM, Result.DRAW, ConductBook.article("5.8"), WHY))
                .accept(at -> new ConductCommand.DecideGame(
                        at, Authority.ARBITER, Result.DRAW, ConductBook.article("5.8"), WHY))
                .ended(Result.DRAW, EndReason.ARBITER, "5.8");
        assertThat(table.state.red().signed()).as("a new result is signed anew").isFalse();
    }

    @Test
    @Article({"18.1", "18.2", "18.3"})
    void penaltiesNeedTheRightAuthority() {
        Table table = Table.of(GameRegulations.national())
                .refuse("18.1", at -> new ConductCommand.Warn(at, RED, Authority.SYSTEM, WHY))
                .accept(at -> new ConductCommand.Warn(at, RED, Authority.ARBITER, WHY));
        assertThat(table.state.red().warnings()).isEqualTo(1);
        table.refuse("18.3", at -> new ConductCommand.Expel(at, RED, Authority.CHIEF_ARBITER, WHY))
                .accept(at -> new ConductCommand.Expel(at, RED, Authority.ORGANISER, WHY))
                .ended(Result.BLACK_WINS, EndReason.DISCIPLINE, "4.1.13");
    }
}
