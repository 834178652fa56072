package org.chuhe.game.command;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.claim.LimitAudit;
import org.chuhe.game.claim.RepetitionRuling;
import org.chuhe.game.claim.RepetitionRuling.Verdict;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ClaimKind;
import org.chuhe.game.result.Outcome;
import org.chuhe.game.result.Reason;
import org.chuhe.game.result.Result;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.ClaimRules;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.ClockEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.PendingClaim;

/** Claims and rulings (22.2 and article 23). */
public sealed interface ClaimCommand extends Command {

    /** A player claims a draw by the natural move limit 自然限着 (22.2). */
    record ClaimLimit(long at, Side side) implements ClaimCommand {
        @Override
        public Optional<Side> player() {
            return Optional.of(side);
        }

        @Override
        public Answer decide(Transaction transaction) {
            Optional<Answer> refused = refuseClaim(transaction, side);
            if (refused.isPresent()) {
                return refused.get();
            }
            GameState state = transaction.state();
            ClaimRules rules = state.regulations().claims();
            LimitAudit audit = LimitAudit.of(
                    state.position().quietPlies(),
                    state.history().checks().of(side),
                    rules.countedChecks(),
                    rules.limitRounds());
            Words why = Words.of(audit.why(rules.countedChecks()));
            transaction.emit(new ClaimEvent.ClaimMade(at, side, ClaimKind.MOVE_LIMIT));
            if (audit.holds()) {
                transaction.emit(new ClaimEvent.ClaimUpheld(at, side, ClaimKind.MOVE_LIMIT, List.of("22.2"), why));
                return transaction.end(Result.drawn(Reason.MOVE_LIMIT));
            }
            transaction.emit(new ClaimEvent.ClaimRejected(at, side, ClaimKind.MOVE_LIMIT, List.of("22.2"), why));
            return punish(transaction, rules);
        }

        /** A foul and five minutes; the second time in a stage, or without the minutes to give, the game (22.2). */
        private Answer punish(Transaction transaction, ClaimRules rules) {
            Answer answer = transaction.foul(side, "8.1.4", Authority.SYSTEM);
            if (transaction.state().isOver()) {
                return answer;
            }
            if (transaction.state().record(side).falseLimitClaims() >= rules.falseClaimsToLose()) {
                return transaction.end(Result.lost(side, Reason.FALSE_LIMIT_CLAIMS));
            }
            transaction.emit(new ClockEvent.Penalty(at, side, rules.falseClaimMillis(), "22.2"));
            if (transaction.state().clock().face(side).isOut(transaction.state().scheme())) {
                transaction.emit(new ClockEvent.FlagFell(at, side));
                return transaction.end(new Result(Outcome.lostBy(side), Reason.TIME, "22.2", true));
            }
            return transaction.done();
        }
    }

    /** A player asks for a ruling on a repetition 待判局面 (23.1). */
    record ClaimRepetition(long at, Side side) implements ClaimCommand {
        @Override
        public Optional<Side> player() {
            return Optional.of(side);
        }

        @Override
        public Answer decide(Transaction transaction) {
            Optional<Answer> refused = refuseClaim(transaction, side);
            if (refused.isPresent()) {
                return refused.get();
            }
            if (transaction.state().duty().isPresent()) {
                return transaction.refuse("23.5.2", "refused.ruled-already");
            }
            transaction.emit(new ClaimEvent.ClaimMade(at, side, ClaimKind.REPETITION));
            RepetitionRuling ruling = transaction.rule();
            return settle(
                    transaction,
                    side,
                    ruling.verdict(),
                    ruling.side(),
                    ruling.articles(),
                    Words.of(ruling.explanation()));
        }
    }

    /** An arbiter rules on a claim that the judge could not decide. */
    record RuleOnClaim(long at, Verdict verdict, Optional<Side> against, List<String> articles, Words why)
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
            Optional<PendingClaim> claim = transaction.state().claim();
            if (claim.isEmpty()) {
                return transaction.refuse("23.1", "refused.no-claim");
            }
            boolean names = verdict == Verdict.PERPETUAL_CHECK || verdict == Verdict.MUST_VARY;
            if (verdict == Verdict.UNDECIDED || names != against.isPresent()) {
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
            Verdict verdict,
            Optional<Side> against,
            List<String> articles,
            Words why) {
        ClaimKind kind = ClaimKind.REPETITION;
        return switch (verdict) {
            // The claim stays pending with both clocks standing until the arbiter rules.
            case UNDECIDED -> transaction.done();
            case NO_REPETITION -> {
                transaction.emit(new ClaimEvent.ClaimRejected(transaction.at(), claimant, kind, articles, why));
                yield transaction.done();
            }
            case PERPETUAL_CHECK, MUST_VARY, DRAW -> {
                transaction.emit(new ClaimEvent.ClaimUpheld(transaction.at(), claimant, kind, articles, why));
                yield MoveDecision.enforce(transaction, verdict, against, articles, why);
            }
        };
    }
}
