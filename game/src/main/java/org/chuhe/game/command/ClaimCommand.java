package org.chuhe.game.command;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.arbiter.claim.Grounds;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.core.Side;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ClaimKind;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.ClaimRules;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.ClockEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.PendingClaim;
import org.chuhe.text.Article;
import org.chuhe.text.EndReason;

/** Claims and rulings (22.2 and article 23). */
public sealed interface ClaimCommand extends GameCommand {

    /** A player claims a draw by the natural move limit 自然限着 (22.2). */
    record ClaimLimit(long at, Side side) implements ClaimCommand, PlayerCommand {
        @Override
        public Outcome decide(Transaction transaction) {
            Optional<Answer> refused = refuseClaim(transaction, side);
            if (refused.isPresent()) {
                return refused.get();
            }
            GameState state = transaction.state();
            if (state.regulations().conduct().has(Practice.ONLY_EVENTS)) {
                // The arbiter counts on the players' sheets while both clocks stand.
                transaction.emit(new ClaimEvent.ClaimMade(at, side, ClaimKind.MOVE_LIMIT));
                return transaction.done();
            }
            // Up to the limit nobody looks whether moves have come round.
            Optional<Recurrence> due =
                    transaction.arbiter().moveLimit(state.history()).isReachedFor(side)
                            ? transaction.arbiter().due(state.history())
                            : Optional.empty();
            return transaction.whenRuled(due, this::decide);
        }

        private Answer decide(Transaction transaction, Optional<ClaimRuling> repetition) {
            GameState state = transaction.state();
            ClaimRuling ruling = transaction.arbiter().claimMoveLimit(state.history(), side, repetition);
            Words why =
                    new Words.Found(new Grounds.Counted(transaction.arbiter().moveLimit(state.history()), side));
            transaction.emit(new ClaimEvent.ClaimMade(at, side, ClaimKind.MOVE_LIMIT));
            if (ruling.consequence() == Consequence.FALSE_CLAIM) {
                transaction.emit(new ClaimEvent.ClaimRejected(
                        at, side, ClaimKind.MOVE_LIMIT, List.of(ConductBook.article("22.2")), why));
                return punish(transaction, state.regulations().claims());
            }
            transaction.emit(new ClaimEvent.ClaimUpheld(
                    at, side, ClaimKind.MOVE_LIMIT, List.of(ConductBook.article("22.2")), why));
            if (ruling.consequence() == Consequence.DRAW) {
                return transaction.end(GameEnding.drawn(EndReason.MOVE_LIMIT));
            }
            // The count is right, but the claimant got there by what is forbidden to him: a repetition comes first.
            return MoveDecision.enforce(
                    transaction,
                    ruling.consequence(),
                    ruling.side(),
                    ruling.articles(),
                    new Words.Found(ruling.grounds()));
        }

        /** A foul and five minutes; the second time in a stage, or without the minutes to give, the game (22.2). */
        private Answer punish(Transaction transaction, ClaimRules rules) {
            long at = transaction.at();
            Answer answer = transaction.foul(side, "8.1.4", Authority.SYSTEM);
            if (transaction.state().isOver()) {
                return answer;
            }
            if (transaction.state().record(side).falseLimitClaims() >= rules.falseClaimsToLose()) {
                return transaction.end(GameEnding.lost(side, EndReason.FALSE_LIMIT_CLAIMS));
            }
            transaction.emit(new ClockEvent.Penalty(at, side, rules.falseClaimMillis(), ConductBook.article("22.2")));
            boolean ownClock = !transaction.state().regulations().conduct().has(Practice.CLOCK_BESIDE);
            if (ownClock
                    && transaction
                            .state()
                            .clock()
                            .face(side)
                            .isOut(transaction.state().scheme())) {
                transaction.emit(new ClockEvent.FlagFell(at, side));
                return transaction.end(transaction.onTime(
                        new GameEnding(side.opponent().wins(), EndReason.TIME, ConductBook.article("22.2"))));
            }
            return transaction.done();
        }
    }

    /** A player asks for a ruling on a repetition 待判局面 (23.1). */
    record ClaimRepetition(long at, Side side) implements ClaimCommand, PlayerCommand {
        @Override
        public Outcome decide(Transaction transaction) {
            Optional<Answer> refused = refuseClaim(transaction, side);
            if (refused.isPresent()) {
                return refused.get();
            }
            if (transaction.state().duty().isPresent()) {
                return transaction.refuse("23.5.2", "refused.ruled-already");
            }
            transaction.emit(new ClaimEvent.ClaimMade(at, side, ClaimKind.REPETITION));
            GameState state = transaction.state();
            if (state.regulations().conduct().has(Practice.ONLY_EVENTS)) {
                return transaction.done();
            }
            return transaction.whenRuled(transaction.arbiter().due(state.history()), this::settled);
        }

        private Answer settled(Transaction transaction, Optional<ClaimRuling> repetition) {
            ClaimRuling ruling =
                    transaction.arbiter().claimRepetition(transaction.state().history(), repetition);
            return settle(
                    transaction,
                    side,
                    ruling.consequence(),
                    ruling.side(),
                    ruling.articles(),
                    new Words.Found(ruling.grounds()));
        }
    }

    /** An arbiter has counted the rounds on the players' sheets: the claim of the move limit is true or false (22.2). */
    record RuleOnLimit(long at, boolean upheld, Words why) implements ClaimCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            Optional<PendingClaim> claim =
                    transaction.state().claim().filter(pending -> pending.kind() == ClaimKind.MOVE_LIMIT);
            if (claim.isEmpty()) {
                return transaction.refuse("22.2", "refused.no-claim");
            }
            Side side = claim.get().side();
            List<Article> articles = List.of(ConductBook.article("22.2"));
            if (upheld) {
                transaction.emit(new ClaimEvent.ClaimUpheld(at, side, ClaimKind.MOVE_LIMIT, articles, why));
                return transaction.end(GameEnding.drawn(EndReason.MOVE_LIMIT));
            }
            transaction.emit(new ClaimEvent.ClaimRejected(at, side, ClaimKind.MOVE_LIMIT, articles, why));
            return new ClaimLimit(at, side)
                    .punish(transaction, transaction.state().regulations().claims());
        }
    }

    /** An arbiter rules on a claim that the judge could not decide. */
    record RuleOnClaim(long at, Consequence verdict, Optional<Side> against, List<Article> articles, Words why)
            implements ClaimCommand {
        public RuleOnClaim {
            articles = List.copyOf(articles);
        }

        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            Optional<PendingClaim> claim =
                    transaction.state().claim().filter(pending -> pending.kind() == ClaimKind.REPETITION);
            if (claim.isEmpty()) {
                return transaction.refuse("23.1", "refused.no-claim");
            }
            boolean rules = verdict.isRuling() || verdict == Consequence.NOT_ACCEPTED;
            if (!rules || verdict.namesSide() != against.isPresent()) {
                return transaction.refuse("23.5", "refused.no-ruling");
            }
            return settle(transaction, claim.get().side(), verdict, against, articles, why);
        }
    }

    private static Optional<Answer> refuseClaim(Transaction transaction, Side side) {
        if (!transaction.state().isOwnTime(side)) {
            return Optional.of(transaction.refuse("16.3", "refused.claim-own-time"));
        }
        if (!transaction.state().record(side).recordUsable()) {
            return Optional.of(transaction.refuse("22.3", "refused.claim-record"));
        }
        return Optional.empty();
    }

    private static Answer settle(
            Transaction transaction,
            Side claimant,
            Consequence verdict,
            Optional<Side> against,
            List<Article> articles,
            Words why) {
        ClaimKind kind = ClaimKind.REPETITION;
        return switch (verdict) {
            // The claim stays pending with both clocks standing until the arbiter rules.
            case UNDECIDED, DRAW, FALSE_CLAIM -> transaction.done();
            case NOT_ACCEPTED -> {
                transaction.emit(new ClaimEvent.ClaimRejected(transaction.at(), claimant, kind, articles, why));
                yield transaction.done();
            }
            case LOSS, MUST_VARY, DRAW_UNLESS_VARIED -> {
                // Why, the ruling says.
                transaction.emit(new ClaimEvent.ClaimUpheld(transaction.at(), claimant, kind, articles, Words.NONE));
                yield MoveDecision.enforce(transaction, verdict, against, articles, why);
            }
        };
    }
}
