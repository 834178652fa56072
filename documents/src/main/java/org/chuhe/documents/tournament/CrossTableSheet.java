package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.Sheet.Line;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.report.Cell;
import org.chuhe.tournament.report.CrossTable;
import org.chuhe.tournament.report.EventReport;
import org.chuhe.tournament.report.ReportedResult;

/** 比赛成绩表 (2011 rules, 20.3), in the order of the table. */
final class CrossTableSheet {
    private final EventReport report;
    private final Event event;
    private final SheetWords words;

    CrossTableSheet(EventReport report, SheetWords words) {
        this.report = report;
        this.event = report.event();
        this.words = words;
    }

    /** Opponent, side and points of every round. */
    Sheet byRounds() {
        List<Column> columns = new ArrayList<>(heads());
        for (int round = 1; round <= event.withoutPlayOffs().roundsPaired(); round++) {
            columns.add(new Column(words.of("column.round", round), Kind.MARK));
        }
        columns.add(new Column(words.of("column.total"), Kind.NUMBER));
        List<Line> lines = new ArrayList<>();
        for (CrossTable.Line line : report.crossLines()) {
            List<String> cells = head(line);
            line.rounds().forEach(cell -> cells.add(round(cell)));
            cells.add(Integer.toString(line.total()));
            lines.add(line(line, cells));
        }
        return sheet(columns, lines, words.of("note.rounds"));
    }

    private String round(Cell cell) {
        if (cell.opponent() == 0) {
            if (cell.outcome() != ReportedResult.BYE) {
                return "";
            }
            return cell.points() == 0 ? words.of("bye") : words.of("cell.bye", cell.points());
        }
        String side = words.of(cell.side() == Cell.Side.RED ? "cell.red" : "cell.black");
        return cell.opponent() + side + " " + cell.marks();
    }

    /** Each against each, by number. */
    Sheet eachAgainstEach() {
        List<Integer> numbers = report.crossTable().numbers();
        List<Column> columns = new ArrayList<>(heads());
        numbers.forEach(n -> columns.add(new Column(n.toString(), Kind.MARK)));
        columns.add(new Column(words.of("column.total"), Kind.NUMBER));
        List<Line> lines = new ArrayList<>();
        for (CrossTable.Line line : report.crossLines()) {
            List<String> cells = head(line);
            for (int other : numbers) {
                cells.add(other == line.no() ? "■" : line.against(other));
            }
            cells.add(Integer.toString(line.total()));
            lines.add(line(line, cells));
        }
        return sheet(columns, lines, words.of("note.matrix"));
    }

    /** One side down, the other across; below it the other way round, so that both find themselves at the left. */
    Sheet sideAgainstSide() {
        int widest = report.sides().stream().mapToInt(List::size).max().orElse(0);
        List<Column> columns = new ArrayList<>(heads());
        for (int i = 1; i <= widest; i++) {
            columns.add(new Column("", Kind.MARK));
        }
        columns.add(new Column(words.of("column.total"), Kind.NUMBER));
        List<Line> lines = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            List<Integer> own = report.sides().get(side);
            List<Integer> others = report.sides().get(1 - side);
            List<String> head = new ArrayList<>(List.of("", "", side(own)));
            others.forEach(no -> head.add(Integer.toString(no)));
            fill(head, widest + heads().size());
            head.add(Integer.toString(
                    own.stream().mapToInt(no -> report.crossTable().total(no)).sum()));
            lines.add(new Line(head, side > 0, Set.of()));
            for (CrossTable.Line line : report.crossLines()) {
                if (own.contains(line.no())) {
                    List<String> cells = head(line);
                    others.forEach(no -> cells.add(line.against(no)));
                    fill(cells, widest + heads().size());
                    cells.add(Integer.toString(line.total()));
                    lines.add(line(line, cells));
                }
            }
        }
        return sheet(columns, lines, words.of("note.matrix"));
    }

    /** What a side is called: its players' unit. */
    private String side(List<Integer> own) {
        return report.entrant(own.get(0)).map(Entrant::unit).orElse("");
    }

    private static void fill(List<String> cells, int width) {
        while (cells.size() < width) {
            cells.add("");
        }
    }

    private List<Column> heads() {
        return List.of(
                new Column(words.of("column.place"), Kind.PLACE),
                new Column(words.of("column.no"), Kind.NUMBER),
                new Column(words.of(event.regulations().forTeams() ? "column.team" : "column.name"), Kind.NAME));
    }

    private static List<String> head(CrossTable.Line line) {
        List<String> cells = new ArrayList<>();
        cells.add(line.place() == 0 ? "" : Integer.toString(line.place()));
        cells.add(Integer.toString(line.no()));
        cells.add(line.name());
        return cells;
    }

    private static Line line(CrossTable.Line about, List<String> cells) {
        return new Line(cells, false, Set.of(), about.no());
    }

    private Sheet sheet(List<Column> columns, List<Line> lines, String note) {
        boolean struck = report.crossLines().stream()
                .flatMap(line -> line.rounds().stream())
                .anyMatch(Cell::struck);
        return new Sheet(
                "cross-table",
                event.name(),
                words.of("title.cross", StandingsSheet.when(report, words)),
                columns,
                lines,
                struck ? List.of(note, words.of("note.struck")) : List.of(note));
    }
}
