package org.chuhe.game;

import org.chuhe.arbiter.RepetitionJudge;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.Outcome;
import org.chuhe.game.command.Transaction;
import org.chuhe.game.result.Authority;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.PlayEvent;
import org.chuhe.game.state.Players;

/**
 * Takes commands and answers them by the rules. A referee keeps nothing between commands: one can serve any number of
 * games.
 */
public final class Referee {
    private final RepetitionJudge judge;

    /** A referee who lets somebody else judge moves that have come round. */
    public Referee(RepetitionJudge judge) {
        this.judge = judge;
    }

    /** A referee who asks the arbiter. */
    public Referee() {
        this(RepetitionJudge.ARBITER);
    }

    /** Begins a game from the usual position, both players at the board. */
    public GameState start(long at, Players players, GameRegulations regulations) {
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
            GameRegulations regulations,
            Handicap handicap,
            boolean redPresent,
            boolean blackPresent) {
        Side first = regulations.book().firstToMove();
        Position usual = first == Side.RED ? Position.START : Position.START.withSideToMove(first);
        return start(at, players, regulations, handicap, handicap.applyTo(usual), redPresent, blackPresent);
    }

    /** Begins a game from any position, such as a composed one. */
    public GameState start(
            long at,
            Players players,
            GameRegulations regulations,
            Handicap handicap,
            Position position,
            boolean redPresent,
            boolean blackPresent) {
        return GameState.of(
                new PlayEvent.Started(at, players, regulations, handicap, position, redPresent, blackPresent));
    }

    /** Answers a command: with the events that it leads to, or with the article that stands against it. */
    public Answer answer(GameState state, GameCommand command) {
        return answer(state, command, Authority.SYSTEM);
    }

    /** The same at a board where an arbiter confirms what the referee says: the fouls are his (8.2). */
    public Answer answer(GameState state, GameCommand command, Authority confirmedBy) {
        return answer(decide(state, command, confirmedBy));
    }

    /** The answer in the end, with the judge's rulings where they are needed. */
    public Answer answer(Outcome outcome) {
        return outcome.ruledBy(judge);
    }

    /** The same, but what has to be ruled on is left to whoever asks. */
    public static Outcome decide(GameState state, GameCommand command, Authority confirmedBy) {
        return Transaction.of(state, command, confirmedBy);
    }
}
