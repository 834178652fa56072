package org.chuhe.records.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A table of a file.
 *
 * @param name its name
 * @param root the page its tree begins on
 * @param columns the names of its columns in small letters
 */
record SqliteTable(String name, long root, List<String> columns) {
    private static final Set<String> CONSTRAINTS = Set.of("constraint", "primary", "unique", "check", "foreign");

    /** A table by the statement that made it. */
    static SqliteTable of(String name, long root, String sql) {
        List<String> columns = new ArrayList<>();
        int from = sql.indexOf('(') + 1;
        int depth = 0;
        for (int at = from; at < sql.length() && from > 0; at++) {
            char c = sql.charAt(at);
            if (depth == 0 && (c == ',' || c == ')')) {
                add(sql.substring(from, at), columns);
                from = c == ')' ? 0 : at + 1;
            }
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        }
        return new SqliteTable(name, root, List.copyOf(columns));
    }

    private static void add(String definition, List<String> columns) {
        String text = definition.strip();
        boolean quoted = !text.isEmpty() && "[\"`'".indexOf(text.charAt(0)) >= 0;
        String name = quoted ? text.substring(1).split("[\\]\"`']", 2)[0] : text.split("[\\s(]", 2)[0];
        String small = name.toLowerCase(Locale.ROOT);
        if (quoted || !CONSTRAINTS.contains(small)) {
            columns.add(small);
        }
    }

    /** Which column that is; -1 if there is none. */
    int column(String column) {
        return columns.indexOf(column);
    }
}
