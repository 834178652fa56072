package org.chuhe.cli.console;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.eventfiles.SheetText;

/** Text in lines of a terminal: broken at spaces and between Chinese characters, which are two columns wide. */
public final class Wrapping {
    /** What may not begin a line (避头). */
    private static final String CLOSING = "，。；：、！？）】》」』”’…％";

    /** What may not end one (避尾). */
    private static final String OPENING = "（【《「『“‘";

    /** A move such as 前车平五 stays whole. */
    private static final int A_MOVE = 5;

    private Wrapping() {}

    /** A text in lines of at most so many columns; only a word that is wider by itself stays whole. */
    public static List<String> lines(String text, int columns) {
        List<String> lines = new ArrayList<>();
        text.lines().forEach(line -> wrap(line, columns, lines));
        return List.copyOf(lines);
    }

    private static void wrap(String text, int columns, List<String> lines) {
        StringBuilder line = new StringBuilder();
        for (String part : parts(text)) {
            if (SheetText.width(line + part.stripTrailing()) > columns && !line.isEmpty()) {
                lines.add(line.toString().stripTrailing());
                line.setLength(0);
            }
            line.append(part);
        }
        lines.add(line.toString().stripTrailing());
    }

    /** The pieces between which a line may end; a space stays with what is before it. */
    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        for (String word : text.split("(?<= )(?! )")) {
            if (word.strip().length() <= A_MOVE) {
                parts.add(word);
            } else {
                characters(word, parts);
            }
        }
        return parts;
    }

    private static void characters(String word, List<String> parts) {
        int from = 0;
        for (int i = 1; i < word.length(); i++) {
            if (mayBreak(word.charAt(i - 1), word.charAt(i))) {
                parts.add(word.substring(from, i));
                from = i;
            }
        }
        parts.add(word.substring(from));
    }

    private static boolean mayBreak(char before, char after) {
        boolean wide = isWide(before) || isWide(after);
        boolean number = Character.isDigit(before) != Character.isDigit(after);
        return wide && !number && after != ' ' && CLOSING.indexOf(after) < 0 && OPENING.indexOf(before) < 0;
    }

    private static boolean isWide(char sign) {
        return SheetText.width(String.valueOf(sign)) == 2;
    }
}
