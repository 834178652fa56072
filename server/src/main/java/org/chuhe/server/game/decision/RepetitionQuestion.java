package org.chuhe.server.game.decision;

import java.util.Optional;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.game.state.GameState;

/**
 * What a judge of repetitions is asked: the same question has the same answer, whoever asks and whenever.
 *
 * @param cycle the moves that have come round
 */
public record RepetitionQuestion(RuleBook book, Cycle cycle) {

    /** The question about a game as it stood after so many plies. */
    public static Optional<RepetitionQuestion> of(GameState game, int plies) {
        return Cycle.last(game.history().upTo(Math.min(plies, game.history().ply())))
                .map(cycle -> new RepetitionQuestion(game.regulations().book(), cycle));
    }
}
