package org.chuhe.game.state;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import org.chuhe.core.IllegalMoveException;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.game.clock.SideClock;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.state.PlyTimes.PlyTime;
import org.chuhe.text.Article;

/** What happens on the board. */
public sealed interface PlayEvent extends GameEvent {
    /** The game begins and the clock of the side to move starts, whether the player is there or not (20.1). */
    record Started(
            long at,
            Players players,
            GameRegulations regulations,
            Handicap handicap,
            Position start,
            boolean redPresent,
            boolean blackPresent)
            implements PlayEvent {
        @Override
        public Started renamed(Side side, String name) {
            return new Started(at, players.renamed(side, name), regulations, handicap, start, redPresent, blackPresent);
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(false, "a game begins only once");
        }
    }

    /** A move is made: the hand has left the piece (5.7). */
    record Moved(long at, Side side, Move move) implements PlayEvent {
        @Override
        public boolean isPlay() {
            return true;
        }

        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            draft.require(draft.position().sideToMove() == side && !draft.turn.moved(), "it is not this side's turn");
            boolean named = draft.turn.unclear().isPresent();
            // Whoever plays on wants nothing back, and gives nothing back.
            draft.takeBack = Optional.empty();
            draft.history = after(draft.history);
            draft.times = draft.times.plus(new PlyTime(
                    draft.clock.face(side).moveUsed(),
                    draft.clock.face(Side.RED).untilFlag(draft.from().scheme()),
                    draft.clock.face(Side.BLACK).untilFlag(draft.from().scheme())));
            if (draft.history.lastCaptures()) {
                // A capture begins a new stage of the natural move limit (4.1.11).
                forgetFalseClaims(draft, Side.RED);
                forgetFalseClaims(draft, Side.BLACK);
            }
            draft.forgetTouched(move);
            if (draft.turn.openingMoves() > 1) {
                draft.history = draft.history.withSideToMove(side);
                draft.turn = draft.turn.nextOpeningMove(move.to());
            } else {
                draft.turn = Turn.MOVED;
                if (named) {
                    draft.beginTurn();
                }
            }
        }

        private MoveSequence after(MoveSequence before) {
            try {
                return before.play(move);
            } catch (IllegalMoveException e) {
                throw (EventOutOfPlaceException)
                        new EventOutOfPlaceException(this, "an illegal move cannot stand").initCause(e);
            }
        }

        private static void forgetFalseClaims(StateDraft draft, Side side) {
            if (draft.record(side).falseLimitClaims() > 0) {
                draft.edit(side, account -> account.falseLimitClaims = 0);
            }
        }
    }

    /** A piece is set down between two points and the clock pressed (5.10). */
    record PlacedBetween(long at, Side side, Square from, Square first, Square second) implements PlayEvent {
        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            boolean turn = draft.position().sideToMove() == side
                    && !draft.turn.moved()
                    && draft.turn.openingMoves() == 1
                    && draft.turn.unclear().isEmpty();
            draft.require(turn, "it is not this side's turn");
            draft.turn = draft.turn.unclear(new Turn.Unclear(from, first, second));
            draft.clock = draft.clock.press(draft.from().scheme(), side);
        }
    }

    /** The opponent names the point where the piece stands (5.10). */
    record PointNamed(long at, Side side, Square point) implements PlayEvent {
        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            boolean one = draft.turn
                    .unclear()
                    .map(unclear ->
                            unclear.first().equals(point) || unclear.second().equals(point))
                    .orElse(false);
            draft.require(one && draft.position().sideToMove() != side, "nothing to name");
        }
    }

    /** A move against the rules: the position is restored and the piece counts as touched (5.8.3). */
    record IllegalMove(long at, Side side, Move move, int count) implements PlayEvent {
        @Override
        public boolean isPenalty() {
            return true;
        }

        @Override
        public boolean isNews() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            draft.require(draft.position().sideToMove() == side && !draft.turn.moved(), "it is not this side's turn");
            draft.edit(side, account -> account.illegalMoves++);
            draft.require(draft.record(side).illegalMoves() == count, "wrong count");
            if (draft.turn.unclear().isPresent()) {
                draft.editClock(side, draft.clock.face(side).takeBack(1));
            }
            draft.turn = draft.turn.puttingBack(move.from());
            draft.restartClock();
        }
    }

    /** 自杀: a move that leaves the own king to be taken (3.4). */
    record Suicide(long at, Side side, Move move) implements PlayEvent {
        @Override
        public boolean isPenalty() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            boolean possible = draft.position().sideToMove() == side
                    && draft.position().isPseudoLegal(move)
                    && !draft.position().isLegal(move);
            draft.require(possible, "this move is not suicide");
        }
    }

    /** A piece had been displaced by accident: play goes on from the position before (5.8.2). */
    record PositionRestored(long at, int ply) implements PlayEvent {
        @Override
        public Optional<Article> applied() {
            return Optional.of(ConductBook.article("5.8.2"));
        }

        @Override
        public OptionalInt setsBackTo() {
            return OptionalInt.of(ply);
        }

        @Override
        public void change(StateDraft draft) {
            restore(draft, SideClock::takeBack);
        }

        /** Goes back to the ply; each face of the clock forgets the moves that were completed since. */
        void restore(StateDraft draft, BiFunction<SideClock, Integer, SideClock> forget) {
            draft.require(draft.phase != Phase.OVER && draft.claim.isEmpty(), "play is halted");
            GameState from = draft.from();
            draft.require(ply <= draft.history.ply() && from.handicap().mayReturnTo(ply), "no such ply");
            forgetMoves(draft, forget);
            // Where no moves are entered, turns may have passed since the start.
            draft.history = ply == 0 ? MoveSequence.of(from.start()) : draft.history.upTo(ply);
            draft.times = draft.times.upTo(ply);
            draft.turn = Turn.FRESH;
            draft.edit(Side.RED, account -> account.touchedEarly = List.of());
            draft.edit(Side.BLACK, account -> account.touchedEarly = List.of());
            draft.duty = Optional.empty();
            draft.takeBack = Optional.empty();
            draft.disturbed = Optional.empty();
            forgetWishes(draft);
            if (draft.phase == Phase.PLAYING) {
                draft.restartClock();
            }
        }

        /** Whoever asked for a move that is gone may ask for the one in its place. */
        private void forgetWishes(StateDraft draft) {
            for (Side side : Side.values()) {
                if (draft.record(side).askedBack() > ply) {
                    draft.edit(side, account -> account.askedBack = 0);
                }
            }
        }

        private void forgetMoves(StateDraft draft, BiFunction<SideClock, Integer, SideClock> forget) {
            for (Side side : Side.values()) {
                int count = draft.history.movesSince(ply, side);
                boolean unpressed = draft.turn.moved()
                        && count > 0
                        && draft.position().sideToMove().opponent() == side;
                boolean pressedEarly =
                        draft.turn.unclear().isPresent() && draft.position().sideToMove() == side;
                int completed = count - (unpressed ? 1 : 0) + (pressedEarly ? 1 : 0);
                draft.editClock(side, forget.apply(draft.clock.face(side), completed));
            }
        }
    }

    /** A ruled repetition is left: nothing is due any more (23.5.2). */
    record Varied(long at, Side side) implements PlayEvent {
        @Override
        public void change(StateDraft draft) {
            draft.require(draft.duty.isPresent(), "nobody has to vary");
            draft.duty = Optional.empty();
        }
    }
}
