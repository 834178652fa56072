package org.chuhe.server.rulebook;

/**
 * Makes texts comparable, character by character, so that places in the folded text are places in the original: capitals
 * become small letters, full-width signs half-width, and the game's traditional characters simplified ones.
 */
final class Folding {
    private static final String TRADITIONAL = "長將殺兌獻攔閒閑車俥馬傌砲帥規則條圖參聯無單雙禁許違變負勝棋術語釋總綱對判斃應點價值換連續類蹺離線當開";
    private static final String SIMPLIFIED = "长将杀兑献拦闲闲车车马马炮帅规则条图参联无单双禁许违变负胜棋术语释总纲对判毙应点价值换连续类跷离线当开";
    private static final char FULL_WIDTH_FIRST = '！';
    private static final char FULL_WIDTH_LAST = '～';
    private static final char IDEOGRAPHIC_SPACE = '　';

    private Folding() {}

    static String fold(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            folded.append(fold(text.charAt(i)));
        }
        return folded.toString();
    }

    private static char fold(char c) {
        if (c >= FULL_WIDTH_FIRST && c <= FULL_WIDTH_LAST) {
            return Character.toLowerCase((char) (c - FULL_WIDTH_FIRST + '!'));
        }
        if (c == IDEOGRAPHIC_SPACE) {
            return ' ';
        }
        int at = TRADITIONAL.indexOf(c);
        return at >= 0 ? SIMPLIFIED.charAt(at) : Character.toLowerCase(c);
    }
}
