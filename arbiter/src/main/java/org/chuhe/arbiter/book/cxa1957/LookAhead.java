package org.chuhe.arbiter.book.cxa1957;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.arbiter.threat.Budget;
import org.chuhe.arbiter.threat.Scene;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;

/** The two threats of 1957 that need looking ahead: 要杀 and 要抽吃. */
final class LookAhead {
    private final int attacker;
    private final Budget budget;

    LookAhead(int attacker, Budget budget) {
        this.attacker = attacker;
        this.budget = budget;
    }

    /** 5.2(2): the move that would mate at once; empty if there is none. A mate by several checks is not mentioned. */
    List<Integer> mateInOne(Board position) {
        Board board = Scene.of(position, attacker).board();
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end; i++) {
            board.make(moves[i]);
            boolean mate = board.inCheck() && !board.hasLegalMove();
            board.undo();
            if (mate) {
                return List.of(moves[i]);
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
    List<Integer> newLineByChecks(Board before, Board after) {
        Scene then = checksOnly(before);
        Scene now = checksOnly(after);
        List<Integer> all = pieces(now.board(), false);
        Threats threats = new Threats(now, budget);
        if (!threats.forks(now, all, List.of())) {
            return List.of();
        }
        Threats earlier = new Threats(then, budget);
        List<Integer> rooks = pieces(now.board(), true);
        if (!earlier.forks(then, all, List.of())) {
            List<Integer> rook = threats.forkLine(now, rooks, List.of());
            return rook.isEmpty() ? threats.forkLine(now, all, List.of()) : rook;
        }
        List<Integer> rooksFirst = new ArrayList<>(rooks);
        all.stream().filter(square -> !rooks.contains(square)).forEach(rooksFirst::add);
        for (int square : rooksFirst) {
            if (threats.forks(now, List.of(square), List.of()) && !earlier.forks(then, List.of(square), List.of())) {
                List<Integer> line = threats.forkLine(now, List.of(square), List.of());
                if (takes(now.board(), line, square)) {
                    return line;
                }
            }
        }
        return List.of();
    }

    /** Whether a line takes the piece on a point, and does not merely mate. */
    private static boolean takes(Board position, List<Integer> line, int square) {
        Board board = position.copy();
        int target = position.idAt(square);
        for (int move : line) {
            if (!board.isEmpty(MoveCode.to(move)) && board.idAt(MoveCode.to(move)) == target) {
                return true;
            }
            board.make(move);
        }
        return false;
    }

    private Scene checksOnly(Board position) {
        Scene scene = Scene.of(withoutCheckers(position), attacker);
        scene.forbid(captures(scene.board()));
        return scene;
    }

    /** A side in check cannot begin; the pieces that give check only stand in the way. */
    private Board withoutCheckers(Board position) {
        int king = position.king(attacker);
        byte[] pieces = position.pieces();
        for (int square = 0; square < Square.COUNT && king >= 0; square++) {
            if (PieceCode.isOf(pieces[square], attacker ^ 1) && position.attacks(square, king)) {
                pieces[square] = (byte) PieceCode.of(attacker ^ 1, PieceCode.INERT);
            }
        }
        return new Board(pieces, attacker, 0);
    }

    private static int[] captures(Board board) {
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalCaptures(moves, 0);
        int[] captures = new int[end];
        System.arraycopy(moves, 0, captures, 0, end);
        return captures;
    }

    private List<Integer> pieces(Board board, boolean rooksOnly) {
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = board.pieceAt(square);
            int kind = PieceCode.kind(piece);
            if (PieceCode.isOf(piece, attacker ^ 1)
                    && kind != PieceCode.KING
                    && kind != PieceCode.INERT
                    && (kind == PieceCode.ROOK || !rooksOnly)) {
                squares.add(square);
            }
        }
        return squares;
    }
}
