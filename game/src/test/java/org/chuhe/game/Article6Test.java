package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.time.Duration;
import org.chuhe.core.Side;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.clock.SideClock;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.command.TableCommand;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** 第6条: timing. */
class Article6Test {
    private static long minutes(long minutes) {
        return Duration.ofMinutes(minutes).toMillis();
    }

    private static long left(Table table, Side side) {
        return table.state.clock().face(side).left();
    }

    private static Table under(ClockScheme scheme) {
        return Table.of(GameRegulations.national().withClock(scheme));
    }

    @Test
    @Article("6")
    void aMoverPressesTheClockHimself() {
        Table table = Table.of(GameRegulations.national()).waitMillis(5000).move(RED, "h2e2");
        assertThat(table.state.isOwnTime(RED)).isTrue();
        table.waitMillis(700).press(RED);
        assertThat(table.state.clock().red().used()).isEqualTo(5700);
        assertThat(table.state.isOwnTime(BLACK)).isTrue();
    }

    @Test
    @Article("6")
    void theOpponentWaitsForThePress() {
        Table.of(GameRegulations.national())
                .move(RED, "h2e2")
                .refuse("6", at -> new PlayCommand.MakeMove(at, BLACK, Table.move("h9g7")))
                .refuse("6", at -> new ClockCommand.PressClock(at, BLACK));
    }

    @Test
    @Article("6")
    void aServerPressesForThePlayers() {
        Table table = Table.of(GameRegulations.online()).waitMillis(5000).move(RED, "h2e2");
        assertThat(table.events()).containsExactly("Moved", "Pressed");
        table.refuse("6", at -> new ClockCommand.PressClock(at, BLACK));
    }

    @Test
    @Article("6.1")
    void everyMoveAddsItsIncrement() {
        Table table = Table.of(GameRegulations.national()).waitMillis(12_345).move(RED, "h2e2");
        assertThat(left(table, RED)).isEqualTo(minutes(60) - 12_345);
        table.press(RED);
        assertThat(left(table, RED)).isEqualTo(minutes(60) - 12_345 + 30_000);
        assertThat(left(table, BLACK)).isEqualTo(minutes(60));
    }

    @Test
    @Article("6.1")
    void aMoveThatIsEnteredAnewAddsItsIncrementOnce() {
        Table table = Table.of(GameRegulations.national())
                .waitMillis(60_000)
                .play("h2e2")
                .accept(at -> new TableCommand.Correct(at, 0, Authority.ARBITER, Words.said("录错")));
        long before = left(table, RED);
        table.play("h2d2");
        assertThat(left(table, RED)).isLessThanOrEqualTo(before);
        long next = left(table, RED);
        table.play("h9g7").play("h0g2");
        assertThat(left(table, RED)).isGreaterThan(next);
    }

    @Test
    @Article("6.2")
    void stagesGiveTheirTimeWhenTheirMovesAreMade() {
        ClockScheme scheme = ClockScheme.stages(
                ClockStage.of(30, Duration.ofMinutes(60)), ClockStage.of(10, Duration.ofMinutes(10)));
        SideClock face = SideClock.of(scheme, RED);
        for (int move = 1; move <= 29; move++) {
            face = face.run(scheme, minutes(2)).completeMove(scheme);
        }
        assertThat(face.left()).isEqualTo(minutes(2));
        face = face.run(scheme, minutes(1)).completeMove(scheme);
        assertThat(face.stage()).isEqualTo(1);
        assertThat(face.left()).isEqualTo(minutes(11));
        for (int move = 31; move <= 60; move++) {
            face = face.run(scheme, minutes(1)).completeMove(scheme);
        }
        assertThat(face.left()).as("every ten moves ten minutes more").isEqualTo(minutes(11));
        assertThat(face.target()).isEqualTo(70);
    }

    @Test
    @Article("6.2")
    void whoHasNotMadeTheMovesInTimeHasLost() {
        Table table = under(ClockScheme.stages(
                        ClockStage.of(3, Duration.ofMinutes(1)), ClockStage.of(1, Duration.ofMinutes(1))))
                .shuffle(2)
                .wait(Duration.ofSeconds(58))
                .give(ClockCommand.Tick::new)
                .ended(Result.BLACK_WINS, EndReason.TIME, "4.1.6");
        assertThat(table.state.clock().time()).isEqualTo(Table.NOON + 62_000);
    }

    @Test
    @Article("6.3")
    void suddenDeathGivesNothingBack() {
        Table table = under(ClockScheme.suddenDeath(Duration.ofMinutes(30))).shuffle(10);
        assertThat(left(table, RED)).isEqualTo(minutes(30) - 10_000);
        assertThat(left(table, BLACK)).isEqualTo(minutes(30) - 10_000);
    }

    @Test
    @Article("6.4")
    void noMoreThanFifteenMinutesIsBlitz() {
        assertThat(ClockScheme.suddenDeath(Duration.ofMinutes(15)).isBlitz()).isTrue();
        assertThat(ClockScheme.suddenDeath(Duration.ofMinutes(15).plusMillis(1)).isBlitz())
                .isFalse();
        assertThat(GameRegulations.blitz().clock().isBlitz()).isTrue();
        assertThat(GameRegulations.national().clock().isBlitz()).isFalse();
        assertThat(ClockScheme.perMove(Duration.ofSeconds(30)).isBlitz()).isFalse();
    }

    @Test
    @Article("6.5")
    void compensationGivesASideMore() {
        Table table = under(ClockScheme.increment(Duration.ofMinutes(5), Duration.ofSeconds(3))
                .withExtra(BLACK, Duration.ofMinutes(2)));
        assertThat(left(table, RED)).isEqualTo(minutes(5));
        assertThat(left(table, BLACK)).isEqualTo(minutes(7));
        assertThat(under(ClockScheme.suddenDeath(Duration.ofMinutes(5)).withExtra(RED, Duration.ofMinutes(1)))
                        .state
                        .clock()
                        .red()
                        .left())
                .isEqualTo(minutes(6));
    }

    @Test
    void byoYomiGivesAPeriodBackForEveryMoveInTime() {
        ClockScheme scheme = ClockScheme.suddenDeath(Duration.ofMinutes(1)).withCountdown(3, Duration.ofSeconds(30));
        SideClock face = SideClock.of(scheme, RED).run(scheme, 60_000 + 29_999);
        assertThat(face.periods()).isEqualTo(3);
        face = face.completeMove(scheme).run(scheme, 30_000);
        assertThat(face.periods()).as("a period used to the end is gone").isEqualTo(2);
        assertThat(face.isOut(scheme)).isFalse();
        face = face.run(scheme, 59_999);
        assertThat(face.periods()).isEqualTo(1);
        assertThat(face.isOut(scheme)).isFalse();
        assertThat(face.run(scheme, 1).isOut(scheme)).isTrue();
        assertThat(face.completeMove(scheme).periodLeft()).isEqualTo(30_000);
    }

    @Test
    void aMoveMayHaveItsOwnLimit() {
        under(ClockScheme.suddenDeath(Duration.ofMinutes(30)).withMoveLimit(Duration.ofSeconds(60)))
                .waitMillis(59_999)
                .move(RED, "h2e2")
                .press(RED)
                .waitMillis(60_000)
                .give(ClockCommand.Tick::new)
                .ended(Result.RED_WINS, EndReason.TIME, "4.1.6");
    }
}
