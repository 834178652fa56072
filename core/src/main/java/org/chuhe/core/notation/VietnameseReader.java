package org.chuhe.core.notation;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves in the notation of Vietnamese books, as {@link VietnameseNotation} writes them and with C
 * chốt for the soldier and a plus for retreats. It has the looks of WXF, where P is the soldier and the signs mean something
 * else: X, M, T, S and the stroke tell them apart.
 */
public final class VietnameseReader {
    private static final Pattern MOVE =
            Pattern.compile("(?i)([1-5]?)(tg|[pmxtsbc])(tt|ss|[tsg]?)([1-9]?)([.\\-–/+])([1-9])", Pattern.UNICODE_CASE);
    private static final Pattern SURE = Pattern.compile(
            "(?i)(?<![\\p{L}\\d])(?:(?:tg|[xmts])[ts]?[1-9]?[.\\-–/+]|[pbc][1-9]/)[1-9](?![\\p{L}\\d])",
            Pattern.UNICODE_CASE);
    private static final int FIRST_LOOK = 4000;

    private VietnameseReader() {}

    /** Whether there are moves in a text that can be nothing else. */
    public static boolean isIn(CharSequence text, int from, int end) {
        return SURE.matcher(text.subSequence(from, Math.min(end, from + FIRST_LOOK)))
                .find();
    }

    /** Whether a word looks like such a move. */
    public static boolean isMove(String word) {
        return MOVE.matcher(word).matches();
    }

    /** The move in WXF notation; the text itself if it is none of these moves. */
    public static String toWxf(String text) {
        Matcher matcher = MOVE.matcher(text);
        if (!matcher.matches()) {
            return text;
        }
        String piece = switch (matcher.group(2).toUpperCase(Locale.ROOT)) {
            case "P" -> "C";
            case "M" -> "H";
            case "X" -> "R";
            case "T" -> "E";
            case "S" -> "A";
            case "TG" -> "K";
            default -> "P";
        };
        String direction = switch (matcher.group(5)) {
            case "." -> "+";
            case "/", "+" -> "-";
            default -> ".";
        };
        String place = matcher.group(3).toLowerCase(Locale.ROOT);
        return matcher.group(1) + which(piece, place, matcher.group(4)) + direction + matcher.group(6);
    }

    /** The piece by its place; a file beside it says something new of soldiers only. */
    private static String which(String piece, String place, String file) {
        String sign = place.replace('t', '+').replace('s', '-');
        if (place.isEmpty()) {
            return piece + file;
        }
        if (place.length() == 2) {
            return sign;
        }
        if (place.equals("g")) {
            return file.isEmpty() ? piece + "." : file + file;
        }
        return piece.equals("P") && !file.isEmpty() ? file + sign : piece + sign;
    }
}
