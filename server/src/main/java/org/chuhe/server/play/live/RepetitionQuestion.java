package org.chuhe.server.play.live;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.repetition.Repetition;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.game.rules.Edition;
import org.chuhe.game.state.GameState;

/**
 * What a judge of repetitions is asked: the same question has the same answer, whoever asks and whenever.
 *
 * @param start the position before the first move that may be part of a repetition
 * @param moves the moves since then
 */
public record RepetitionQuestion(Edition edition, Position start, List<Move> moves) {
    public RepetitionQuestion {
        moves = List.copyOf(moves);
    }

    /** The question about a game as it stood after so many plies; moves made in a row at the start are no part of it. */
    public static RepetitionQuestion of(GameState game, int plies) {
        List<Replay.Ply> played = Replay.of(game);
        int ruled = Math.min(plies, played.size());
        int opening = game.handicap().openingMoves();
        int skipped = opening == 1 ? 0 : Math.min(opening, ruled);
        Position start = skipped == 0 ? game.start() : played.get(skipped - 1).after();
        List<Move> moves =
                played.subList(skipped, ruled).stream().map(Replay.Ply::move).toList();
        return new RepetitionQuestion(game.regulations().edition(), start, moves);
    }

    /** The last repetition in it, where there is one. */
    public Optional<Cycle> cycle() {
        return Repetition.lastCycle(start, moves);
    }
}
