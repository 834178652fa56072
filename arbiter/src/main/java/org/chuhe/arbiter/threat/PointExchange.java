package org.chuhe.arbiter.threat;

import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;

/** Taking and retaking on one point, nothing else: legal captures in turn, and either side may stop. */
final class PointExchange {
    private final Scenario scenario;
    private final Board board;
    private final int point;
    private final Terms terms;

    PointExchange(Scenario scenario, int point, Terms terms) {
        this.scenario = scenario;
        this.board = scenario.board();
        this.point = point;
        this.terms = terms;
    }

    /** Whether the attacker, who begins, gains. */
    boolean gains() {
        return best(Material.EVEN) > 0;
    }

    /** The best value, from the attacker's point of view, that the side on move can reach. */
    private int best(int balance) {
        boolean attacks = board.side() == scenario.attacker();
        int best = Material.value(balance, terms);
        int[] captures = new int[Board.MAX_MOVES];
        int end = board.legalCaptures(captures, 0);
        for (int i = 0; i < end; i++) {
            if (MoveCode.to(captures[i]) == point && !(attacks && scenario.isForbidden(board, captures[i]))) {
                int unit = Material.unit(board.pieceAt(point), point);
                int next = attacks ? balance + unit : scenario.isIgnored(point) ? balance : balance - unit;
                board.make(captures[i]);
                int value = best(next);
                board.undo();
                best = attacks ? Math.max(best, value) : Math.min(best, value);
            }
        }
        return best;
    }
}
