package org.chuhe.records.html;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a web page: without scripts, styles and tags, its characters unescaped. */
public final class HtmlText {
    private static final Pattern HIDDEN =
            Pattern.compile("(?is)<(script|style)\\b.*?(?:</\\1\\s*>|\\z)|<!--.*?(?:-->|\\z)");
    private static final Pattern LINE_END =
            Pattern.compile("(?i)<(?:br|/?p|/?div|/?tr|/?table|/?h[1-6]|/?li|/?title|/?center)\\b[^<>]*>");
    private static final Pattern TAG = Pattern.compile("</?[A-Za-z!?][^<>]*>");
    private static final Pattern CHARACTER =
            Pattern.compile("&(?:#(\\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));?", Pattern.CASE_INSENSITIVE);

    private HtmlText() {}

    /** The words of a page, a line a paragraph. */
    public static String of(String page) {
        String shown = HIDDEN.matcher(page).replaceAll(" ");
        String lines = LINE_END.matcher(shown.replaceAll("[\\r\\n]+", " ")).replaceAll("\n");
        return unescape(TAG.matcher(lines).replaceAll(" "));
    }

    /** A text in which entities, by name ({@code nbsp}) or number ({@code #31119}), are the characters that they stand for. */
    public static String unescape(String text) {
        if (text.indexOf('&') < 0) {
            return text;
        }
        Matcher matcher = CHARACTER.matcher(text);
        StringBuilder plain = new StringBuilder(text.length());
        while (matcher.find()) {
            matcher.appendReplacement(plain, Matcher.quoteReplacement(character(matcher)));
        }
        return matcher.appendTail(plain).toString();
    }

    private static String character(Matcher matcher) {
        if (matcher.group(3) != null) {
            return switch (matcher.group(3).toLowerCase(Locale.ROOT)) {
                case "nbsp", "ensp", "emsp" -> " ";
                case "lt" -> "<";
                case "gt" -> ">";
                case "amp" -> "&";
                case "quot" -> "\"";
                case "apos" -> "'";
                default -> matcher.group();
            };
        }
        int code =
                matcher.group(1) != null ? Integer.parseInt(matcher.group(1)) : Integer.parseInt(matcher.group(2), 16);
        return Character.isValidCodePoint(code) && code > 0 ? Character.toString(code) : matcher.group();
    }
}
