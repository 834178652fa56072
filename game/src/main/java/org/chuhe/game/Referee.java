package org.chuhe.game;

import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.claim.ArbiterJudge;
import org.chuhe.game.claim.PlainJudge;
import org.chuhe.game.claim.RepetitionJudge;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.Regulations;

/**
 * Takes commands and answers them by the rules. A referee keeps nothing between commands: one can serve any number of
 * games.
 */
public final class Referee {
    private final RepetitionJudge judge;

    /** A referee who asks {@code judge} about repetitions. */
    public Referee(RepetitionJudge judge) {
        this.judge = judge;
    }

    /** A referee who sees perpetual check himself and leaves other repetitions to a human arbiter. */
    public Referee() {
        this(new PlainJudge());
    }

    /** A referee who rules on repetitions by the book that these regulations name. */
    public static Referee of(Regulations regulations) {
        return new Referee(ArbiterJudge.of(regulations.edition()));
    }

    /** Begins a game from the usual position, both players at the board. */
    public GameState start(long at, Players players, Regulations regulations) {
        return start(at, players, regulations, Handicap.NONE, true, true);
    }

    /**
     * Begins a game.
     *
     * @param redPresent whether Red is at the board (20.1)
     * @param blackPresent whether Black is
     */
    public GameState start(
            long at,
            Players players,
            Regulations regulations,
            Handicap handicap,
            boolean redPresent,
            boolean blackPresent) {
        Side first = regulations.edition().firstToMove();
        Position usual = first == Side.RED ? Position.START : Position.START.withSideToMove(first);
        return start(at, players, regulations, handicap, handicap.applyTo(usual), redPresent, blackPresent);
    }

    /** Begins a game from any position, such as a composed one. */
    public GameState start(
            long at,
            Players players,
            Regulations regulations,
            Handicap handicap,
            Position position,
            boolean redPresent,
            boolean blackPresent) {
        return GameState.of(
                new PlayEvent.Started(at, players, regulations, handicap, position, redPresent, blackPresent));
    }

    /** Answers a command: with the events that it leads to, or with the article that stands against it. */
    public Answer answer(GameState state, Command command) {
        Desk desk = new Desk(state, judge, command.at());
        if (command.at() < state.clock().time() || command.at() > Long.MAX_VALUE / 8) {
            return desk.refuse("6", "refused.time");
        }
        desk.letTimePass();
        return check(desk, command);
    }

    private static Answer check(Desk desk, Command command) {
        GameState state = desk.state();
        if (state.phase() == Phase.CLOSED) {
            return desk.refuse("9", "refused.closed");
        }
        Command.Window window = command.window();
        if (state.isOver() && window != Command.Window.UNTIL_SIGNED) {
            return desk.refuse(state.result().map(Result::article).orElse("9"), "refused.over");
        }
        if (command.player().isPresent()
                && !state.record(command.player().get()).present()
                && !state.isOver()) {
            return desk.refuse(
                    "20.1", "refused.absent", Desk.name(command.player().get()));
        }
        if (window == Command.Window.RUNNING) {
            if (state.claim().isPresent()) {
                return desk.refuse("23.1", "refused.claim-pending");
            }
            if (state.phase() == Phase.PAUSED) {
                return desk.refuse("21.4", "refused.paused");
            }
            if (state.disturbed().isPresent() && !(command instanceof TouchCommand.Rearrange)) {
                return desk.refuse("5.9", "refused.disturbed");
            }
        }
        return command.decide(desk);
    }
}
