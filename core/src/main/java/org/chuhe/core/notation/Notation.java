package org.chuhe.core.notation;

import java.util.Optional;

/** The notations of moves that {@link MoveReader} tells apart by their looks. */
public enum Notation {
    CHINESE,
    ABBREVIATED,
    ICCS,
    WXF;

    /** The notation that a text looks like; empty if it looks like none. */
    public static Optional<Notation> of(CharSequence text) {
        return Optional.ofNullable(
                switch (looks(text, 0, text.length())) {
                    case LOOKS_CHINESE -> CHINESE;
                    case LOOKS_ABBREVIATED -> ABBREVIATED;
                    case LOOKS_ICCS -> ICCS;
                    case LOOKS_WXF -> WXF;
                    default -> null;
                });
    }

    static final int LOOKS_CHINESE = 0;
    static final int LOOKS_ABBREVIATED = 1;
    static final int LOOKS_ICCS = 2;
    static final int LOOKS_WXF = 3;
    static final int LOOKS_LIKE_NONE = 4;

    static int looks(CharSequence text, int start, int end) {
        boolean chinese = false;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            int group = Glyphs.group(Glyphs.of(c));
            if (group == Glyphs.DIRECTION) {
                return LOOKS_CHINESE;
            }
            chinese |= c > 127 && group != Glyphs.NONE && group != Glyphs.BLANK;
        }
        if (chinese) {
            return LOOKS_ABBREVIATED;
        }
        if (Iccs.parseCode(text, start, end, Ranks.FROM_ZERO) >= 0) {
            return LOOKS_ICCS;
        }
        int last = end;
        while (last > start && !isAsciiLetterOrDigit(text.charAt(last - 1))) {
            last--;
        }
        boolean directed = last - start >= 4 && WxfReader.isDirection(text.charAt(last - 2));
        return directed && WxfReader.digit(text.charAt(last - 1)) > 0 ? LOOKS_WXF : LOOKS_LIKE_NONE;
    }

    private static boolean isAsciiLetterOrDigit(char c) {
        return c < 128 && Character.isLetterOrDigit(c);
    }
}
