package org.chuhe.server.game.decision;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.repetition.Repetition;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.game.state.GameState;

/**
 * What a judge of repetitions is asked: the same question has the same answer, whoever asks and whenever.
 *
 * @param cycle the moves that have come round
 */
public record RepetitionQuestion(RuleBook book, Cycle cycle) {

    /** The question about a game as it stood after so many plies; moves made in a row at the start are no part of it. */
    public static Optional<RepetitionQuestion> of(GameState game, int plies) {
        List<Replay.Ply> played = Replay.of(game);
        int ruled = Math.min(plies, played.size());
        int opening = game.handicap().openingMoves();
        int skipped = opening == 1 ? 0 : Math.min(opening, ruled);
        Position start = skipped == 0 ? game.start() : played.get(skipped - 1).after();
        List<Move> moves =
                played.subList(skipped, ruled).stream().map(Replay.Ply::move).toList();
        return Repetition.lastCycle(start, moves)
                .map(cycle -> new RepetitionQuestion(game.regulations().book(), cycle));
    }
}
