package org.chuhe.arbiter.book.chinese;

import java.util.List;
import org.chuhe.arbiter.book.attack.Attacks;
import org.chuhe.arbiter.nature.Chased.Root;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;

/** Who protects a piece at the moment it falls: a root, a false one, or nobody (24.15, 24.16). */
final class Roots {
    private final ChineseRules rules;
    private final Choices choices;

    Roots(ChineseRules rules, Choices choices) {
        this.rules = rules;
        this.choices = choices;
    }

    /** The root of the piece that the last move of a line takes; none if the line is empty. */
    Root when(Board start, List<Move> line) {
        if (line.isEmpty()) {
            return Root.NONE;
        }
        Board board = start.copy();
        line.forEach(move -> board.make(move.code()));
        int point = line.get(line.size() - 1).to().index();
        Root root = Attacks.rootOf(board, point, retake -> isRoot(board, retake));
        return root == Root.NONE && isOutOfReach(board, point) && !choices.is(Choice.ROOT_OUT_OF_REACH)
                ? Root.REAL
                : root;
    }

    /** Whether a piece protected the one that was just taken, until the capture took its screen or blocked its leg. */
    private static boolean isOutOfReach(Board board, int point) {
        int side = board.side();
        board.undo();
        return !board.attackers(side, point).isEmpty();
    }

    /**
     * 24.16: a root that cannot retake without exposing its king is false. One that is mated when it retakes is false in
     * 2011 (图 11), unless the mate comes by a second captor on the same point: then it is outnumbered 少根 (参考图 34).
     */
    private boolean isRoot(Board board, int retake) {
        if (!board.isLegal(retake)) {
            return false;
        }
        if (!rules.has(Provision.MATED_ROOT_IS_FALSE)) {
            return true;
        }
        board.make(retake);
        boolean mated = isMatedElsewhere(board, MoveCode.to(retake));
        board.undo();
        return !mated;
    }

    private static boolean isMatedElsewhere(Board board, int point) {
        int[] checks = new int[Board.MAX_MOVES];
        int end = board.legalChecks(checks, 0);
        for (int i = 0; i < end; i++) {
            if (MoveCode.to(checks[i]) != point) {
                board.make(checks[i]);
                boolean mate = !board.hasLegalMove();
                board.undo();
                if (mate) {
                    return true;
                }
            }
        }
        return false;
    }
}
