package org.chuhe.javascript.bridge;

import java.util.Arrays;
import org.chuhe.core.Piece;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.teavm.jso.JSExport;

/**
 * How the pieces move, and nothing else: what a board in a page needs to show where a piece may go. A placement is 90 letters
 * of FEN, a0 to i9, with a dot for an empty point.
 */
public final class MovesScript {
    private MovesScript() {}

    /** For the compiler: a program begins somewhere. */
    public static void main(String[] arguments) {}

    /** The legal moves of a side ({@link org.chuhe.core.board.MoveCode}). */
    @JSExport
    public static int[] legalMoves(String placement, boolean red) {
        int[] moves = new int[Board.MAX_MOVES];
        return Arrays.copyOf(moves, board(placement, red).legalMoves(moves, 0));
    }

    /** Whether the king of a side is attacked, or faces the other. */
    @JSExport
    public static boolean isCheck(String placement, boolean red) {
        return board(placement, red).inCheck();
    }

    /** Whether a piece can ever stand on a point. */
    @JSExport
    public static boolean mayStand(String letter, int square) {
        return Piece.of(code(letter.charAt(0))).misplacedOn(Square.of(square)).isEmpty();
    }

    private static Board board(String placement, boolean red) {
        byte[] pieces = new byte[Square.COUNT];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = (byte) code(placement.charAt(i));
        }
        return new Board(pieces, red ? PieceCode.RED : PieceCode.BLACK, 0);
    }

    private static int code(char letter) {
        for (Piece piece : Piece.values()) {
            if (piece.fenLetter() == letter) {
                return piece.code();
            }
        }
        return PieceCode.EMPTY;
    }
}
