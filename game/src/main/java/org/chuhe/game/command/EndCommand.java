package org.chuhe.game.command;

import org.chuhe.core.Side;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.GameOutcome;
import org.chuhe.game.result.Reason;
import org.chuhe.game.state.ClockEvent;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.game.state.EndEvent;
import org.chuhe.game.state.EventLog;
import org.chuhe.game.state.GameState;
import org.chuhe.text.Article;

/** How players and organisers bring a game to its end (4.1.12, articles 9 and 19). */
public sealed interface EndCommand extends GameCommand {

    /** A player resigns; right after a foul the foul is not counted (8.2). */
    record Resign(long at, Side side) implements EndCommand, PlayerCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (hasJustFouled(transaction.state())) {
                transaction.emit(new ConductEvent.FoulWaived(at, side));
            }
            transaction.emit(new EndEvent.Resigned(at, side));
            return transaction.end(GameEnding.lost(side, Reason.RESIGNATION));
        }

        private boolean hasJustFouled(GameState state) {
            EventLog log = state.log();
            if (log.last().filter(ClockEvent.Penalty.class::isInstance).isPresent()) {
                log = log.withoutLast();
            }
            return log.last().orElseThrow() instanceof ConductEvent.Foul foul && foul.side() == side;
        }
    }

    /** A side leaves the event; games not finished count as forfeited (19.2, 19.3). */
    record Withdraw(long at, Side side, Article article) implements EndCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (!article.equals(ConductBook.article("19.2")) && !article.equals(ConductBook.article("19.3"))) {
                return transaction.refuse("19.1", "refused.withdrawal");
            }
            boolean played = transaction.state().history().ply() > 0;
            transaction.emit(new EndEvent.Forfeited(at, side, article));
            return transaction.end(new GameEnding(GameOutcome.lostBy(side), Reason.WITHDRAWAL, article, played));
        }
    }

    /** Somebody signs the result (article 9). */
    record Sign(long at, EndEvent.Signer signer) implements EndCommand {
        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Answer decide(Transaction transaction) {
            GameState state = transaction.state();
            if (!state.isOver()) {
                return transaction.refuse("9", "refused.nothing-to-sign");
            }
            boolean signed = switch (signer) {
                case RED -> state.red().signed();
                case BLACK -> state.black().signed();
                case ARBITER -> state.arbiterSigned();
            };
            if (signed) {
                return transaction.refuse("9", "refused.signed");
            }
            if (state.red().rewriting() || state.black().rewriting()) {
                return transaction.refuse("7.3", "refused.rewriting");
            }
            transaction.emit(new EndEvent.Signed(at, signer));
            return transaction.done();
        }
    }
}
