package org.chuhe.arbiter.threat;

import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.Points;

/**
 * A number for a point that is the same in the mirror and with colours swapped. Where one of several moves or pieces must
 * be taken first, this says which, so that a ruling does not depend on the way a board is looked at.
 */
public final class Place {
    private static final int PRIME = 31;

    private Place() {}

    /** What stands on the point, and how far away the pieces of the side to move and of the other side are. */
    public static int of(Board board, int point) {
        int sum = 0;
        for (int square = 0; square < Points.COUNT; square++) {
            int piece = board.pieceAt(square);
            if (piece != PieceCode.EMPTY) {
                int files = Math.abs(square % Points.FILES - point % Points.FILES);
                int ranks = Math.abs(square / Points.FILES - point / Points.FILES);
                int own = PieceCode.side(piece) == board.side() ? 1 : 2;
                int distance = (files * PRIME + ranks) * PRIME + own;
                sum += distance * distance * (PieceCode.kind(piece) + PRIME);
            }
        }
        return (PieceCode.kind(board.pieceAt(point)) << Integer.SIZE - 5) + (sum >>> 5);
    }
}
