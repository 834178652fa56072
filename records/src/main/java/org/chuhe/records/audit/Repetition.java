package org.chuhe.records.audit;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;

/**
 * A position that occurred for the third time.
 *
 * @param start the position before the game
 * @param moves the moves up to the third occurrence
 * @param firstPly the first ply of the last cycle
 * @param redChecks whether each of Red's moves in the cycle gives check
 * @param blackChecks whether each of Black's does
 */
public record Repetition(Position start, List<Move> moves, int firstPly, boolean redChecks, boolean blackChecks) {
    /** The ply at which the position occurred for the third time. */
    public int lastPly() {
        return moves.size();
    }

    /** How many plies the cycle has. */
    public int length() {
        return moves.size() - firstPly + 1;
    }
}
