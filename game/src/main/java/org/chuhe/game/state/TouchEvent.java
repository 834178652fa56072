package org.chuhe.game.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.core.Square;

/** What hands do to the pieces (article 5). */
public sealed interface TouchEvent extends GameEvent {
    @Override
    default boolean isPlay() {
        return true;
    }

    @Override
    default boolean isTold() {
        return false;
    }

    /**
     * Pieces are touched; in which order decides what must be played (5.1–5.5): in this turn, or in the side's next where it
     * has put them straight when it might not (5.6).
     */
    record Touched(long at, Side side, List<Square> points) implements TouchEvent {
        public Touched {
            points = List.copyOf(points);
        }

        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            if (draft.from().isTurn(side)) {
                draft.turn = draft.turn.touching(points);
            } else {
                List<Square> all = new ArrayList<>(draft.record(side).touchedEarly());
                all.addAll(points);
                draft.edit(side, account -> account.touchedEarly = List.copyOf(all));
            }
        }
    }

    /** Pieces are put straight, as announced (5.6). */
    record Adjusted(long at, Side side, List<Square> points) implements TouchEvent {
        public Adjusted {
            points = List.copyOf(points);
        }

        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
        }
    }

    /** A piece is plainly knocked by accident: that is no touch (5.6). */
    record Brushed(long at, Side side, Square point) implements TouchEvent {
        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
        }
    }

    /** A piece slips out of the hand: that is no move (5.7), but the piece was touched (5.1). */
    record Dropped(long at, Side side, Square from, Square on) implements TouchEvent {
        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            draft.require(draft.position().sideToMove() == side && !draft.turn.moved(), "it is not this side's turn");
            draft.turn = draft.turn.touching(List.of(from));
        }
    }

    /** A side upsets the pieces and must put them back in its own time (5.9). */
    record Disturbed(long at, Side side) implements TouchEvent {
        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            draft.disturbed = Optional.of(side);
            draft.restartClock();
        }
    }

    /** The pieces stand as before (5.9). */
    record Rearranged(long at, Side side) implements TouchEvent {
        @Override
        public void change(StateDraft draft) {
            draft.require(draft.phase == Phase.PLAYING && draft.disturbed.isPresent(), "nothing is disturbed");
            draft.disturbed = Optional.empty();
            draft.restartClock();
        }
    }
}
