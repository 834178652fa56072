package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Side;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.result.ClaimKind;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.PendingClaim;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** 第23条: repetitions. */
class Article23Test {
    /** Red's rook checks on e and f, Black's king goes to and fro. */
    static final String PERPETUAL_CHECK = "4k4/9/9/9/9/9/9/9/9/3K1R3 w - - 0 1";

    private static final String[] ROUND = {"f0e0", "e9f9", "e0f0", "f9e9"};

    /** Plays the perpetual check for so many plies. */
    static void goRound(Table table, int plies) {
        for (int i = 0; i < plies; i++) {
            table.play(ROUND[i % 4]);
        }
    }

    private static Table claim(Table table, Side side) {
        return table.accept(at -> new ClaimCommand.ClaimRepetition(at, side));
    }

    private static Table ruled(Consequence verdict, Optional<Side> side, String article) {
        Table table = Table.of(GameRegulations.national())
                .judgedBy(FixedJudge.of(verdict, side, article))
                .shuffle(6);
        return claim(table, RED);
    }

    @Test
    @Article("23.1")
    void threeTimesRoundAndAClaimMakeAPendingPosition() {
        Table table = claim(
                Table.of(GameRegulations.national()).judgedBy(FixedJudge.SILENT).shuffle(6), RED);
        assertThat(table.state.claim()).contains(new PendingClaim(RED, ClaimKind.REPETITION));
        assertThat(table.state.clock().running()).as("the clocks stand").isEmpty();
        table.wait(Duration.ofHours(2))
                .refuse("23.1", at -> new PlayCommand.MakeMove(at, RED, Table.move("a0a1")))
                .refuse(
                        "23.5",
                        at -> new ClaimCommand.RuleOnClaim(
                                at, Consequence.MUST_VARY, Optional.empty(), List.of(), Words.NONE))
                .accept(at -> new ClaimCommand.RuleOnClaim(
                        at,
                        Consequence.NOT_ACCEPTED,
                        Optional.empty(),
                        List.of(ConductBook.article("23.3")),
                        Words.NONE))
                .refuse(
                        "23.1",
                        at -> new ClaimCommand.RuleOnClaim(
                                at,
                                Consequence.DRAW_UNLESS_VARIED,
                                Optional.empty(),
                                List.of(ConductBook.article("25.2")),
                                Words.NONE));
        assertThat(table.state.isOwnTime(RED)).isTrue();
        assertThat(table.state.clock().idle()).isEqualTo(Duration.ofHours(2).toMillis());
    }

    @Test
    @Article("23.2")
    void theMoveThatBeginsTheCycleCounts() {
        String fromOutside = "4k4/9/9/9/9/9/9/9/9/3K3R1 w - - 0 1";
        Table table = Table.of(GameRegulations.national(), fromOutside).play("h0e0", "e9f9", "e0f0", "f9e9");
        goRound(table, 7);
        claim(table, BLACK).goesOn();
        assertThat(table.events()).containsExactly("ClaimMade", "ClaimRejected");
        claim(table.play("f9e9"), RED).ended(Result.BLACK_WINS, EndReason.PERPETUAL_CHECK, "4.1.4");
    }

    @Test
    @Article("23.2")
    void unlessItCaptures() {
        String pawnFirst = "4k4/9/9/9/9/9/9/9/4p2R1/3K5 w - - 0 1";
        Table table = Table.of(GameRegulations.national(), pawnFirst).play("h1e1", "e9f9", "e1f1", "f9e9");
        for (int i = 0; i < 2; i++) {
            table.play("f1e1", "e9f9", "e1f1", "f9e9");
        }
        claim(table, RED).goesOn();
        claim(table.play("f1e1"), BLACK).ended(Result.BLACK_WINS, EndReason.PERPETUAL_CHECK, "4.1.4");
    }

    @Test
    @Article("23.3")
    void fewerThanThreeTimesIsNotHeardAndNotPunished() {
        Table table = claim(Table.of(GameRegulations.national()).shuffle(5), RED)
                .goesOn()
                .fouls(RED, 0);
        assertThat(table.events()).containsExactly("ClaimMade", "ClaimRejected");
        assertThat(((ClaimEvent.ClaimRejected) table.answer().events().get(1)).articles())
                .containsExactly(ConductBook.article("23.3"));
    }

    @Test
    @Article("23.4")
    void twoPointsThreeTimesAreSixRounds() {
        Table table = Table.of(GameRegulations.national(), PERPETUAL_CHECK);
        goRound(table, 11);
        claim(table, BLACK).goesOn();
        claim(table.play("f9e9"), RED).ended(Result.BLACK_WINS, EndReason.PERPETUAL_CHECK, "4.1.4");
    }

    @Test
    @Article("23.4")
    void nineRoundsOfChecksOnSeveralPointsAreEnough() {
        // The king may go either way, so that no cycle comes round three times.
        Table table = Table.of(GameRegulations.national(), "4k4/9/9/9/5R3/9/9/3A5/9/3K5 w - - 0 1")
                .play("f5e5", "e9d9", "e5d5", "d9e9", "d5e5", "e9d9", "e5d5", "d9e9")
                .play("d5e5", "e9f9", "e5f5", "f9e9", "f5e5", "e9f9", "e5f5", "f9e9");
        claim(table, RED).goesOn();
        claim(table.play("f5e5", "e9d9"), RED).ended(Result.BLACK_WINS, EndReason.PERPETUAL_CHECK, "4.1.4");
    }

    @Test
    @Article("23.5.1")
    void unilateralPerpetualCheckLosesAtOnce() {
        Table table = Table.of(GameRegulations.national(), PERPETUAL_CHECK);
        goRound(table, 13);
        claim(table, BLACK).ended(Result.BLACK_WINS, EndReason.PERPETUAL_CHECK, "4.1.4");
        assertThat(table.events()).containsExactly("ClaimMade", "ClaimUpheld", "Ruled", "Ended");
        assertThat(((ClaimEvent.Ruled) table.answer().events().get(2)).articles())
                .contains(ConductBook.article("23.5.1"));
    }

    @Test
    @Article("23.5.1")
    void aServerRulesWithoutAClaim() {
        Table table = Table.of(GameRegulations.online(), PERPETUAL_CHECK);
        goRound(table, 12);
        table.ended(Result.BLACK_WINS, EndReason.PERPETUAL_CHECK, "4.1.4");
    }

    @Test
    @Article("23.5.2")
    void whoVariesInTimePlaysOn() {
        Table table = ruled(Consequence.MUST_VARY, Optional.of(RED), "25.3")
                .refuse("23.5.2", at -> new ClaimCommand.ClaimRepetition(at, RED))
                .shuffle(1)
                .move(RED, "b2e2")
                .goesOn();
        assertThat(table.events()).containsExactly("Moved", "Varied");
        assertThat(table.state.duty()).isEmpty();
    }

    @Test
    @Article("23.5.2.1")
    void aRuledDrawStandsAfterTwoRounds() {
        ruled(Consequence.DRAW_UNLESS_VARIED, Optional.empty(), "25.2")
                .shuffle(1)
                .play("a1a0")
                .goesOn()
                .play("a8a9")
                .ended(Result.DRAW, EndReason.REPETITION, "4.2.3");
    }

    @Test
    @Article("23.5.2.1")
    void eitherSideMayAvoidTheDraw() {
        Table table = ruled(Consequence.DRAW_UNLESS_VARIED, Optional.empty(), "25.2")
                .play("a0a1", "h9g7")
                .goesOn();
        assertThat(table.state.duty()).isEmpty();
    }

    @Test
    @Article("23.5.2.2")
    void whoMustVaryAndDoesNotInTwoRoundsHasLost() {
        ruled(Consequence.MUST_VARY, Optional.of(BLACK), "25.3")
                .shuffle(1)
                .play("a1a0")
                .goesOn()
                .play("a8a9")
                .ended(Result.RED_WINS, EndReason.NOT_VARIED, "4.1.5");
    }
}
