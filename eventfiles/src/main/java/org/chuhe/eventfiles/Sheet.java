package org.chuhe.eventfiles;

import java.util.List;
import java.util.Set;
import org.chuhe.text.Coded;

/**
 * A table in words, for paper, screens and spreadsheets.
 *
 * @param id its name in file names and workbooks
 * @param event the name of the event
 * @param title what it shows
 * @param columns from left to right
 * @param lines from the top down
 * @param notes what stands below
 */
public record Sheet(String id, String event, String title, List<Column> columns, List<Line> lines, List<String> notes) {
    public Sheet {
        columns = List.copyOf(columns);
        lines = List.copyOf(lines);
        notes = List.copyOf(notes);
    }

    /** What kind of thing a column holds. */
    public enum Kind implements Coded {
        /** A number, set to the right. */
        NUMBER("number"),
        /** Words. */
        TEXT("text"),
        /** The name of whoever the line is about: what people look for from afar. */
        NAME("name"),
        /** A short mark, set in the middle. */
        MARK("mark"),
        /** 名次: the first three stand out. */
        PLACE("place");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** A column with its heading. */
    public record Column(String heading, Kind kind) {}

    /**
     * A line.
     *
     * @param cells one for each column
     * @param newGroup whether a rule separates it from the line above
     * @param deciding the columns that put this line before the next one
     * @param entrant the number of the entrant it is about; 0 = it is about none
     */
    public record Line(List<String> cells, boolean newGroup, Set<Integer> deciding, int entrant) {
        /** A line about no entrant. */
        public Line(List<String> cells, boolean newGroup, Set<Integer> deciding) {
            this(cells, newGroup, deciding, 0);
        }

        public Line {
            cells = List.copyOf(cells);
            deciding = Set.copyOf(deciding);
        }

        /** A line like any other. */
        public static Line of(List<String> cells) {
            return new Line(cells, false, Set.of());
        }

        /** The same without the last columns. */
        public Line first(int columns) {
            return new Line(cells.subList(0, columns), newGroup, deciding, entrant);
        }
    }

    /** A cell without control characters, which no name has and not every database takes. */
    static String oneLine(String cell) {
        return cell.strip().replaceAll("\\s*\\R\\s*", " ").replaceAll("\\p{Cntrl}", "");
    }

    /** The same with other lines. */
    public Sheet with(List<Line> some) {
        return new Sheet(id, event, title, columns, some, notes);
    }

    /** The same without the last columns. */
    public Sheet first(int many) {
        return new Sheet(
                id,
                event,
                title,
                columns.subList(0, many),
                lines.stream().map(line -> line.first(many)).toList(),
                notes);
    }
}
