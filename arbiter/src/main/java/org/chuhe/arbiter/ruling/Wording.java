package org.chuhe.arbiter.ruling;

import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.rulebook.RuleBook;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Names;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.core.text.Message;

/**
 * How an edition calls sides and pieces. In 1957 the side that moves first is Black and has 将 士 象 卒, the other is Red
 * and has 帅 士 相 兵; everywhere else it is the other way round.
 */
final class Wording {
    private static final String FIRST_MOVER = "帅仕相兵";
    private static final String FIRST_MOVER_1957 = "将士象卒";
    private static final String SECOND_MOVER = "将士象卒";
    private static final String SECOND_MOVER_1957 = "帅士相兵";

    private final boolean swapped;

    Wording(RuleBook book) {
        this.swapped = book.callsFirstMoverBlack();
    }

    Message side(Side side) {
        return Names.of(called(side));
    }

    Message kind(Kind kind, Side side) {
        // 1957 writes both sides' advisors 士, as Black's are written everywhere.
        return Names.of(kind, swapped && kind == Kind.ADVISOR ? Side.BLACK : called(side));
    }

    private Side called(Side side) {
        return swapped ? side.opponent() : side;
    }

    /** The moves of a line that begins on a board, as {@link LineText} writes them but with the edition's pieces. */
    List<String> moves(Board start, List<Move> line, Locale locale) {
        List<String> texts = LineText.of(start, line, locale);
        return swapped ? texts.stream().map(Wording::exchangeGlyphs).toList() : texts;
    }

    private static String exchangeGlyphs(String text) {
        StringBuilder exchanged = new StringBuilder(text.length());
        for (char glyph : text.toCharArray()) {
            int first = FIRST_MOVER.indexOf(glyph);
            int second = SECOND_MOVER.indexOf(glyph);
            if (first >= 0) {
                exchanged.append(FIRST_MOVER_1957.charAt(first));
            } else {
                exchanged.append(second >= 0 ? SECOND_MOVER_1957.charAt(second) : glyph);
            }
        }
        return exchanged.toString();
    }
}
