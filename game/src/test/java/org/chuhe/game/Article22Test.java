package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.time.Duration;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.ConductCommand;
import org.chuhe.game.command.OfferCommand;
import org.chuhe.game.result.Authority;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** 第22条: offers and the natural move limit. */
class Article22Test {
    /** Red checks with every move; eighty plies without a capture have gone before. */
    private static final String CHECKS_AFTER_FORTY_ROUNDS = "4k4/9/9/9/9/9/9/9/9/3K1R3 w - - 80 41";

    /** Red offers so many times and Black declines by playing on. */
    static Table offered(Table table, int times) {
        for (int i = 0; i < times; i++) {
            table.accept(at -> new OfferCommand.OfferDraw(at, RED)).shuffle(1);
        }
        return table;
    }

    @Test
    @Article("22.1")
    void aDrawIsOfferedInOnesOwnTime() {
        Table.of(GameRegulations.national())
                .refuse("22.1", at -> new OfferCommand.OfferDraw(at, BLACK))
                .move(RED, "a0a1")
                .accept(at -> new OfferCommand.OfferDraw(at, RED));
    }

    @Test
    @Article("22.1")
    void anOfferCannotBeWithdrawn() {
        Table table = Table.of(GameRegulations.national())
                .refuse("22.1", at -> new OfferCommand.WithdrawOffer(at, RED))
                .accept(at -> new OfferCommand.OfferDraw(at, RED))
                .refuse("22.1", at -> new OfferCommand.WithdrawOffer(at, RED))
                .refuse("22.1", at -> new OfferCommand.OfferDraw(at, RED));
        assertThat(table.state.offer()).contains(RED);
    }

    @Test
    @Article("22.1")
    void wordsOrPlayingOnDecline() {
        Table spoken = Table.of(GameRegulations.national())
                .accept(at -> new OfferCommand.OfferDraw(at, RED))
                .refuse("22.1", at -> new OfferCommand.AcceptDraw(at, RED))
                .accept(at -> new OfferCommand.DeclineDraw(at, BLACK))
                .refuse("22.1", at -> new OfferCommand.AcceptDraw(at, BLACK))
                .refuse("22.1", at -> new OfferCommand.DeclineDraw(at, BLACK));
        assertThat(spoken.state.offer()).isEmpty();
        Table played = Table.of(GameRegulations.national())
                .accept(at -> new OfferCommand.OfferDraw(at, RED))
                .play("a0a1");
        assertThat(played.state.offer()).as("the offer outlasts the own move").contains(RED);
        played.refuse("22.1", at -> new OfferCommand.OfferDraw(at, BLACK)).move(BLACK, "a9a8");
        assertThat(played.events()).containsExactly("DrawDeclined", "Moved");
        assertThat(played.state.offer()).isEmpty();
    }

    @Test
    @Article("22.1")
    void offersMayExceedTheOthersByTwo() {
        Table table = offered(Table.of(GameRegulations.national()), 2)
                .play("a0a1")
                .accept(at -> new OfferCommand.OfferDraw(at, BLACK))
                .accept(at -> new OfferCommand.DeclineDraw(at, RED))
                .play("a9a8")
                .accept(at -> new OfferCommand.OfferDraw(at, RED))
                .fouls(RED, 0);
        assertThat(table.state.red().offers()).isEqualTo(3);
        table.shuffle(1).accept(at -> new OfferCommand.OfferDraw(at, RED)).fouls(RED, 1);
        assertThat(table.state.red().offers()).isEqualTo(3);
    }

    @Test
    @Article("22.2")
    void aFalseLimitClaimCostsAFoulAndFiveMinutes() {
        Table table = Table.of(GameRegulations.national())
                .shuffle(59)
                .accept(at -> new ClaimCommand.ClaimLimit(at, RED))
                .goesOn()
                .fouls(RED, 1);
        long full = Duration.ofMinutes(60).toMillis() + 59 * 29_000;
        assertThat(table.state.clock().red().left())
                .isEqualTo(full - Duration.ofMinutes(5).toMillis());
        assertThat(table.state.clock().red().used()).as("a penalty is not use").isEqualTo(59_000);
        assertThat(table.state.isOwnTime(RED)).isTrue();
    }

    @Test
    @Article("22.2")
    void whoHasNotTheFiveMinutesLosesOnTime() {
        Table table = Table.of(GameRegulations.national().withClock(ClockScheme.suddenDeath(Duration.ofMinutes(5))))
                .accept(at -> new ClaimCommand.ClaimLimit(at, RED))
                .ended(Result.BLACK_WINS, EndReason.TIME, "22.2");
        assertThat(table.events())
                .containsExactly("ClaimMade", "ClaimRejected", "Foul", "Penalty", "FlagFell", "Ended");
    }

    @Test
    @Article("22.2")
    void noMoreThanTenOfTheClaimantsChecksCount() {
        Table table = Table.of(GameRegulations.national(), CHECKS_AFTER_FORTY_ROUNDS);
        Article23Test.goRound(table, 40);
        assertThat(table.state.position().quietPlies()).isEqualTo(120);
        assertThat(table.state.history().checksBy(RED)).isEqualTo(20);
        table.accept(at -> new ClaimCommand.ClaimLimit(at, RED)).goesOn().fouls(RED, 1);
    }

    @Test
    @Article("22.2")
    void theOpponentsChecksCountInFull() {
        Table table = Table.of(GameRegulations.national(), CHECKS_AFTER_FORTY_ROUNDS);
        Article23Test.goRound(table, 40);
        table.play("f0e0")
                .accept(at -> new ClaimCommand.ClaimLimit(at, BLACK))
                .ended(Result.DRAW, EndReason.MOVE_LIMIT, "4.2.4");
    }

    @Test
    @Article("22.3")
    void whoHasAPoorRecordCannotClaim() {
        Table.of(GameRegulations.national())
                .shuffle(60)
                .accept(at -> new ConductCommand.FaultRecord(at, RED, 4, false, Authority.ARBITER))
                .refuse("22.3", at -> new ClaimCommand.ClaimLimit(at, RED))
                .refuse("22.3", at -> new ClaimCommand.ClaimRepetition(at, RED))
                .play("a0a1")
                .accept(at -> new ClaimCommand.ClaimLimit(at, BLACK))
                .ended(Result.DRAW, EndReason.MOVE_LIMIT, "4.2.4");
    }

    @Test
    @Article("16.3")
    void claimsAreMadeInOnesOwnTime() {
        Table.of(GameRegulations.national())
                .refuse("16.3", at -> new ClaimCommand.ClaimLimit(at, BLACK))
                .refuse("16.3", at -> new ClaimCommand.ClaimRepetition(at, BLACK));
    }
}
