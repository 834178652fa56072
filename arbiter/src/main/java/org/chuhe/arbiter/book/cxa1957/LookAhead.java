package org.chuhe.arbiter.book.cxa1957;

import java.util.List;
import java.util.stream.IntStream;
import org.chuhe.arbiter.threat.Budget;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/** The two threats of 1957 that need looking ahead: 要杀 and 要抽吃. */
final class LookAhead {
    private final int attacker;
    private final Budget budget;

    LookAhead(int attacker, Budget budget) {
        this.attacker = attacker;
        this.budget = budget;
    }

    /** 5.2(2): the move that would mate at once; empty if there is none. A mate by several checks is not mentioned. */
    List<Move> mateInOne(Board position) {
        Board board = Scenario.of(position, attacker).board();
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end; i++) {
            board.make(moves[i]);
            boolean mate = board.inCheck() && !board.hasLegalMove();
            board.undo();
            if (mate) {
                return List.of(Move.of(moves[i]));
            }
        }
        return List.of();
    }

    /** 5.2(6): whether checks win something, be it by mating. What could be captured at once is not meant. */
    boolean winsByChecks(Board position) {
        Scenario scenario = checksOnly(position);
        return new Threats(budget).forks(scenario, targets(scenario), SquareSet.EMPTY);
    }

    /**
     * 5.2(6): a line that begins with a check and ends by winning a piece (图十: check, forced answer, discovered check,
     * capture); the rook first: that is what such a threat is about, where it is about one.
     */
    List<Move> lineByChecks(Board position) {
        Scenario scenario = checksOnly(position);
        Threats threats = new Threats(budget);
        SquareSet rooks = scenario.board().squares(scenario.defender(), PieceCode.ROOK);
        List<Move> rook = threats.forkLine(scenario, rooks, SquareSet.EMPTY);
        return rook.isEmpty() ? threats.forkLine(scenario, targets(scenario), SquareSet.EMPTY) : rook;
    }

    /** No capture to begin with. A side in check cannot begin; the pieces that give check only stand in the way. */
    private Scenario checksOnly(Board position) {
        int king = position.king(attacker);
        SquareSet checkers = king < 0 ? SquareSet.EMPTY : position.attackers(attacker ^ 1, king);
        Scenario scenario = Scenario.of(position, attacker).withInert(checkers);
        int[] captures = new int[Board.MAX_MOVES];
        int end = scenario.board().legalCaptures(captures, 0);
        return scenario.forbidding(
                IntStream.range(0, end).mapToObj(i -> Move.of(captures[i])).toList(), true);
    }

    private static SquareSet targets(Scenario scenario) {
        Board board = scenario.board();
        int side = scenario.defender();
        return board.squares(side)
                .minus(board.squares(side, PieceCode.KING))
                .minus(board.squares(side, PieceCode.INERT));
    }
}
