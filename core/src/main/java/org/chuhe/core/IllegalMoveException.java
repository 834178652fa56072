package org.chuhe.core;

/** A move that the rules do not allow in the position it was played in. */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Position position;
    private final transient Move move;

    public IllegalMoveException(Position position, Move move) {
        super("illegal move " + move + " in " + position);
        this.position = position;
        this.move = move;
    }

    public Position position() {
        return position;
    }

    public Move move() {
        return move;
    }
}
