package org.chuhe.game.state;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.result.GameEnding;
import org.chuhe.text.Article;
import org.chuhe.text.Coded;

/** How a game ends (articles 4, 9 and 20). */
public sealed interface EndEvent extends GameEvent {
    /** 认输 (4.1.12). */
    record Resigned(long at, Side side) implements EndEvent {
        @Override
        public void change(StateDraft draft) {
            draft.require(draft.result.isEmpty(), "the game is over");
        }
    }

    /** 弃权: a side does not come or leaves the event (19, 20). */
    record Forfeited(long at, Side side, Article article) implements EndEvent {
        @Override
        public boolean isGrave() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(draft.result.isEmpty(), "the game is over");
        }
    }

    /** 对局终了: both clocks stand and there is a result; until it is signed a later decision may replace it. */
    record Ended(long at, GameEnding result) implements EndEvent {
        @Override
        public boolean isAfterEnd() {
            return true;
        }

        @Override
        public Optional<Article> applied() {
            return Optional.of(result.article());
        }

        @Override
        public boolean isGrave() {
            return true;
        }

        /** Who was excluded, or was not there in time, has lost as a punishment (4.1.13, 18.2, 20). */
        @Override
        public boolean isAgainst(Side player, GameState game) {
            boolean punishes = switch (result.reason()) {
                case DISCIPLINE, LATE, BOTH_LATE -> true;
                default -> false;
            };
            return punishes && !result.winner().equals(Optional.of(player));
        }

        @Override
        public void change(StateDraft draft) {
            if (draft.result.isPresent()) {
                draft.unsign();
            }
            draft.phase = Phase.OVER;
            draft.result = Optional.of(result);
            draft.clock = draft.clock.stop();
            draft.offer = Optional.empty();
            draft.claim = Optional.empty();
        }
    }

    /** Who signs. */
    enum Signer implements Coded {
        RED("red"),
        BLACK("black"),
        ARBITER("arbiter");

        private final String code;

        Signer(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** The result is signed; with the third signature the game is closed 对局结束 (article 9). */
    record Signed(long at, Signer signer) implements EndEvent {
        @Override
        public boolean isAfterEnd() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(draft.result.isPresent(), "there is nothing to sign");
            switch (signer) {
                case RED -> draft.edit(Side.RED, account -> account.signed = true);
                case BLACK -> draft.edit(Side.BLACK, account -> account.signed = true);
                case ARBITER -> draft.arbiterSigned = true;
            }
            boolean all =
                    draft.record(Side.RED).signed() && draft.record(Side.BLACK).signed() && draft.arbiterSigned;
            if (all) {
                draft.phase = Phase.CLOSED;
            }
        }
    }
}
