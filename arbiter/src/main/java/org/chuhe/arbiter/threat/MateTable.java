package org.chuhe.arbiter.threat;

/** What {@link MateSearch} knows of positions: within how many checks there is a mate, within how many there is none. */
final class MateTable {
    private static final int BITS = 13;
    private static final long SCRAMBLE = 0xD1342543DE82EF95L;
    private static final long[] NO_KEYS = {};
    private static final byte[] NO_CHECKS = {};

    private long[] keys = NO_KEYS;
    private byte[] proved = NO_CHECKS;
    private byte[] refuted = NO_CHECKS;
    private long questions;

    /** A new question: what was found for others is not found any more. */
    void ask() {
        questions++;
        if (keys.length == 0) {
            keys = new long[1 << BITS];
            proved = new byte[1 << BITS];
            refuted = new byte[1 << BITS];
        }
    }

    /** The key of a position under the present question. */
    long key(long hash) {
        return hash ^ questions * SCRAMBLE;
    }

    /** The place of a position, cleared if it held another. */
    int slot(long key) {
        int slot = (int) (key >>> 64 - BITS);
        if (keys[slot] != key) {
            keys[slot] = key;
            proved[slot] = 0;
            refuted[slot] = 0;
        }
        return slot;
    }

    /** The number of checks within which a mate is proved, or 0. */
    int proved(int slot) {
        return proved[slot];
    }

    /** The number of checks within which there is no mate. */
    int refuted(int slot) {
        return refuted[slot];
    }

    /** Notes an answer, unless the place holds another position by now. */
    void remember(long key, int slot, int checks, boolean mates) {
        if (keys[slot] != key) {
            return;
        }
        if (mates) {
            proved[slot] = (byte) checks;
        } else {
            refuted[slot] = (byte) Math.max(refuted[slot], checks);
        }
    }
}
