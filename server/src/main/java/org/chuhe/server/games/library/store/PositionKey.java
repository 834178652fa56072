package org.chuhe.server.games.library.store;

import org.chuhe.core.Move;
import org.chuhe.core.Position;

/**
 * The number by which the library knows a position and the side to move. A position and its mirror image have the same: the
 * smaller of their two hashes, which are the same on every machine ({@link Position#hash}).
 *
 * @param number the number
 * @param mirrored whether it is the mirror image that has this hash
 * @param symmetric whether the position is its own mirror image
 */
public record PositionKey(long number, boolean mirrored, boolean symmetric) {
    public static PositionKey of(Position position) {
        return of(position.hash(), position.mirrored().hash());
    }

    static PositionKey of(long straight, long mirror) {
        return new PositionKey(Math.min(straight, mirror), mirror < straight, mirror == straight);
    }

    /** A move on the board as it stands, seen in the image that has the number; and the reverse. */
    Move turned(Move move) {
        return mirrored ? move.mirrored() : move;
    }
}
