package org.chuhe.game.state;

import java.util.Optional;
import java.util.OptionalInt;
import org.chuhe.core.Side;
import org.chuhe.game.clock.SideClock;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.Practice;
import org.chuhe.text.Article;

/** What an arbiter enters beside the moves when he keeps the log of a game at a real board (8.2, 16.3, 17.1). */
public sealed interface TableEvent extends GameEvent {
    /**
     * Something was seen and put on record; nothing follows from it.
     *
     * @param incident its word in the catalogue of incidents
     */
    record Noted(long at, String incident, Optional<Side> side, Article article, Authority decidedBy, Words why)
            implements TableEvent {
        @Override
        public boolean isAfterEnd() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(!incident.isBlank() && !article.number().isBlank(), "a note says what, and by which article");
        }
    }

    /** The article would have this or that follow from an incident; the arbiter decides otherwise, with his reason. */
    record Overruled(long at, String incident, Optional<Side> side, Article article, Authority decidedBy, Words why)
            implements TableEvent {
        @Override
        public boolean isAfterEnd() {
            return true;
        }

        @Override
        public boolean isPenalty() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(
                    !incident.isBlank() && !article.number().isBlank() && decidedBy != Authority.SYSTEM,
                    "somebody overrules an article");
        }
    }

    /** A foul on record is taken back. */
    record FoulLifted(long at, Side side, Authority decidedBy, Words why) implements TableEvent {
        @Override
        public boolean isAfterEnd() {
            return true;
        }

        @Override
        public boolean isPenalty() {
            return true;
        }

        @Override
        public boolean isAgainst(Side player, GameState game) {
            return side == player;
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(draft.record(side).fouls() > 0, "there is no foul");
            draft.edit(side, account -> account.fouls--);
        }
    }

    /**
     * A result that is not signed is taken back, and with it the offence that brought it about; the clocks stand until play
     * is resumed (16.3).
     */
    record Reopened(long at, Authority decidedBy, Words why) implements TableEvent {
        @Override
        public boolean isAfterEnd() {
            return true;
        }

        @Override
        public boolean isPenalty() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(draft.result.isPresent(), "there is no result");
            draft.result.get().winner().ifPresent(winner -> forgive(draft, winner.opponent()));
            draft.result = Optional.empty();
            draft.phase = Phase.PAUSED;
            draft.decidedBy = Optional.empty();
            draft.edit(Side.RED, account -> account.flagFell = SideRecord.NEVER);
            draft.edit(Side.BLACK, account -> account.flagFell = SideRecord.NEVER);
            draft.unsign();
        }

        private static void forgive(StateDraft draft, Side loser) {
            switch (draft.result.orElseThrow().reason()) {
                case ILLEGAL_MOVES -> {
                    draft.edit(loser, account -> account.illegalMoves--);
                    draft.turn = draft.turn.untouched();
                }
                case FOULS -> draft.edit(loser, account -> account.fouls--);
                case EMPTY_PRESSES -> draft.edit(loser, account -> account.emptyPresses--);
                case FALSE_LIMIT_CLAIMS -> draft.edit(loser, account -> account.falseLimitClaims--);
                default -> {
                    // Nothing was counted.
                }
            }
        }
    }

    /** What was entered after a ply was not what was played: the log goes on from there, and the pieces never moved. */
    record Corrected(long at, int ply, Authority decidedBy, Words why) implements TableEvent {
        @Override
        public OptionalInt setsBackTo() {
            return OptionalInt.of(ply);
        }

        @Override
        public void change(StateDraft draft) {
            new PlayEvent.PositionRestored(at, ply).restore(draft, SideClock::strike);
        }
    }

    /** A move against the rules of play that is not entered as a move: out of turn (2.1), or with no board in the log. */
    record BrokePlay(long at, Side side, Article article, int count) implements TableEvent {
        @Override
        public boolean isPenalty() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            draft.edit(side, account -> account.illegalMoves++);
            draft.require(draft.record(side).illegalMoves() == count, "wrong count");
            boolean inTurn = draft.clock.isRunning(side) && !draft.turn.moved();
            if (inTurn && !draft.from().regulations().conduct().has(Practice.ONLY_EVENTS)) {
                draft.turn = draft.turn.putBack(true);
            }
        }
    }

    /** A side has moved and pressed; the move is on the players' own sheets only. */
    record TurnPassed(long at, Side side) implements TableEvent {
        @Override
        public boolean isPlay() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
            draft.require(
                    draft.from().regulations().conduct().has(Practice.ONLY_EVENTS) && draft.clock.isRunning(side),
                    "the moves are entered");
            draft.history = draft.history.withSideToMove(side.opponent());
            draft.clock = draft.clock.press(draft.from().scheme(), side);
            draft.beginTurn();
        }
    }

    /** The arbiter has seen on the clock beside the board that a side's time is used up (21.2, 21.3). */
    record FlagSeen(long at, Side side) implements TableEvent {
        @Override
        public void change(StateDraft draft) {
            draft.require(
                    draft.from().regulations().conduct().has(Practice.CLOCK_BESIDE), "the log keeps the time itself");
            draft.edit(side, account -> account.flagFell = at);
        }
    }
}
