package org.chuhe.game;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.claim.LimitAudit;
import org.chuhe.game.claim.RepetitionRuling;
import org.chuhe.game.claim.RepetitionRuling.Verdict;
import org.chuhe.game.rules.ClaimRules;

/** Claims and rulings (22.2 and article 23). */
public sealed interface ClaimCommand extends Command {

    /** A player claims a draw by the natural move limit 自然限着 (22.2). */
    record ClaimLimit(long at, Side side) implements ClaimCommand {
        @Override
        public Optional<Side> player() {
            return Optional.of(side);
        }

        @Override
        public Answer decide(Desk desk) {
            Optional<Answer> refused = refuseClaim(desk, side);
            if (refused.isPresent()) {
                return refused.get();
            }
            GameState state = desk.state();
            ClaimRules rules = state.regulations().claims();
            LimitAudit audit = LimitAudit.of(
                    state.position().quietPlies(),
                    state.history().checks().of(side),
                    rules.countedChecks(),
                    rules.limitRounds());
            Words why = Words.of(Desk.message(
                    audit.checks() > rules.countedChecks() ? "audit.limit-checks" : "audit.limit",
                    audit.rounds(),
                    audit.counted(),
                    audit.needed(),
                    audit.checks(),
                    rules.countedChecks()));
            desk.emit(new ClaimEvent.ClaimMade(at, side, ClaimKind.MOVE_LIMIT));
            if (audit.holds()) {
                desk.emit(new ClaimEvent.ClaimUpheld(at, side, ClaimKind.MOVE_LIMIT, List.of("22.2"), why));
                return desk.end(Result.drawn(Reason.MOVE_LIMIT));
            }
            desk.emit(new ClaimEvent.ClaimRejected(at, side, ClaimKind.MOVE_LIMIT, List.of("22.2"), why));
            return punish(desk, rules);
        }

        /** A foul and five minutes; the second time in a stage, or without the minutes to give, the game (22.2). */
        private Answer punish(Desk desk, ClaimRules rules) {
            Answer answer = desk.foul(side, "8.1.4", Authority.SYSTEM);
            if (desk.state().isOver()) {
                return answer;
            }
            if (desk.state().record(side).falseLimitClaims() >= rules.falseClaimsToLose()) {
                return desk.end(Result.lost(side, Reason.FALSE_LIMIT_CLAIMS));
            }
            desk.emit(new ClockEvent.Penalty(at, side, rules.falseClaimMillis(), "22.2"));
            if (desk.state().clock().face(side).isOut(desk.state().scheme())) {
                desk.emit(new ClockEvent.FlagFell(at, side));
                return desk.end(new Result(Outcome.lostBy(side), Reason.TIME, "22.2", true));
            }
            return desk.done();
        }
    }

    /** A player asks for a ruling on a repetition 待判局面 (23.1). */
    record ClaimRepetition(long at, Side side) implements ClaimCommand {
        @Override
        public Optional<Side> player() {
            return Optional.of(side);
        }

        @Override
        public Answer decide(Desk desk) {
            Optional<Answer> refused = refuseClaim(desk, side);
            if (refused.isPresent()) {
                return refused.get();
            }
            if (desk.state().duty().isPresent()) {
                return desk.refuse("23.5.2", "refused.ruled-already");
            }
            desk.emit(new ClaimEvent.ClaimMade(at, side, ClaimKind.REPETITION));
            RepetitionRuling ruling = desk.rule();
            return settle(
                    desk, side, ruling.verdict(), ruling.side(), ruling.articles(), Words.of(ruling.explanation()));
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
        public Answer decide(Desk desk) {
            Optional<PendingClaim> claim = desk.state().claim();
            if (claim.isEmpty()) {
                return desk.refuse("23.1", "refused.no-claim");
            }
            boolean names = verdict == Verdict.PERPETUAL_CHECK || verdict == Verdict.MUST_VARY;
            if (verdict == Verdict.UNDECIDED || names != against.isPresent()) {
                return desk.refuse("23.5", "refused.no-ruling");
            }
            return settle(desk, claim.get().side(), verdict, against, articles, why);
        }
    }

    private static Optional<Answer> refuseClaim(Desk desk, Side side) {
        if (!desk.state().isOwnTime(side)) {
            return Optional.of(desk.refuse("16.3", "refused.claim-own-time"));
        }
        if (!desk.state().record(side).recordUsable()) {
            return Optional.of(desk.refuse("22.3", "refused.claim-record"));
        }
        return Optional.empty();
    }

    private static Answer settle(
            Desk desk, Side claimant, Verdict verdict, Optional<Side> against, List<String> articles, Words why) {
        ClaimKind kind = ClaimKind.REPETITION;
        return switch (verdict) {
            // The claim stays pending with both clocks standing until the arbiter rules.
            case UNDECIDED -> desk.done();
            case NO_REPETITION -> {
                desk.emit(new ClaimEvent.ClaimRejected(desk.at(), claimant, kind, articles, why));
                yield desk.done();
            }
            case PERPETUAL_CHECK, MUST_VARY, DRAW -> {
                desk.emit(new ClaimEvent.ClaimUpheld(desk.at(), claimant, kind, articles, why));
                yield MoveDecision.enforce(desk, verdict, against, articles, why);
            }
        };
    }
}
