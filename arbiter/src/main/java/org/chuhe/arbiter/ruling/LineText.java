package org.chuhe.arbiter.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.ChineseStyle;
import org.chuhe.text.Language;

/** Moves as text: Chinese notation for Chinese readers, coordinates with captures and checks marked for others. */
public final class LineText {
    private LineText() {}

    /** The moves of a line that begins on a board, which stays as it is. */
    public static List<String> of(Board start, List<Move> line, Locale locale) {
        boolean chinese = Language.of(locale).isChinese();
        Board board = start.copy();
        List<String> texts = new ArrayList<>();
        for (Move move : line) {
            texts.add(chinese ? chinese(board, move) : coordinates(board, move));
            board.make(move.code());
        }
        return texts;
    }

    private static String chinese(Board board, Move move) {
        StringBuilder text = new StringBuilder();
        ChineseNotation.write(board, move.code(), ChineseStyle.SIMPLIFIED, text);
        return text.toString();
    }

    private static String coordinates(Board board, Move move) {
        String capture = board.isEmpty(move.to().index()) ? "" : "x";
        String check = board.givesCheck(move.code()) ? "+" : "";
        return move.from() + capture + move.to() + check;
    }
}
