package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.time.Duration;
import java.util.List;
import org.chuhe.core.Side;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Practice;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** Clocks that start only after each side's first move, as people who play for fun may want it. */
class FirstMovesFreeTest {
    private static final Duration TIME = Duration.ofMinutes(10);
    private static final Duration LATE = Duration.ofMinutes(5);

    private static Table table() {
        GameRegulations online = GameRegulations.online();
        return Table.of(online.withConduct(online.conduct().with(Practice.FIRST_MOVES_FREE))
                .withClock(ClockScheme.suddenDeath(TIME))
                .withLateness(LATE));
    }

    private static long left(Table table, Side side) {
        return table.state
                .clock()
                .at(table.state.scheme(), table.now)
                .face(side)
                .left();
    }

    @Test
    void theFirstMovesCostNoTimeAndTheSecondDo() {
        Table table = table().wait(Duration.ofMinutes(2));
        assertThat(table.state.clock().counting()).isEmpty();
        table.play("h2e2").wait(Duration.ofMinutes(3)).play("h9g7");
        assertThat(left(table, RED)).isEqualTo(TIME.toMillis());
        assertThat(left(table, BLACK)).isEqualTo(TIME.toMillis());
        assertThat(table.state.clock().counting()).contains(RED);
        table.wait(Duration.ofMinutes(1)).play("h0g2");
        // A move takes a second at this table.
        assertThat(left(table, RED)).isEqualTo(TIME.minusSeconds(61).toMillis());
        assertThat(GameLog.read(GameLog.write(table.state))).isEqualTo(table.state);
    }

    @Test
    void whoNeverMovesLosesOnTimeAtLast() {
        Duration longest = LATE.plus(TIME);
        table().wait(longest).give(ClockCommand.Tick::new).ended(Result.BLACK_WINS, EndReason.TIME, "4.1.6");
        table().play("h2e2")
                .wait(longest.minusMillis(1))
                .give(ClockCommand.Tick::new)
                .goesOn()
                .waitMillis(1)
                .give(ClockCommand.Tick::new)
                .ended(Result.RED_WINS, EndReason.TIME, "4.1.6");
    }

    @Test
    void noEventHasIt() {
        for (GameRegulations regulations : List.of(
                GameRegulations.national(),
                GameRegulations.provincial(),
                GameRegulations.youth(),
                GameRegulations.blitz(),
                GameRegulations.online(),
                GameRegulations.wxf())) {
            Table table = Table.of(regulations).wait(Duration.ofMinutes(1));
            assertThat(table.state.clock().counting()).contains(RED);
            assertThat(left(table, RED)).isLessThan(left(table, BLACK));
        }
    }
}
