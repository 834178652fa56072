package org.chuhe.records.puzzle;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;

/** Forced mates by the definition and nothing else, on positions that never change: slow, and sharing no code. */
final class SlowMate {
    private SlowMate() {}

    /** The moves with which the side to move mates within so many. */
    static List<Move> winners(Position position, int moves, boolean checksOnly) {
        return position.legalMoves().stream()
                .filter(move -> !checksOnly || position.play(move).isCheck())
                .filter(move -> isLost(position.play(move), moves - 1, checksOnly))
                .toList();
    }

    private static boolean isLost(Position position, int moves, boolean checksOnly) {
        List<Move> answers = position.legalMoves();
        if (answers.isEmpty()) {
            return true;
        }
        return moves > 0
                && answers.stream()
                        .allMatch(answer -> !winners(position.play(answer), moves, checksOnly)
                                .isEmpty());
    }
}
