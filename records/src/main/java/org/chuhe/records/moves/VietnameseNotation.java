package org.chuhe.records.moves;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The notation of Vietnamese books: P pháo (cannon), M mã (horse), X xe (chariot), T tượng (elephant), S sĩ (advisor),
 * Tg tướng (general), B binh and C chốt (soldier); a full stop advances, a dash goes sideways, a stroke (or plus)
 * retreats; t or s after the letter is the front (trước) or the rear (sau) one. It has the looks of WXF, where P is the
 * soldier and the signs mean something else: X, M, T, S and the stroke tell them apart.
 */
public final class VietnameseNotation {
    private static final Pattern MOVE =
            Pattern.compile("(?i)(tg|[pmxtsbc])([ts]?)([1-9]?)([.\\-–/+])([1-9])", Pattern.UNICODE_CASE);
    private static final Pattern SURE = Pattern.compile(
            "(?i)(?<![\\p{L}\\d])(?:(?:tg|[xmts])[ts]?[1-9]?[.\\-–/+]|[pbc][1-9]/)[1-9](?![\\p{L}\\d])",
            Pattern.UNICODE_CASE);
    private static final int FIRST_LOOK = 4000;

    private VietnameseNotation() {}

    /** Whether there are moves in a text that can be nothing else. */
    static boolean isIn(CharSequence text, int from, int end) {
        return SURE.matcher(text.subSequence(from, Math.min(end, from + FIRST_LOOK)))
                .find();
    }

    /** Whether a word looks like such a move. */
    public static boolean isMove(String word) {
        return MOVE.matcher(word).matches();
    }

    /** The move in WXF notation; the text itself if it is none of these moves. */
    static String toWxf(String text) {
        Matcher matcher = MOVE.matcher(text);
        if (!matcher.matches()) {
            return text;
        }
        String piece = switch (matcher.group(1).toUpperCase(Locale.ROOT)) {
            case "P" -> "C";
            case "M" -> "H";
            case "X" -> "R";
            case "T" -> "E";
            case "S" -> "A";
            case "TG" -> "K";
            default -> "P";
        };
        String direction = switch (matcher.group(4)) {
            case "." -> "+";
            case "/", "+" -> "-";
            default -> ".";
        };
        String which = switch (matcher.group(2).toLowerCase(Locale.ROOT)) {
            case "t" -> "+";
            case "s" -> "-";
            default -> matcher.group(3);
        };
        return piece + which + direction + matcher.group(5);
    }
}
