package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.time.Duration;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.PlayersConduct.BothFlags;
import org.chuhe.game.state.EndEvent;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** 第21条: overstepping the time. */
class Article21Test {
    private static final Words FAULT = InTwoLanguages.said("棋钟故障", "the clock was faulty");

    private static GameRegulations minute() {
        return GameRegulations.national().withClock(ClockScheme.suddenDeath(Duration.ofMinutes(1)));
    }

    private static GameRegulations pointerClocks(BothFlags both) {
        return minute().withConduct(PlayersConduct.overTheBoard(1).withCalledFlags(both));
    }

    @Test
    @Article("21.1")
    void tooFewMovesInAStageIsOverstepping() {
        Table.of(GameRegulations.national()
                        .withClock(ClockScheme.stages(
                                ClockStage.of(2, Duration.ofMinutes(1)), ClockStage.of(2, Duration.ofMinutes(1)))))
                .shuffle(1)
                .waitMillis(59_000)
                .give(ClockCommand.Tick::new)
                .ended(Result.BLACK_WINS, EndReason.TIME, "4.1.6");
    }

    @Test
    @Article("21.2")
    void aPointerClocksFlagCountsWhenItIsCalled() {
        Table.of(pointerClocks(BothFlags.FIRST_LOSES))
                .refuse("21.1", ClockCommand.CallFlag::new)
                .waitMillis(60_000)
                .move(RED, "h2e2")
                .press(RED)
                .goesOn()
                .accept(ClockCommand.CallFlag::new)
                .ended(Result.BLACK_WINS, EndReason.TIME, "4.1.6");
    }

    @Test
    @Article("21.2")
    void ofTwoFallenFlagsTheFirstLosesOrTheGameIsDrawn() {
        Table.of(pointerClocks(BothFlags.FIRST_LOSES))
                .move(RED, "h2e2")
                .press(RED)
                .waitMillis(61_000)
                .move(BLACK, "h9g7")
                .press(BLACK)
                .waitMillis(61_000)
                .accept(ClockCommand.CallFlag::new)
                .ended(Result.RED_WINS, EndReason.TIME, "4.1.6");
        Table.of(pointerClocks(BothFlags.DRAWN))
                .move(RED, "h2e2")
                .press(RED)
                .waitMillis(61_000)
                .move(BLACK, "h9g7")
                .press(BLACK)
                .waitMillis(61_000)
                .accept(ClockCommand.CallFlag::new)
                .ended(Result.DRAW, EndReason.BOTH_FLAGS, "21.1");
    }

    @Test
    @Article("21.3")
    void anElectronicClockIsExactToTheMillisecond() {
        Table.of(minute()).waitMillis(59_999).move(RED, "h2e2").press(RED).goesOn();
        Table table = Table.of(minute())
                .waitMillis(75_000)
                .refuse("4.1.6", at -> new PlayCommand.MakeMove(at, RED, Table.move("h2e2")))
                .ended(Result.BLACK_WINS, EndReason.TIME, "4.1.6");
        assertThat(table.events()).containsExactly("FlagFell", "Ended");
        assertThat(table.answer().events().get(0).at())
                .as("the flag fell when the time was used up, not when somebody looked")
                .isEqualTo(Table.NOON + 60_000);
    }

    @Test
    @Article("21.4")
    void aFaultyClockIsStoppedAndSetByTheArbiter() {
        Table table = Table.of(minute())
                .refuse("21.4", at -> new ClockCommand.SetClock(at, RED, 90_000))
                .refuse("21.4", ClockCommand.Resume::new)
                .waitMillis(10_000)
                .accept(at -> new ClockCommand.ReportClockFault(at, RED))
                .waitMillis(500_000)
                .refuse("21.4", at -> new PlayCommand.MakeMove(at, RED, Table.move("h2e2")))
                .refuse("21.4", at -> new ClockCommand.Pause(at, ConductBook.article("21.4")))
                .refuse("21.4", at -> new ClockCommand.SetClock(at, RED, 0))
                .accept(at -> new ClockCommand.SetClock(at, RED, 90_000))
                .accept(ClockCommand.Resume::new);
        assertThat(table.state.clock().red().left()).isEqualTo(90_000);
        assertThat(table.state.clock().red().used()).isEqualTo(10_000);
        assertThat(table.state.clock().idle()).isEqualTo(500_000);
        assertThat(table.state.isOwnTime(RED)).isTrue();
    }

    @Test
    @Article("21.5")
    void theArbiterMayOverruleAFlagThatFellByAFault() {
        Table table = Table.of(minute())
                .refuse("21.5", at -> new ClockCommand.OverruleFlag(at, 60_000, FAULT))
                .waitMillis(60_000)
                .give(ClockCommand.Tick::new)
                .ended(Result.BLACK_WINS, EndReason.TIME, "4.1.6")
                .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.BLACK))
                .refuse("21.5", at -> new ClockCommand.OverruleFlag(at, 0, FAULT))
                .accept(at -> new ClockCommand.OverruleFlag(at, 60_000, FAULT))
                .goesOn()
                .accept(ClockCommand.Resume::new)
                .play("h2e2");
        assertThat(table.state.black().signed()).isFalse();
    }

    @Test
    @Article("21.6")
    void mateAndStalemateCountEvenIfTheFlagFallsBeforeThePress() {
        Table.of(minute(), Article3Test.MATE_IN_ONE)
                .waitMillis(59_999)
                .move(RED, "b7b9")
                .waitMillis(5000)
                .give(ClockCommand.Tick::new)
                .ended(Result.RED_WINS, EndReason.CHECKMATE, "4.1.1");
        Table.of(pointerClocks(BothFlags.FIRST_LOSES), Article3Test.STALEMATE_IN_ONE)
                .waitMillis(61_000)
                .move(RED, "d6d7")
                .ended(Result.RED_WINS, EndReason.STALEMATE, "4.1.2");
    }

    @Test
    @Article("21.6")
    void anyOtherMoveLosesOnTimeIfTheFlagFallsBeforeThePress() {
        Table.of(minute())
                .waitMillis(59_999)
                .move(RED, "h2e2")
                .waitMillis(1)
                .refuse("4.1.6", at -> new ClockCommand.PressClock(at, RED))
                .ended(Result.BLACK_WINS, EndReason.TIME, "4.1.6");
    }
}
