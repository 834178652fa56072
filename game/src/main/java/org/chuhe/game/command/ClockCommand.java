package org.chuhe.game.command;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.ClockEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Phase;
import org.chuhe.game.state.SideRecord;
import org.chuhe.game.state.TableEvent;
import org.chuhe.text.Article;
import org.chuhe.text.EndReason;

/** What is done to the clock (articles 6, 20 and 21). */
public sealed interface ClockCommand extends GameCommand {

    /** Time passes: flags fall and absent players lose, if it is time. */
    record Tick(long at) implements ClockCommand {
        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Answer decide(Transaction transaction) {
            return transaction.done();
        }
    }

    /** A player presses his clock (article 6). */
    record PressClock(long at, Side side) implements ClockCommand, PlayerCommand {
        @Override
        public Answer decide(Transaction transaction) {
            GameState state = transaction.state();
            PlayersConduct conduct = state.regulations().conduct();
            if (!conduct.has(Practice.PRESSES_CLOCK)) {
                return transaction.refuse("6", "refused.pressed-for-you");
            }
            if (!state.isOwnTime(side)) {
                return transaction.refuse("6", "refused.clock-stands", Transaction.name(side));
            }
            // Whoever pressed after an illegal move has moved: that is one foul, by 8.1.8.
            if (state.turn().moved() || state.turn().putBack()) {
                transaction.emit(new ClockEvent.Pressed(at, side));
                return transaction.done();
            }
            if (conduct.has(Practice.ONLY_EVENTS)) {
                transaction.emit(new TableEvent.TurnPassed(at, side));
                return transaction.done();
            }
            return withoutMove(transaction, conduct);
        }

        /** 没有走棋先按钟 (8.1.7). */
        private Answer withoutMove(Transaction transaction, PlayersConduct conduct) {
            int count = transaction.state().record(side).emptyPresses() + 1;
            transaction.emit(new ClockEvent.PressedWithoutMove(at, side, count));
            Answer answer = transaction.foul(side, "8.1.7", Authority.SYSTEM);
            boolean lost = count >= conduct.offences().emptyPressesToLose()
                    && !transaction.state().isOver();
            return lost ? transaction.end(GameEnding.lost(side, EndReason.EMPTY_PRESSES)) : answer;
        }
    }

    /** In a log without moves: a player has pressed before he moved (8.1.7). */
    record PressEmpty(long at, Side side) implements ClockCommand, PlayerCommand {
        @Override
        public Answer decide(Transaction transaction) {
            if (!transaction.state().isOwnTime(side)) {
                return transaction.refuse("6", "refused.clock-stands", Transaction.name(side));
            }
            if (transaction.state().turn().moved()) {
                return transaction.refuse("8.1.7", "refused.moved-first", Transaction.name(side));
            }
            return new PressClock(at, side)
                    .withoutMove(transaction, transaction.state().regulations().conduct());
        }
    }

    /** A player stops or starts the clock without leave: a foul, and the clock goes on (8.1.2). */
    record StopClock(long at, Side side) implements ClockCommand, PlayerCommand {
        @Override
        public Answer decide(Transaction transaction) {
            return transaction.foul(side, "8.1.2", Authority.SYSTEM);
        }
    }

    /** A player reports that the clock is out of order: both stand until the arbiter has seen to it (21.4). */
    record ReportClockFault(long at, Side side) implements ClockCommand, PlayerCommand {
        @Override
        public Answer decide(Transaction transaction) {
            transaction.emit(new ClockEvent.Paused(at, ConductBook.article("21.4")));
            return transaction.done();
        }
    }

    /** The arbiter stops both clocks, naming the article he acts by. */
    record Pause(long at, Article article) implements ClockCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (transaction.state().phase() == Phase.PAUSED) {
                return transaction.refuse("21.4", "refused.paused");
            }
            transaction.emit(new ClockEvent.Paused(at, article));
            return transaction.done();
        }
    }

    /** The arbiter lets play go on. */
    record Resume(long at) implements ClockCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (transaction.state().phase() != Phase.PAUSED) {
                return transaction.refuse("21.4", "refused.not-paused");
            }
            transaction.emit(new ClockEvent.Resumed(at));
            return transaction.done();
        }
    }

    /** The arbiter sets a side's clock while both stand (21.4). */
    record SetClock(long at, Side side, long left) implements ClockCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (transaction.state().phase() != Phase.PAUSED) {
                return transaction.refuse("21.4", "refused.not-paused");
            }
            if (!isTime(left)) {
                return transaction.refuse("21.4", "refused.no-time");
            }
            transaction.emit(new ClockEvent.ClockSet(at, side, left, ConductBook.article("21.4")));
            return transaction.done();
        }
    }

    /** Somebody points out a fallen flag, with clocks whose flags count when called (21.2). */
    record CallFlag(long at) implements ClockCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            boolean red = isFallen(transaction.state(), Side.RED);
            boolean black = isFallen(transaction.state(), Side.BLACK);
            if (!red && !black) {
                return transaction.refuse("21.1", "refused.no-flag");
            }
            if (red) {
                transaction.emit(new ClockEvent.FlagFell(at, Side.RED));
            }
            if (black) {
                transaction.emit(new ClockEvent.FlagFell(at, Side.BLACK));
            }
            return transaction.end(transaction.onTime(
                    red && black
                            ? bothFallen(transaction.state())
                            : GameEnding.lost(red ? Side.RED : Side.BLACK, EndReason.TIME)));
        }

        private boolean isFallen(GameState state, Side side) {
            return state.record(side).flagFell() != SideRecord.NEVER
                    || state.clockAt(at).face(side).isOut(state.scheme());
        }

        private static GameEnding bothFallen(GameState state) {
            if (state.regulations().conduct().bothFlags() == PlayersConduct.BothFlags.DRAWN) {
                return GameEnding.drawn(EndReason.BOTH_FLAGS);
            }
            Side first = state.red().flagFell() <= state.black().flagFell() ? Side.RED : Side.BLACK;
            return GameEnding.lost(first, EndReason.TIME);
        }
    }

    /** The arbiter finds that a flag fell by a fault of the clock or of pressing it (21.5). */
    record OverruleFlag(long at, long left, Words why) implements ClockCommand {
        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Answer decide(Transaction transaction) {
            Optional<GameEnding> onTime =
                    transaction.state().result().filter(result -> result.reason() == EndReason.TIME);
            if (onTime.isEmpty() || onTime.get().winner().isEmpty()) {
                return transaction.refuse("21.5", "refused.not-on-time");
            }
            if (!isTime(left)) {
                return transaction.refuse("21.5", "refused.no-time");
            }
            Side side = onTime.get().winner().get().opponent();
            transaction.emit(new ClockEvent.FlagOverruled(at, side, left, why));
            return transaction.done();
        }
    }

    /** A late player comes to the board (20.1). */
    record Arrive(long at, Side side) implements ClockCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (transaction.state().record(side).present()) {
                return transaction.refuse("20.1", "refused.present", Transaction.name(side));
            }
            transaction.emit(
                    new ClockEvent.Arrived(at, side, at - transaction.state().startedAt()));
            return transaction.done();
        }
    }

    private static boolean isTime(long millis) {
        return millis > 0 && millis <= ClockStage.UNLIMITED;
    }
}
