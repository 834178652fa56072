package org.chuhe.javascript.jdk;

import org.teavm.jso.JSBody;

/** Methods of {@link Character} and {@link Double} by what the engine knows of characters, so that no tables come with the script. */
public final class JsMethods {
    private JsMethods() {}

    public static boolean isLetter(int character) {
        return is("^\\p{L}$", character);
    }

    public static boolean isLetterOrDigit(int character) {
        return is("^[\\p{L}\\p{Nd}]$", character);
    }

    public static boolean isUpperCase(int character) {
        return is("^\\p{Uppercase}$", character);
    }

    /** As Java has it: without the blanks that forbid a line's end. */
    public static boolean isWhitespace(int character) {
        return is("^[\\t-\\r\\x1c-\\x20\\u1680\\u2000-\\u2006\\u2008-\\u200a\\u2028\\u2029\\u205f\\u3000]$", character);
    }

    @JSBody(
            params = {"pattern", "character"},
            script = "return new RegExp(pattern, 'u').test(String.fromCodePoint(character));")
    private static native boolean is(String pattern, int character);

    /** Where the other case is one character, as it is for all letters that occur. */
    public static int toLowerCase(int character) {
        return lower(character);
    }

    public static int toUpperCase(int character) {
        return upper(character);
    }

    @JSBody(params = "character", script = "return String.fromCodePoint(character).toLowerCase().codePointAt(0);")
    private static native int lower(int character);

    @JSBody(params = "character", script = "return String.fromCodePoint(character).toUpperCase().codePointAt(0);")
    private static native int upper(int character);

    /** Nothing that is written has a point followed by a zero alone; nothing else differs. */
    public static String toString(double number) {
        return text(number);
    }

    @JSBody(params = "number", script = "return String(number);")
    private static native String text(double number);
}
