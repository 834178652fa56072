package org.chuhe.server.identity;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** What names may be, and when two are the same or look alike. */
public final class AccountNames {
    /** What fits into a table of pairings. */
    public static final int LONGEST = 40;

    /** Letters of other alphabets, and digits, that are drawn like a Latin letter. */
    private static final Map<Integer, String> LIKE = alike(
            "o0ОоΟο", "l1I|ІΙӀ", "iіιı", "aАаΑα", "bВΒ", "cСсϹϲ", "dԁ", "eЕеΕ", "gɡ", "hНнΗһ", "jЈј", "kКкΚκ", "mМмΜ",
            "nΝ", "pРрΡρ", "sЅѕ", "tТтΤτ", "uυս", "vνѵ", "wԝ", "xХхΧχ", "yУуΥγ", "zΖ");

    private AccountNames() {}

    /** Each group begins with the letter that stands for all of it. */
    private static Map<Integer, String> alike(String... groups) {
        Map<Integer, String> letters = new HashMap<>();
        for (String group : groups) {
            group.codePoints().forEach(c -> letters.put(c, group.substring(0, 1)));
        }
        return Map.copyOf(letters);
    }

    static void check(String name) {
        if (name.isEmpty() || name.length() > LONGEST) {
            throw new IdentityException("name.length", LONGEST);
        }
        if (name.codePoints().anyMatch(AccountNames::isInvisible)) {
            throw new IdentityException("name.characters");
        }
    }

    private static boolean isInvisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }

    /** How a name is looked up: without regard to case and width. */
    public static String folded(String name) {
        return Normalizer.normalize(name.strip(), Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }

    /** What a name looks like: two accounts must not differ only in what nobody sees. */
    static String likeness(String name) {
        String wide = Normalizer.normalize(name, Normalizer.Form.NFKC);
        StringBuilder text = new StringBuilder();
        wide.codePoints()
                .filter(c ->
                        !Character.isWhitespace(c) && !Character.isSpaceChar(c) && c != '.' && c != '_' && c != '-')
                .forEach(c ->
                        text.append(LIKE.getOrDefault(c, Character.toString(c).toLowerCase(Locale.ROOT))));
        String letters = text.toString();
        return letters.isEmpty() ? folded(name) : letters;
    }
}
