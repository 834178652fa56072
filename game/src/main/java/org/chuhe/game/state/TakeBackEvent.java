package org.chuhe.game.state;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chuhe.core.Side;
import org.chuhe.game.rules.Practice;

/** Moves taken back by agreement: 5.7 forbids it, so only in games whose regulations allow it. */
public sealed interface TakeBackEvent extends GameEvent {
    /** A side wishes to go back to the position after a ply; a move of either side answers it too. */
    record Asked(long at, Side side, int ply) implements TakeBackEvent {
        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            draft.require(draft.from().regulations().conduct().has(Practice.TAKES_BACK), "a move that was made stands");
            draft.require(draft.takeBack.isEmpty(), "a wish stands already");
            int last = draft.history.ply() - ply;
            boolean own = ply >= 0
                    && (last == 1 || last == 2)
                    && draft.from().handicap().mayReturnTo(ply)
                    && draft.history.played().get(ply).side() == side;
            draft.require(own, "this is not the side's last move");
            draft.takeBack = Optional.of(new TakeBackWish(side, ply));
            draft.edit(side, account -> account.askedBack = ply + 1);
        }
    }

    /** The other side declines in words. */
    record Declined(long at, Side side) implements TakeBackEvent {
        @Override
        public boolean isNews() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(
                    draft.takeBack.filter(wish -> wish.side() != side).isPresent(),
                    "nobody wishes to take a move back");
            draft.takeBack = Optional.empty();
        }
    }

    /**
     * The other side agrees, and play goes on from the position after the ply. The time that was used stays used, and what was
     * given for the moves stays given: time has passed, whatever stands on the board. Only what is given for a single move
     * begins anew. All else is as if the moves had not been made; a draw offered since was offered for another position.
     */
    record TakenBack(long at, Side side, int ply) implements TakeBackEvent {
        @Override
        public OptionalInt setsBackTo() {
            return OptionalInt.of(ply);
        }

        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            draft.require(
                    draft.takeBack
                            .filter(wish -> wish.side() != side && wish.ply() == ply)
                            .isPresent(),
                    "nobody wishes to take this move back");
            new PlayEvent.PositionRestored(at, ply).change(draft);
            for (Side each : Side.values()) {
                draft.editClock(
                        each, draft.clock.face(each).freshMove(draft.from().scheme()));
            }
            draft.offer = Optional.empty();
            draft.duty = duty(draft.from().log().events(), ply);
        }

        /** What a ruling asked for after a ply of the moves that are left: rulings on moves that are gone are gone too. */
        private static Optional<VaryDuty> duty(List<GameEvent> log, int ply) {
            Deque<Change> changes = new ArrayDeque<>();
            int played = 0;
            for (GameEvent event : log) {
                if (event instanceof PlayEvent.Moved) {
                    played++;
                } else if (event instanceof ClaimEvent.Ruled ruled) {
                    Optional<VaryDuty> asked = ruled.duty(played);
                    if (asked.isPresent()) {
                        changes.push(new Change(played, asked));
                    }
                } else if (event instanceof PlayEvent.Varied) {
                    changes.push(new Change(played, Optional.empty()));
                } else if (event instanceof PlayEvent.PositionRestored restored) {
                    played = restored.ply();
                    changes.push(new Change(played, Optional.empty()));
                } else if (event instanceof TakenBack taken) {
                    played = taken.ply();
                    forgetAfter(played, changes);
                }
            }
            forgetAfter(ply, changes);
            return changes.isEmpty() ? Optional.empty() : changes.peek().duty();
        }

        private static void forgetAfter(int ply, Deque<Change> changes) {
            while (!changes.isEmpty() && changes.peek().ply() > ply) {
                changes.pop();
            }
        }

        /** From a ply on, this was asked for. */
        private record Change(int ply, Optional<VaryDuty> duty) {}
    }
}
