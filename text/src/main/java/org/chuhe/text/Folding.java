package org.chuhe.text;

/**
 * Makes texts comparable, character by character, so that places in the folded text are places in the original: capitals
 * become small letters, full-width signs half-width, and traditional characters simplified ones.
 */
public final class Folding {
    /** Characters on pieces, and variants that are nobody's usual ones. */
    private static final String VARIANTS = "閑俥傌砲";

    private static final String PLAIN = "闲车马炮";
    private static final char FULL_WIDTH_FIRST = '！';
    private static final char FULL_WIDTH_LAST = '～';
    private static final char IDEOGRAPHIC_SPACE = '　';

    private Folding() {}

    public static String fold(String text) {
        String simplified = TraditionalChinese.simplified(text);
        StringBuilder folded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            folded.append(fold(simplified.charAt(i)));
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
        int at = VARIANTS.indexOf(c);
        return at >= 0 ? PLAIN.charAt(at) : Character.toLowerCase(c);
    }
}
