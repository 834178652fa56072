package org.chuhe.core.board;

import org.chuhe.core.Kind;
import org.chuhe.core.Piece;
import org.chuhe.core.Side;

/** Pieces as small numbers: 0 for an empty point, 1…7 for Red's kinds, 9…15 for Black's. Bit 3 is the side. */
public final class PieceCode {
    public static final int EMPTY = 0;
    public static final int KING = 1;
    public static final int ADVISOR = 2;
    public static final int ELEPHANT = 3;
    public static final int HORSE = 4;
    public static final int ROOK = 5;
    public static final int CANNON = 6;
    public static final int PAWN = 7;
    /** One more than the largest code. */
    public static final int LIMIT = 16;

    public static final int RED = 0;
    public static final int BLACK = 1;

    private static final Kind[] KINDS = Kind.values();

    private PieceCode() {}

    public static int of(Piece piece) {
        return of(piece.side().ordinal(), piece.kind().ordinal() + 1);
    }

    public static int of(int side, int kind) {
        return side << 3 | kind;
    }

    /** 1…7, or 0 for an empty point. */
    public static int kind(int code) {
        return code & 7;
    }

    /** {@link #RED} or {@link #BLACK}; meaningless for an empty point. */
    public static int side(int code) {
        return code >>> 3;
    }

    public static boolean isOf(int code, int side) {
        return code != EMPTY && code >>> 3 == side;
    }

    /** The piece for a code; not for an empty point. */
    public static Piece piece(int code) {
        return Piece.of(code >>> 3 == RED ? Side.RED : Side.BLACK, KINDS[(code & 7) - 1]);
    }
}
