package org.chuhe.game.state;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.Words;
import org.chuhe.text.Article;

/** Fouls, warnings, records and decisions (articles 7, 8 and 18). */
public sealed interface ConductEvent extends GameEvent {
    @Override
    default boolean isPenalty() {
        return true;
    }

    @Override
    default boolean isNews() {
        return true;
    }

    /** 犯规: announced at once and put on record (8.2). */
    record Foul(long at, Side side, Article article, Authority decidedBy, int count) implements ConductEvent {
        @Override
        public Optional<Article> applied() {
            return Optional.of(article);
        }

        @Override
        public boolean isGrave() {
            return true;
        }

        @Override
        public boolean isAgainst(Side player, GameState game) {
            return side == player;
        }

        @Override
        public void change(StateDraft draft) {
            draft.edit(side, account -> account.fouls++);
            draft.require(draft.record(side).fouls() == count, "wrong count");
        }
    }

    /** The side resigns at once, so the foul is not counted (8.2). */
    record FoulWaived(long at, Side side) implements ConductEvent {
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

    /** 警告 (18.1). */
    record Warned(long at, Side side, Authority decidedBy, Words why) implements ConductEvent {
        @Override
        public boolean isAfterEnd() {
            return true;
        }

        @Override
        public boolean isAgainst(Side player, GameState game) {
            return side == player;
        }

        @Override
        public void change(StateDraft draft) {
            draft.edit(side, account -> account.warnings++);
        }
    }

    /** The arbiter looks at a side's record: moves are missing or cannot be read (7.1, 7.2). */
    record RecordFaulted(long at, Side side, int missed, boolean illegible, Authority decidedBy)
            implements ConductEvent {
        @Override
        public void change(StateDraft draft) {
            draft.require(missed > 0, "nothing is missing");
            int perFoul = draft.from().regulations().conduct().offences().missedMovesPerFoul();
            int total =
                    (int) Math.min(Integer.MAX_VALUE, (long) draft.record(side).missedMoves() + missed);
            draft.edit(side, account -> {
                account.missedMoves = total % perFoul;
                account.recordUsable = account.recordUsable && total < perFoul && !illegible;
            });
        }
    }

    /** The record must be written out fair after the game (7.3). */
    record RewriteOrdered(long at, Side side) implements ConductEvent {
        @Override
        public boolean isAfterEnd() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(draft.result.isPresent(), "the game is not over");
            draft.edit(side, account -> account.rewriting = true);
        }
    }

    /** The fair record is handed in (7.3). */
    record RecordRewritten(long at, Side side) implements ConductEvent {
        @Override
        public boolean isAfterEnd() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(draft.record(side).rewriting(), "nothing to write out");
            draft.edit(side, account -> account.rewriting = false);
        }
    }

    /** A side refuses to keep or to mend its record (7.4). */
    record RecordRefused(long at, Side side) implements ConductEvent {
        @Override
        public boolean isAfterEnd() {
            return true;
        }

        @Override
        public boolean isAgainst(Side player, GameState game) {
            return side == player;
        }

        @Override
        public void change(StateDraft draft) {
            draft.edit(side, account -> account.rewriting = false);
        }
    }

    /** A decision of an arbiter that is put on record with its article. */
    record Decided(long at, Authority decidedBy, Article article, Words why) implements ConductEvent {
        @Override
        public boolean isAfterEnd() {
            return true;
        }

        /** An exclusion names nobody (18.2); it is held against who lost by it. */
        @Override
        public boolean isAgainst(Side player, GameState game) {
            return game.result()
                    .flatMap(GameEnding::winner)
                    .filter(player.opponent()::equals)
                    .isPresent();
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(!article.number().isBlank(), "a decision names its article");
            draft.decidedBy = Optional.of(decidedBy);
        }
    }
}
