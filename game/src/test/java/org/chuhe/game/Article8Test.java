package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.ConductCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.OfferCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.command.TouchCommand;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.ConductEvent;
import org.junit.jupiter.api.Test;

/** 第8条: fouls. */
class Article8Test {
    @Test
    @Article("8.1.1")
    void theArbiterAwardsAFoulForDisturbing() {
        Table.of(GameRegulations.national())
                .accept(at -> new ConductCommand.AwardFoul(at, BLACK, ConductBook.article("8.1.1"), Authority.ARBITER))
                .fouls(BLACK, 1)
                .fouls(RED, 0);
    }

    @Test
    @Article("8.1.2")
    void stoppingTheClockIsAFoulAndTheClockGoesOn() {
        Table table = Table.of(GameRegulations.national())
                .accept(at -> new ClockCommand.StopClock(at, BLACK))
                .fouls(BLACK, 1);
        assertThat(table.state.isOwnTime(RED)).isTrue();
    }

    @Test
    @Article("8.1.3")
    void anOfferTooManyIsAFoulAndDoesNotStand() {
        Table table = Article22Test.offered(Table.of(GameRegulations.national()), 2)
                .accept(at -> new OfferCommand.OfferDraw(at, RED))
                .fouls(RED, 1);
        assertThat(table.events()).containsExactly("ExcessOffer", "Foul");
        assertThat(table.state.offer()).isEmpty();
    }

    @Test
    @Article("8.1.4")
    void aFalseLimitClaimIsAFoul() {
        Table table = Table.of(GameRegulations.national())
                .accept(at -> new ClaimCommand.ClaimLimit(at, RED))
                .fouls(RED, 1);
        assertThat(table.events()).containsExactly("ClaimMade", "ClaimRejected", "Foul", "Penalty");
    }

    @Test
    @Article("8.1.5")
    void touchingWhatCannotMoveOrBeTakenIsAFoul() {
        Table table = Table.of(GameRegulations.national())
                .accept(at -> new TouchCommand.Touch(at, RED, Table.points("e9")))
                .fouls(RED, 1)
                .accept(at -> new TouchCommand.Touch(at, RED, Table.points("a0")))
                .fouls(RED, 1);
        assertThat(table.state.record(BLACK).fouls()).isZero();
    }

    @Test
    @Article("8.1.6")
    void aPoorRecordIsAFoul() {
        Table table = Table.of(GameRegulations.national())
                .accept(at -> new ConductCommand.FaultRecord(at, BLACK, 8, false, Authority.ARBITER))
                .fouls(BLACK, 2);
        assertThat(table.events()).containsExactly("RecordFaulted", "Foul", "Foul");
    }

    @Test
    @Article("8.1.7")
    void pressingWithoutAMoveIsAFoul() {
        Table table = Table.of(GameRegulations.national()).press(RED).fouls(RED, 1);
        assertThat(table.events()).containsExactly("PressedWithoutMove", "Foul");
        assertThat(table.state.isOwnTime(RED)).isTrue();
    }

    @Test
    @Article("8.1.8")
    void anIllegalMoveAtASmallerEventIsAFoul() {
        Table.of(GameRegulations.youth()).move(RED, "a0b1").fouls(RED, 1).goesOn();
    }

    @Test
    @Article("8.1.8")
    void anIllegalMoveThatWasPressedIsOneFoulForAMoveWasMade() {
        Table table = Table.of(GameRegulations.provincial())
                .move(RED, "h0f1")
                .press(RED)
                .fouls(RED, 1)
                .goesOn();
        assertThat(table.events()).containsExactly("Pressed");
        assertThat(table.state.isOwnTime(RED)).isTrue();
        assertThat(table.state.record(RED).emptyPresses()).isZero();
        assertThat(GameLog.read(GameLog.write(table.state))).isEqualTo(table.state);
        // That press is used up: the next one without a move is what it is.
        table.press(RED).fouls(RED, 2);
        assertThat(table.state.record(RED).emptyPresses()).isEqualTo(1);
    }

    @Test
    @Article("8.1.7")
    void aPieceSetBetweenTwoPointsWasPressedAlready() {
        Table.of(GameRegulations.provincial())
                .accept(at ->
                        new PlayCommand.PlaceBetween(at, RED, Table.point("h0"), Table.point("f1"), Table.point("g1")))
                .accept(at -> new PlayCommand.NamePoint(at, BLACK, Table.point("f1")))
                .fouls(RED, 1)
                .press(RED)
                .fouls(RED, 2);
    }

    @Test
    @Article("8.2")
    void whoResignsAfterPressingForAnIllegalMoveIsSparedItsFoul() {
        Table.of(GameRegulations.provincial())
                .move(RED, "h0f1")
                .press(RED)
                .accept(at -> new EndCommand.Resign(at, RED))
                .fouls(RED, 0);
    }

    @Test
    @Article("8.1.9")
    void breakingThePlayersCodeIsAFoul() {
        Table.of(GameRegulations.national())
                .accept(at ->
                        new ConductCommand.AwardFoul(at, RED, ConductBook.article("8.1.9"), Authority.CHIEF_ARBITER))
                .fouls(RED, 1)
                .refuse(
                        "8.1",
                        at -> new ConductCommand.AwardFoul(at, RED, ConductBook.article("8.1.10"), Authority.ARBITER));
    }

    @Test
    @Article("8.2")
    void aFoulIsAnnouncedAndRecordedByWhoDecidedIt() {
        Table table = Table.of(GameRegulations.national())
                .refuse(
                        "8.2",
                        at -> new ConductCommand.AwardFoul(at, RED, ConductBook.article("8.1.1"), Authority.SYSTEM))
                .accept(at -> new ConductCommand.AwardFoul(at, RED, ConductBook.article("8.1.1"), Authority.ARBITER));
        assertThat(table.answer().events())
                .containsExactly(
                        new ConductEvent.Foul(table.now, RED, ConductBook.article("8.1.1"), Authority.ARBITER, 1));
    }

    @Test
    @Article("8.2")
    void whoResignsAtOnceIsSparedTheFoul() {
        Table table = Table.of(GameRegulations.provincial())
                .move(RED, "a0b1")
                .accept(at -> new EndCommand.Resign(at, RED))
                .fouls(RED, 0);
        assertThat(table.events()).containsExactly("FoulWaived", "Resigned", "Ended");
        Table.of(GameRegulations.national())
                .accept(at -> new ClaimCommand.ClaimLimit(at, RED))
                .accept(at -> new EndCommand.Resign(at, RED))
                .fouls(RED, 0);
    }

    @Test
    @Article({"7.1", "8.2"})
    void whoResignsAtOnceIsSparedBothFoulsOfARecord() {
        Table.of(GameRegulations.provincial())
                .accept(at -> new ConductCommand.FaultRecord(at, RED, 8, false, Authority.ARBITER))
                .fouls(RED, 2)
                .accept(at -> new EndCommand.Resign(at, RED))
                .fouls(RED, 0);
    }

    @Test
    @Article("8.2")
    void whoResignsLaterIsNot() {
        Table.of(GameRegulations.provincial())
                .move(RED, "a0b1")
                .play("a0a1")
                .accept(at -> new EndCommand.Resign(at, RED))
                .fouls(RED, 1);
        Table.of(GameRegulations.provincial())
                .move(RED, "a0b1")
                .accept(at -> new EndCommand.Resign(at, BLACK))
                .fouls(RED, 1);
    }
}
