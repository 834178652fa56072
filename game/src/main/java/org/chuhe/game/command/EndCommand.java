package org.chuhe.game.command;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.ClockEvent;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.game.state.EndEvent;
import org.chuhe.game.state.EventLog;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.TableEvent;
import org.chuhe.text.Article;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;

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
            for (int i = justFouled(transaction.state()); i > 0; i--) {
                transaction.emit(new ConductEvent.FoulWaived(at, side));
            }
            transaction.emit(new EndEvent.Resigned(at, side));
            return transaction.end(GameEnding.lost(side, EndReason.RESIGNATION));
        }

        /** How many fouls the side has just been given: a record may bring several at once (7.1). */
        private int justFouled(GameState state) {
            EventLog log = state.log();
            if (log.last().filter(event -> goesWithFoul(state, event)).isPresent()) {
                log = log.withoutLast();
            }
            int fouls = foul(log).isPresent() ? 1 : 0;
            if (isOfRecord(log)) {
                for (log = log.withoutLast(); isOfRecord(log); log = log.withoutLast()) {
                    fouls++;
                }
            }
            return fouls;
        }

        private boolean isOfRecord(EventLog log) {
            return foul(log)
                    .filter(foul -> foul.article().equals(ConductBook.article("8.1.6")))
                    .isPresent();
        }

        private Optional<ConductEvent.Foul> foul(EventLog log) {
            return log.last()
                    .flatMap(event -> event.as(ConductEvent.Foul.class).findFirst())
                    .filter(foul -> foul.side() == side);
        }

        /** What is put on record after a foul and belongs to it: lost time (22.2), or the press for an illegal move (5.8.3). */
        private static boolean goesWithFoul(GameState state, GameEvent event) {
            return event.as(ClockEvent.Penalty.class).count() > 0
                    || event.as(ClockEvent.Pressed.class)
                            .anyMatch(pressed -> state.position().sideToMove() == pressed.side());
        }
    }

    /**
     * A side leaves the event, for a reason and with the organisers' consent (19.1); games not finished count as forfeited
     * (19.2, 19.3).
     */
    record Withdraw(long at, Side side, Article article, Authority by, Words why) implements EndCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (!article.equals(ConductBook.article("19.2")) && !article.equals(ConductBook.article("19.3"))) {
                return transaction.refuse("19.1", "refused.withdrawal");
            }
            if (by != Authority.ORGANISER) {
                return transaction.refuse("19.1", "refused.consent");
            }
            if (why.equals(Words.NONE)) {
                return transaction.refuse("19.1", "refused.no-reason");
            }
            transaction.emit(
                    new TableEvent.Noted(at, "withdrawn", Optional.of(side), ConductBook.article("19.1"), by, why));
            transaction.emit(new EndEvent.Forfeited(at, side, article));
            Result lost = side.opponent().wins();
            Result outcome = transaction.state().history().ply() > 0 ? lost : lost.byForfeit();
            return transaction.end(new GameEnding(outcome, EndReason.WITHDRAWAL, article));
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
