package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Takes a line of moves apart: drops move numbers, keeps together what blanks tore apart (h2 e2, 马8 &lt;u>7&lt;/u>)
 * and parts what runs together (h2e2h9g7). */
final class MoveText {
    private static final Pattern MOVE_NUMBER = Pattern.compile("^[!?]*\\d{1,3}[.．…:：)）]+");
    private static final Pattern NUMBER_ONLY = Pattern.compile("[!?]*\\d{1,3}[.．…:：)）]*|[.．…!?]+");
    /** WXF with a digit for the piece, which looks like a number and a dot: 62.5. */
    private static final Pattern DIGIT_PIECE = Pattern.compile("[1-7][1-9+-][.=+-][1-9][!?]*");

    private static final Pattern POINT = Pattern.compile("[A-Ia-i](10|\\d)-?");

    /** Coordinates of many moves without blanks between them. */
    private static final Pattern RUN_TOGETHER = Pattern.compile("([A-Ia-i]\\d[A-Ia-i]\\d){2,}");

    private static final int COORDINATES = 4;

    private MoveText() {}

    static List<String> split(String text) {
        List<String> moves = new ArrayList<>();
        StringBuilder pending = new StringBuilder();
        for (String word : words(text)) {
            String move = withoutNumber(word);
            if (move.isEmpty()) {
                continue;
            }
            if (RUN_TOGETHER.matcher(move).matches()) {
                for (int i = 0; i < move.length(); i += COORDINATES) {
                    moves.add(move.substring(i, i + COORDINATES));
                }
                continue;
            }
            pending.append(move);
            if (!POINT.matcher(pending).matches()) {
                moves.add(pending.toString());
                pending.setLength(0);
            }
        }
        if (!pending.isEmpty()) {
            moves.add(pending.toString());
        }
        return moves;
    }

    private static String withoutNumber(String word) {
        if (DIGIT_PIECE.matcher(word).matches()) {
            return word;
        }
        return NUMBER_ONLY.matcher(word).matches()
                ? ""
                : MOVE_NUMBER.matcher(word).replaceFirst("");
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inTag = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            inTag = c == '<' || inTag && c != '>';
            if (inTag || !isSeparator(c)) {
                word.append(c);
            } else if (!word.isEmpty() && !tagFollows(text, i)) {
                words.add(word.toString());
                word.setLength(0);
            }
        }
        if (!word.isEmpty()) {
            words.add(word.toString());
        }
        return words;
    }

    private static boolean tagFollows(String text, int start) {
        int i = start;
        while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
            i++;
        }
        return i < text.length() && text.charAt(i) == '<';
    }

    private static boolean isSeparator(char c) {
        return Character.isWhitespace(c) || ",，;；、。\u3000\u00a0\ufeff".indexOf(c) >= 0;
    }
}
