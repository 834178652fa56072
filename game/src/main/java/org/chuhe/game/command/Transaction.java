package org.chuhe.game.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.core.Names;
import org.chuhe.core.Side;
import org.chuhe.core.board.DeadMaterial;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.ClockEvent;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.game.state.EndEvent;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Phase;
import org.chuhe.text.Article;
import org.chuhe.text.EndReason;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;
import org.chuhe.text.Result;

/** Where one command is dealt with: it collects the events and keeps the state they lead to. */
public final class Transaction {
    private static final Messages MESSAGES = Messages.beside(Transaction.class);

    private final long at;
    /** Who confirms what the facts alone decide. */
    private final Authority confirmedBy;

    private final List<GameEvent> events;
    private GameState state;

    private Transaction(GameState state, List<GameEvent> events, long at, Authority confirmedBy) {
        this.state = state;
        this.events = events;
        this.at = at;
        this.confirmedBy = confirmedBy;
    }

    /**
     * Decides on a command: what it leads to, or which article stands against it.
     *
     * @param confirmedBy who answers for what the facts alone decide: the program itself, or an arbiter who has confirmed it
     */
    public static Outcome of(GameState state, GameCommand command, Authority confirmedBy) {
        Transaction transaction = new Transaction(state, new ArrayList<>(4), command.at(), confirmedBy);
        if (command.at() < state.clock().time() || command.at() > Long.MAX_VALUE / 8) {
            return transaction.refuse("6", "refused.time");
        }
        transaction.letTimePass();
        return transaction.check(command);
    }

    private Outcome check(GameCommand command) {
        if (state.phase() == Phase.CLOSED) {
            return refuse("9", "refused.closed");
        }
        GameCommand.Window window = command.window();
        if (state.isOver() && window != GameCommand.Window.UNTIL_SIGNED) {
            return refuse(state.result().map(GameEnding::article).orElse(ConductBook.article("9")), "refused.over");
        }
        if (command.player().isPresent()
                && !state.record(command.player().get()).present()
                && !state.isOver()) {
            return refuse("20.1", "refused.absent", name(command.player().get()));
        }
        if (window == GameCommand.Window.RUNNING) {
            if (state.claim().isPresent()) {
                return refuse("23.1", "refused.claim-pending");
            }
            if (state.phase() == Phase.PAUSED) {
                return refuse("21.4", "refused.paused");
            }
            if (state.disturbed().isPresent() && !(command instanceof TouchCommand.Rearrange)) {
                return refuse("5.9", "refused.disturbed");
            }
        }
        return command.decide(this);
    }

    static Message message(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }

    static Message name(Side side) {
        return Names.of(side);
    }

    GameState state() {
        return state;
    }

    long at() {
        return at;
    }

    void emit(GameEvent event) {
        state = state.apply(event);
        events.add(event);
    }

    Answer done() {
        return new Answer(state, events, Optional.empty());
    }

    Answer refuse(String number, String key, Object... arguments) {
        return refuse(ConductBook.article(number), key, arguments);
    }

    Answer refuse(Article article, String key, Object... arguments) {
        return new Answer(state, events, Optional.of(new Refusal(article, message(key, arguments))));
    }

    Answer refuse(Refusal refusal) {
        return new Answer(state, events, Optional.of(refusal));
    }

    /** What would come of a command in a state that is only imagined; nothing of it happens. */
    Outcome imagine(GameState imagined, GameCommand command) {
        return of(imagined, command, confirmedBy);
    }

    /**
     * Goes on when a repetition has been ruled on, at once if there is none.
     *
     * @param next decides with the ruling, in a transaction that stands as this one does now
     */
    Outcome whenRuled(Optional<Recurrence> due, BiFunction<Transaction, Optional<ClaimRuling>, Outcome> next) {
        if (due.isEmpty()) {
            return next.apply(this, Optional.empty());
        }
        Recurrence recurrence = due.get();
        return new NeedsRuling(
                arbiter().book(),
                recurrence.cycle(),
                ruling -> next.apply(copy(), Optional.of(arbiter().ruled(recurrence, ruling))));
    }

    /** The same, which goes its own way from here. */
    Transaction copy() {
        return new Transaction(state, new ArrayList<>(events), at, confirmedBy);
    }

    Answer end(GameEnding result) {
        emit(new EndEvent.Ended(at, result));
        return done();
    }

    /** Whether the game has ended by the word of somebody above this one (16.3, 18.2, 18.3), which then is not his to change. */
    boolean decidedAbove(Authority by) {
        return state.isOver()
                && state.decidedBy().filter(last -> last.outranks(by)).isPresent();
    }

    /** Puts a foul on record; the third one loses (4.1.10). */
    Answer foul(Side side, String number, Authority decidedBy) {
        int count = state.record(side).fouls() + 1;
        Authority by = decidedBy == Authority.SYSTEM ? confirmedBy : decidedBy;
        emit(new ConductEvent.Foul(at, side, ConductBook.article(number), by, count));
        return count >= state.regulations().conduct().offences().foulsToLose()
                ? end(GameEnding.lost(side, EndReason.FOULS))
                : done();
    }

    /** Who answers claims in this game, by its book and its regulations. */
    Arbiter arbiter() {
        return state.regulations().arbiter();
    }

    /** What time alone has brought about by now: a flag (21.3) or a player who stayed away too long (20.1). */
    void letTimePass() {
        if (state.isOver()) {
            return;
        }
        long flag = flagInstant();
        long late = latenessInstant();
        if (flag <= Math.min(at, late)) {
            Side side = state.onTheClock();
            emit(new ClockEvent.FlagFell(flag, side));
            emit(new EndEvent.Ended(flag, onTime(side)));
        } else if (late <= at) {
            forfeitAbsent(late);
        }
    }

    /** What it means that a side's time is used up: nobody wins where nobody can (4.2.2), else the other does (4.1.6). */
    GameEnding onTime(Side side) {
        return onTime(GameEnding.lost(side, EndReason.TIME));
    }

    GameEnding onTime(GameEnding usual) {
        return DeadMaterial.isOn(state.position().toBoard()) ? GameEnding.drawn(EndReason.NO_ATTACKERS) : usual;
    }

    private long flagInstant() {
        // With a clock beside the board only the arbiter knows what it shows (21.2, 21.3).
        if (state.regulations().conduct().has(Practice.CALLS_FLAG)
                || state.regulations().conduct().has(Practice.CLOCK_BESIDE)) {
            return Long.MAX_VALUE;
        }
        return state.clock().flagInstant(state.scheme()).orElse(Long.MAX_VALUE);
    }

    private long latenessInstant() {
        if (state.red().present() && state.black().present()) {
            return Long.MAX_VALUE;
        }
        long instant = state.startedAt() + state.regulations().latenessMillis() + 1;
        return Math.max(instant, state.clock().time());
    }

    private void forfeitAbsent(long instant) {
        boolean red = !state.red().present();
        boolean black = !state.black().present();
        boolean both = red && black;
        for (Side side : Side.values()) {
            if (!state.record(side).present()) {
                emit(new EndEvent.Forfeited(instant, side, ConductBook.article(both ? "20.2" : "20.1")));
            }
        }
        GameEnding ending = both
                ? GameEnding.of(Result.BOTH_FORFEIT, EndReason.BOTH_LATE)
                : GameEnding.of(red ? Result.BLACK_BY_FORFEIT : Result.RED_BY_FORFEIT, EndReason.LATE);
        emit(new EndEvent.Ended(instant, ending));
    }
}
