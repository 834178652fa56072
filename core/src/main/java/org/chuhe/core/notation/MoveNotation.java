package org.chuhe.core.notation;

import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;

/** A way to write moves. {@link Notations} lists all of them. */
public interface MoveNotation {
    /** What it is called in JSON, settings and options: {@code zh}, {@code wxf}. */
    String id();

    /**
     * Writes a move.
     *
     * @throws IllegalArgumentException if no piece stands there, or the notation has no words for such a move
     */
    String write(Position position, Move move);

    /** Writes a move at the end of a text; notations that are written a million times need no position for it. */
    default void write(Board board, int move, StringBuilder out) {
        out.append(write(Position.of(board, 1), Move.of(move)));
    }
}
