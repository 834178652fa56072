package org.chuhe.core;

import org.chuhe.core.board.MoveCode;
import org.jspecify.annotations.Nullable;

/** A move from one point to another. It says nothing of the piece: that follows from the position. */
public record Move(Square from, Square to) {

    /** The move with this {@link #code()}. */
    public static Move of(int code) {
        return of(MoveCode.from(code), MoveCode.to(code));
    }

    /** The move between two points given by their indices. */
    public static Move of(int from, int to) {
        return new Move(Square.of(from), Square.of(to));
    }

    /** The move packed into an int, as {@link org.chuhe.core.board.Board} uses it: a {@link MoveCode}. */
    public int code() {
        return MoveCode.of(from.index(), to.index());
    }

    /** The same move seen in a mirror (left and right change places). */
    public Move mirrored() {
        return new Move(from.mirrored(), to.mirrored());
    }

    /** The same move with the colours changed over. */
    public Move colourSwapped() {
        return new Move(from.acrossTheRiver(), to.acrossTheRiver());
    }

    /** Spelled out, as is the other: a record's own would be put together anew by every short command. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Move move && from.equals(move.from) && to.equals(move.to);
    }

    @Override
    public int hashCode() {
        return code();
    }

    /** ICCS coordinates without a dash, e.g. {@code h2e2}. */
    @Override
    public String toString() {
        return from.toString() + to;
    }
}
