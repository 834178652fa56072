package org.chuhe.records.moves;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.Iccs;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.core.notation.NotationProblem;
import org.chuhe.core.notation.WxfNotation;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.tree.MoveProblems;
import org.chuhe.text.Message;

/** Reads single words of a move text as moves in any notation, full-width letters included. */
public final class MoveWords {
    private static final int UNREADABLE = NotationProblem.UNREADABLE.code();
    private static final int LONGEST_WORD = 40;

    private final SanNotation san = new SanNotation();

    /** The legal move that {@code text[start, end)} means, or the negative code of a {@link NotationProblem}. */
    public int read(Board board, CharSequence text, int start, int end, MoveDialect dialect) {
        if (end - start > LONGEST_WORD) {
            return UNREADABLE;
        }
        char first = text.charAt(start);
        if (dialect.vietnamese()) {
            String wxf = VietnameseMoves.toWxf(narrow(text, start, end));
            return readAscii(board, wxf, 0, wxf.length(), dialect);
        }
        if (first < 128) {
            return readAscii(board, text, start, end, dialect);
        }
        if (isWideLatin(first)) {
            String narrow = narrow(text, start, end);
            return readAscii(board, narrow, 0, narrow.length(), dialect);
        }
        int code = ChineseNotation.readCode(board, text, start, end);
        return code == UNREADABLE ? MoveReader.readCode(board, text, start, end) : code;
    }

    private int readAscii(Board board, CharSequence text, int start, int end, MoveDialect dialect) {
        int problem = UNREADABLE;
        if (Iccs.parseCode(text, start, end, dialect.ranks()) >= 0) {
            int code = Iccs.readCode(board, text, start, end, dialect.ranks());
            if (code >= 0) {
                return code;
            }
            problem = code;
        }
        int wxf = dialect.wxf() == null
                ? WxfNotation.readCode(board, text, start, end)
                : WxfNotation.readCode(board, text, start, end, dialect.wxf());
        if (wxf >= 0) {
            return wxf;
        }
        int code = san.readCode(board, text, start, end, dialect.ranks());
        if (code >= 0) {
            return code;
        }
        return problem != UNREADABLE ? problem : wxf != UNREADABLE ? wxf : code;
    }

    static boolean isWideLatin(char c) {
        return c > '\uFF00' && c < '\uFF5F' && (c < '０' || c > '９');
    }

    /** The word with narrow Latin letters and signs; Chinese digits stay as wide as they are. */
    private static String narrow(CharSequence text, int start, int end) {
        char first = text.charAt(start);
        if (first > 127 && !isWideLatin(first)) {
            return text.subSequence(start, end).toString();
        }
        StringBuilder narrow = new StringBuilder(end - start);
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            narrow.append(c > '\uFF00' && c < '\uFF5F' ? (char) (c - 0xFEE0) : c);
        }
        return narrow.toString();
    }

    /** The legal moves that an ambiguous word can mean. */
    public static List<Move> readings(Position position, String word) {
        try {
            return List.of(MoveReader.read(position, word));
        } catch (NotationException e) {
            return e.readings();
        }
    }

    /** Says what is wrong with a word in the place of a move; {@code code} is what {@link #read} said. */
    static Defect defect(GameBuilder builder, String word, int code, MoveDialect dialect) {
        Position position = builder.position();
        int ply = builder.ply() + 1;
        if (code >= 0) {
            return new Defect(Defect.Kind.ILLEGAL_MOVE, ply, word, MoveProblems.illegal(position, word, code));
        }
        boolean unreadable = code == UNREADABLE;
        Message why;
        try {
            String narrow = narrow(word, 0, word.length());
            MoveReader.read(position, dialect.vietnamese() ? VietnameseMoves.toWxf(narrow) : narrow);
            why = Texts.message("move.unreadable", Texts.quote(word));
        } catch (NotationException e) {
            why = e.message();
        }
        return new Defect(
                unreadable ? Defect.Kind.UNREADABLE_MOVE : Defect.Kind.ILLEGAL_MOVE, ply, Texts.quote(word), why);
    }
}
