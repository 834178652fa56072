package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chuhe.documents.tournament.Sheet.Column;
import org.chuhe.documents.tournament.Sheet.Kind;
import org.chuhe.documents.tournament.Sheet.Line;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.report.Cell;

/** 比赛成绩表 (2011 rules, 20.3), in the order of the table. */
final class CrossTableSheet {
    private final Event event;
    private final SheetWords words;
    private final Table table;
    private final Map<Integer, List<Cell>> cells;

    CrossTableSheet(Tournament tournament, SheetWords words) {
        this.event = tournament.event();
        this.words = words;
        this.table = tournament.standings();
        this.cells = tournament.crossTable();
    }

    /** Opponent, side and points of every round. */
    Sheet byRounds() {
        List<Column> columns = new ArrayList<>(heads());
        for (int round = 1; round <= event.roundsPaired(); round++) {
            columns.add(new Column(words.of("column.round", round), Kind.MARK));
        }
        columns.add(new Column(words.of("column.total"), Kind.NUMBER));
        List<Line> lines = new ArrayList<>();
        for (int no : everybody()) {
            List<String> line = head(no);
            List<Cell> mine = cells.getOrDefault(no, List.of());
            mine.forEach(c -> line.add(round(c)));
            line.add(total(mine));
            lines.add(Line.of(line));
        }
        return sheet(columns, lines, words.of("note.rounds"));
    }

    private String round(Cell cell) {
        if (cell.opponent() == 0) {
            return cell.points() > 0 ? words.of("cell.bye", cell.points()) : "";
        }
        String side = words.of(cell.side() == Cell.Side.RED ? "cell.red" : "cell.black");
        return cell.opponent() + side + " " + String.join(" ", cell.marks());
    }

    /** Each against each, by number. */
    Sheet eachAgainstEach() {
        List<Integer> numbers = cells.keySet().stream().toList();
        List<Column> columns = new ArrayList<>(heads());
        numbers.forEach(n -> columns.add(new Column(n.toString(), Kind.MARK)));
        columns.add(new Column(words.of("column.total"), Kind.NUMBER));
        List<Line> lines = new ArrayList<>();
        for (int no : everybody()) {
            List<String> line = head(no);
            List<Cell> mine = cells.getOrDefault(no, List.of());
            for (int other : numbers) {
                line.add(other == no ? "■" : against(mine, other));
            }
            line.add(total(mine));
            lines.add(Line.of(line));
        }
        return sheet(columns, lines, words.of("note.matrix"));
    }

    private static String against(List<Cell> cells, int opponent) {
        List<String> marks = new ArrayList<>();
        cells.stream().filter(c -> c.opponent() == opponent).forEach(c -> marks.addAll(c.marks()));
        return String.join(" ", marks);
    }

    private List<Integer> everybody() {
        List<Integer> all = new ArrayList<>(table.order());
        cells.keySet().stream().filter(no -> !all.contains(no)).forEach(all::add);
        return all;
    }

    private List<Column> heads() {
        return List.of(
                new Column(words.of("column.place"), Kind.PLACE),
                new Column(words.of("column.no"), Kind.NUMBER),
                new Column(words.of(event.regulations().forTeams() ? "column.team" : "column.name"), Kind.NAME));
    }

    private List<String> head(int no) {
        List<String> line = new ArrayList<>();
        line.add(table.row(no).map(Row::place).map(p -> p.toString()).orElse(""));
        line.add(Integer.toString(no));
        line.add(EventSheets.name(event, no));
        return line;
    }

    private static String total(List<Cell> cells) {
        return cells.isEmpty()
                ? "0"
                : Integer.toString(cells.get(cells.size() - 1).total());
    }

    private Sheet sheet(List<Column> columns, List<Line> lines, String note) {
        return new Sheet(
                "cross-table",
                event.name(),
                words.of("title.cross", event.roundsPaired()),
                columns,
                lines,
                List.of(note));
    }
}
