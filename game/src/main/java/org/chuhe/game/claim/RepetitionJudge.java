package org.chuhe.game.claim;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;

/** Who rules on repetitions. The game asks when a player claims, or after every move if its regulations say so. */
@FunctionalInterface
public interface RepetitionJudge {

    /**
     * Rules on the end of a game.
     *
     * @param start the position before the first move
     * @param moves the moves played, all legal
     */
    RepetitionRuling rule(Position start, List<Move> moves);
}
