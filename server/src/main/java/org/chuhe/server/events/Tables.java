package org.chuhe.server.events;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.documents.tournament.Sheet;

/** Standings on a page: the printed sheets, with what separates a tie marked on both its sides, and put into words. */
public final class Tables {
    /** Place, number and name come first. */
    private static final int FIRST_CRITERION = 3;

    private Tables() {}

    /**
     * A table.
     *
     * @param reasons a sentence for every pair of neighbours whom a criterion after the points separates
     */
    public record Shown(
            String id, String title, List<Head> heads, List<Line> lines, List<String> notes, List<String> reasons) {
        /** The criteria in their order. */
        public String order() {
            return Tables.order(this);
        }
    }

    /** A heading; its kind names the look: number, text, name, mark, place. */
    public record Head(String text, String kind) {}

    /** A line; a rule above separates points. {@code no} is the entrant, 0 if the line is about a unit. */
    public record Line(int no, boolean rule, List<Cell> cells) {}

    /** A cell; {@code deciding} if this value separates a tie. */
    public record Cell(String text, String kind, boolean deciding) {}

    /** All tables of an event: groups, the whole, units. */
    static List<Shown> of(Look look) {
        List<Shown> all = new ArrayList<>();
        for (Sheet sheet : new EventSheets(look.view().tournament(), look.locale()).standings()) {
            all.add(shown(sheet, look));
        }
        return all;
    }

    private static Shown shown(Sheet sheet, Look look) {
        List<Head> heads = sheet.columns().stream()
                .map(c -> new Head(c.heading(), kind(c)))
                .toList();
        Map<Integer, Integer> marks = new HashMap<>();
        List<String> reasons = new ArrayList<>();
        for (int i = 0; i + 1 < sheet.lines().size(); i++) {
            for (int column : sheet.lines().get(i).deciding()) {
                marks.merge(i, column, Math::max);
                marks.merge(i + 1, column, Math::max);
                reasons.add(reason(sheet, i, column, look));
            }
        }
        boolean units = sheet.id().equals("units");
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < sheet.lines().size(); i++) {
            List<Cell> cells = new ArrayList<>();
            for (int c = 0; c < heads.size(); c++) {
                boolean deciding = marks.getOrDefault(i, -1) == c;
                cells.add(new Cell(
                        sheet.lines().get(i).cells().get(c), heads.get(c).kind(), deciding));
            }
            int no = units ? 0 : Integer.parseInt(cells.get(1).text());
            lines.add(new Line(no, sheet.lines().get(i).newGroup(), cells));
        }
        return new Shown(sheet.id(), sheet.title(), heads, lines, sheet.notes(), reasons);
    }

    private static String kind(Sheet.Column column) {
        return column.kind().name().toLowerCase(Locale.ROOT);
    }

    private static String reason(Sheet sheet, int line, int column, Look look) {
        List<String> upper = sheet.lines().get(line).cells();
        List<String> lower = sheet.lines().get(line + 1).cells();
        int name = 2;
        return look.say(
                "standings.reason",
                upper.get(name),
                lower.get(name),
                sheet.columns().get(column).heading(),
                upper.get(column),
                lower.get(column));
    }

    /** The criteria of a table in their order, as "积分 → 对手分 → 胜局". */
    static String order(Shown table) {
        return table.heads().stream()
                .skip(FIRST_CRITERION)
                .filter(head -> head.kind().equals("number"))
                .map(Head::text)
                .collect(Collectors.joining(" → "));
    }
}
