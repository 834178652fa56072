package org.chuhe.engines.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.engines.match.TestConditions;
import org.chuhe.engines.play.MatchConditions.Warning;
import org.chuhe.engines.process.EngineClient;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.engines.process.Patience;
import org.chuhe.game.ForbiddenMoves;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.state.Players;
import org.chuhe.testing.ScriptedEngine;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Games between scripted programs: each ends as itself. */
class GameConductorTest {
    private static final Patience SHORT = new Patience(20_000, 1500, 500);
    private static final Position PERPETUAL = Fen.read("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w");
    private static final String ROUND = "f0e0,e8f8,e0f0,f8e8,";

    private static EngineClient engine(String name, String... script) throws Exception {
        return EngineClient.start(EngineSpec.of(name, ScriptedEngine.command(script)), SHORT, System::nanoTime);
    }

    private static PlayedGame play(MatchConditions conditions, Position start, EngineClient red, EngineClient black)
            throws Exception {
        try (red;
                black) {
            return GameConductor.play(conditions, new Players("R", "B"), start, red, black, GameSpectator.NOBODY);
        }
    }

    private static PlayedGame against(MatchConditions conditions, String... red) throws Exception {
        return play(conditions, Position.START, engine("R", red), engine("B"));
    }

    private static GameEnding ending(PlayedGame game) {
        return game.state().result().orElseThrow();
    }

    private static void lost(PlayedGame game, Mishap mishap, EndReason reason, String article, String words) {
        assertThat(game.mishap()).isEqualTo(mishap);
        assertThat(game.by()).contains(Side.RED);
        assertThat(ending(game).outcome()).isEqualTo(Result.BLACK_WINS);
        assertThat(ending(game).reason()).isEqualTo(reason);
        assertThat(ending(game).article()).hasToString("cxa2011 " + article);
        assertThat(game.remark().in(Locale.ENGLISH)).contains(words);
        assertThat(game.remark().in(Locale.CHINESE)).isNotEqualTo(game.remark().in(Locale.ENGLISH));
        assertThat(game.transcript()).isNotEmpty();
    }

    @Test
    void whoRepeatsIdlyDraws() throws Exception {
        PlayedGame game = against(TestConditions.NODES);
        assertThat(ending(game).reason()).isEqualTo(EndReason.REPETITION);
        assertThat(ending(game).outcome()).isEqualTo(Result.DRAW);
        assertThat(game.mishap()).isEqualTo(Mishap.NONE);
        assertThat(game.rulings()).hasSize(1);
        assertThat(game.rulings().get(0).consequence()).isEqualTo(Consequence.DRAW_UNLESS_VARIED);
        // Three times round (23.1), then two rounds to vary (23.5.2).
        assertThat(game.state().history().ply()).isEqualTo(12 + 4);
        assertThat(game.plies()).hasSize(16);
    }

    @Test
    void whoChecksPerpetuallyLoses() throws Exception {
        String moves = "moves=" + ROUND.repeat(4);
        PlayedGame game = play(TestConditions.NODES, PERPETUAL, engine("R", moves), engine("B", moves));
        assertThat(ending(game).outcome()).isEqualTo(Result.BLACK_WINS);
        assertThat(ending(game).reason()).isEqualTo(EndReason.PERPETUAL_CHECK);
        assertThat(game.rulings()).singleElement().satisfies(ruling -> {
            assertThat(ruling.consequence()).isEqualTo(Consequence.LOSS);
            assertThat(ruling.side()).contains(Side.RED);
            assertThat(ruling.articles()).isNotEmpty();
        });
    }

    /** Nine rounds on many points that never close (23.4): a ruling must be asked for, and is. */
    @Test
    void whoChecksOnManyPointsIsNotLeftAlone() throws Exception {
        Position hunt = Fen.read("4ka3/4a4/4P1C2/r7p/pR4p2/2B1c4/P3N1P1P/4c2r1/9/2BAKA2R b");
        String moves = "moves=e2b2,e3f1,h2e2,f0e1,e2i2,e1f0,b2e2,f1e3,e2h2,e3f1,h2e2,f1e3,e2b2,e3f1,i2e2,f0e1,e2h2,"
                + "e1f0,b2e2,f1e3,e2d2,e3f1,h2e2,f0e1,e2i2,e1f0,i2e2,f0e1,e2i2";
        PlayedGame game = play(TestConditions.NODES, hunt, engine("R", moves), engine("B", moves));
        assertThat(ending(game).reason()).isEqualTo(EndReason.PERPETUAL_CHECK);
        assertThat(ending(game).outcome()).isEqualTo(Result.RED_WINS);
        assertThat(game.rulings())
                .singleElement()
                .satisfies(ruling -> assertThat(ruling.articles())
                        .anyMatch(article -> article.number().equals("23.4")));
    }

    @Test
    void whoUnderstandsBansIsWarned() throws Exception {
        String moves = "moves=" + ROUND.repeat(4);
        EngineClient red = engine("R", moves, "protocol=ucci");
        play(TestConditions.NODES, PERPETUAL, red, engine("B", moves));
        assertThat(red.transcript())
                .filteredOn(line -> line.startsWith("> banmoves"))
                .isNotEmpty();
    }

    @Test
    void whoIsToldEverythingIsLeftTheOtherMoves() throws Exception {
        Position hunt = Fen.read("3k5/9/9/9/9/9/4R4/9/9/5K3 w");
        String moves = "moves=" + "e3d3,d9e9,d3e3,e9d9,".repeat(4);
        EngineClient other = engine("R", moves);
        PlayedGame unwarned = play(TestConditions.NODES, hunt, other, engine("B", moves));
        assertThat(other.transcript()).noneMatch(line -> line.contains("searchmoves"));
        assertThat(ending(unwarned).reason()).isEqualTo(EndReason.PERPETUAL_CHECK);
        EngineClient told = engine("R", moves);
        play(TestConditions.nodes(Warning.EVERYBODY), hunt, told, engine("B", moves));
        assertThat(told.transcript())
                .filteredOn(line -> line.contains("searchmoves"))
                .singleElement()
                .satisfies(line -> assertThat(line).contains(" d3d4 ").doesNotContain("d3e3"));
    }

    @Test
    @Tag("patient")
    void whoHangsLosesOnTimeWhereThereIsAClock() throws Exception {
        PlayedGame game = against(TestConditions.clock(Duration.ofSeconds(2)), "deaf=2");
        lost(game, Mishap.HUNG, EndReason.TIME, "4.1.6", "does not answer");
    }

    @Test
    @Tag("patient")
    void whoHangsLosesByTheArbitersWordWhereThereIsNone() throws Exception {
        lost(against(TestConditions.NODES, "deaf=2"), Mishap.HUNG, EndReason.ARBITER, "16.3", "does not answer");
    }

    /** Red's clock is running then, but Black is to blame. */
    @Test
    @Tag("patient")
    void whoIsNotEvenReadyLosesWhicheverColourHeHas() throws Exception {
        Patience brief = new Patience(6_000, 1500, 500);
        EngineSpec lazy = EngineSpec.of("B", ScriptedEngine.command("ready=1"));
        EngineClient black = EngineClient.start(lazy, brief, System::nanoTime);
        PlayedGame game = play(TestConditions.clock(Duration.ofSeconds(9)), Position.START, engine("R"), black);
        assertThat(game.mishap()).isEqualTo(Mishap.HUNG);
        assertThat(game.by()).contains(Side.BLACK);
        assertThat(ending(game).outcome()).isEqualTo(Result.RED_WINS);
        assertThat(ending(game).reason()).isEqualTo(EndReason.ARBITER);
    }

    @Test
    @Tag("patient")
    void whoIsLateLosesOnTime() throws Exception {
        PlayedGame game = against(TestConditions.clock(Duration.ofSeconds(2)), "late=2", "lateness=2300");
        lost(game, Mishap.LATE, EndReason.TIME, "4.1.6", "after its flag had fallen");
        assertThat(game.state().history().ply()).isEqualTo(2);
    }

    @Test
    void whoEndsInTheMiddleHasDied() throws Exception {
        lost(against(TestConditions.NODES, "die=4"), Mishap.DIED, EndReason.ARBITER, "16.3", "exit code 7");
    }

    @Test
    void whoNamesAnIllegalMoveLosesByIt() throws Exception {
        lost(against(TestConditions.NODES, "lie=2"), Mishap.ILLEGAL, EndReason.ILLEGAL_MOVES, "4.1.8", "i0i9");
    }

    @Test
    void whoMovesAnothersPieceLosesToo() throws Exception {
        lost(against(TestConditions.NODES, "steal=2"), Mishap.ILLEGAL, EndReason.ARBITER, "4.1.8", "a9a8");
    }

    @Test
    void whoNamesNoMoveAtAll() throws Exception {
        lost(against(TestConditions.NODES, "nonsense=2"), Mishap.NONSENSE, EndReason.ARBITER, "4.1.8", "castling");
    }

    @Test
    void whoHasNoMoveResigns() throws Exception {
        PlayedGame game = against(TestConditions.NODES, "none=2");
        assertThat(ending(game).reason()).isEqualTo(EndReason.RESIGNATION);
        assertThat(game.mishap()).isEqualTo(Mishap.NONE);
        assertThat(game.remark().in(Locale.ENGLISH)).isEqualTo("R names no move");
    }

    @Test
    void garbageBetweenTheMovesIsNothing() throws Exception {
        PlayedGame game = against(TestConditions.NODES, "garbage=0");
        assertThat(ending(game).reason()).isEqualTo(EndReason.REPETITION);
        assertThat(game.mishap()).isEqualTo(Mishap.NONE);
    }

    @Test
    void drawsAreOfferedAndAccepted() throws Exception {
        PlayedGame game = play(
                TestConditions.NODES,
                Position.START,
                engine("R", "protocol=ucci", "draw=2"),
                engine("B", "protocol=ucci", "draw=3"));
        assertThat(ending(game).reason()).isEqualTo(EndReason.AGREEMENT);
        assertThat(game.state().history().ply()).isEqualTo(3);
    }

    @Test
    void offersThatNobodyAnswersAreNoFoul() throws Exception {
        PlayedGame game =
                play(TestConditions.NODES, Position.START, engine("R", "protocol=ucci", "draw=0"), engine("B"));
        assertThat(ending(game).reason()).isEqualTo(EndReason.REPETITION);
    }

    @Test
    void scoresDecideOnlyWhereBothAgreeAndTheGameSaysSo() throws Exception {
        MatchConditions rule =
                TestConditions.adjudicated(Optional.of(new ScoreRule(500, 2, 0)), Optional.of(new ScoreRule(20, 3, 2)));
        PlayedGame lost = play(rule, Position.START, engine("R", "score=-700"), engine("B", "score=650"));
        assertThat(ending(lost).outcome()).isEqualTo(Result.BLACK_WINS);
        assertThat(ending(lost).article()).hasToString("cxa2011 16.3");
        assertThat(lost.remark().in(Locale.ENGLISH)).contains("adjudicated by score", "5.00");
        assertThat(lost.state().history().ply()).isEqualTo(4);
        PlayedGame drawn = play(rule, Position.START, engine("R", "score=10"), engine("B", "score=-5"));
        assertThat(ending(drawn).outcome()).isEqualTo(Result.DRAW);
        assertThat(drawn.remark().in(Locale.CHINESE)).contains("按评分裁定");
        PlayedGame disputed = play(rule, Position.START, engine("R", "score=-700"), engine("B", "score=-650"));
        assertThat(ending(disputed).reason()).isEqualTo(EndReason.REPETITION);
    }

    @Test
    void nothingIsForbiddenBeforeAnythingHasComeRound() {
        var arbiter = Arbiter.of(RuleBooks.CXA_2020);
        var moves = MoveReader.readAll(PERPETUAL, String.join(" ", Collections.nCopies(3, ROUND.replace(',', ' '))));
        for (int plies : List.of(0, 4, 8)) {
            assertThat(forbidden(arbiter, moves.subList(0, plies))).isEmpty();
        }
        assertThat(forbidden(arbiter, moves.subList(0, 10))).hasToString("[e0f0]");
    }

    private static List<Move> forbidden(Arbiter arbiter, List<Move> moves) {
        return ForbiddenMoves.of(arbiter, MoveSequence.of(PERPETUAL, moves), Optional.empty());
    }
}
