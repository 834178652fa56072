package org.chuhe.core.board;

import java.util.SplittableRandom;

/** Random numbers whose sums name positions (Zobrist hashing). The seed is fixed: a hash may be stored. */
final class Zobrist {
    /** {@code PIECE[code * 90 + square]}. */
    static final long[] PIECE = new long[PieceCode.LIMIT * 90];
    /** Added when Black is to move. */
    static final long BLACK_TO_MOVE;

    private Zobrist() {}

    static {
        SplittableRandom random = new SplittableRandom(0x6368756865L);
        for (int i = 0; i < PIECE.length; i++) {
            PIECE[i] = random.nextLong();
        }
        BLACK_TO_MOVE = random.nextLong();
    }
}
