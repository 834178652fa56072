package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.ConductCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.OfferCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.command.TableCommand;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.Practice;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** 第4条: won, lost, drawn. */
class Article4Test {
    private static final String ILLEGAL = "a0b1";

    @Test
    @Article("4.1.1")
    void mateWinsAtOnceWithoutAPressOfTheClock() {
        Table.of(GameRegulations.national(), Article3Test.MATE_IN_ONE)
                .move(RED, "b7b9")
                .ended(Result.RED_WINS, EndReason.CHECKMATE, "4.1.1");
    }

    @Test
    @Article("4.1.2")
    void stalemateLoses() {
        Table.of(GameRegulations.national(), Article3Test.STALEMATE_IN_ONE)
                .move(RED, "d6d7")
                .ended(Result.RED_WINS, EndReason.STALEMATE, "4.1.2");
    }

    @Test
    @Article("4.1.3")
    void suicideLosesAtEveryLevel() {
        for (GameRegulations level :
                List.of(GameRegulations.national(), GameRegulations.provincial(), GameRegulations.youth())) {
            Table.of(level, Article3Test.ROOK_CHECKS)
                    .move(RED, "a4a5")
                    .ended(Result.BLACK_WINS, EndReason.SUICIDE, "4.1.3")
                    .fouls(RED, 0);
        }
    }

    @Test
    @Article("4.1.4")
    void unilateralPerpetualCheckLoses() {
        Table table = Table.of(GameRegulations.national(), Article23Test.PERPETUAL_CHECK);
        Article23Test.goRound(table, 12);
        table.play("f0e0")
                .accept(at -> new ClaimCommand.ClaimRepetition(at, BLACK))
                .ended(Result.BLACK_WINS, EndReason.PERPETUAL_CHECK, "4.1.4");
    }

    @Test
    @Article("4.1.5")
    void whoMustVaryAndDoesNotHasLost() {
        Table.of(GameRegulations.national())
                .judgedBy(FixedJudge.SILENT)
                .shuffle(6)
                .accept(at -> new ClaimCommand.ClaimRepetition(at, RED))
                .accept(at -> new ClaimCommand.RuleOnClaim(
                        at, Consequence.MUST_VARY, Optional.of(RED), List.of(ConductBook.article("25.3")), Words.NONE))
                .shuffle(1)
                .goesOn()
                .play("a1a0")
                .ended(Result.BLACK_WINS, EndReason.NOT_VARIED, "4.1.5");
    }

    @Test
    @Article("4.1.6")
    void whoRunsOutOfTimeHasLost() {
        Table.of(GameRegulations.national())
                .play("h2e2")
                .wait(Duration.ofMinutes(60))
                .accept(at -> new ClockCommand.Tick(at))
                .ended(Result.RED_WINS, EndReason.TIME, "4.1.6");
    }

    @Test
    @Article("4.1.7")
    void whoStaysAwayTooLongHasLost() {
        Table table = Table.late(GameRegulations.national(), true, false)
                .wait(Duration.ofMinutes(15))
                .waitMillis(1)
                .accept(at -> new ClockCommand.Tick(at))
                .ended(Result.RED_BY_FORFEIT, EndReason.LATE, "4.1.7");
        assertThat(table.state.result().orElseThrow().outcome().code()).isEqualTo("+/-");
    }

    @Test
    @Article("4.1.8")
    void atANationalEventTheFirstIllegalMoveLoses() {
        Table.of(GameRegulations.national())
                .move(RED, ILLEGAL)
                .ended(Result.BLACK_WINS, EndReason.ILLEGAL_MOVES, "4.1.8");
    }

    @Test
    @Article("4.1.8")
    void atSmallerAndJuniorsEventsTheSecondIllegalMoveLoses() {
        for (GameRegulations level : List.of(GameRegulations.provincial(), GameRegulations.youth())) {
            Table.of(level)
                    .move(RED, ILLEGAL)
                    .goesOn()
                    .fouls(RED, 1)
                    .move(RED, ILLEGAL)
                    .ended(Result.BLACK_WINS, EndReason.ILLEGAL_MOVES, "4.1.8");
        }
    }

    @Test
    @Article("4.1.9")
    void theSecondPressWithoutAMoveLoses() {
        Table.of(GameRegulations.national())
                .press(RED)
                .goesOn()
                .fouls(RED, 1)
                .play("h2e2", "h9g7")
                .press(RED)
                .ended(Result.BLACK_WINS, EndReason.EMPTY_PRESSES, "4.1.9");
    }

    @Test
    @Article("4.1.10")
    void theThirdFoulLoses() {
        Table table = Table.of(GameRegulations.national());
        for (String article : List.of("8.1.1", "8.1.9")) {
            table.accept(at -> new ConductCommand.AwardFoul(at, BLACK, ConductBook.article(article), Authority.ARBITER))
                    .goesOn();
        }
        table.accept(at -> new ConductCommand.AwardFoul(at, BLACK, ConductBook.article("8.1.1"), Authority.ARBITER))
                .fouls(BLACK, 3)
                .ended(Result.RED_WINS, EndReason.FOULS, "4.1.10");
    }

    @Test
    @Article("4.1.11")
    void theSecondFalseLimitClaimInAStageLoses() {
        Table.of(GameRegulations.national())
                .accept(at -> new ClaimCommand.ClaimLimit(at, RED))
                .goesOn()
                .play("a0a1", "a9a8")
                .accept(at -> new ClaimCommand.ClaimLimit(at, RED))
                .ended(Result.BLACK_WINS, EndReason.FALSE_LIMIT_CLAIMS, "4.1.11");
    }

    @Test
    @Article("4.1.11")
    void aCaptureBeginsANewStage() {
        Table.of(GameRegulations.national())
                .accept(at -> new ClaimCommand.ClaimLimit(at, RED))
                .play("b2b9", "a9b9")
                .accept(at -> new ClaimCommand.ClaimLimit(at, RED))
                .goesOn()
                .fouls(RED, 2);
    }

    @Test
    @Article("4.1.12")
    void whoResignsHasLostEvenInTheOpponentsTime() {
        Table.of(GameRegulations.national())
                .accept(at -> new EndCommand.Resign(at, BLACK))
                .ended(Result.RED_WINS, EndReason.RESIGNATION, "4.1.12");
    }

    @Test
    @Article("4.1.13")
    void aGraveBreachOfDisciplineLoses() {
        Words why = InTwoLanguages.said("使用手机", "used a telephone");
        Table.of(GameRegulations.national())
                .refuse("18.2", at -> new ConductCommand.Disqualify(at, RED, Authority.ARBITER, why))
                .accept(at -> new ConductCommand.Disqualify(at, RED, Authority.CHIEF_ARBITER, why))
                .ended(Result.BLACK_WINS, EndReason.DISCIPLINE, "4.1.13");
    }

    @Test
    @Article("4.2.1")
    void anAcceptedOfferIsADraw() {
        Table.of(GameRegulations.national())
                .accept(at -> new OfferCommand.OfferDraw(at, RED))
                .accept(at -> new OfferCommand.AcceptDraw(at, BLACK))
                .ended(Result.DRAW, EndReason.AGREEMENT, "4.2.1");
    }

    @Test
    @Article("4.2.2")
    void withoutAttackersOnEitherSideTheGameIsDrawn() {
        Table.of(GameRegulations.national(), "3k5/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1")
                .move(RED, "e0e1")
                .ended(Result.DRAW, EndReason.NO_ATTACKERS, "4.2.2");
    }

    @Test
    @Article("4.2.2")
    void thatIsFoundHoweverThePositionCameAbout() {
        Table.of(GameRegulations.national(), "3k5/4a4/4b4/9/9/9/9/9/4A4/4K4 w - - 0 1")
                .move(RED, "e0f0")
                .ended(Result.DRAW, EndReason.NO_ATTACKERS, "4.2.2");
    }

    /** A soldier that has gone to the end wins nothing; a cannon with an advisor to stand behind might. */
    @Test
    @Article("4.2.2")
    void soIsAnyPositionThatIsProvedToBeDead() {
        Table.of(GameRegulations.national(), "3k5/9/9/9/9/9/9/9/4A4/4CK3 w - - 0 1")
                .play("f0f1")
                .goesOn();
        Table.of(GameRegulations.national(), "3k5/5P3/9/9/9/9/9/9/9/4K4 w - - 0 1")
                .move(RED, "f8f9")
                .ended(Result.DRAW, EndReason.NO_ATTACKERS, "4.2.2");
    }

    private static final String BARE_KINGS = "3k5/9/9/9/9/9/9/9/9/5K3 w - - 0 1";

    @Test
    @Article("4.2.2")
    void aFlagWinsNothingWhereNobodyCanWin() {
        Table table = Table.of(GameRegulations.national(), BARE_KINGS);
        long flag = table.state.clock().flagInstant(table.state.scheme()).orElseThrow();
        table.wait(Duration.ofHours(3))
                .accept(ClockCommand.Tick::new)
                .ended(Result.DRAW, EndReason.NO_ATTACKERS, "4.2.2");
        assertThat(table.events()).containsExactly("FlagFell", "Ended");
        assertThat(table.answer().events()).allMatch(event -> event.at() == flag);
        Table.of(GameRegulations.national(), "3k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1")
                .wait(Duration.ofHours(3))
                .accept(ClockCommand.Tick::new)
                .ended(Result.BLACK_WINS, EndReason.TIME, "4.1.6");
    }

    @Test
    @Article("4.2.2")
    void notEvenIfBothFallOrTheArbiterSeesOne() {
        for (PlayersConduct.BothFlags both : PlayersConduct.BothFlags.values()) {
            GameRegulations called = GameRegulations.national()
                    .withConduct(GameRegulations.national().conduct().withCalledFlags(both));
            // Red's alone.
            Table.of(called, BARE_KINGS)
                    .wait(Duration.ofHours(3))
                    .accept(ClockCommand.CallFlag::new)
                    .ended(Result.DRAW, EndReason.NO_ATTACKERS, "4.2.2");
            // First Red's, then Black's.
            Table.of(called, "3k5/9/9/9/9/9/9/9/R8/5K3 w - - 0 1")
                    .wait(Duration.ofHours(3))
                    .play("a1a2")
                    .wait(Duration.ofHours(3))
                    .accept(ClockCommand.CallFlag::new)
                    .ended(
                            both == PlayersConduct.BothFlags.DRAWN ? Result.DRAW : Result.BLACK_WINS,
                            both == PlayersConduct.BothFlags.DRAWN ? EndReason.BOTH_FLAGS : EndReason.TIME,
                            both == PlayersConduct.BothFlags.DRAWN ? "21.1" : "4.1.6");
            Table drawn = Table.of(called, BARE_KINGS)
                    .move(RED, "f0f1")
                    .accept(at -> new TableCommand.Reopen(at, Authority.ARBITER, Words.said("x")))
                    .accept(ClockCommand.Resume::new)
                    .wait(Duration.ofHours(3))
                    .press(RED)
                    .wait(Duration.ofHours(3))
                    .accept(ClockCommand.CallFlag::new)
                    .ended(Result.DRAW, EndReason.NO_ATTACKERS, "4.2.2");
            assertThat(drawn.events()).containsExactly("FlagFell", "FlagFell", "Ended");
        }
        GameRegulations beside = GameRegulations.national()
                .withConduct(GameRegulations.national().conduct().with(Practice.CLOCK_BESIDE));
        Table.of(beside, BARE_KINGS)
                .accept(at -> new TableCommand.SeeFlag(at, BLACK))
                .ended(Result.DRAW, EndReason.NO_ATTACKERS, "4.2.2");
    }

    @Test
    @Article("4.2.2")
    void howeverThePositionCameAbout() {
        Words why = Words.said("x");
        String lastPawn = "3k5/9/9/9/9/9/9/9/5p3/5K3 w - - 0 1";
        LongFunction<GameCommand> restored = at -> new PlayCommand.ReportDisplacement(at, 1);
        LongFunction<GameCommand> corrected = at -> new TableCommand.Correct(at, 1, Authority.ARBITER, why);
        for (LongFunction<GameCommand> back : List.of(restored, corrected)) {
            Table.of(GameRegulations.national(), lastPawn)
                    .move(RED, "f0f1")
                    .ended(Result.DRAW, EndReason.NO_ATTACKERS, "4.2.2")
                    .accept(at -> new TableCommand.Reopen(at, Authority.ARBITER, why))
                    .accept(back)
                    .accept(ClockCommand.Resume::new)
                    .wait(Duration.ofHours(3))
                    .accept(ClockCommand.Tick::new)
                    .ended(Result.DRAW, EndReason.NO_ATTACKERS, "4.2.2");
        }
    }

    @Test
    @Article("4.2.2")
    void timeTakenForAFalseClaimWinsNothingThereEither() {
        GameRegulations blitz = GameRegulations.national().withClock(ClockScheme.suddenDeath(Duration.ofMinutes(4)));
        Table.of(blitz, BARE_KINGS)
                .accept(at -> new ClaimCommand.ClaimLimit(at, RED))
                .ended(Result.DRAW, EndReason.NO_ATTACKERS, "4.2.2");
    }

    @Test
    @Article("4.2.3")
    void aRepetitionThatNobodyLeavesIsADraw() {
        Table.of(GameRegulations.national())
                .judgedBy(FixedJudge.SILENT)
                .shuffle(6)
                .accept(at -> new ClaimCommand.ClaimRepetition(at, RED))
                .accept(at -> new ClaimCommand.RuleOnClaim(
                        at,
                        Consequence.DRAW_UNLESS_VARIED,
                        Optional.empty(),
                        List.of(ConductBook.article("25.2")),
                        Words.NONE))
                .shuffle(2)
                .ended(Result.DRAW, EndReason.REPETITION, "4.2.3");
    }

    @Test
    @Article("4.2.4")
    void sixtyRoundsWithoutACaptureAreADraw() {
        Table.of(GameRegulations.national())
                .shuffle(60)
                .accept(at -> new ClaimCommand.ClaimLimit(at, RED))
                .ended(Result.DRAW, EndReason.MOVE_LIMIT, "4.2.4");
    }

    @Test
    @Article("4.2.4")
    void anEventMayAskForFewerRoundsAndAServerCountsItself() {
        GameRegulations online = GameRegulations.online();
        Table.of(online.withClaims(online.claims().withLimitRounds(5)))
                .shuffle(5)
                .ended(Result.DRAW, EndReason.MOVE_LIMIT, "4.2.4");
    }
}
