package org.chuhe.core.board;

/**
 * Random numbers whose sums name positions (Zobrist hashing). The seed is fixed: a hash may be stored. They are those of
 * {@link java.util.SplittableRandom} (SplitMix64), reckoned here because not every machine that the rules run on has it.
 */
final class Zobrist {
    /** {@code PIECE[code * 90 + square]}. */
    static final long[] PIECE = new long[PieceCode.LIMIT * 90];
    /** Added when Black is to move. */
    static final long BLACK_TO_MOVE;

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private Zobrist() {}

    static {
        long seed = 0x6368756865L;
        for (int i = 0; i < PIECE.length; i++) {
            seed += GOLDEN_GAMMA;
            PIECE[i] = mix(seed);
        }
        BLACK_TO_MOVE = mix(seed + GOLDEN_GAMMA);
    }

    private static long mix(long seed) {
        long z = (seed ^ seed >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
