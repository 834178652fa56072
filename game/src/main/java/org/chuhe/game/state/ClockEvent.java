package org.chuhe.game.state;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.Words;
import org.chuhe.text.Article;
import org.chuhe.text.EndReason;

/** What happens to the clock (articles 6, 20 and 21). */
public sealed interface ClockEvent extends GameEvent {
    /** A side has moved and starts the other's clock (article 6); after a move that was put back its own goes on (5.8.3). */
    record Pressed(long at, Side side) implements ClockEvent {
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
            if (draft.turn.putBack() && draft.clock.isRunning(side)) {
                draft.turn = draft.turn.putBack(false);
                return;
            }
            draft.require(draft.turn.moved() && draft.clock.isRunning(side), "nothing to press for");
            draft.clock = draft.clock.press(draft.from().scheme(), side);
            draft.beginTurn();
        }
    }

    /** A side presses without having moved; its clock goes on (8.1.7). */
    record PressedWithoutMove(long at, Side side, int count) implements ClockEvent {
        @Override
        public boolean isNews() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            draft.edit(side, account -> account.emptyPresses++);
            draft.require(draft.record(side).emptyPresses() == count, "wrong count");
        }
    }

    /** The arbiter stops both clocks. */
    record Paused(long at, Article article) implements ClockEvent {
        @Override
        public void change(StateDraft draft) {
            draft.require(draft.phase == Phase.PLAYING, "the clocks stand already");
            draft.phase = Phase.PAUSED;
            draft.clock = draft.clock.stop();
        }
    }

    /** Play goes on. */
    record Resumed(long at) implements ClockEvent {
        @Override
        public void change(StateDraft draft) {
            draft.require(draft.phase == Phase.PAUSED, "the clocks do not stand");
            draft.phase = Phase.PLAYING;
            if (draft.claim.isEmpty()) {
                draft.restartClock();
            }
        }
    }

    /** The arbiter sets a side's clock (21.4). */
    record ClockSet(long at, Side side, long left, Article article) implements ClockEvent {
        @Override
        public boolean isNews() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(draft.phase == Phase.PAUSED && left > 0, "the clock cannot be set now");
            draft.editClock(side, draft.clock.face(side).set(draft.from().scheme(), left));
        }
    }

    /** Time is taken from a side's clock (22.2). */
    record Penalty(long at, Side side, long millis, Article article) implements ClockEvent {
        @Override
        public Optional<Article> applied() {
            return Optional.of(article);
        }

        @Override
        public boolean isGrave() {
            return true;
        }

        @Override
        public boolean isNews() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(millis >= 0, "a penalty takes time");
            draft.editClock(side, draft.clock.face(side).take(draft.from().scheme(), millis));
        }
    }

    /** A side's time is used up (21.1–21.3). */
    record FlagFell(long at, Side side) implements ClockEvent {
        @Override
        public void change(StateDraft draft) {
            boolean out = draft.clock.face(side).isOut(draft.from().scheme())
                    || draft.record(side).flagFell() != SideRecord.NEVER;
            draft.require(out, "there is time left");
            if (draft.record(side).flagFell() == SideRecord.NEVER) {
                draft.edit(side, account -> account.flagFell = at);
            }
        }
    }

    /** The arbiter finds that a flag fell by a fault; the game goes on when he resumes it (21.5). */
    record FlagOverruled(long at, Side side, long left, Words why) implements ClockEvent {
        @Override
        public boolean isAfterEnd() {
            return true;
        }

        @Override
        public boolean isNews() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            boolean onTime = draft.result
                    .map(GameEnding::reason)
                    .filter(EndReason.TIME::equals)
                    .isPresent();
            draft.require(onTime && left > 0, "the game was not lost on time");
            draft.result = Optional.empty();
            draft.phase = Phase.PAUSED;
            draft.editClock(side, draft.clock.face(side).set(draft.from().scheme(), left));
            draft.edit(side, account -> account.flagFell = SideRecord.NEVER);
            draft.unsign();
        }
    }

    /** A late player arrives (20.1). */
    record Arrived(long at, Side side, long lateBy) implements ClockEvent {
        @Override
        public void change(StateDraft draft) {
            draft.require(!draft.record(side).present(), "the player is here already");
            draft.edit(side, account -> account.present = true);
        }
    }
}
