package org.chuhe.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Chinese as it is read in Hong Kong and Taiwan (繁體), made from the texts in simplified characters. Nothing is guessed: a
 * character has one counterpart, or it stands in a word that {@code traditional.txt} lists; {@link #undecided} finds
 * those that do not, and a test asks it of every text of the program.
 *
 * <p>It is part of the smallest script, too, and so keeps to one map of strings.
 */
public final class TraditionalChinese {
    private static final String TABLE = "traditional.txt";
    /** No Chinese is written below it. */
    private static final char FIRST = '\u2000';

    /** Words and single characters. */
    private final Map<String, String> words = new HashMap<>();
    /** The characters that must stand in a word. */
    private final StringBuilder byWord = new StringBuilder();

    private int longest = 1;

    /** Read when somebody first wants it. */
    private static final class Table {
        static final TraditionalChinese ALL = new TraditionalChinese(TextFile.read(TraditionalChinese.class, TABLE));
    }

    private TraditionalChinese(String table) {
        List<String> usual = new ArrayList<>();
        char heading = ' ';
        int from = 0;
        while (from < table.length()) {
            int end = end(table, '\n', from, table.length());
            char first = table.charAt(from);
            if (first == '[') {
                heading = table.charAt(from + 1);
            } else if (first != '#') {
                int start = from;
                while (start < end) {
                    int next = end(table, ' ', start, end);
                    add(heading, table.substring(start, next), usual);
                    start = next + 1;
                }
            }
            from = end + 1;
        }
        for (String word : usual) {
            StringBuilder out = new StringBuilder();
            for (int i = 0; i < word.length(); i++) {
                String character = word.substring(i, i + 1);
                String written = words.get(character);
                out.append(written == null ? character : written);
            }
            words.put(word, out.toString());
        }
    }

    private void add(char heading, String entry, List<String> usual) {
        int equals = entry.indexOf('=');
        if (heading == 'a') {
            usual.add(entry);
            longest = Math.max(longest, entry.length());
        } else if (equals < 0) {
            words.put(entry.substring(0, 1), entry.substring(1));
            byWord.append(heading == 'b' ? entry.substring(0, 1) : "");
        } else {
            words.put(entry.substring(0, equals), entry.substring(equals + 1));
            longest = Math.max(longest, equals);
        }
    }

    private static int end(String text, char mark, int from, int limit) {
        int found = text.indexOf(mark, from);
        return found < 0 || found > limit ? limit : found;
    }

    /** A text in traditional characters and the terms that go with them. */
    public static String of(String simplified) {
        StringBuilder out = new StringBuilder();
        int i = 0;
        while (i < simplified.length()) {
            int length = Table.ALL.wordAt(simplified, i);
            String found = simplified.substring(i, i + Math.max(1, length));
            out.append(length > 0 ? Table.ALL.words.get(found) : found);
            i += found.length();
        }
        return out.toString();
    }

    /** The characters that could be written in several ways and stand in no word that is listed, each with its surroundings. */
    public static List<String> undecided(String simplified) {
        List<String> found = new ArrayList<>();
        int i = 0;
        while (i < simplified.length()) {
            int length = Table.ALL.wordAt(simplified, i);
            if (length == 1 && Table.ALL.byWord.indexOf(simplified.substring(i, i + 1)) >= 0) {
                found.add(simplified.substring(Math.max(0, i - 3), Math.min(simplified.length(), i + 4)));
            }
            i += Math.max(1, length);
        }
        return found;
    }

    /** How long the longest word is that begins here; 0 if none does. */
    private int wordAt(String text, int start) {
        int length = text.charAt(start) < FIRST ? 0 : Math.min(longest, text.length() - start);
        while (length > 0 && !words.containsKey(text.substring(start, start + length))) {
            length--;
        }
        return length;
    }

    /** A text with traditional characters replaced by simplified ones, one for one, to compare what people type. */
    public static String simplified(String traditional) {
        StringBuilder out = new StringBuilder(traditional.length());
        for (int i = 0; i < traditional.length(); i++) {
            String character = traditional.substring(i, i + 1);
            out.append(Simplified.ALL.getOrDefault(character, character));
        }
        return out.toString();
    }

    /** The characters of the table the other way round: what several become is one character there. */
    private static final class Simplified {
        static final Map<String, String> ALL = new HashMap<>();

        static {
            Table.ALL.words.forEach((simplified, traditional) -> {
                if (simplified.length() == 1) {
                    ALL.put(traditional, simplified);
                }
            });
        }
    }
}
