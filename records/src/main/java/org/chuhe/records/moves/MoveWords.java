package org.chuhe.records.moves;

import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.Iccs;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.core.notation.NotationProblem;
import org.chuhe.core.notation.Reading;
import org.chuhe.core.notation.SanNotation;
import org.chuhe.core.notation.VietnameseReader;
import org.chuhe.core.notation.WxfNotation;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.tree.MoveProblems;
import org.chuhe.text.Message;

/** Reads single words of a move text as moves in any notation, full-width letters included. */
final class MoveWords {
    private static final int LONGEST_WORD = 40;

    private MoveWords() {}

    /** What {@code text[start, end)} means on a board. */
    static Reading read(Board board, CharSequence text, int start, int end, MoveDialect dialect) {
        if (end - start > LONGEST_WORD) {
            return Reading.NONE;
        }
        char first = text.charAt(start);
        if (dialect.vietnamese()) {
            String wxf = VietnameseReader.toWxf(narrow(text.subSequence(start, end)));
            return readAscii(board, wxf, 0, wxf.length(), dialect);
        }
        if (first < 128) {
            return readAscii(board, text, start, end, dialect);
        }
        if (isWideLatin(first)) {
            String narrow = narrow(text.subSequence(start, end));
            return readAscii(board, narrow, 0, narrow.length(), dialect);
        }
        Reading chinese = ChineseNotation.reading(board, text, start, end);
        return chinese.is(NotationProblem.UNREADABLE)
                ? MoveReader.reading(board, text.subSequence(start, end).toString())
                : chinese;
    }

    private static Reading readAscii(Board board, CharSequence text, int start, int end, MoveDialect dialect) {
        Reading iccs = Iccs.reading(board, text, start, end, dialect.ranks());
        if (iccs.isMove()) {
            return iccs;
        }
        Reading wxf = WxfNotation.reading(board, text, start, end, dialect.wxf());
        if (wxf.isMove()) {
            return wxf;
        }
        Reading san = SanNotation.reading(board, text.subSequence(start, end).toString(), dialect.ranks());
        if (san.isMove()) {
            return san;
        }
        return !iccs.is(NotationProblem.UNREADABLE) ? iccs : !wxf.is(NotationProblem.UNREADABLE) ? wxf : san;
    }

    static boolean isWideLatin(char c) {
        return c > '\uFF00' && c < '\uFF5F' && (c < '０' || c > '９');
    }

    /** The word with narrow Latin letters and signs; Chinese digits stay as wide as they are. */
    private static String narrow(CharSequence word) {
        char first = word.charAt(0);
        if (first > 127 && !isWideLatin(first)) {
            return word.toString();
        }
        StringBuilder narrow = new StringBuilder(word.length());
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            narrow.append(c > '\uFF00' && c < '\uFF5F' ? (char) (c - 0xFEE0) : c);
        }
        return narrow.toString();
    }

    /** Says what is wrong with a word in the place of a move; {@code reading} is what {@link #read} said. */
    static Defect defect(GameBuilder builder, String word, Reading reading, MoveDialect dialect) {
        Position position = builder.position();
        int ply = builder.ply() + 1;
        if (reading.isMove()) {
            Message illegal = MoveProblems.illegal(position, word, reading.code());
            return new Defect(Defect.Kind.ILLEGAL_MOVE, ply, word, illegal);
        }
        Message why;
        try {
            String narrow = narrow(word);
            MoveReader.read(position, dialect.vietnamese() ? VietnameseReader.toWxf(narrow) : narrow);
            why = Texts.message("move.unreadable", Texts.quote(word));
        } catch (NotationException e) {
            why = e.message();
        }
        Defect.Kind kind =
                reading.is(NotationProblem.UNREADABLE) ? Defect.Kind.UNREADABLE_MOVE : Defect.Kind.ILLEGAL_MOVE;
        return new Defect(kind, ply, Texts.quote(word), why);
    }
}
