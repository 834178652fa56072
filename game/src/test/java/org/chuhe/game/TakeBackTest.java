package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.chuhe.arbiter.RepetitionJudge;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.OfferCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.GameState;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** Moves taken back by agreement, in games for fun. */
class TakeBackTest {
    private static final GameRegulations FUN =
            GameRegulations.online().withConduct(PlayersConduct.online().with(Practice.TAKES_BACK));

    private static Table table() {
        return Table.of(FUN);
    }

    private static Table agreed(Table table, Side asks) {
        return table.accept(at -> new PlayCommand.TakeBack(at, asks))
                .accept(at -> new PlayCommand.AgreeToTakeBack(at, asks.opponent()));
    }

    @Test
    void noRegulationsOfAnEventAllowIt() {
        for (GameRegulations regulations : List.of(
                GameRegulations.national(),
                GameRegulations.provincial(),
                GameRegulations.youth(),
                GameRegulations.blitz(),
                GameRegulations.online(),
                GameRegulations.wxf())) {
            Table.of(regulations).play("h2e2").refuse("5.7", at -> new PlayCommand.TakeBack(at, RED));
        }
    }

    @Test
    void theLastMoveIsTakenBackOnTheOpponentsTime() {
        Table table = agreed(table().play("h2e2"), RED);
        assertThat(table.state.history().ply()).isZero();
        assertThat(table.state.position()).isEqualTo(table.state.start());
        assertThat(table.state.isOwnTime(RED)).isTrue();
        table.play("b2e2");
    }

    @Test
    void afterAnAnswerBothMovesAreTakenBack() {
        Table table = agreed(table().play("h2e2", "h9g7", "h0g2", "i9h9"), RED);
        assertThat(table.state.history().movesAfter(0)).containsExactly(Table.move("h2e2"), Table.move("h9g7"));
        assertThat(table.state.isOwnTime(RED)).isTrue();
    }

    @Test
    void whoHasNotMovedHasNothingToTakeBack() {
        table().refuse("5.7", at -> new PlayCommand.TakeBack(at, RED))
                .play("h2e2")
                .refuse("5.7", at -> new PlayCommand.TakeBack(at, BLACK));
    }

    @Test
    void onlyTheOpponentAnswers() {
        table().play("h2e2")
                .refuse("5.7", at -> new PlayCommand.AgreeToTakeBack(at, BLACK))
                .accept(at -> new PlayCommand.TakeBack(at, RED))
                .refuse("5.7", at -> new PlayCommand.AgreeToTakeBack(at, RED))
                .refuse("5.7", at -> new PlayCommand.DeclineTakeBack(at, RED))
                .refuse("5.7", at -> new PlayCommand.TakeBack(at, RED))
                .accept(at -> new PlayCommand.DeclineTakeBack(at, BLACK))
                .refuse("5.7", at -> new PlayCommand.AgreeToTakeBack(at, BLACK));
    }

    @Test
    void aMoveIsAskedForOnceAndItsSuccessorAgain() {
        Table table = table().play("h2e2")
                .accept(at -> new PlayCommand.TakeBack(at, RED))
                .accept(at -> new PlayCommand.DeclineTakeBack(at, BLACK))
                .refuse("5.7", at -> new PlayCommand.TakeBack(at, RED))
                .play("h9g7")
                .refuse("5.7", at -> new PlayCommand.TakeBack(at, RED))
                .play("h0g2");
        agreed(table, RED).play("b0c2");
        agreed(table, RED);
        assertThat(table.state.history().ply()).isEqualTo(2);
    }

    @Test
    void playingOnAnswersToo() {
        Table table = table().play("h2e2")
                .accept(at -> new PlayCommand.TakeBack(at, RED))
                .play("h9g7");
        assertThat(table.state.takeBack()).isEmpty();
        table.refuse("5.7", at -> new PlayCommand.AgreeToTakeBack(at, BLACK));
        table.play("h0g2", "i9h9")
                .accept(at -> new PlayCommand.TakeBack(at, RED))
                .play("i0h0");
        assertThat(table.state.takeBack()).isEmpty();
    }

    @Test
    void aDrawOfferedSinceIsGone() {
        Table table = table().play("h2e2").accept(at -> new OfferCommand.OfferDraw(at, BLACK));
        agreed(table, RED);
        assertThat(table.state.offer()).isEmpty();
    }

    @Test
    void timeThatWasUsedStaysUsed() {
        ClockScheme minutes = ClockScheme.suddenDeath(Duration.ofMinutes(10));
        Table table = Table.of(FUN.withClock(minutes))
                .wait(Duration.ofSeconds(59))
                .play("h2e2")
                .wait(Duration.ofSeconds(30));
        agreed(table, RED);
        assertThat(table.state.clock().red().left())
                .isEqualTo(Duration.ofMinutes(9).toMillis());
        assertThat(table.state.clock().black().left())
                .isEqualTo(Duration.ofSeconds(570).toMillis());
    }

    @Test
    void whatIsGivenForASingleMoveBeginsAnew() {
        ClockScheme seconds = ClockScheme.suddenDeath(Duration.ofMinutes(10)).withMoveLimit(Duration.ofSeconds(30));
        Table table = Table.of(FUN.withClock(seconds)).play("h2e2").wait(Duration.ofSeconds(29));
        agreed(table, RED).wait(Duration.ofSeconds(28)).play("b2e2").wait(Duration.ofSeconds(28));
        table.play("h9g7").goesOn();
    }

    @Test
    void theMovesOfAHandicapAreOneBeginning() {
        Referee referee = new Referee();
        Table table = new Table(referee.start(Table.NOON, Table.PLAYERS, FUN, Handicap.TWO_MOVES, true, true));
        table.play("h2e2", "h0g2").refuse("5.7", at -> new PlayCommand.TakeBack(at, RED));
        agreed(table.play("h9g7"), BLACK);
        assertThat(table.state.history().ply()).isEqualTo(2);
        assertThat(table.state.isOwnTime(BLACK)).isTrue();
    }

    @Test
    void itIsReadFromALogAgain() {
        Table table = agreed(table().play("h2e2", "h9g7", "h0g2"), BLACK)
                .play("b9c7")
                .accept(at -> new PlayCommand.TakeBack(at, BLACK));
        GameState read = GameLog.read(GameLog.write(table.state));
        assertThat(read).isEqualTo(table.state);
        assertThat(read.takeBack()).isPresent();
    }

    /** Whatever was played, taken back and ruled on meanwhile: what is left is a game in which the rest was played. */
    @Test
    void theStateIsThatOfAGameInWhichTheMovesLeftWerePlayed() {
        int[] seen = new int[2];
        Seeded.forAll(300, random -> {
            Consequence verdict = random.nextBoolean() ? Consequence.MUST_VARY : Consequence.DRAW_UNLESS_VARIED;
            Optional<Side> against = verdict == Consequence.MUST_VARY ? Optional.of(BLACK) : Optional.empty();
            RepetitionJudge judge = FixedJudge.of(verdict, against, "25.3");
            Handicap handicap = random.nextInt(4) == 0 ? Handicap.TWO_MOVES : Handicap.NONE;
            Referee referee = new Referee(judge);
            GameState state = referee.start(0, Table.PLAYERS, FUN, handicap, true, true);
            for (int i = 0; i < 120 && !state.isOver(); i++) {
                Answer answer = referee.answer(state, next(state, random));
                if (!answer.isAccepted()) {
                    continue;
                }
                seen[0] += answer.state().history().ply() < state.history().ply() ? 1 : 0;
                seen[1] += answer.state().duty().isPresent() ? 1 : 0;
                state = answer.state();
                if (state.takeBack().isEmpty()) {
                    assertSameButForTheClock(state, played(referee, state));
                }
            }
        });
        assertThat(seen[0]).as("moves were taken back").isGreaterThan(300);
        assertThat(seen[1]).as("somebody had to vary").isGreaterThan(300);
    }

    /** Mostly moves to and fro, so that positions come again, and what belongs to taking back. */
    private static GameCommand next(GameState state, SplittableRandom random) {
        long at = state.clock().time() + 1;
        Side side = random.nextBoolean() ? RED : BLACK;
        if (state.takeBack().isPresent() && random.nextInt(3) > 0) {
            return new PlayCommand.AgreeToTakeBack(
                    at, state.takeBack().get().side().opponent());
        }
        if (random.nextInt(4) == 0) {
            return new PlayCommand.TakeBack(at, side);
        }
        List<Move> legal = state.position().legalMoves();
        List<Move> played =
                state.history().movesAfter(Math.max(0, state.history().ply() - 2));
        Move back =
                played.size() == 2 ? new Move(played.get(0).to(), played.get(0).from()) : legal.get(0);
        Move move = legal.contains(back) && random.nextInt(8) > 0 ? back : legal.get(random.nextInt(legal.size()));
        return new PlayCommand.MakeMove(at, state.position().sideToMove(), move);
    }

    private static GameState played(Referee referee, GameState state) {
        GameState fresh = referee.start(0, Table.PLAYERS, FUN, state.handicap(), true, true);
        for (Move move : state.history().movesAfter(0)) {
            long at = fresh.clock().time() + 1;
            Answer answer = referee.answer(
                    fresh, new PlayCommand.MakeMove(at, fresh.position().sideToMove(), move));
            assertThat(answer.refusal()).isEmpty();
            fresh = answer.state();
        }
        return fresh;
    }

    private static void assertSameButForTheClock(GameState state, GameState fresh) {
        assertThat(state.position()).isEqualTo(fresh.position());
        assertThat(state.history().movesAfter(0)).isEqualTo(fresh.history().movesAfter(0));
        assertThat(state.history().occurrence()).isEqualTo(fresh.history().occurrence());
        assertThat(state.open()).isEqualTo(fresh.open());
        assertThat(state.turn()).isEqualTo(fresh.turn());
        assertThat(state.phase()).isEqualTo(fresh.phase());
        assertThat(state.result()).isEqualTo(fresh.result());
        assertThat(state.red().falseLimitClaims()).isEqualTo(fresh.red().falseLimitClaims());
        assertThat(state.clock().running()).isEqualTo(fresh.clock().running());
        assertThat(state.clock().red().moves()).isEqualTo(fresh.clock().red().moves());
    }
}
