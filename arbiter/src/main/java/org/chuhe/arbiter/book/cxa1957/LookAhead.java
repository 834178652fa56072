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

    /**
     * 5.2(6): a line that begins with a check and ends by winning a piece (图十: check, forced answer, discovered check,
     * capture), be it by mating; empty if there is none, or none that was not there before the ply. 要抽吃 is about a piece: it is
     * asked of each, so that something else which checks could win all the time (an advisor, say) does not hide it; the rooks
     * first. What could be captured at once is not meant.
     */
    List<Move> newLineByChecks(Board before, Board after) {
        Scenario then = checksOnly(before);
        Scenario now = checksOnly(after);
        Threats threats = new Threats(budget);
        SquareSet all = targets(now);
        if (!threats.forks(now, all, SquareSet.EMPTY)) {
            return List.of();
        }
        SquareSet rooks = now.board().squares(now.defender(), PieceCode.ROOK);
        if (!threats.forks(then, all, SquareSet.EMPTY)) {
            List<Move> rook = threats.forkLine(now, rooks, SquareSet.EMPTY);
            return rook.isEmpty() ? threats.forkLine(now, all, SquareSet.EMPTY) : rook;
        }
        return IntStream.concat(rooks.stream(), all.minus(rooks).stream())
                .mapToObj(SquareSet::of)
                .filter(target ->
                        threats.forks(now, target, SquareSet.EMPTY) && !threats.forks(then, target, SquareSet.EMPTY))
                .map(target -> takingLine(threats, now, target))
                .filter(line -> !line.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** The line that wins a piece, if it takes it and does not merely mate. */
    private static List<Move> takingLine(Threats threats, Scenario scenario, SquareSet target) {
        List<Move> line = threats.forkLine(scenario, target, SquareSet.EMPTY);
        Board board = scenario.board().copy();
        int id = board.idAt(target.first());
        for (Move move : line) {
            int to = move.to().index();
            if (!board.isEmpty(to) && board.idAt(to) == id) {
                return line;
            }
            board.make(move.code());
        }
        return List.of();
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
