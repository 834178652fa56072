package org.chuhe.arbiter.book.cxa1957;

import org.chuhe.arbiter.book.attack.Attack;
import org.chuhe.arbiter.book.attack.Renewal;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/** Which attacks count in 1957 (5.2(3), 5.2(8)). */
final class CountedAttacks {
    private CountedAttacks() {}

    static Renewal in(Cycle cycle) {
        return new Renewal(cycle, CountedAttacks::counts);
    }

    /**
     * An attack on a piece without protection; on a rook by anything less also if it is protected (图十二 asks for no
     * more). An offer of one for one is 兑 (6.2.2). There is no exemption for king and pawn, nor for uncrossed pawns.
     */
    static boolean counts(Board board, Attack attack) {
        if (attack.mutual()) {
            return false;
        }
        return !attack.retakable()
                || PieceCode.kind(board.pieceAt(attack.target())) == PieceCode.ROOK
                        && PieceCode.kind(board.pieceAt(attack.captor())) != PieceCode.ROOK;
    }
}
