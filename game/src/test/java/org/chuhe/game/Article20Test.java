package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.time.Duration;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** 第20条: lateness. */
class Article20Test {
    private static final Duration LIMIT = Duration.ofMinutes(15);

    @Test
    @Article("20.1")
    void theLatePlayersClockRunsWhenItIsHisTurn() {
        Table table = Table.late(GameRegulations.national(), true, false)
                .refuse("20.1", at -> new PlayCommand.MakeMove(at, BLACK, Table.move("h9g7")))
                .wait(Duration.ofMinutes(2))
                .move(RED, "h2e2")
                .press(RED)
                .wait(Duration.ofMinutes(3))
                .accept(at -> new ClockCommand.Arrive(at, BLACK));
        assertThat(table.state.clock().red().used())
                .isEqualTo(Duration.ofMinutes(2).toMillis());
        assertThat(table.state.clock().black().used())
                .isEqualTo(Duration.ofMinutes(3).toMillis());
        table.refuse("20.1", at -> new ClockCommand.Arrive(at, BLACK)).play("h9g7");
    }

    @Test
    @Article("20.1")
    void inTimeIsUpToTheLastMillisecond() {
        Table.late(GameRegulations.national(), false, true)
                .wait(LIMIT)
                .accept(at -> new ClockCommand.Arrive(at, RED))
                .goesOn();
        Table.late(GameRegulations.national(), false, true)
                .wait(LIMIT)
                .waitMillis(1)
                .refuse("4.1.7", at -> new ClockCommand.Arrive(at, RED))
                .ended(Result.BLACK_BY_FORFEIT, EndReason.LATE, "4.1.7");
    }

    @Test
    @Article("20.1")
    void whoseTimeRunsOutFirstLosesOnTime() {
        Table.late(GameRegulations.blitz(), false, true)
                .wait(LIMIT)
                .give(ClockCommand.Tick::new)
                .ended(Result.BLACK_WINS, EndReason.TIME, "4.1.6");
    }

    @Test
    @Article("20.2")
    void bothForfeitIfBothStayAway() {
        Table table = Table.late(GameRegulations.national(), false, false)
                .wait(LIMIT.plusHours(1))
                .give(ClockCommand.Tick::new)
                .ended(Result.BOTH_FORFEIT, EndReason.BOTH_LATE, "20.2");
        assertThat(table.state.result().orElseThrow().outcome().code()).isEqualTo("-/-");
        assertThat(table.state.clock().time()).isEqualTo(Table.NOON + LIMIT.toMillis() + 1);
    }

    @Test
    @Article("20.3")
    void aGameWonWithoutPlayIsMarkedWithPlusAndMinus() {
        Table table = Table.late(GameRegulations.national(), false, true)
                .wait(LIMIT)
                .waitMillis(1)
                .give(ClockCommand.Tick::new);
        GameEnding result = table.state.result().orElseThrow();
        assertThat(result.outcome().code()).isEqualTo("-/+");
        assertThat(result.winner()).contains(BLACK);
        assertThat(result.outcome().played()).isFalse();
    }
}
