package org.chuhe.records.opening;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.text.Language;
import org.chuhe.text.TextFile;
import org.chuhe.text.Translated;

/**
 * The codes of ECCO 中国象棋开局编号: a letter for the class of an opening (C, the central cannon against screen horses), a
 * digit for the group, a digit for the variation. The table {@code ecco.txt} says what each code is called, and for those of
 * which it is established, which moves make a game belong to it. Where only the class or the group is sure, that is all that
 * is said.
 *
 * <pre>{@code
 * Ecco.of(game);          // C42, or C4, or C, or nothing
 * Ecco.name("C4");        // what it is called
 * }</pre>
 */
public final class Ecco {
    private static final String TABLE = "ecco.txt";
    private static final Pattern CODE = Pattern.compile("[A-E]\\d{0,2}");
    /** Code, Chinese, English, Vietnamese, rule; in a rule the bar means "or". */
    private static final int COLUMNS = 5;
    /** Ten digits, and none. */
    private static final int DIGITS = 11;

    /** A line of the table. */
    private record Entry(String code, Translated name, Optional<EccoRule> rule) {}

    /** Read when somebody first wants it. */
    private static final class Table {
        static final Map<String, Entry> ENTRIES = read();
    }

    private Ecco() {}

    private static Map<String, Entry> read() {
        Map<String, Entry> entries = new LinkedHashMap<>();
        Map<String, EccoRule> rules = new LinkedHashMap<>();
        for (String line : TextFile.read(Ecco.class, TABLE).split("\n")) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            String[] parts = line.split("\\|", COLUMNS);
            String code = parts[0].strip();
            Optional<EccoRule> rule = Optional.of(parts.length > 4 ? parts[4].strip() : "")
                    .filter(text -> !text.isEmpty())
                    .map(text -> EccoRule.read(text, rules));
            rule.ifPresent(found -> rules.put(code, found));
            Translated name = new Translated(Map.of(
                    Language.CHINESE,
                    parts[1].strip(),
                    Language.ENGLISH,
                    parts[2].strip(),
                    Language.VIETNAMESE,
                    parts[3].strip()));
            entries.put(code, new Entry(code, name, rule));
        }
        return entries;
    }

    /** Every code that has a name, in order. */
    public static List<String> codes() {
        return List.copyOf(Table.ENTRIES.keySet());
    }

    /** What an opening is called; a code that the table does not have is called as its group is. */
    public static Optional<Translated> name(String code) {
        for (int length = code.length(); length > 0; length--) {
            Entry entry = Table.ENTRIES.get(code.substring(0, length));
            if (entry != null) {
                return Optional.of(entry.name());
            }
        }
        return Optional.empty();
    }

    /** The code of a game by its moves, as deep as it is sure. */
    public static Optional<String> of(GameRecord game) {
        if (!game.start().equals(Position.START) || game.plies() == 0) {
            return Optional.empty();
        }
        OpeningMoves moves = OpeningMoves.of(game.mainLine());
        List<String> found = new ArrayList<>();
        for (Entry entry : Table.ENTRIES.values()) {
            if (entry.rule().filter(rule -> rule.holds(moves)).isPresent()) {
                found.add(entry.code());
            }
        }
        // The table goes from the general to the particular.
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(found.size() - 1));
    }

    /**
     * The number of a game's code: by its moves; where they leave the digits open, by what the record says, if it agrees as
     * far as the moves go.
     */
    public static int number(GameRecord game) {
        String sure = of(game).orElse("");
        String told = game.tags().text(Tags.ECCO).strip();
        return number(CODE.matcher(told).matches() && told.startsWith(sure) ? told : sure);
    }

    /** Codes in their order as numbers that may be stored: A, A0, A00, A01 …; 0 for none. */
    public static int number(String code) {
        String upper = code.toUpperCase(Locale.ROOT);
        if (!CODE.matcher(upper).matches()) {
            return 0;
        }
        int number = (upper.charAt(0) - 'A' + 1) * DIGITS * DIGITS;
        number += upper.length() > 1 ? (upper.charAt(1) - '0' + 1) * DIGITS : 0;
        return number + (upper.length() > 2 ? upper.charAt(2) - '0' + 1 : 0);
    }

    /** The code with this number; empty for none. */
    public static String code(int number) {
        if (number < DIGITS * DIGITS) {
            return "";
        }
        StringBuilder code = new StringBuilder().append((char) ('A' + number / (DIGITS * DIGITS) - 1));
        int first = number / DIGITS % DIGITS;
        int second = number % DIGITS;
        if (first > 0) {
            code.append((char) ('0' + first - 1));
            if (second > 0) {
                code.append((char) ('0' + second - 1));
            }
        }
        return code.toString();
    }

    /** What the mirror image of a move is called does not matter here: openings are told from Red's right. */
    static Move turned(Move move, boolean mirrored) {
        return mirrored ? move.mirrored() : move;
    }
}
