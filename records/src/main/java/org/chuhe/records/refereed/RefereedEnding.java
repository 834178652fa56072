package org.chuhe.records.refereed;

import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.GameOutcome;
import org.chuhe.game.result.Reason;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameResult;
import org.chuhe.records.model.Termination;

/** How a referee's ending is written down: the result, the kind of ending and the article. */
public final class RefereedEnding {
    private RefereedEnding() {}

    public static GameResult result(GameOutcome outcome) {
        return switch (outcome) {
            case RED_WINS -> GameResult.RED_WINS;
            case BLACK_WINS -> GameResult.BLACK_WINS;
            case DRAW -> GameResult.DRAW;
            case BOTH_LOSE, VOID -> GameResult.UNKNOWN;
        };
    }

    public static Ending of(GameEnding ending) {
        return new Ending(termination(ending), "", ending.article().toString());
    }

    private static Termination termination(GameEnding ending) {
        return ending.reason() == Reason.ARBITER ? ruled(ending.outcome()) : termination(ending.reason());
    }

    private static Termination ruled(GameOutcome outcome) {
        return switch (outcome) {
            case RED_WINS, BLACK_WINS -> Termination.RULED_LOSS;
            case DRAW -> Termination.RULED_DRAW;
            case BOTH_LOSE, VOID -> Termination.UNKNOWN;
        };
    }

    private static Termination termination(Reason reason) {
        return switch (reason) {
            case CHECKMATE -> Termination.CHECKMATE;
            case STALEMATE -> Termination.STALEMATE;
            case RESIGNATION -> Termination.RESIGNATION;
            case TIME -> Termination.TIME_FORFEIT;
            case AGREEMENT -> Termination.DRAW_AGREED;
            case MOVE_LIMIT -> Termination.NATURAL_LIMIT;
            case REPETITION, PERPETUAL_CHECK, NOT_VARIED -> Termination.REPETITION;
            case LATE, BOTH_LATE, WITHDRAWAL -> Termination.FORFEIT;
            case SUICIDE, ILLEGAL_MOVES, EMPTY_PRESSES, FOULS, FALSE_LIMIT_CLAIMS, DISCIPLINE -> Termination.RULED_LOSS;
            case NO_ATTACKERS, BOTH_FLAGS -> Termination.RULED_DRAW;
            case COLOURS_REVERSED, ARBITER -> Termination.UNKNOWN;
        };
    }
}
