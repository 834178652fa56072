package org.chuhe.game.state;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;

/**
 * What a ruling on a repetition asks for (23.5.2).
 *
 * @param side who must vary or loses; empty if the game is drawn unless one side varies
 * @param ruledAt the ply after which the ruling was given
 */
public record VaryDuty(Optional<Side> side, int ruledAt) {
    /** The rounds that have been played since the ruling: the moves of the side that must vary, or of both. */
    public int roundsPlayed(MoveSequence game) {
        return side.map(obliged -> game.movesSince(ruledAt, obliged)).orElse((game.ply() - ruledAt) / 2);
    }
}
