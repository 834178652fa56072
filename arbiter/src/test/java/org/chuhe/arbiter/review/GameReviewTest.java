package org.chuhe.arbiter.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.review.Answer.Outcome;
import org.chuhe.arbiter.review.Recurrence.Basis;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.testing.JsonLines;
import org.chuhe.testing.Shared;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whole games (2011 rules, 22 and 23). */
class GameReviewTest {
    private static final String PERPETUAL_CHECK = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";
    private static final List<String> CHECKS = List.of("f0e0", "e8f8", "e0f0", "f8e8");

    /** A rook that comes from elsewhere and then chases a cannon between two points. */
    private static final String CHASE = "3aka3/9/4b1n2/c8/9/9/1R7/4B4/4A4/2BAK4 w";

    private static final List<String> CHASING = List.of("a6a5", "b6b5", "a5a6", "b5b6");

    private static Review review(String fen, List<String> texts) {
        return review(RuleBooks.CXA_2011, Regulations.STANDARD, fen, texts);
    }

    private static Review review(RuleBook book, Regulations regulations, String fen, List<String> texts) {
        Position start = Fen.readLoosely(fen);
        return GameReview.of(book, regulations).review(start, MoveReader.readAll(start, texts));
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
        assertThat(review(PERPETUAL_CHECK, round(CHECKS, 11)).claimRepetition().outcome())
                .isEqualTo(Outcome.NOT_ACCEPTED);
        Review review = review(PERPETUAL_CHECK, round(CHECKS, 12));
        PendingPosition pending = review.pendingAtTheEnd().orElseThrow();
        assertThat(pending.ruling().verdict()).isEqualTo(Verdict.RED_MUST_VARY);
        assertThat(pending.varyBy()).isEqualTo(12);
        Answer answer = review.claimRepetition();
        assertThat(answer.outcome()).isEqualTo(Outcome.LOSS);
        assertThat(answer.side()).contains(Side.RED);
        assertThat(answer.article()).isEqualTo("23.5.1");
        assertThat(answer.words().in(Locale.CHINESE)).isEqualTo("红方单方长将，立即判负。");
    }

    @Test
    void theMoveThatEntersTheCycleCounts() {
        Review review = review(CHASE, join(List.of("b3b6"), round(CHASING, 11)));
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
        Answer answer = review(CHASE, moves).claimRepetition();
        assertThat(answer.outcome()).isEqualTo(Outcome.MUST_VARY);
        assertThat(answer.side()).contains(Side.RED);
        assertThat(answer.varyBy()).contains(16);
        assertThat(answer.words().in(Locale.ENGLISH)).isEqualTo("Red must vary within 2 rounds or lose.");

        Review varied = review(CHASE, join(moves, List.of("b5c5", "e9e8")));
        assertThat(varied.pending()).hasSize(1);
        PendingPosition pending = varied.pending().get(0);
        assertThat(pending.recurrence().lastPly()).isEqualTo(12);
        assertThat(pending.varyBy()).isEqualTo(16);
        assertThat(pending.deviator()).contains(Side.RED).isEqualTo(pending.blamed());
        assertThat(varied.claimRepetition().outcome()).isEqualTo(Outcome.NOT_ACCEPTED);
        assertThat(varied.claimRepetition().article()).isEqualTo("23.3");
    }

    @Test
    void aCycleOverManyPointsIsRuledOnAfterNineRounds() {
        String fen = "4k1b2/9/8b/1r7/4p1p2/2R6/9/4B4/4A4/2BAK4 w";
        List<String> cycle = List.of("c4c9", "e9e8", "c9c4", "b6d6", "c4c8", "e8e9", "c8c4", "d6b6");
        assertThat(review(fen, round(cycle, 17)).pending()).isEmpty();
        Review review = review(fen, round(cycle, 18));
        Recurrence recurrence = review.pendingAtTheEnd().orElseThrow().recurrence();
        assertThat(recurrence.basis()).isEqualTo(Basis.ROUNDS_ON_MANY_POINTS);
        assertThat(recurrence.firstPly()).isEqualTo(1);
        assertThat(review.claimRepetition().outcome()).isEqualTo(Outcome.DRAW);
        assertThat(review(RuleBooks.CXA_2011, Regulations.STANDARD.withRoundsOnManyPoints(12), fen, round(cycle, 18))
                        .pending())
                .isEmpty();
    }

    @Test
    void roundsOfDifferentMovesThatLeadBackToOnePositionAreOneCycle() {
        List<String> mixed = new ArrayList<>();
        mixed.addAll(List.of("b3b6", "e9e8", "b6b3", "e8e9"));
        mixed.addAll(List.of("b3b5", "e9e8", "b5b3", "e8e9"));
        mixed.addAll(List.of("b3b4", "e9e8", "b4b3", "e8e9"));
        PendingPosition pending = review(CHASE, mixed).pendingAtTheEnd().orElseThrow();
        assertThat(pending.recurrence().cycle().length()).isEqualTo(12);
        assertThat(pending.ruling().plies()).hasSize(12);
    }

    @Test
    void theThresholdCanBeSet() {
        Regulations twice = Regulations.STANDARD.withTimesRound(2);
        assertThat(review(RuleBooks.CXA_2011, twice, PERPETUAL_CHECK, round(CHECKS, 7))
                        .pending())
                .isEmpty();
        assertThat(review(RuleBooks.CXA_2011, twice, PERPETUAL_CHECK, round(CHECKS, 8))
                        .pending())
                .hasSize(1);
        assertThatThrownBy(() -> Regulations.STANDARD.withTimesRound(1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Regulations.STANDARD.withQuietRounds(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void underEditionsWithoutThatArticleAPerpetualCheckerMayVary() {
        Answer answer = review(RuleBooks.WXF_2018, Regulations.STANDARD, PERPETUAL_CHECK, round(CHECKS, 12))
                .claimRepetition();
        assertThat(answer.outcome()).isEqualTo(Outcome.MUST_VARY);
    }

    @Test
    void theMoveLimitIsReachedAfterSixtyRoundsWithoutCapture() {
        String fen = "4k4/9/9/9/9/9/9/4B4/9/3K4R w - - 118 70";
        Review before = review(fen, List.of("i0i1"));
        assertThat(before.limit().isReachedFor(Side.RED)).isFalse();
        Answer foul = before.claimMoveLimit(Side.BLACK);
        assertThat(foul.outcome()).isEqualTo(Outcome.FOUL);
        assertThat(foul.side()).contains(Side.BLACK);
        assertThat(foul.minutes()).isEqualTo(5);
        assertThat(foul.words().in(Locale.ENGLISH)).contains("59 rounds count, 60 are needed");
        Review after = review(fen, List.of("i0i1", "e9e8"));
        assertThat(after.limit().roundsFor(Side.RED)).isEqualTo(60);
        assertThat(after.claimMoveLimit(Side.RED).outcome()).isEqualTo(Outcome.DRAW);
        assertThat(review(RuleBooks.CXA_2011, Regulations.STANDARD.withQuietRounds(70), fen, List.of("i0i1", "e9e8"))
                        .claimMoveLimit(Side.RED)
                        .outcome())
                .isEqualTo(Outcome.FOUL);
    }

    @Test
    void ofTheClaimantsChecksOnlyTenCountAndACaptureBeginsAnew() {
        Review review = review(PERPETUAL_CHECK, round(CHECKS, 40));
        assertThat(review.limit().roundsFor(Side.RED)).isEqualTo(10);
        assertThat(review.limit().roundsFor(Side.BLACK)).isEqualTo(20);
        Review captured = review("3aka3/9/4b1n2/cp7/9/9/1R7/4B4/4A4/2BAK4 w - - 50 30", List.of("b3b6", "a6a5"));
        assertThat(captured.limit().quietPlies()).isEqualTo(1);
    }

    @Test
    void aPerpetualCheckerWhoClaimsTheLimitIsRuledOnForTheChecks() {
        Regulations early = Regulations.STANDARD.withQuietRounds(10);
        Review review = review(RuleBooks.CXA_2011, early, PERPETUAL_CHECK, round(CHECKS, 40));
        assertThat(review.limit().isReachedFor(Side.RED)).isTrue();
        Answer answer = review.claimMoveLimit(Side.RED);
        assertThat(answer.outcome()).isEqualTo(Outcome.LOSS);
        assertThat(answer.article()).isEqualTo("23.5.1");
        // The side in check may claim the draw; it could have claimed the game.
        assertThat(review.claimMoveLimit(Side.BLACK).outcome()).isEqualTo(Outcome.DRAW);
        assertThat(review.claimRepetition().side()).isEqualTo(Optional.of(Side.RED));
    }

    @Test
    void inRealGamesDrawnAtTheLimitTheQuietPliesAndChecksAreCountedRight() {
        for (JsonNode game : JsonLines.read(Shared.path("games/natural_limit_games.jsonl"))) {
            Position start = Fen.readLoosely(game.get("fen").asString());
            List<Move> moves = MoveReader.readAll(
                    start,
                    game.get("moves").valueStream().map(JsonNode::asString).toList());
            MoveLimit limit = MoveLimit.after(start, moves, Regulations.STANDARD);
            assertThat(limit.quietPlies())
                    .as(game.get("path").asString())
                    .isEqualTo(game.get("noncapture_run_plies").asInt());
            assertThat(limit.checksByRed() + limit.checksByBlack())
                    .isEqualTo(game.get("checks_in_run").asInt());
        }
    }
}
