package org.chuhe.game.state;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.game.state.PlyTimes.PlyTime;

/**
 * One ply of a game that stands.
 *
 * @param number from 1
 * @param before the position before it
 * @param after the position after it
 * @param time what the clock said when it was made
 */
public record GamePly(int number, Side side, Move move, Position before, Position after, PlyTime time) {

    /** The plies of a game; moves that were taken back are not among them. */
    static List<GamePly> of(GameState game) {
        List<GamePly> plies = new ArrayList<>();
        List<PlyTime> times = game.times().all();
        Position before = game.start();
        for (MoveSequence played : game.history().prefixes()) {
            int number = played.ply();
            Position after = played.position();
            plies.add(new GamePly(
                    number,
                    before.sideToMove(),
                    played.lastMove().orElseThrow(),
                    before,
                    after,
                    times.get(number - 1)));
            before = after;
        }
        return plies;
    }

    /** The last ply of a game in which moves were made. */
    static GamePly last(GameState game) {
        Position before = game.history().undo().position();
        return new GamePly(
                game.history().ply(),
                before.sideToMove(),
                game.history().lastMove().orElseThrow(),
                before,
                game.position(),
                game.times().last());
    }
}
