package org.chuhe.core.board;

import java.util.Arrays;

/**
 * The pieces that go one point at a time (2011 rules, 2.2): the king and the advisor within the palace 九宫, the pawn
 * forward only, and sideways once across the river.
 */
final class Steps {
    /** No such point. */
    static final int NONE = -1;

    /** {@code KING[square]}: one point straight, within the palace. A king outside a palace has none. */
    static final byte[][] KING = new byte[90][];
    /** {@code ADVISOR[square]}: one point aslant, within the palace. */
    static final byte[][] ADVISOR = new byte[90][];
    /** {@code PAWN[side * 90 + square]}. */
    static final byte[][] PAWN = new byte[180][];
    /** {@code PAWN_ATTACKER[side * 90 + square]}: the points from which a pawn of that side attacks the square. */
    static final byte[][] PAWN_ATTACKER = new byte[180][];

    private Steps() {}

    static {
        for (int from = 0; from < 90; from++) {
            KING[from] = inPalace(from, at(from, 1, 0), at(from, -1, 0), at(from, 0, 1), at(from, 0, -1));
            ADVISOR[from] = inPalace(from, at(from, 1, 1), at(from, 1, -1), at(from, -1, 1), at(from, -1, -1));
            for (int side = 0; side < 2; side++) {
                PAWN[side * 90 + from] = pawn(side, from);
            }
        }
        for (int side = 0; side < 2; side++) {
            for (int target = 0; target < 90; target++) {
                PAWN_ATTACKER[side * 90 + target] = pawnAttackers(side, target);
            }
        }
    }

    /** The point {@code dx} files and {@code dy} ranks away, or {@link #NONE} if that is off the board. */
    static int at(int square, int dx, int dy) {
        int file = square % Points.FILES + dx;
        int rank = square / Points.FILES + dy;
        return file >= 0 && file < Points.FILES && rank >= 0 && rank < Points.RANKS ? rank * Points.FILES + file : NONE;
    }

    static boolean sameHalf(int a, int b) {
        return a < 45 == b < 45;
    }

    private static boolean inPalace(int square) {
        int file = square % Points.FILES;
        int rank = square / Points.FILES;
        return file >= 3 && file <= 5 && (rank <= 2 || rank >= 7);
    }

    private static byte[] inPalace(int from, int... targets) {
        if (!inPalace(from)) {
            return new byte[0];
        }
        return bytes(
                Arrays.stream(targets).filter(to -> to != NONE && inPalace(to)).toArray());
    }

    private static byte[] pawn(int side, int from) {
        int forward = at(from, 0, side == PieceCode.RED ? 1 : -1);
        int[] targets = Points.isAcrossRiver(side, from)
                ? new int[] {forward, at(from, -1, 0), at(from, 1, 0)}
                : new int[] {forward};
        return bytes(Arrays.stream(targets).filter(to -> to != NONE).toArray());
    }

    private static byte[] pawnAttackers(int side, int target) {
        int[] from = new int[3];
        int n = 0;
        for (int square = 0; square < 90; square++) {
            for (byte to : PAWN[side * 90 + square]) {
                if (to == target) {
                    from[n++] = square;
                }
            }
        }
        return bytes(Arrays.copyOf(from, n));
    }

    private static byte[] bytes(int[] values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }
}
