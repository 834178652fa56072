package org.chuhe.game.command;

import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.PlayEvent;
import org.chuhe.game.state.TakeBackEvent;
import org.chuhe.game.state.TakeBackWish;
import org.chuhe.game.state.Turn;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;

/** What is done on the board. */
public sealed interface PlayCommand extends GameCommand {

    /** A player makes a move. */
    record MakeMove(long at, Side side, Move move) implements PlayCommand, PlayerCommand {
        @Override
        public Outcome decide(Transaction transaction) {
            GameState state = transaction.state();
            if (state.regulations().conduct().has(Practice.ONLY_EVENTS)) {
                return transaction.refuse("7.1", "refused.only-events");
            }
            if (state.turn().unclear().isPresent()) {
                return transaction.refuse("5.10", "refused.unclear");
            }
            if (state.position().sideToMove() != side) {
                return transaction.refuse("2.1", "refused.not-your-turn", Transaction.name(side.opponent()));
            }
            if (!state.isOwnTime(side)) {
                return transaction.refuse("6", "refused.clock-not-pressed", Transaction.name(side.opponent()));
            }
            Optional<Piece> piece = state.position().pieceAt(move.from());
            if (piece.isEmpty() || piece.get().side() != side) {
                return transaction.refuse("2.3", "refused.no-piece", move.from());
            }
            return MoveDecision.of(transaction, side, move);
        }
    }

    /** A player sets a piece down between two points and presses the clock (5.10). */
    record PlaceBetween(long at, Side side, Square from, Square first, Square second)
            implements PlayCommand, PlayerCommand {
        @Override
        public Answer decide(Transaction transaction) {
            GameState state = transaction.state();
            boolean ready = state.position().sideToMove() == side
                    && state.isOwnTime(side)
                    && state.turn().unclear().isEmpty();
            if (!ready) {
                return transaction.refuse("2.1", "refused.not-your-turn", Transaction.name(side.opponent()));
            }
            if (!state.regulations().conduct().has(Practice.PRESSES_CLOCK)
                    || !state.regulations().conduct().has(Practice.TAKES_ILLEGAL_MOVES)
                    || state.turn().openingMoves() > 1
                    || first.equals(second)) {
                return transaction.refuse("5.10", "refused.always-clear");
            }
            Optional<Piece> piece = state.position().pieceAt(from);
            if (piece.isEmpty() || piece.get().side() != side) {
                return transaction.refuse("2.3", "refused.no-piece", from);
            }
            MoveDecision.declineByPlaying(transaction, side);
            transaction.emit(new PlayEvent.PlacedBetween(at, side, from, first, second));
            return transaction.done();
        }
    }

    /** The opponent says on which of the two points the piece stands (5.10). */
    record NamePoint(long at, Side side, Square point) implements PlayCommand, PlayerCommand {
        @Override
        public Outcome decide(Transaction transaction) {
            Optional<Turn.Unclear> unclear = transaction.state().turn().unclear();
            if (unclear.isEmpty() || transaction.state().position().sideToMove() == side) {
                return transaction.refuse("5.10", "refused.nothing-unclear");
            }
            Turn.Unclear placed = unclear.get();
            if (!placed.first().equals(point) && !placed.second().equals(point)) {
                return transaction.refuse("5.10", "refused.other-point", placed.first(), placed.second());
            }
            transaction.emit(new PlayEvent.PointNamed(at, side, point));
            return MoveDecision.of(transaction, side.opponent(), new Move(placed.from(), point));
        }
    }

    /** A player wants to take his last move back: it stands (5.7), unless the game is for fun and the opponent agrees. */
    record TakeBack(long at, Side side) implements PlayCommand, PlayerCommand {
        @Override
        public Answer decide(Transaction transaction) {
            GameState state = transaction.state();
            if (!state.regulations().conduct().has(Practice.TAKES_BACK)) {
                return transaction.refuse("5.7", "refused.take-back");
            }
            Optional<Integer> last = state.lastMoveOf(side).filter(state.handicap()::mayReturnTo);
            if (last.isEmpty()) {
                return transaction.refuse("5.7", "refused.nothing-to-take-back");
            }
            if (state.takeBack().isPresent()) {
                boolean own = state.takeBack().get().side() == side;
                return transaction.refuse("5.7", own ? "refused.take-back-stands" : "refused.take-back-answer");
            }
            // Once a move, so that nobody is pestered.
            if (!state.mayAskBack(side)) {
                return transaction.refuse("5.7", "refused.take-back-asked");
            }
            transaction.emit(new TakeBackEvent.Asked(at, side, last.get()));
            return transaction.done();
        }
    }

    /** A player lets his opponent take the move back. */
    record AgreeToTakeBack(long at, Side side) implements PlayCommand, PlayerCommand {
        @Override
        public Answer decide(Transaction transaction) {
            Optional<TakeBackWish> wish = transaction.state().takeBack().filter(open -> open.side() != side);
            if (wish.isEmpty()) {
                return transaction.refuse("5.7", "refused.no-take-back");
            }
            transaction.emit(new TakeBackEvent.TakenBack(at, side, wish.get().ply()));
            return transaction.done();
        }
    }

    /** A player holds his opponent to the move. */
    record DeclineTakeBack(long at, Side side) implements PlayCommand, PlayerCommand {
        @Override
        public Answer decide(Transaction transaction) {
            if (transaction
                    .state()
                    .takeBack()
                    .filter(open -> open.side() != side)
                    .isEmpty()) {
                return transaction.refuse("5.7", "refused.no-take-back");
            }
            transaction.emit(new TakeBackEvent.Declined(at, side));
            return transaction.done();
        }
    }

    /** A piece turns out to have been displaced by accident after a certain ply (5.8.2). */
    record ReportDisplacement(long at, int ply) implements PlayCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            GameState state = transaction.state();
            int played = state.history().ply();
            if (!state.handicap().mayReturnTo(ply)
                    || ply > played
                    || state.claim().isPresent()) {
                return transaction.refuse("5.8.2", "refused.no-such-ply", ply);
            }
            int rounds = state.regulations().displacementRounds();
            if (state.log().playedSince(ply) > 2 * rounds) {
                return transaction.refuse("5.8.2", "refused.displacement-late", rounds);
            }
            transaction.emit(new PlayEvent.PositionRestored(at, ply));
            return transaction.done();
        }
    }

    /** The players turn out to have the wrong colours (5.8.1). */
    record ReportReversedColours(long at) implements PlayCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            long limit = transaction.state().regulations().colourErrorMillis();
            if (at - transaction.state().startedAt() > limit) {
                return transaction.refuse("5.8.1", "refused.colours-late", limit / 60_000);
            }
            return transaction.end(GameEnding.of(Result.NONE, EndReason.COLOURS_REVERSED));
        }
    }
}
