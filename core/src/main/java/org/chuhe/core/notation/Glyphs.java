package org.chuhe.core.notation;

import org.chuhe.core.board.PieceCode;

/**
 * The characters of Chinese notation in all their forms: simplified, traditional, the variants that tell red from
 * black pieces (俥傌砲), formal numerals and full-width digits. What a character means is a small number: a group and
 * a value.
 */
final class Glyphs {
    static final int NONE = 0;
    static final int PIECE = 0x10;
    static final int NUMBER = 0x20;
    static final int DIRECTION = 0x30;
    static final int PLACE = 0x40;
    static final int BLANK = 0x50;

    /** The direction glyphs carry direction + 1. */
    private static final byte[] MEANING = new byte[1 << 16];

    static {
        put("帅帥将將", PIECE | PieceCode.KING);
        put("仕士", PIECE | PieceCode.ADVISOR);
        put("相象", PIECE | PieceCode.ELEPHANT);
        put("马馬傌", PIECE | PieceCode.HORSE);
        put("车車俥伡硨砗", PIECE | PieceCode.ROOK);
        put("炮砲包", PIECE | PieceCode.CANNON);
        put("兵卒", PIECE | PieceCode.PAWN);
        put("进進上", DIRECTION | FileNotation.FORWARD + 1);
        put("平", DIRECTION | FileNotation.SIDEWAYS + 1);
        put("退下", DIRECTION | FileNotation.BACKWARD + 1);
        put("前", PLACE | FileNotation.FRONT);
        put("中", PLACE | FileNotation.MIDDLE);
        put("后後", PLACE | FileNotation.REAR);
        put(" \t\u3000\u00a0", BLANK);
        numbers("一二三四五六七八九", "壹贰叁肆伍陆柒捌玖", "壹貳參肆伍陸柒捌玖", "123456789", "１２３４５６７８９");
    }

    private Glyphs() {}

    /** The meaning of a character: group | value, or {@link #NONE}. */
    static int of(char c) {
        return MEANING[c];
    }

    static int group(int meaning) {
        return meaning & 0x70;
    }

    static int value(int meaning) {
        return meaning & 0xf;
    }

    static int direction(int meaning) {
        return value(meaning) - 1;
    }

    private static void put(String characters, int meaning) {
        for (int i = 0; i < characters.length(); i++) {
            MEANING[characters.charAt(i)] = (byte) meaning;
        }
    }

    private static void numbers(String... scales) {
        for (String scale : scales) {
            for (int i = 0; i < 9; i++) {
                MEANING[scale.charAt(i)] = (byte) (NUMBER | i + 1);
            }
        }
    }
}
