package org.chuhe.server.event.actions;

import java.util.Iterator;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;

/** Tables as people name them: {@code 1-4, 7}. */
public final class TableNumbers {
    private static final Messages WORDS = Messages.beside(TableNumbers.class);
    private static final Pattern RANGE = Pattern.compile("(\\d{1,4})(?:-(\\d{1,4}))?");

    private TableNumbers() {}

    /** Reads what {@link #write} writes, and the like; nothing is no table in particular. */
    public static Set<Integer> read(String text) {
        Set<Integer> tables = new TreeSet<>();
        String plain = text.strip().replaceAll("\\s*[-–~至]\\s*", "-");
        for (String part : plain.split("[,，、;；\\s]+")) {
            if (part.isEmpty()) {
                continue;
            }
            Matcher range = RANGE.matcher(part);
            if (!range.matches()) {
                throw Rejection.unusable(WORDS.message("field.tables", part));
            }
            int first = Integer.parseInt(range.group(1));
            int last = range.group(2) == null ? first : Integer.parseInt(range.group(2));
            if (first < 1 || last < first) {
                throw Rejection.unusable(WORDS.message("field.tables", part));
            }
            for (int table = first; table <= last; table++) {
                tables.add(table);
            }
        }
        return tables;
    }

    /** Neighbours together. */
    public static String write(Set<Integer> tables) {
        StringBuilder text = new StringBuilder();
        Iterator<Integer> each = new TreeSet<>(tables).iterator();
        int first = 0;
        int last = 0;
        while (each.hasNext()) {
            int table = each.next();
            if (last > 0 && table == last + 1) {
                last = table;
                continue;
            }
            add(text, first, last);
            first = table;
            last = table;
        }
        add(text, first, last);
        return text.toString();
    }

    private static void add(StringBuilder text, int first, int last) {
        if (last > 0) {
            text.append(text.length() > 0 ? ", " : "").append(first).append(last > first ? "–" + last : "");
        }
    }
}
