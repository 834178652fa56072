package org.chuhe.records.tree;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.records.format.Defect;

/** Moves as four digits each, file and rank from and to, the files from Red's left. */
public final class DigitMoves {
    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}\\p{N}]*");

    private static final Pattern OTHERS = Pattern.compile("[^0-9]+");

    private DigitMoves() {}

    /**
     * Adds moves to a line; what is neither digit nor separator is reported.
     *
     * @param fromTop whether ranks count from Black's side, as most programs do
     */
    public static void add(GameDraft line, String moves, boolean fromTop, List<Defect> defects) {
        String digits = digits(moves, line.length(), defects);
        int whole = digits.length() / 4 * 4;
        for (int i = 0; i < whole; i += 4) {
            int from = digits.charAt(i + 1) - '0';
            int to = digits.charAt(i + 3) - '0';
            line.add(GameDraft.code(
                    digits.charAt(i) - '0',
                    fromTop ? 9 - from : from,
                    digits.charAt(i + 2) - '0',
                    fromTop ? 9 - to : to));
        }
        Defect.leftOut(defects, line.length(), digits.substring(whole));
    }

    /** The digits of a text; words in it are reported. */
    public static String digits(String text, int ply, List<Defect> defects) {
        Matcher words = WORD.matcher(text);
        StringBuilder others = new StringBuilder();
        while (words.find()) {
            others.append(words.group()).append(' ');
        }
        Defect.leftOut(defects, ply, others);
        return OTHERS.matcher(words.replaceAll(" ")).replaceAll("");
    }
}
