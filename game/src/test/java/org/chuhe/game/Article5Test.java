package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;
import static org.chuhe.game.Table.point;
import static org.chuhe.game.Table.points;

import java.time.Duration;
import java.util.function.LongFunction;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.command.TouchCommand;
import org.chuhe.game.command.TouchRule;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Practice;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** 第5条: touching, letting go, correcting errors. */
class Article5Test {
    /** The usual position with a cannon on b1: the horse on b0 cannot move. */
    private static final String STUCK_HORSE = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/7C1/1C7/RNBAKABNR w - - 0 1";

    private static Table usual() {
        return Table.of(GameRegulations.national());
    }

    private static LongFunction<GameCommand> touch(String... names) {
        return at -> new TouchCommand.Touch(at, RED, points(names));
    }

    private static LongFunction<GameCommand> red(String move) {
        return at -> new PlayCommand.MakeMove(at, RED, Table.move(move));
    }

    @Test
    @Article("5.1")
    void aTouchedPieceMustMove() {
        usual().accept(touch("a0")).refuse("5.1", red("b0c2")).move(RED, "a0a1").fouls(RED, 0);
    }

    @Test
    @Article("5.1")
    void aPieceThatCannotMoveBindsNobody() {
        Table.of(GameRegulations.national(), STUCK_HORSE)
                .accept(touch("b0"))
                .move(RED, "a0a1")
                .fouls(RED, 1);
    }

    @Test
    @Article("5.1")
    void nobodyTouchesInTheOpponentsTimeOrAfterHisMove() {
        usual().refuse("5.1", at -> new TouchCommand.Touch(at, BLACK, points("a9")))
                .move(RED, "a0a1")
                .refuse("5.1", touch("b0"))
                .goesOn();
    }

    @Test
    @Article("5.2")
    void aTouchedPieceOfTheOpponentMustBeTaken() {
        usual().accept(touch("b9")).refuse("5.2", red("a0a1")).move(RED, "b2b9");
    }

    @Test
    @Article("5.2")
    void aPieceThatNothingCanTakeBindsNobody() {
        usual().accept(touch("a9")).move(RED, "a0a1").fouls(RED, 1);
    }

    @Test
    @Article("5.3.1")
    void theOwnPieceTouchedFirstTakesTheOther() {
        usual().accept(touch("b2"))
                .accept(touch("b9"))
                .refuse("5.3.1", red("b2e2"))
                .move(RED, "b2b9");
    }

    @Test
    @Article("5.3.2")
    void orElseItMoves() {
        usual().accept(touch("a0", "b9")).refuse("5.3.2", red("b2b9")).move(RED, "a0a1");
    }

    @Test
    @Article("5.3.3")
    void orElseAnotherTakesTheOther() {
        Table.of(GameRegulations.national(), STUCK_HORSE)
                .accept(touch("b0", "h9"))
                .refuse("5.3.3", red("a0a1"))
                .move(RED, "h2h9");
    }

    @Test
    @Article("5.3.4")
    void orElseAnythingMayBePlayed() {
        Table table = Table.of(GameRegulations.national(), STUCK_HORSE).accept(touch("b0", "e9"));
        assertThat(TouchRule.of(table.state.position(), points("b0", "e9")).article())
                .isEqualTo(ConductBook.article("5.3.4"));
        table.move(RED, "a0a1");
    }

    @Test
    @Article("5.4.1")
    void theOpponentsPieceTouchedFirstIsTakenByTheTouchedOne() {
        usual().accept(touch("b9", "b2")).refuse("5.4.1", red("b2e2")).move(RED, "b2b9");
    }

    @Test
    @Article("5.4.2")
    void orElseByAnother() {
        usual().accept(touch("b9", "a0")).refuse("5.4.2", red("a0a1")).move(RED, "b2b9");
    }

    @Test
    @Article("5.4.3")
    void orElseTheOwnPieceMoves() {
        usual().accept(touch("e9", "a0")).refuse("5.4.3", red("b2e2")).move(RED, "a0a1");
    }

    @Test
    @Article("5.4.4")
    void orElseAnythingGoes() {
        Table table = Table.of(GameRegulations.national(), STUCK_HORSE).accept(touch("e9", "b0"));
        assertThat(TouchRule.of(table.state.position(), points("e9", "b0")).article())
                .isEqualTo(ConductBook.article("5.4.4"));
        table.move(RED, "c3c4");
    }

    @Test
    @Article("5.5")
    void piecesTouchedTogetherCountAsTheOpponentsFirst() {
        usual().accept(at -> new TouchCommand.TouchTogether(at, RED, points("a0", "b9")))
                .refuse("5.4.2", red("a0a1"))
                .move(RED, "b2b9");
    }

    @Test
    @Article("5.6")
    void anAnnouncedAdjustmentIsNoTouch() {
        usual().accept(at -> new TouchCommand.Adjust(at, RED, points("a0", "e9"), true))
                .move(RED, "b2e2")
                .fouls(RED, 0);
    }

    @Test
    @Article("5.6")
    void anAdjustmentWithoutAWordIsATouch() {
        usual().accept(at -> new TouchCommand.Adjust(at, RED, points("a0"), false))
                .refuse("5.1", red("b2e2"));
    }

    @Test
    @Article("5.6")
    void anAdjustmentInTheOpponentsTimeIsATouchThatBindsOnTheNextTurn() {
        Table table = usual().accept(at -> new TouchCommand.Adjust(at, BLACK, points("a9"), true))
                .play("b2e2")
                .refuse("5.1", at -> new PlayCommand.MakeMove(at, BLACK, Table.move("b7e7")));
        table.play("a9a8").play("a0a1", "b7e7");
        assertThat(table.state.record(BLACK).touchedEarly()).isEmpty();
    }

    @Test
    @Article("5.6")
    void afterOnesOwnMoveOnlyAnAnnouncedAdjustmentIsNone() {
        usual().move(RED, "b2e2")
                .accept(at -> new TouchCommand.Adjust(at, RED, points("a0"), true))
                .accept(at -> new TouchCommand.Adjust(at, RED, points("i0"), false))
                .accept(at -> new ClockCommand.PressClock(at, RED))
                .play("b7e7")
                .refuse("5.1", red("a0a1"))
                .move(RED, "i0i1");
    }

    @Test
    @Article("5.6")
    void aPieceThatIsGoneByThenBindsNobody() {
        usual().accept(at -> new TouchCommand.Adjust(at, BLACK, points("b9"), true))
                .play("b2b9", "b7e7");
        usual().accept(at -> new TouchCommand.Adjust(at, BLACK, points("b2"), true))
                .play("b2e2", "a9a8");
    }

    @Test
    @Article("5.6")
    void whereThereIsNoTouchMoveNothingBinds() {
        GameRegulations free = GameRegulations.national();
        Table.of(free.withConduct(free.conduct().without(Practice.TOUCH_MOVE)))
                .refuse("5.1", at -> new TouchCommand.Adjust(at, BLACK, points("a9"), true));
    }

    @Test
    @Article("5.6")
    void aPlainAccidentIsNoTouch() {
        usual().accept(at -> new TouchCommand.Brush(at, RED, point("a0"))).move(RED, "b2e2");
    }

    @Test
    @Article("5.7")
    void aMoveThatFollowsTheRulesStands() {
        usual().move(RED, "b2e2").refuse("5.7", at -> new PlayCommand.TakeBack(at, RED));
    }

    @Test
    @Article("5.7")
    void aPieceThatSlippedHasNotMovedButWasTouched() {
        Table table = usual().accept(at -> new TouchCommand.Drop(at, RED, point("b2"), point("b4")));
        assertThat(table.state.history().ply()).isZero();
        table.refuse("5.1", red("a0a1")).move(RED, "b2e2");
    }

    @Test
    @Article("5.8.1")
    void reversedColoursWithinTwentyMinutesMeanANewGame() {
        usual().play("b2e2")
                .wait(Duration.ofMinutes(20).minusSeconds(1))
                .accept(PlayCommand.ReportReversedColours::new)
                .ended(Result.NONE, EndReason.COLOURS_REVERSED, "5.8.1");
    }

    @Test
    @Article("5.8.1")
    void afterTwentyMinutesTheColoursStand() {
        usual().wait(Duration.ofMinutes(20)).waitMillis(1).refuse("5.8.1", PlayCommand.ReportReversedColours::new);
    }

    @Test
    @Article("5.8.2")
    void aDisplacedPieceIsPutBackWithinFiveRounds() {
        Table table = usual().shuffle(6).accept(at -> new PlayCommand.ReportDisplacement(at, 2));
        assertThat(table.state.history().ply()).isEqualTo(2);
        assertThat(table.state.clock().red().moves()).isEqualTo(1);
        assertThat(table.state.clock().black().moves()).isEqualTo(1);
        assertThat(table.state.isOwnTime(RED)).isTrue();
        table.play("b2e2");
    }

    @Test
    @Article("5.8.2")
    void whoeverIsToMoveMayChooseAgainAfterIt() {
        usual().shuffle(1)
                .accept(touch("a1"))
                .accept(at -> new PlayCommand.ReportDisplacement(at, 2))
                .move(RED, "b2e2");
    }

    @Test
    @Article("5.8.2")
    void afterFiveRoundsItIsTooLate() {
        usual().shuffle(6).refuse("5.8.2", at -> new PlayCommand.ReportDisplacement(at, 1));
    }

    @Test
    @Article("5.8.2")
    void twoRestorationsDoNotReachFurtherBackThanOne() {
        usual().shuffle(6)
                .accept(at -> new PlayCommand.ReportDisplacement(at, 2))
                .refuse("5.8.2", at -> new PlayCommand.ReportDisplacement(at, 1))
                .shuffle(1)
                .accept(at -> new PlayCommand.ReportDisplacement(at, 2));
    }

    @Test
    @Article("5.8.3")
    void anIllegalMoveIsMadeAnewWithTheSamePiece() {
        Table table = Table.of(GameRegulations.provincial()).move(RED, "a0b1").fouls(RED, 1);
        assertThat(table.events()).containsExactly("IllegalMove", "Foul");
        assertThat(table.state.position()).isEqualTo(table.state.start());
        table.refuse("5.1", red("b2e2")).move(RED, "a0a1");
    }

    @Test
    @Article("5.9")
    void whoUpsetsThePiecesPutsThemBackInHisOwnTime() {
        Table table = usual().accept(at -> new TouchCommand.Disturb(at, BLACK))
                .wait(Duration.ofMinutes(3))
                .refuse("5.9", red("b2e2"))
                .refuse("5.9", at -> new TouchCommand.Rearrange(at, RED))
                .accept(at -> new TouchCommand.Rearrange(at, BLACK));
        assertThat(table.state.clock().black().used())
                .isEqualTo(Duration.ofMinutes(3).toMillis());
        assertThat(table.state.clock().red().used()).isZero();
        assertThat(table.state.isOwnTime(RED)).isTrue();
    }

    @Test
    @Article("5.10")
    void theOpponentSaysWhereAnUnclearPieceStands() {
        Table table = usual().accept(at -> new PlayCommand.PlaceBetween(at, RED, point("b2"), point("d2"), point("e2")))
                .refuse("5.10", at -> new PlayCommand.MakeMove(at, BLACK, Table.move("a9a8")))
                .refuse("5.10", at -> new PlayCommand.NamePoint(at, RED, point("d2")))
                .refuse("5.10", at -> new PlayCommand.NamePoint(at, BLACK, point("f2")))
                .accept(at -> new PlayCommand.NamePoint(at, BLACK, point("e2")));
        assertThat(table.state.history().movesAfter(0)).containsExactly(Table.move("b2e2"));
        assertThat(table.state.isOwnTime(BLACK)).isTrue();
        table.play("a9a8", "a0a1");
    }

    @Test
    @Article("5.10")
    void theNamedPointMayMakeTheMoveIllegal() {
        Table table = Table.of(GameRegulations.provincial())
                .accept(at -> new PlayCommand.PlaceBetween(at, RED, point("b2"), point("d2"), point("d3")))
                .accept(at -> new PlayCommand.NamePoint(at, BLACK, point("d3")))
                .fouls(RED, 1);
        assertThat(table.state.isOwnTime(RED)).isTrue();
        assertThat(table.state.clock().red().moves()).isZero();
        table.refuse("5.1", red("a0a1")).play("b2d2");
    }
}
