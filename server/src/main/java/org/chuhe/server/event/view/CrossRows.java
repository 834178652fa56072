package org.chuhe.server.event.view;

import java.util.List;
import org.chuhe.server.event.log.EventView;
import org.chuhe.tournament.report.Cell;
import org.chuhe.tournament.report.CrossTable;
import org.chuhe.tournament.report.GameScore;
import org.chuhe.tournament.report.ReportedResult;

/** 交叉表: every entrant's rounds side by side, in the order of the table. */
public final class CrossRows {
    private CrossRows() {}

    /**
     * A round of somebody's.
     *
     * @param side "red", "black" or "none"
     * @param opponent the opponent's number; 0 = nobody
     * @param rank the opponent's place
     * @param games what his games brought, such as "+" or "2 0", where one mark does not say it all
     */
    public record Round(
            int round,
            String side,
            int opponent,
            String name,
            int rank,
            ReportedResult mark,
            String games,
            int total) {}

    /** Somebody's line. */
    public record Line(int place, int no, String name, List<Round> rounds, int total) {}

    public static List<Line> of(EventView view) {
        return view.report().crossLines().stream().map(line -> line(view, line)).toList();
    }

    private static Line line(EventView view, CrossTable.Line line) {
        return new Line(line.place(), line.no(), line.name(), rounds(view, line.rounds()), line.total());
    }

    /** The rounds of an entrant. */
    public static List<Round> rounds(EventView view, int no) {
        return rounds(view, view.report().crossTable().rounds(no));
    }

    private static List<Round> rounds(EventView view, List<Cell> cells) {
        return cells.stream().map(cell -> round(view, cell)).toList();
    }

    private static Round round(EventView view, Cell cell) {
        boolean met = cell.opponent() != 0;
        boolean inFull = cell.struck()
                || cell.games().size() > 1
                || cell.games().stream().anyMatch(GameScore::forfeited);
        return new Round(
                cell.round(),
                cell.side().code(),
                cell.opponent(),
                met ? view.name(cell.opponent()) : "",
                met ? view.place(cell.opponent()) : 0,
                cell.outcome(),
                inFull ? cell.marks() : "",
                cell.total());
    }
}
