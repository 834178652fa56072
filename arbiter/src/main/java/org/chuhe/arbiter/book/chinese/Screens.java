package org.chuhe.arbiter.book.chinese;

import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/** The screen between a cannon and what it attacks. */
final class Screens {
    private Screens() {}

    /** Whether a piece is the screen of a cannon that attacks the target, or guards an own piece that is the screen. */
    static boolean involve(Board board, int side, int captor, int target, int piece) {
        if (PieceCode.kind(board.pieceAt(captor)) != PieceCode.CANNON || !board.attacks(captor, target)) {
            return false;
        }
        int screen = between(board, captor, target);
        return screen == piece || PieceCode.isOf(board.pieceAt(screen), side) && board.attacks(piece, screen);
    }

    /** The first piece between two points of one line. */
    private static int between(Board board, int from, int to) {
        int step = from / Square.FILES == to / Square.FILES ? 1 : Square.FILES;
        int direction = to > from ? step : -step;
        int square = from + direction;
        while (board.isEmpty(square)) {
            square += direction;
        }
        return square;
    }
}
