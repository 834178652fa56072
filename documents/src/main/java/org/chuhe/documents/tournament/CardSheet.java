package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.Sheet.Line;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.report.Cell;
import org.chuhe.tournament.report.EventReport;
import org.chuhe.tournament.report.ReportedResult;

/** 棋手卡: somebody's rounds on a card of his own. */
final class CardSheet {
    private final EventReport report;
    private final Event event;
    private final SheetWords words;

    CardSheet(EventReport report, SheetWords words) {
        this.report = report;
        this.event = report.event();
        this.words = words;
    }

    Sheet of(Entrant entrant) {
        List<Line> lines = new ArrayList<>();
        for (Cell cell : report.crossTable().rounds(entrant.no())) {
            lines.add(line(entrant.no(), cell));
        }
        String unit = entrant.unit().equals(entrant.name()) ? "" : entrant.unit();
        String title =
                words.of("title.card", entrant.no(), entrant.name(), unit).strip();
        return new Sheet("card-" + entrant.no(), event.name(), title, columns(), lines, List.of());
    }

    private List<Column> columns() {
        return List.of(
                words.column("roundNumber", Kind.NUMBER),
                words.column("start", Kind.TEXT),
                words.column("table", Kind.MARK),
                words.column("side", Kind.MARK),
                words.column("opponent", Kind.NAME),
                words.column("result", Kind.MARK),
                words.column("total", Kind.NUMBER));
    }

    private Line line(int no, Cell cell) {
        Round round = event.round(cell.round()).orElseThrow();
        String table = round.matchOf(no)
                .map(Match::table)
                .map(number -> Integer.toString(number))
                .orElse("");
        String side =
                cell.side() == Cell.Side.NONE ? "" : words.of(cell.side() == Cell.Side.RED ? "side.red" : "side.black");
        boolean free = cell.opponent() == 0;
        String opponent = free
                ? cell.outcome() == ReportedResult.BYE ? words.of("bye") : ""
                : cell.opponent() + " " + report.name(cell.opponent());
        return Line.of(List.of(
                Integer.toString(cell.round()),
                event.programme().start(cell.round()),
                table,
                side,
                opponent,
                cell.marks(),
                Integer.toString(cell.total())));
    }
}
