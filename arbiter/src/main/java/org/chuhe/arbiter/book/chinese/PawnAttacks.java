package org.chuhe.arbiter.book.chinese;

import java.util.List;
import org.chuhe.arbiter.book.attack.Attacks;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/** 1999 rules, 27.2: plies of a side that are idle only because a pawn attacks by itself. */
final class PawnAttacks {
    private PawnAttacks() {}

    /** Whether every ply of a side is an attack once its pawns' own attacks are counted. */
    static boolean makeUpFor(Cycle cycle, List<PlyNature> side) {
        Board board = cycle.board();
        int own = 0;
        for (Move move : cycle.moves()) {
            board.make(move.code());
            if (own < side.size() && side.get(own).move().equals(move) && isOf(board, side.get(own))) {
                if (!side.get(own).nature().isAttack() && !isPawnAttack(board, move)) {
                    return false;
                }
                own++;
            }
        }
        return true;
    }

    private static boolean isOf(Board board, PlyNature ply) {
        return board.side() != ply.side().ordinal();
    }

    /** The moved pawn can take a piece that cannot be retaken, or a rook. */
    private static boolean isPawnAttack(Board board, Move move) {
        int to = move.to().index();
        int pawn = board.pieceAt(to);
        return PieceCode.kind(pawn) == PieceCode.PAWN
                && Attacks.of(board, PieceCode.side(pawn)).stream()
                        .filter(attack -> attack.captor() == to)
                        .anyMatch(attack -> !attack.retakable() || isRook(board, attack.target()));
    }

    private static boolean isRook(Board board, int square) {
        return Piece.of(board.pieceAt(square)).kind() == Kind.ROOK;
    }
}
