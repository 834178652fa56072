package org.chuhe.server.platform.auth;

import java.text.Normalizer;
import java.util.Locale;

/** What names may be, and when two are the same. */
public final class AccountNames {
    /** What fits into a table of pairings. */
    public static final int LONGEST = 40;

    private AccountNames() {}

    static void check(String name) {
        if (name.isEmpty() || name.length() > LONGEST) {
            throw new IdentityException("name.length", LONGEST);
        }
        if (name.codePoints().anyMatch(AccountNames::isInvisible)) {
            throw new IdentityException("name.characters");
        }
    }

    /** What nobody sees in a name, but for spaces: controls, and what fonts draw as nothing or as a blank. */
    static boolean isInvisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> isIgnorable(character) || isBlank(character);
        };
    }

    /** Letters and marks that Unicode lets every program leave out (Default_Ignorable_Code_Point) and that are no controls. */
    private static boolean isIgnorable(int character) {
        return character == 0x034F // the joiner of graphemes
                || character == 0x115F // fillers of Hangul
                || character == 0x1160
                || character == 0x3164
                || character == 0xFFA0
                || character == 0x17B4 // vowels of Khmer that are not written
                || character == 0x17B5
                || isWithin(character, 0x180B, 0x180F) // selectors of variants
                || isWithin(character, 0xFE00, 0xFE0F)
                || isWithin(character, 0xE0000, 0xE0FFF);
    }

    /** Braille without a dot, a note without a head, the filler of Khitan. */
    private static boolean isBlank(int character) {
        return character == 0x2800 || character == 0x1D159 || character == 0x16FE4;
    }

    private static boolean isWithin(int character, int first, int last) {
        return first <= character && character <= last;
    }

    /** What a name looks like: two that a reader takes for each other have the same. */
    public static String likeness(String name) {
        return Likeness.of(name);
    }

    /** How a name is looked up: without regard to case and width. */
    public static String folded(String name) {
        return Normalizer.normalize(name.strip(), Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }
}
