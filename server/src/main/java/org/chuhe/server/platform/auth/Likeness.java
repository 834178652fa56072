package org.chuhe.server.platform.auth;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/**
 * What a name looks like: no new account's may be that of another. The letters are those that a reader takes for each other in
 * the usual fonts: the same shapes in the Latin, Greek, Cyrillic and Armenian alphabets, small capitals and letters of phonetic
 * writing, letters with a stroke or a hook, and the digits one and nought. It is our own choice of the commonest, in the manner
 * of the skeletons of Unicode's report on security (UTS 39). Chinese characters stand for themselves alone.
 */
final class Likeness {
    /**
     * Stands before every likeness that is kept. Whoever changes below what looks alike counts it up: those of the old kind are
     * then made anew at the next start.
     */
    private static final String VERSION = "2 ";

    /** Every likeness of another kind. */
    static final String OF_OTHER_VERSIONS = "likeness NOT LIKE '" + VERSION + "%'";

    /** What the database keeps of it. */
    private static final int LONGEST = 190;

    /** Marks that make another syllable of a Japanese one: nobody takes か for が. */
    private static final String VOICING = "\u3099\u309A";

    private static final Map<Integer, Integer> LETTERS = alike(
            "aɑαаАΑᴀⱥ",
            "bƀɓʙβвВΒьЬ",
            "cсСϲϹᴄƈȼ",
            "dđɖɗԁԀᴅð",
            "eеЕΕεᴇɇҽ",
            "fƒϝ",
            "gɡɠɢցǥ",
            "hһҺНнΗħʜհ",
            "iIlL1|!ıɩɪιΙіІӏӀłɨʟɫƚǀ∣ᵢ",
            "jјЈϳᴊյɉ",
            "kкКκΚᴋƙ",
            "mмМΜᴍ",
            "nΝηпПɴŋɲɳո",
            "o0оОοΟσøᴏօɵ",
            "pрРρΡᴘƥ",
            "qԛԚզɋ",
            "rгГʀɍ",
            "sѕЅꜱʂ",
            "tтТτΤᴛŧƭʈ",
            "uυμսᴜʋʉ",
            "vνѵѴᴠ",
            "wωѡԝԜᴡ",
            "xхХχΧ",
            "yуУγΥүҮʏƴɏ",
            "zΖᴢƶʐ");

    private Likeness() {}

    /** Each group begins with the letter that stands for all of it. */
    private static Map<Integer, Integer> alike(String... groups) {
        Map<Integer, Integer> letters = new HashMap<>();
        for (String group : groups) {
            group.codePoints().forEach(c -> letters.put(c, group.codePointAt(0)));
        }
        return Map.copyOf(letters);
    }

    /**
     * Without what nobody sees, and every letter in its plainest form. An accent that makes a letter of its own stays, since Hùng
     * and Hưng are two people; marks that belong to no letter go.
     */
    static String of(String name) {
        StringBuilder text = new StringBuilder();
        Normalizer.normalize(name, Normalizer.Form.NFKC)
                .codePoints()
                .filter(Likeness::counts)
                .map(Likeness::plain)
                .forEach(text::appendCodePoint);
        String letters = Normalizer.normalize(text, Normalizer.Form.NFC)
                .replace("rn", "m")
                .replace("vv", "w");
        String likeness = VERSION + (letters.isEmpty() ? AccountNames.folded(name) : letters);
        return likeness.length() <= LONGEST ? likeness : likeness.substring(0, LONGEST);
    }

    private static boolean counts(int character) {
        return !AccountNames.isInvisible(character)
                && !Character.isWhitespace(character)
                && !Character.isSpaceChar(character)
                && character != '.'
                && character != '_'
                && Character.getType(character) != Character.DASH_PUNCTUATION
                && !isLooseMark(character);
    }

    /** A mark that comes to letters of many scripts; vowels that are written as marks belong to one script and count. */
    private static boolean isLooseMark(int character) {
        int type = Character.getType(character);
        return (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK)
                && Character.UnicodeScript.of(character) == Character.UnicodeScript.INHERITED
                && VOICING.indexOf(character) < 0;
    }

    private static int plain(int character) {
        Integer drawn = LETTERS.get(character);
        if (drawn != null) {
            return drawn;
        }
        int small = Character.toLowerCase(character);
        return LETTERS.getOrDefault(small, small);
    }

    /** A likeness that no name has: that of an account which is nobody's any more. */
    static String ofNobody(String id) {
        return VERSION + "– " + id;
    }
}
