package org.chuhe.records.arrows;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The drawing: cells of five wide characters, four of a move and one that is blank or a dot. Rows of moves take turns with
 * rows of arrows; the first row is the word 开始. Dots lead from a move to its next alternative on the right. Comments stand
 * below, as {@code (ply,column): {text}}.
 */
final class ArrowTree {
    private static final int CELL = 5;
    private static final int MOVE = 4;
    /** Columns beyond are no drawing that anybody has looked at; they are left as text. */
    private static final int MOST_COLUMNS = 1000;

    private static final Pattern COMMENT = Pattern.compile("\\((\\d{1,5}),(\\d{1,5})\\): ?\\{([^{}]*)\\}");
    private static final Pattern ARROW_ROW = Pattern.compile("[\\s\\u3000↓]*");
    private static final Pattern MOVE_ROW = Pattern.compile("[^\\x00-\\x7f]*");

    private final List<StringBuilder> rows = new ArrayList<>();
    private final Map<String, StringBuilder> comments = new LinkedHashMap<>();
    private final StringBuilder head = new StringBuilder();
    private final StringBuilder rest = new StringBuilder();
    private final StringBuilder moves = new StringBuilder();

    private ArrowTree(String text) {
        boolean inTags = true;
        boolean inDrawing = true;
        for (String line : withoutComments(text).lines().toList()) {
            inTags &= line.startsWith("[") || line.isBlank() && rows.isEmpty();
            inDrawing &= inTags || isDrawn(line);
            if (inTags) {
                head.append(line).append('\n');
            } else if (inDrawing) {
                rows.add(new StringBuilder(line));
            } else {
                rest.append(line).append('\n');
            }
        }
    }

    /** The file with the drawing as moves in brackets; what is no part of the drawing stays as it is. */
    static String asPgn(String text) {
        ArrowTree tree = new ArrowTree(text);
        tree.say(0, 0);
        tree.line(2, 0, true);
        tree.leftOver();
        return tree.head + "\n" + tree.moves + "\n" + tree.rest;
    }

    private String withoutComments(String text) {
        Matcher said = COMMENT.matcher(text);
        StringBuilder unsaid = new StringBuilder();
        while (said.find()) {
            String place = place(Integer.parseInt(said.group(1)), Integer.parseInt(said.group(2)));
            StringBuilder comment = comments.computeIfAbsent(place, key -> new StringBuilder());
            comment.append(comment.isEmpty() ? "" : "\n").append(said.group(3).strip());
            said.appendReplacement(unsaid, "");
        }
        return said.appendTail(unsaid).toString();
    }

    private static String place(int ply, int column) {
        return ply + "," + column;
    }

    /** Whether the drawing goes on with this line; a word in narrow letters would move its cells. */
    private boolean isDrawn(String line) {
        if (rows.isEmpty()) {
            return line.replace("\u3000", "").strip().equals("开始");
        }
        Pattern row = rows.size() % 2 == 0 ? MOVE_ROW : ARROW_ROW;
        return row.matcher(line).matches();
    }

    /** Says what the comment of a place says, if there is one. */
    private void say(int ply, int column) {
        StringBuilder text = comments.remove(place(ply, column));
        if (text != null) {
            moves.append('{').append(text).append("} ");
        }
    }

    /** A line from a cell down. Alternatives to its first move are those of the line that it branches off. */
    private void line(int firstRow, int column, boolean isMain) {
        int row = firstRow;
        while (column < MOST_COLUMNS && !cell(row, column).isEmpty()) {
            moves.append(take(row, column)).append(' ');
            say(row / 2, column);
            if (isMain || row > firstRow) {
                alternatives(row, column);
            }
            if (!cell(row + 1, column).equals("↓")) {
                return;
            }
            take(row + 1, column);
            row += 2;
        }
    }

    /** What the dots behind a move lead to, one after the other. */
    private void alternatives(int row, int column) {
        int at = column;
        while (dotted(row, at)) {
            int next = at + 1;
            while (cell(row, next).isEmpty() && dotted(row, next)) {
                next++;
            }
            if (cell(row, next).isEmpty() || next >= MOST_COLUMNS) {
                return;
            }
            moves.append("( ");
            line(row, next, false);
            moves.append(") ");
            at = next;
        }
    }

    private boolean dotted(int row, int column) {
        int dot = column * CELL + MOVE;
        return row < rows.size()
                && dot < rows.get(row).length()
                && rows.get(row).charAt(dot) == '…';
    }

    private String cell(int row, int column) {
        CharSequence line = row < rows.size() ? rows.get(row) : "";
        int from = Math.min(line.length(), column * CELL);
        String cell =
                line.subSequence(from, Math.min(line.length(), from + MOVE)).toString();
        return cell.replace("\u3000", "").replace("…", "").strip();
    }

    /** The text of a cell, which is blank from now on. */
    private String take(int row, int column) {
        String text = cell(row, column);
        StringBuilder line = rows.get(row);
        int from = column * CELL;
        for (int i = from; i < Math.min(line.length(), from + MOVE); i++) {
            line.setCharAt(i, '\u3000');
        }
        return text;
    }

    /** What no arrow leads to, and comments on places where nothing is. */
    private void leftOver() {
        for (int row = 1; row < rows.size(); row++) {
            String line =
                    rows.get(row).toString().replaceAll("[\\s\\u3000…]+", " ").strip();
            if (!line.isEmpty()) {
                rest.append(line).append('\n');
            }
        }
        comments.values().forEach(text -> rest.append('{').append(text).append("}\n"));
    }
}
