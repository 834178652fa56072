package org.chuhe.arbiter.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.book.BookNotation;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.MoveNotation;
import org.chuhe.core.notation.Notations;

/** Moves as text, in the reader's notation; coordinates have captures and checks marked. */
public final class LineText {
    private LineText() {}

    /** The moves of a line that begins on a board, which stays as it is; numbers are written as an edition has them. */
    public static List<String> of(RuleBook book, Board start, List<Move> line, Locale locale) {
        MoveNotation notation = BookNotation.all(book).onScreen(locale);
        boolean marked = notation.id().equals(Notations.ICCS);
        Board board = start.copy();
        List<String> texts = new ArrayList<>();
        for (Move move : line) {
            texts.add(marked ? coordinates(board, move) : text(notation, board, move));
            board.make(move.code());
        }
        return texts;
    }

    private static String text(MoveNotation notation, Board board, Move move) {
        StringBuilder text = new StringBuilder();
        notation.write(board, move.code(), text);
        return text.toString();
    }

    private static String coordinates(Board board, Move move) {
        String capture = board.isEmpty(move.to().index()) ? "" : "x";
        String check = board.givesCheck(move.code()) ? "+" : "";
        return move.from() + capture + move.to() + check;
    }
}
