package org.chuhe.records.model;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The marks of moves: {@code !}, {@code ?}, {@code !!}, {@code ??}, {@code !?}, {@code ?!}, which are $1 to $6 in PGN,
 * and PGN's other numbers such as {@code $14}. A move may have several, with blanks between them.
 */
public final class MoveMarks {
    private static final List<String> SIGNS = List.of("!", "?", "!!", "??", "!?", "?!");
    private static final Pattern MARKS = Pattern.compile("(?:(?:[!?！？]{1,2}|\\$\\d{1,3})(?=\\s|$)\\s*){1,9}");

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private MoveMarks() {}

    /** A mark as PGN numbers it. */
    public static String number(String mark) {
        int index = SIGNS.indexOf(mark);
        return index < 0 ? mark : "$" + (index + 1);
    }

    /** How much of a comment is marks, from its beginning; 0 if it does not begin with any. */
    static int length(String comment) {
        char first = comment.isEmpty() ? ' ' : comment.charAt(0);
        if ("!?！？$".indexOf(first) < 0) {
            return 0;
        }
        Matcher matcher = MARKS.matcher(comment);
        return matcher.lookingAt() ? matcher.end() : 0;
    }

    /** Puts the marks of a text to others, as signs where there are any. */
    static void add(String text, Set<String> marks) {
        for (String mark : BLANKS.split(text.strip())) {
            marks.add(sign(mark));
        }
    }

    private static String sign(String mark) {
        if (mark.length() == 2 && mark.charAt(0) == '$' && mark.charAt(1) >= '1' && mark.charAt(1) <= '6') {
            return SIGNS.get(mark.charAt(1) - '1');
        }
        String narrow = mark.replace('！', '!').replace('？', '?');
        return narrow.length() > 2 && narrow.charAt(0) != '$' ? narrow.substring(0, 2) : narrow;
    }
}
