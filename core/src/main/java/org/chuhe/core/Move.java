package org.chuhe.core;

/** A move from one point to another. It says nothing of the piece: that follows from the position. */
public record Move(Square from, Square to) {

    /** The move with this {@link #code()}. */
    public static Move of(int code) {
        return new Move(Square.of(code & 127), Square.of(code >>> 7));
    }

    /** The move between two points given by their indices. */
    public static Move of(int from, int to) {
        return new Move(Square.of(from), Square.of(to));
    }

    /** The move packed into an int, as {@link org.chuhe.core.board.Board} uses it: {@code from | to << 7}. */
    public int code() {
        return from.index() | to.index() << 7;
    }

    /** The same move seen in a mirror (left and right change places). */
    public Move mirrored() {
        return new Move(from.mirrored(), to.mirrored());
    }

    /** The same move with the colours changed over. */
    public Move colourSwapped() {
        return new Move(from.acrossTheRiver(), to.acrossTheRiver());
    }

    /** ICCS coordinates without a dash, e.g. {@code h2e2}. */
    @Override
    public String toString() {
        return from.toString() + to;
    }
}
