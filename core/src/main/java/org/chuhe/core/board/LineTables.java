package org.chuhe.core.board;

/**
 * The rook and the cannon (2011 rules, 2.2) on one line of the board, looked up by the line's occupancy. A rank has
 * nine points and a file ten; bit n of an occupancy is the n-th point. The rook goes any distance but jumps over
 * nobody; the cannon goes like the rook and captures by jumping over exactly one piece, its screen (炮架).
 */
final class LineTables {
    static final int RANK_BITS = 9;
    static final int FILE_BITS = 10;

    /** {@code ROOK_RANK[file << 9 | occupancy]}: points reached along the rank, the first piece each way included. */
    static final short[] ROOK_RANK = table(RANK_BITS, LineTables::rook);
    /** {@code ROOK_FILE[rank << 10 | occupancy]}. */
    static final short[] ROOK_FILE = table(FILE_BITS, LineTables::rook);
    /** Empty points reached along the line: the cannon's quiet moves. */
    static final short[] QUIET_RANK = table(RANK_BITS, LineTables::quiet);

    static final short[] QUIET_FILE = table(FILE_BITS, LineTables::quiet);
    /** The first piece behind a screen each way: what a cannon captures. */
    static final short[] JUMP_RANK = table(RANK_BITS, LineTables::jump);

    static final short[] JUMP_FILE = table(FILE_BITS, LineTables::jump);

    private LineTables() {}

    private interface Reach {
        int from(int position, int occupancy, int length);
    }

    private static short[] table(int length, Reach reach) {
        short[] table = new short[length * (1 << length)];
        for (int position = 0; position < length; position++) {
            for (int occupancy = 0; occupancy < 1 << length; occupancy++) {
                table[position << length | occupancy] = (short) reach.from(position, occupancy, length);
            }
        }
        return table;
    }

    private static int rook(int position, int occupancy, int length) {
        return quiet(position, occupancy, length)
                | nth(1, position, 1, occupancy, length)
                | nth(1, position, -1, occupancy, length);
    }

    private static int quiet(int position, int occupancy, int length) {
        int mask = 0;
        for (int p = position + 1; p < length && (occupancy >> p & 1) == 0; p++) {
            mask |= 1 << p;
        }
        for (int p = position - 1; p >= 0 && (occupancy >> p & 1) == 0; p--) {
            mask |= 1 << p;
        }
        return mask;
    }

    private static int jump(int position, int occupancy, int length) {
        return nth(2, position, 1, occupancy, length) | nth(2, position, -1, occupancy, length);
    }

    /** The bit of the n-th piece met from a position in one direction, or 0 if there are fewer. */
    private static int nth(int n, int position, int step, int occupancy, int length) {
        int met = 0;
        for (int p = position + step; p >= 0 && p < length; p += step) {
            if ((occupancy >> p & 1) != 0 && ++met == n) {
                return 1 << p;
            }
        }
        return 0;
    }
}
