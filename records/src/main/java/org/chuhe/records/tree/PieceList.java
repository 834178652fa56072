package org.chuhe.records.tree;

import java.util.Arrays;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;

/** The 32 places of the pieces in the order of XQF and DhtmlXQ. */
public final class PieceList {
    public static final int ABSENT = -1;

    /** The pieces in this order. */
    public static final String PIECES = "RNBAKABNRCCPPPPPrnbakabnrccppppp";

    private PieceList() {}

    /** Whether the pieces are no more than a set has. */
    public static boolean fits(Position position) {
        return place(position, new int[32]);
    }

    /**
     * The index of every piece's point, or {@link #ABSENT}.
     *
     * @throws RecordException if there are more pieces than a set has
     */
    public static int[] of(Position position) {
        int[] squares = new int[32];
        if (!place(position, squares)) {
            throw new RecordException(Problem.NOT_WRITABLE, Texts.message("write.too.many.pieces"));
        }
        return squares;
    }

    private static boolean place(Position position, int[] squares) {
        Arrays.fill(squares, ABSENT);
        boolean[] complete = {true};
        position.pieces().forEach((square, piece) -> complete[0] &= put(squares, piece, square.index()));
        return complete[0];
    }

    private static boolean put(int[] squares, Piece piece, int square) {
        for (int i = 0; i < squares.length; i++) {
            if (squares[i] == ABSENT && PIECES.charAt(i) == piece.fenLetter()) {
                squares[i] = square;
                return true;
            }
        }
        return false;
    }
}
