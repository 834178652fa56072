package org.chuhe.arbiter.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.book.BookNotation;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.ChineseStyle;
import org.chuhe.core.notation.ReaderNotation;
import org.chuhe.core.notation.WxfDialect;
import org.chuhe.core.notation.WxfNotation;
import org.chuhe.core.vietnamese.VietnameseNotation;

/** Moves as text, in the reader's notation; coordinates have captures and checks marked. */
public final class LineText {
    private LineText() {}

    /** The moves of a line that begins on a board, which stays as it is; numbers are written as an edition has them. */
    public static List<String> of(RuleBook book, Board start, List<Move> line, Locale locale) {
        ChineseStyle style = BookNotation.style(book, locale);
        ReaderNotation notation = ReaderNotation.of(locale);
        Board board = start.copy();
        List<String> texts = new ArrayList<>();
        for (Move move : line) {
            texts.add(
                    switch (notation) {
                        case CHINESE -> chinese(board, move, style);
                        case WXF -> wxf(board, move);
                        case ICCS -> coordinates(board, move);
                        case VIET -> vietnamese(board, move);
                    });
            board.make(move.code());
        }
        return texts;
    }

    private static String chinese(Board board, Move move, ChineseStyle style) {
        StringBuilder text = new StringBuilder();
        ChineseNotation.write(board, move.code(), style, text);
        return text.toString();
    }

    private static String wxf(Board board, Move move) {
        StringBuilder text = new StringBuilder();
        WxfNotation.write(board, move.code(), WxfDialect.WXF_1997, text);
        return text.toString();
    }

    private static String vietnamese(Board board, Move move) {
        StringBuilder text = new StringBuilder();
        VietnameseNotation.write(board, move.code(), text);
        return text.toString();
    }

    private static String coordinates(Board board, Move move) {
        String capture = board.isEmpty(move.to().index()) ? "" : "x";
        String check = board.givesCheck(move.code()) ? "+" : "";
        return move.from() + capture + move.to() + check;
    }
}
