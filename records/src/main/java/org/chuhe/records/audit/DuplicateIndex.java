package org.chuhe.records.audit;

import java.util.OptionalLong;

/** Remembers which games were seen, 16 bytes a game: the hash of the moves and where the game was. */
final class DuplicateIndex {
    private static final int FIRST_SIZE = 1 << 10;

    private long[] hashes = new long[FIRST_SIZE];
    private long[] places = new long[FIRST_SIZE];
    private int count;

    /** The place of an earlier game with that hash; if there is none, this one is remembered. */
    OptionalLong seen(long hash, long place) {
        if (2 * count >= hashes.length) {
            grow();
        }
        int slot = slot(hashes, hash);
        if (hashes[slot] == hash) {
            return OptionalLong.of(places[slot]);
        }
        hashes[slot] = hash;
        places[slot] = place;
        count++;
        return OptionalLong.empty();
    }

    private static int slot(long[] hashes, long hash) {
        int mask = hashes.length - 1;
        int slot = (int) (hash ^ hash >>> 32) & mask;
        while (hashes[slot] != 0 && hashes[slot] != hash) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldHashes = hashes;
        long[] oldPlaces = places;
        hashes = new long[2 * oldHashes.length];
        places = new long[2 * oldHashes.length];
        for (int i = 0; i < oldHashes.length; i++) {
            if (oldHashes[i] != 0) {
                int slot = slot(hashes, oldHashes[i]);
                hashes[slot] = oldHashes[i];
                places[slot] = oldPlaces[i];
            }
        }
    }
}
