package org.chuhe.arbiter.threat;

/**
 * What {@link MaterialSearch} has proved and refuted, to be shared by all plies of a cycle. Keys hold the number of the
 * question, so that no clearing is needed.
 */
public final class ProofTable {
    private static final int BITS = 15;

    private final long[] keys = new long[1 << BITS];
    private final byte[] depths = new byte[1 << BITS];
    private final boolean[] wins = new boolean[1 << BITS];
    private long questions;

    /** The number of a new question. */
    long nextQuestion() {
        return ++questions;
    }

    /** Whether a position was won with no more than so many plies left. */
    boolean isWon(long key, int depth) {
        int slot = slot(key);
        return keys[slot] == key && wins[slot] && depths[slot] <= depth;
    }

    /** Whether a position was not won with at least so many plies left. */
    boolean isRefuted(long key, int depth) {
        int slot = slot(key);
        return keys[slot] == key && !wins[slot] && depths[slot] >= depth;
    }

    void remember(long key, int depth, boolean won) {
        int slot = slot(key);
        keys[slot] = key;
        depths[slot] = (byte) depth;
        wins[slot] = won;
    }

    private static int slot(long key) {
        return (int) (key >>> 64 - BITS);
    }
}
