package org.chuhe.server.games.library;

import org.chuhe.server.games.library.store.GameShelves;

/**
 * How much may be put on a shelf.
 *
 * @param games how many games may lie there
 * @param bytes how many bytes their records may take
 * @param longest the longest record, in bytes
 * @param text how much of a file one game may take before it is given up, in characters
 */
public record ShelfRoom(int games, long bytes, int longest, int text) {
    private static final int KILOBYTE = 1 << 10;
    private static final int MEGABYTE = 1 << 20;
    /** A game of 300 rounds with a comment on every move is a third of this. */
    private static final int LONG = 256 * KILOBYTE;

    /** An account's own shelf. An ordinary game takes less than a kilobyte. */
    static final ShelfRoom OWN = new ShelfRoom(20_000, 50 * MEGABYTE, 64 * KILOBYTE, MEGABYTE);
    /** Everybody's, when organisers bring games; docs/library.md says what they cost. */
    static final ShelfRoom PUBLIC = new ShelfRoom(20_000_000, Long.MAX_VALUE, LONG, MEGABYTE);
    /** Everybody's, for whoever runs the server. */
    public static final ShelfRoom OPERATOR = new ShelfRoom(Integer.MAX_VALUE, Long.MAX_VALUE, LONG, 16 * MEGABYTE);

    /** What of it is left. */
    ShelfRoom left(GameShelves shelves, int shelf) {
        return new ShelfRoom(
                games - shelves.games(shelf),
                bytes == Long.MAX_VALUE ? bytes : bytes - shelves.bytes(shelf),
                longest,
                text);
    }
}
