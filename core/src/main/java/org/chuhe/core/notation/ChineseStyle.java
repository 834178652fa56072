package org.chuhe.core.notation;

import org.chuhe.core.Side;
import org.chuhe.core.board.PieceCode;

/**
 * How Chinese notation is written.
 *
 * @param traditional traditional characters (車馬進後) instead of simplified ones
 * @param fullWidth digits as wide as a character (８), as XQWizard and many archives write them
 * @param characters the side whose numbers are 一 … 九; the other's are digits (1957, 1.1: Black's are 一 … 九)
 */
public record ChineseStyle(boolean traditional, boolean fullWidth, Side characters) {
    /** 炮二平五, 马8进7. */
    public static final ChineseStyle SIMPLIFIED = new ChineseStyle(false, false);
    /** 炮二平五, 馬8進7. */
    public static final ChineseStyle TRADITIONAL = new ChineseStyle(true, false);

    private static final String RED_SIMPLIFIED = "帅仕相马车炮兵";
    private static final String BLACK_SIMPLIFIED = "将士象马车炮卒";
    private static final String RED_TRADITIONAL = "帥仕相馬車炮兵";
    private static final String BLACK_TRADITIONAL = "將士象馬車炮卒";

    /** Red's numbers are 一 … 九, as in all books but that of 1957. */
    public ChineseStyle(boolean traditional, boolean fullWidth) {
        this(traditional, fullWidth, Side.RED);
    }

    /** The same style with wide digits. */
    public ChineseStyle withFullWidth() {
        return new ChineseStyle(traditional, true, characters);
    }

    /** The same style, 一 … 九 being the numbers of this side. */
    public ChineseStyle withCharactersFor(Side side) {
        return new ChineseStyle(traditional, fullWidth, side);
    }

    char piece(int code) {
        boolean red = PieceCode.side(code) == PieceCode.RED;
        String names =
                traditional ? red ? RED_TRADITIONAL : BLACK_TRADITIONAL : red ? RED_SIMPLIFIED : BLACK_SIMPLIFIED;
        return names.charAt(PieceCode.kind(code) - 1);
    }

    /** A file or a number of points, in the digits of that side. */
    char number(int side, int number) {
        return side == characters.ordinal() ? ordinal(number) : (char) ((fullWidth ? '０' : '0') + number);
    }

    /** 一 … 九. */
    char ordinal(int number) {
        return "一二三四五六七八九".charAt(number - 1);
    }

    char direction(int direction) {
        return (traditional ? "退平進" : "退平进").charAt(direction + 1);
    }

    /** Which of several pieces on a file: 前 中 后 of three, 前 二 三 … 后 of more. */
    char place(int index, int size) {
        if (index == 0) {
            return '前';
        }
        if (index == size - 1) {
            return traditional ? '後' : '后';
        }
        return size == 3 ? '中' : ordinal(index + 1);
    }
}
