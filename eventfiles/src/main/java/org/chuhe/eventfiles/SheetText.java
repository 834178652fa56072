package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.Sheet.Line;

/** Sheets for terminals and plain mail: columns line up, Chinese characters being two columns wide. */
public final class SheetText {
    private static final String GAP = "  ";
    private static final String DECIDING = "◆";

    private SheetText() {}

    /** The sheet as lines of text, with a line break at the end. */
    public static String of(Sheet sheet) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(sheet.columns().stream().map(Column::heading).toList());
        sheet.lines().forEach(line -> rows.add(marked(line)));
        int[] widths = new int[sheet.columns().size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], width(row.get(i)));
            }
        }
        StringBuilder text = new StringBuilder();
        text.append(sheet.event()).append(GAP).append(sheet.title()).append("\n\n");
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                text.append(i == 0 ? "" : GAP);
                pad(text, row.get(i), widths[i], sheet.columns().get(i).kind());
            }
            stripTrailing(text);
            text.append('\n');
        }
        if (!sheet.notes().isEmpty()) {
            text.append('\n');
            sheet.notes().forEach(note -> text.append(note).append('\n'));
        }
        return text.toString();
    }

    private static List<String> marked(Line line) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < line.cells().size(); i++) {
            String cell = line.cells().get(i);
            cells.add(line.deciding().contains(i) ? DECIDING + cell : cell);
        }
        return cells;
    }

    private static void stripTrailing(StringBuilder text) {
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == ' ') {
            end--;
        }
        text.setLength(end);
    }

    private static void pad(StringBuilder text, String cell, int width, Kind kind) {
        int space = width - width(cell);
        int left = switch (kind) {
            case NUMBER, PLACE -> space;
            case MARK -> space / 2;
            case TEXT, NAME -> 0;
        };
        text.append(" ".repeat(left)).append(cell).append(" ".repeat(space - left));
    }

    /** How many columns of a terminal a text takes. */
    public static int width(String text) {
        int width = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            width += width(text.codePointAt(i));
        }
        return width;
    }

    private static int width(int c) {
        if (c < 0x300) {
            return 1;
        }
        if (Character.getType(c) == Character.NON_SPACING_MARK) {
            return 0;
        }
        boolean wide = c >= 0x1100
                && (c <= 0x115F
                        || (c >= 0x2E80 && c <= 0xA4CF)
                        || (c >= 0xAC00 && c <= 0xD7A3)
                        || (c >= 0xF900 && c <= 0xFAFF)
                        || (c >= 0xFE30 && c <= 0xFE6F)
                        || (c >= 0xFF00 && c <= 0xFF60)
                        || (c >= 0xFFE0 && c <= 0xFFE6)
                        || (c >= 0x1F300 && c <= 0x1FAFF)
                        || (c >= 0x20000 && c <= 0x3FFFD));
        return wide ? 2 : 1;
    }
}
