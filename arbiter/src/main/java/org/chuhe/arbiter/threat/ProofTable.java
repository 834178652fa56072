package org.chuhe.arbiter.threat;

/**
 * What {@link MaterialSearch} and {@link MateSearch} have proved and refuted, to be shared by all plies of a cycle. Keys
 * hold the number of the question, so that no clearing is needed. Many cycles ask nothing of one of the two: its memory is
 * taken when something is first put there.
 */
public final class ProofTable {
    private static final int BITS = 15;
    private static final long[] NO_KEYS = {};
    private static final byte[] NO_DEPTHS = {};
    private static final boolean[] NO_WINS = {};

    private long[] keys = NO_KEYS;
    private byte[] depths = NO_DEPTHS;
    private boolean[] wins = NO_WINS;
    private long questions;
    private final MateTable mates = new MateTable();

    /** What is known of mates. */
    MateTable mates() {
        return mates;
    }

    /** The number of a new question. */
    long nextQuestion() {
        return ++questions;
    }

    /** Whether a position was won with no more than so many plies left. */
    boolean isWon(long key, int depth) {
        int slot = slot(key);
        return slot < keys.length && keys[slot] == key && wins[slot] && depths[slot] <= depth;
    }

    /** Whether a position was not won with at least so many plies left. */
    boolean isRefuted(long key, int depth) {
        int slot = slot(key);
        return slot < keys.length && keys[slot] == key && !wins[slot] && depths[slot] >= depth;
    }

    void remember(long key, int depth, boolean won) {
        if (keys.length == 0) {
            keys = new long[1 << BITS];
            depths = new byte[1 << BITS];
            wins = new boolean[1 << BITS];
        }
        int slot = slot(key);
        keys[slot] = key;
        depths[slot] = (byte) depth;
        wins[slot] = won;
    }

    private static int slot(long key) {
        return (int) (key >>> 64 - BITS);
    }
}
