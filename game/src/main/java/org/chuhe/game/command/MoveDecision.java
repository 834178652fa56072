package org.chuhe.game.command;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.arbiter.claim.MoveLimit;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.core.Illegality;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.ClockEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.OfferEvent;
import org.chuhe.game.state.PlayEvent;
import org.chuhe.game.state.VaryDuty;
import org.chuhe.text.Article;
import org.chuhe.text.EndReason;
import org.chuhe.text.Message;

/** What comes of a move: it stands, is refused or is punished, and may end the game. */
final class MoveDecision {
    private MoveDecision() {}

    static Outcome of(Transaction transaction, Side side, Move move) {
        GameState state = transaction.state();
        if (!state.position().isLegal(move)) {
            return illegal(transaction, side, move);
        }
        if (!state.turn().touched().isEmpty()) {
            TouchRule.Obligation obligation =
                    TouchRule.of(state.position(), state.turn().touched());
            if (!obligation.allows(move)) {
                return transaction.refuse(obligation.article(), "refused.touched", obligation.moves());
            }
        }
        boolean inARow = state.turn().openingMoves() > 1;
        if ((inARow || !state.turn().openingPieces().isEmpty()) && breaksOpeningRule(state, move)) {
            return transaction.refuse(RuleBooks.CXA_1957.article("3.4"), "refused.opening-moves");
        }
        if (inARow) {
            transaction.emit(new PlayEvent.Moved(transaction.at(), side, move));
            return transaction.done();
        }
        boolean named = state.turn().unclear().isPresent();
        if (!named) {
            declineByPlaying(transaction, side);
        }
        transaction.emit(new PlayEvent.Moved(transaction.at(), side, move));
        boolean press = !named && !state.regulations().conduct().has(Practice.PRESSES_CLOCK);
        return transaction.whenRuled(afterMove(transaction, side), (ruled, ruling) -> {
            ruling.ifPresent(given -> ruleUnasked(ruled, given));
            if (press && !ruled.state().isOver()) {
                ruled.emit(new ClockEvent.Pressed(ruled.at(), side));
            }
            return ruled.done();
        });
    }

    /** Playing on declines a standing offer (22.1). */
    static void declineByPlaying(Transaction transaction, Side side) {
        if (transaction.state().offer().filter(side.opponent()::equals).isPresent()) {
            transaction.emit(new OfferEvent.DrawDeclined(transaction.at(), side, true));
        }
    }

    /** Moves in a row are made with different pieces, take nothing and give no check (1957 rules, chapter 3, 4). */
    private static boolean breaksOpeningRule(GameState state, Move move) {
        Position after = state.position().play(move);
        return state.turn().openingPieces().contains(move.from()) || after.quietPlies() == 0 || after.isCheck();
    }

    private static Answer illegal(Transaction transaction, Side side, Move move) {
        GameState state = transaction.state();
        PlayersConduct conduct = state.regulations().conduct();
        boolean suicide = state.position().isPseudoLegal(move);
        if (!conduct.has(Practice.TAKES_ILLEGAL_MOVES)) {
            Article article = !suicide
                    ? ConductBook.article("2.2")
                    : Illegality.of(state.position(), move).equals(Optional.of(Illegality.KINGS_FACE))
                            ? state.regulations().book().onFacingKings()
                            : ConductBook.article("3.4");
            return transaction.refuse(article, "refused.illegal", reason(state.position(), move));
        }
        if (suicide) {
            transaction.emit(new PlayEvent.Suicide(transaction.at(), side, move));
            return transaction.end(GameEnding.lost(side, EndReason.SUICIDE));
        }
        int count = state.record(side).illegalMoves() + 1;
        transaction.emit(new PlayEvent.IllegalMove(transaction.at(), side, move, count));
        if (count >= conduct.offences().illegalMovesToLose()) {
            return transaction.end(GameEnding.lost(side, EndReason.ILLEGAL_MOVES));
        }
        return transaction.foul(side, "8.1.8", Authority.SYSTEM);
    }

    private static Message reason(Position position, Move move) {
        return Illegality.of(position, move).orElseThrow().message(position, move);
    }

    /** What a move brings about; a repetition that is ruled on without a claim is left to be. */
    private static Optional<Recurrence> afterMove(Transaction transaction, Side side) {
        GameState state = transaction.state();
        Position now = state.position();
        if (now.isCheckmate() || now.isStalemate()) {
            EndReason reason = now.isCheck() ? EndReason.CHECKMATE : EndReason.STALEMATE;
            transaction.end(GameEnding.lost(side.opponent(), reason));
        } else if (now.isDead()) {
            // 双方均无取胜可能 (4.2.2), by whatever move it came about.
            transaction.end(GameEnding.drawn(EndReason.NO_ATTACKERS));
        } else if (state.duty().isPresent()) {
            checkDuty(transaction, side, state.duty().get());
        } else if (state.regulations().claims().automatic()) {
            return dueUnasked(transaction);
        }
        return Optional.empty();
    }

    /** Whether a ruled repetition is left in time (23.5.2). */
    private static void checkDuty(Transaction transaction, Side side, VaryDuty duty) {
        GameState state = transaction.state();
        MoveSequence history = state.history();
        if (history.occurrence() == 1) {
            transaction.emit(new PlayEvent.Varied(transaction.at(), side));
            return;
        }
        boolean others = duty.side().filter(side.opponent()::equals).isPresent();
        if (others
                || duty.roundsPlayed(history)
                        < state.regulations().claims().thresholds().roundsToVary()) {
            return;
        }
        transaction.end(duty.side()
                .map(obliged -> GameEnding.lost(obliged, EndReason.NOT_VARIED))
                .orElseGet(() -> GameEnding.drawn(EndReason.REPETITION)));
    }

    /** Limits and repetitions that need no claim, where the regulations say so. A repetition comes first. */
    private static Optional<Recurrence> dueUnasked(Transaction transaction) {
        Optional<Recurrence> due = transaction
                .arbiter()
                .due(transaction.state().history())
                .filter(recurrence -> recurrence.basis() == Recurrence.Basis.TIMES_ROUND);
        if (due.isEmpty()) {
            endAtLimit(transaction);
        }
        return due;
    }

    private static void ruleUnasked(Transaction transaction, ClaimRuling ruling) {
        if (ruling.consequence().isRuling()) {
            enforce(
                    transaction,
                    ruling.consequence(),
                    ruling.side(),
                    ruling.articles(),
                    new Words.Found(ruling.grounds()));
        } else {
            endAtLimit(transaction);
        }
    }

    private static void endAtLimit(Transaction transaction) {
        MoveLimit limit = transaction.arbiter().moveLimit(transaction.state().history());
        if (limit.isReachedFor(Side.RED) || limit.isReachedFor(Side.BLACK)) {
            transaction.end(GameEnding.drawn(EndReason.MOVE_LIMIT));
        }
    }

    /** Puts a ruling on a repetition into force: perpetual check may lose at once (23.5.1), else there is time to vary. */
    static Answer enforce(
            Transaction transaction, Consequence verdict, Optional<Side> side, List<Article> articles, Words why) {
        transaction.emit(new ClaimEvent.Ruled(transaction.at(), verdict, side, articles, why));
        if (verdict == Consequence.LOSS && side.isPresent()) {
            return transaction.end(GameEnding.lost(side.get(), EndReason.PERPETUAL_CHECK));
        }
        return transaction.done();
    }
}
