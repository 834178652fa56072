package org.chuhe.core.notation;

import org.chuhe.core.board.Board;

/**
 * The notation of Vietnamese books: P pháo (cannon), M mã (horse), X xe (chariot), T tượng (elephant), S sĩ (advisor),
 * Tg tướng (general), B binh (soldier); a full stop advances, a dash goes sideways, a stroke retreats; t, g or s after the
 * letter is the front (trước), the middle (giữa) or the rear (sau) one. It is written as WXF is, sign for sign: {@code P2-5},
 * {@code M8.7}, {@code Xs/1}. {@link VietnameseReader} reads it in games that are written in it: a single move may be taken for
 * WXF.
 */
final class VietnameseNotation {
    static final MoveNotation INSTANCE = new BoardNotation("vi", VietnameseNotation::write);

    private static final String WXF = "AEHRCP";
    private static final String LETTERS = "STMXPB";

    private VietnameseNotation() {}

    private static void write(Board board, int move, StringBuilder out) {
        String wxf = wxf(board, move, WxfDialect.WXF_1997);
        if (wxf.charAt(0) == 'P' && wxf(board, move, WxfDialect.XQWIZARD).charAt(1) == '.') {
            // The middle one of three, whom the dialect of 1997 calls by his file like a single one.
            wxf = "P." + wxf.substring(2);
        }
        out.append(ofWxf(wxf));
    }

    private static String wxf(Board board, int move, WxfDialect dialect) {
        StringBuilder out = new StringBuilder();
        WxfNotation.write(board, move, dialect, out);
        return out.toString();
    }

    /** What the dialect of 1997 writes: letter or file of the piece, its place, direction, number. */
    private static String ofWxf(String wxf) {
        int direction = wxf.length() - 2;
        char wxfSign = wxf.charAt(direction);
        char sign = wxfSign == '+' ? '.' : wxfSign == '-' ? '/' : '-';
        return piece(wxf.substring(0, direction)) + sign + wxf.charAt(direction + 1);
    }

    private static String piece(String head) {
        char first = head.charAt(0);
        char last = head.charAt(head.length() - 1);
        if (head.length() == 3) {
            return first + letter(head.charAt(1)) + last;
        }
        if (isFile(first)) {
            // Soldiers on several files: 3+ is the front one of file 3, 33 the middle one.
            return "B" + place(last) + first;
        }
        if (first == '+' || first == '-') {
            return "B" + place(first) + place(last);
        }
        return letter(first) + (isFile(last) ? String.valueOf(last) : place(last));
    }

    private static String letter(char wxf) {
        return wxf == 'K' ? "Tg" : LETTERS.substring(WXF.indexOf(wxf), WXF.indexOf(wxf) + 1);
    }

    private static boolean isFile(char c) {
        return c >= '1' && c <= '9';
    }

    private static String place(char sign) {
        return sign == '+' ? "t" : sign == '-' ? "s" : "g";
    }
}
