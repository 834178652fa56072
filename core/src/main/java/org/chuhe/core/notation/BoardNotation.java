package org.chuhe.core.notation;

import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;

/** A notation whose moves are written from a board. */
record BoardNotation(String id, Writer writer) implements MoveNotation {
    /** Writes a move at the end of a text. */
    @FunctionalInterface
    interface Writer {
        void write(Board board, int move, StringBuilder out);
    }

    @Override
    public String write(Position position, Move move) {
        StringBuilder out = new StringBuilder();
        writer.write(position.toBoard(), move.code(), out);
        return out.toString();
    }

    @Override
    public void write(Board board, int move, StringBuilder out) {
        writer.write(board, move, out);
    }
}
