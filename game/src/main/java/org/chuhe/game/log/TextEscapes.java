package org.chuhe.game.log;

/**
 * Free text inside a line: a blank is written as {@code _}; separators, control characters and halves of pairs as
 * {@code %XXXX}.
 */
final class TextEscapes {
    private static final String RESERVED = "_%,()[]=";
    private static final String EMPTY = "%";

    private TextEscapes() {}

    static void write(String value, StringBuilder text) {
        if (value.isEmpty()) {
            text.append(EMPTY);
            return;
        }
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (Character.isHighSurrogate(c)
                    && i + 1 < value.length()
                    && Character.isLowSurrogate(value.charAt(i + 1))) {
                text.append(c).append(value.charAt(++i));
            } else if (c == ' ') {
                text.append('_');
            } else if (needsEscape(c)) {
                text.append('%');
                for (int shift = 12; shift >= 0; shift -= 4) {
                    text.append(Character.forDigit(c >> shift & 15, 16));
                }
            } else {
                text.append(c);
            }
        }
    }

    private static boolean needsEscape(char c) {
        int type = Character.getType(c);
        return RESERVED.indexOf(c) >= 0
                || Character.isISOControl(c)
                || Character.isSurrogate(c)
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR;
    }

    /** Reads what {@link #write} writes, and nothing else. */
    static String read(String word) {
        String value = unescape(word);
        StringBuilder usual = new StringBuilder(word.length());
        write(value, usual);
        if (!usual.toString().equals(word)) {
            throw new IllegalArgumentException("not the usual spelling of a text");
        }
        return value;
    }

    private static String unescape(String word) {
        if (word.equals(EMPTY)) {
            return "";
        }
        StringBuilder value = new StringBuilder(word.length());
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c != '%') {
                value.append(c == '_' ? ' ' : c);
                continue;
            }
            if (i + 4 >= word.length()) {
                throw new IllegalArgumentException("a broken escape");
            }
            value.append((char) Integer.parseInt(word, i + 1, i + 5, 16));
            i += 4;
        }
        return value.toString();
    }
}
