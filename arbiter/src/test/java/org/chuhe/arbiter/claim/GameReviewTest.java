package org.chuhe.arbiter.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Thresholds;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.claim.Recurrence.Basis;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.testing.JsonLines;
import org.chuhe.testing.Shared;
import org.chuhe.text.Article;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whole games (2011 rules, 22 and 23). */
class GameReviewTest {
    private static final String PERPETUAL_CHECK = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";
    private static final List<String> CHECKS = List.of("f0e0", "e8f8", "e0f0", "f8e8");

    /** A rook that comes from elsewhere and then chases a cannon between two points. */
    private static final String CHASE = "3aka3/9/4b1n2/c8/9/9/1R7/4B4/4A4/2BAK4 w";

    private static final List<String> CHASING = List.of("a6a5", "b6b5", "a5a6", "b5b6");

    /** A game and who is asked about it. */
    private record Asked(Arbiter arbiter, MoveSequence game) {
        List<PendingPosition> pending() {
            return arbiter.review(game).pending();
        }

        Optional<PendingPosition> pendingAtTheEnd() {
            return arbiter.review(game).pendingAtTheEnd();
        }

        Optional<LimitReached> limitReached() {
            return arbiter.review(game).limitReached();
        }

        MoveLimit limit() {
            return arbiter.moveLimit(game);
        }

        Optional<Outlook> outlook() {
            return arbiter.outlook(game);
        }

        ClaimRuling claimRepetition() {
            return arbiter.claimRepetition(game);
        }

        ClaimRuling claimMoveLimit(Side claimant) {
            return arbiter.claimMoveLimit(game, claimant);
        }
    }

    private static Asked review(String fen, List<String> texts) {
        return review(RuleBooks.CXA_2011, Thresholds.OF_2011, fen, texts);
    }

    private static Asked review(RuleBook book, Thresholds thresholds, String fen, List<String> texts) {
        Position start = Fen.readLoosely(fen);
        return new Asked(
                Arbiter.of(book).withThresholds(thresholds), MoveSequence.of(start, MoveReader.readAll(start, texts)));
    }

    private static List<String> round(List<String> cycle, int plies) {
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < plies; i++) {
            moves.add(cycle.get(i % cycle.size()));
        }
        return moves;
    }

    private static List<String> join(List<String> first, List<String> then) {
        List<String> moves = new ArrayList<>(first);
        moves.addAll(then);
        return moves;
    }

    @Test
    void aTwoPointCycleIsRuledOnAfterSixRoundsAndPerpetualCheckLosesAtOnce() {
        assertThat(review(PERPETUAL_CHECK, round(CHECKS, 11)).claimRepetition().consequence())
                .isEqualTo(Consequence.NOT_ACCEPTED);
        Asked review = review(PERPETUAL_CHECK, round(CHECKS, 12));
        PendingPosition pending = review.pendingAtTheEnd().orElseThrow();
        assertThat(pending.proof().verdict()).isEqualTo(Verdict.RED_MUST_VARY);
        assertThat(pending.varyBy()).isEqualTo(12);
        ClaimRuling answer = review.claimRepetition();
        assertThat(answer.consequence()).isEqualTo(Consequence.LOSS);
        assertThat(answer.side()).contains(Side.RED);
        assertThat(answer.articles()).contains(of2011("23.1"), of2011("23.5.1"));
    }

    @Test
    void theMoveThatEntersTheCycleCounts() {
        Asked review = review(CHASE, join(List.of("b3b6"), round(CHASING, 11)));
        Recurrence recurrence = review.pendingAtTheEnd().orElseThrow().recurrence();
        assertThat(recurrence.basis()).isEqualTo(Basis.TIMES_ROUND);
        assertThat(recurrence.firstPly()).isEqualTo(1);
        assertThat(recurrence.claimablePly()).isEqualTo(12);
        assertThat(recurrence.cycle().firstPly()).isEqualTo(9);
    }

    @Test
    void anEnteringMoveThatCapturesDoesNotCount() {
        String fen = "3aka3/9/4b1n2/cp7/9/9/1R7/4B4/4A4/2BAK4 w";
        assertThat(review(fen, join(List.of("b3b6"), round(CHASING, 11))).pending())
                .isEmpty();
        Recurrence recurrence = review(fen, join(List.of("b3b6"), round(CHASING, 12)))
                .pendingAtTheEnd()
                .orElseThrow()
                .recurrence();
        assertThat(recurrence.firstPly()).isEqualTo(2);
        assertThat(recurrence.claimablePly()).isEqualTo(13);
    }

    @Test
    void aChaserHasTwoRoundsToVaryAndTheDeviatorIsNamed() {
        List<String> moves = join(List.of("b3b6"), round(CHASING, 11));
        ClaimRuling answer = review(CHASE, moves).claimRepetition();
        assertThat(answer.consequence()).isEqualTo(Consequence.MUST_VARY);
        assertThat(answer.side()).contains(Side.RED);
        assertThat(answer.words().in(Locale.ENGLISH)).contains("Red must vary");

        Asked varied = review(CHASE, join(moves, List.of("b5c5", "e9e8")));
        assertThat(varied.pending()).hasSize(1);
        PendingPosition pending = varied.pending().get(0);
        assertThat(pending.recurrence().lastPly()).isEqualTo(12);
        assertThat(pending.varyBy()).isEqualTo(16);
        assertThat(pending.deviator()).contains(Side.RED).isEqualTo(pending.blamed());
        assertThat(varied.claimRepetition().consequence()).isEqualTo(Consequence.NOT_ACCEPTED);
        assertThat(varied.claimRepetition().articles()).containsExactly(of2011("23.3"));
    }

    @Test
    void aCycleOverManyPointsIsRuledOnAfterNineRounds() {
        String fen = "4k1b2/9/8b/1r7/4p1p2/2R6/9/4B4/4A4/2BAK4 w";
        List<String> cycle = List.of("c4c9", "e9e8", "c9c4", "b6d6", "c4c8", "e8e9", "c8c4", "d6b6");
        assertThat(review(fen, round(cycle, 17)).pending()).isEmpty();
        Asked review = review(fen, round(cycle, 18));
        Recurrence recurrence = review.pendingAtTheEnd().orElseThrow().recurrence();
        assertThat(recurrence.basis()).isEqualTo(Basis.ROUNDS_ON_MANY_POINTS);
        assertThat(recurrence.firstPly()).isEqualTo(1);
        assertThat(review.claimRepetition().consequence()).isEqualTo(Consequence.DRAW_UNLESS_VARIED);
        assertThat(review(RuleBooks.CXA_2011, new Thresholds(3, 12, 2, 60, 10), fen, round(cycle, 18))
                        .pending())
                .isEmpty();
    }

    /** 23.4: one side goes to and fro between three points for nine rounds, but the position never comes round. */
    @Test
    void aSeriesOnManyPointsThatNeverClosesIsRuledOnAfterNineRounds() {
        String fen = "3k5/9/9/p1p1p1p1p/9/9/9/9/9/4K3R w";
        List<String> series = List.of(
                "i0h0", "a6a5", "h0g0", "a5a4", "g0h0", "a4a3", "h0i0", "c6c5", "i0h0", "c5c4", "h0g0", "c4c3", "g0h0",
                "a3a2", "h0i0", "a2a1", "i0h0", "c3c2");
        assertThat(review(fen, series.subList(0, 17)).pending()).isEmpty();
        Asked review = review(fen, series);
        PendingPosition pending = review.pendingAtTheEnd().orElseThrow();
        assertThat(pending.recurrence().basis()).isEqualTo(Basis.ROUNDS_ON_MANY_POINTS);
        assertThat(pending.recurrence().firstPly()).isEqualTo(1);
        assertThat(review.claimRepetition().consequence()).isEqualTo(Consequence.DRAW_UNLESS_VARIED);
        assertThat(review.claimRepetition().articles()).contains(of2011("23.4"), of2011("23.5.2.1"));
        List<String> further = new ArrayList<>(series);
        further.set(16, "i0f0");
        assertThat(review(fen, further).pending()).isEmpty();
    }

    @Test
    void roundsOfDifferentMovesThatLeadBackToOnePositionAreOneCycle() {
        List<String> mixed = new ArrayList<>();
        mixed.addAll(List.of("b3b6", "e9e8", "b6b3", "e8e9"));
        mixed.addAll(List.of("b3b5", "e9e8", "b5b3", "e8e9"));
        mixed.addAll(List.of("b3b4", "e9e8", "b4b3", "e8e9"));
        PendingPosition pending = review(CHASE, mixed).pendingAtTheEnd().orElseThrow();
        assertThat(pending.recurrence().cycle().length()).isEqualTo(12);
        assertThat(pending.proof().plies()).hasSize(12);
    }

    @Test
    void aPositionThatHasStoodBeforeSaysWhenItCanBeRuledOnAndHow() {
        assertThat(review(PERPETUAL_CHECK, round(CHECKS, 3)).outlook()).isEmpty();
        Outlook second = review(PERPETUAL_CHECK, round(CHECKS, 4)).outlook().orElseThrow();
        assertThat(second.occurrence()).isEqualTo(2);
        assertThat(second.pliesLeft()).isEqualTo(8);
        Asked third = review(PERPETUAL_CHECK, round(CHECKS, 8));
        assertThat(third.pending()).isEmpty();
        Outlook outlook = third.outlook().orElseThrow();
        assertThat(outlook.occurrence()).isEqualTo(3);
        assertThat(outlook.pliesLeft()).isEqualTo(4);
        assertThat(outlook.recurrence())
                .isEqualTo(review(PERPETUAL_CHECK, round(CHECKS, 12))
                        .pending()
                        .get(0)
                        .recurrence());
        assertThat(review(PERPETUAL_CHECK, round(CHECKS, 12))
                        .outlook()
                        .orElseThrow()
                        .pliesLeft())
                .isZero();
        List<String> entered = join(List.of("b3b6"), round(CHASING, 5));
        assertThat(review(CHASE, entered).outlook().orElseThrow().pliesLeft()).isEqualTo(6);
    }

    @Test
    void theOutlookOfACycleOverManyPointsIsNineRounds() {
        String fen = "4k1b2/9/8b/1r7/4p1p2/2R6/9/4B4/4A4/2BAK4 w";
        List<String> cycle = List.of("c4c9", "e9e8", "c9c4", "b6d6", "c4c8", "e8e9", "c8c4", "d6b6");
        Outlook outlook = review(fen, round(cycle, 8)).outlook().orElseThrow();
        assertThat(outlook.pliesLeft()).isEqualTo(10);
        assertThat(outlook.recurrence().basis()).isEqualTo(Basis.ROUNDS_ON_MANY_POINTS);
    }

    @Test
    void aGameIsReviewedWhileItGoesOn() {
        Position start = Fen.readLoosely(CHASE);
        Arbiter arbiter = Arbiter.of(RuleBooks.CXA_2011);
        List<Move> moves = MoveReader.readAll(start, join(List.of("b3b6"), join(round(CHASING, 11), List.of("b5c5"))));
        MoveSequence game = MoveSequence.of(start);
        for (Move move : moves.subList(0, 11)) {
            game = game.play(move);
            assertThat(arbiter.review(game).pending()).isEmpty();
            assertThat(arbiter.due(game)).isEmpty();
        }
        game = game.play(moves.get(11));
        GameReview round = arbiter.review(game);
        assertThat(round.pendingAtTheEnd()).isPresent();
        assertThat(round.pending().get(0).deviator()).isEmpty();
        assertThat(arbiter.due(game)).contains(round.pending().get(0).recurrence());
        game = game.play(moves.get(12));
        GameReview left = arbiter.review(game);
        assertThat(left.pendingAtTheEnd()).isEmpty();
        assertThat(left.pending().get(0).deviator()).contains(Side.RED);
        assertThat(arbiter.review(game.undo())).isEqualTo(round);
    }

    @Test
    void theThresholdCanBeSet() {
        Thresholds twice = new Thresholds(2, 9, 2, 60, 10);
        assertThat(review(RuleBooks.CXA_2011, twice, PERPETUAL_CHECK, round(CHECKS, 7))
                        .pending())
                .isEmpty();
        assertThat(review(RuleBooks.CXA_2011, twice, PERPETUAL_CHECK, round(CHECKS, 8))
                        .pending())
                .hasSize(1);
        assertThatThrownBy(() -> new Thresholds(1, 9, 2, 60, 10)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Thresholds.OF_2011.withQuietRounds(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void underEditionsWithoutThatArticleAPerpetualCheckerMayVary() {
        ClaimRuling answer = review(RuleBooks.WXF_2018, Thresholds.OF_2011, PERPETUAL_CHECK, round(CHECKS, 12))
                .claimRepetition();
        assertThat(answer.consequence()).isEqualTo(Consequence.MUST_VARY);
        // What is borrowed is cited by the book it comes from.
        assertThat(answer.articles()).startsWith(of2011("23.1"), of2011("23.5.2.2"));
        assertThat(answer.articles())
                .hasSizeGreaterThan(2)
                .endsWith(answer.proof().orElseThrow().articles().toArray(new Article[0]));
    }

    @Test
    void theMoveLimitIsReachedAfterSixtyRoundsWithoutCapture() {
        String fen = "4k4/9/9/9/9/9/9/4B4/9/3K4R w - - 118 70";
        Asked before = review(fen, List.of("i0i1"));
        assertThat(before.limit().isReachedFor(Side.RED)).isFalse();
        ClaimRuling foul = before.claimMoveLimit(Side.BLACK);
        assertThat(foul.consequence()).isEqualTo(Consequence.FALSE_CLAIM);
        assertThat(foul.side()).contains(Side.BLACK);
        assertThat(foul.words().in(Locale.ENGLISH)).isEqualTo("59 rounds without a capture, 60 are needed");
        Asked after = review(fen, List.of("i0i1", "e9e8"));
        assertThat(after.limit().roundsFor(Side.RED)).isEqualTo(60);
        assertThat(after.claimMoveLimit(Side.RED).consequence()).isEqualTo(Consequence.DRAW);
        assertThat(review(RuleBooks.CXA_2011, Thresholds.OF_2011.withQuietRounds(70), fen, List.of("i0i1", "e9e8"))
                        .claimMoveLimit(Side.RED)
                        .consequence())
                .isEqualTo(Consequence.FALSE_CLAIM);
    }

    @Test
    void ofTheClaimantsChecksOnlyTenCountAndACaptureBeginsAnew() {
        Asked review = review(PERPETUAL_CHECK, round(CHECKS, 40));
        assertThat(review.limit().roundsFor(Side.RED)).isEqualTo(10);
        assertThat(review.limit().roundsFor(Side.BLACK)).isEqualTo(20);
        Asked captured = review("3aka3/9/4b1n2/cp7/9/9/1R7/4B4/4A4/2BAK4 w - - 50 30", List.of("b3b6", "a6a5"));
        assertThat(captured.limit().quietPlies()).isEqualTo(1);
    }

    @Test
    void aPerpetualCheckerWhoClaimsTheLimitIsRuledOnForTheChecks() {
        Thresholds early = Thresholds.OF_2011.withQuietRounds(10);
        Asked review = review(RuleBooks.CXA_2011, early, PERPETUAL_CHECK, round(CHECKS, 40));
        assertThat(review.limit().isReachedFor(Side.RED)).isTrue();
        ClaimRuling answer = review.claimMoveLimit(Side.RED);
        assertThat(answer.consequence()).isEqualTo(Consequence.LOSS);
        assertThat(answer.articles()).contains(of2011("23.1"), of2011("23.5.1"));
        // The side in check may claim the draw; it could have claimed the game.
        assertThat(review.claimMoveLimit(Side.BLACK).consequence()).isEqualTo(Consequence.DRAW);
        assertThat(review.claimRepetition().side()).isEqualTo(Optional.of(Side.RED));
    }

    @Test
    void theLimitIsReachedForThoseWhoCanClaimIt() {
        String fen = "4k4/9/9/9/9/9/9/4B4/9/3K4R w - - 118 70";
        assertThat(review(fen, List.of("i0i1")).limitReached()).isEmpty();
        LimitReached both =
                review(fen, List.of("i0i1", "e9e8", "i1i2")).limitReached().orElseThrow();
        assertThat(both.ply()).isEqualTo(2);
        assertThat(both.claimants()).containsExactly(Side.RED, Side.BLACK);
        // After ten rounds the count is the same for both, but it is Red who must vary.
        LimitReached checked = review(
                        RuleBooks.CXA_2011, Thresholds.OF_2011.withQuietRounds(10), PERPETUAL_CHECK, round(CHECKS, 40))
                .limitReached()
                .orElseThrow();
        assertThat(checked.ply()).isEqualTo(20);
        assertThat(checked.claimants()).containsExactly(Side.BLACK);
        // Before the checks can be ruled on, each of them beyond those that count puts Red's claim off.
        LimitReached early = review(
                        RuleBooks.CXA_2011,
                        Thresholds.OF_2011.withQuietRounds(4).withChecksThatCount(2),
                        PERPETUAL_CHECK,
                        round(CHECKS, 10))
                .limitReached()
                .orElseThrow();
        assertThat(early.ply()).isEqualTo(8);
        assertThat(early.claimants()).containsExactly(Side.BLACK);
        assertThat(early.words().in(Locale.ENGLISH)).isEqualTo("4 rounds without a capture, 4 are needed");
    }

    @Test
    void inRealGamesDrawnAtTheLimitTheQuietPliesAndChecksAreCountedRight() {
        for (JsonNode game : JsonLines.read(Shared.path("games/natural_limit_games.jsonl"))) {
            Position start = Fen.readLoosely(game.get("fen").asString());
            List<Move> moves = MoveReader.readAll(
                    start,
                    game.get("moves").valueStream().map(JsonNode::asString).toList());
            MoveLimit limit = Arbiter.of(RuleBooks.CXA_2011).moveLimit(MoveSequence.of(start, moves));
            assertThat(limit.quietPlies())
                    .as(game.get("path").asString())
                    .isEqualTo(game.get("noncapture_run_plies").asInt());
            assertThat(limit.checksByRed() + limit.checksByBlack())
                    .isEqualTo(game.get("checks_in_run").asInt());
        }
    }

    private static Article of2011(String number) {
        return RuleBooks.CXA_2011.article(number);
    }
}
