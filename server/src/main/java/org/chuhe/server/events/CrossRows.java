package org.chuhe.server.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.tournament.model.Scoring;
import org.chuhe.tournament.report.Cell;

/** 交叉表: every entrant's rounds side by side, in the order of the table. */
public final class CrossRows {
    private CrossRows() {}

    /** How a round went for somebody. */
    public enum Mark {
        WIN,
        DRAW,
        LOSS,
        /** Not over. */
        OPEN,
        /** 轮空. */
        BYE,
        /** Did not take part. */
        NONE;

        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A round of somebody's.
     *
     * @param side "red", "black" or "none"
     * @param opponent the opponent's number; 0 = nobody
     * @param rank the opponent's place
     * @param games what his games brought, such as "+" or "2 0", where one mark does not say it all
     */
    public record Round(
            int round, String side, int opponent, String name, int rank, Mark mark, String games, int total) {}

    /** Somebody's line. */
    public record Line(int place, int no, String name, List<Round> rounds, int total) {}

    static List<Line> of(EventView view) {
        List<Integer> order = new ArrayList<>(view.standings().order());
        view.cells().keySet().stream().filter(no -> !order.contains(no)).forEach(order::add);
        List<Line> lines = new ArrayList<>();
        for (int no : order) {
            lines.add(line(view, no));
        }
        return lines;
    }

    static Line line(EventView view, int no) {
        List<Cell> cells = view.cells().getOrDefault(no, List.of());
        List<Round> rounds = cells.stream().map(cell -> round(view, cell)).toList();
        return new Line(view.place(no), no, view.name(no), rounds, view.points(no));
    }

    private static Round round(EventView view, Cell cell) {
        int rank = cell.opponent() == 0 ? 0 : view.place(cell.opponent());
        String games = cell.marks().size() > 1 || cell.marks().stream().anyMatch(m -> m.equals("+") || m.equals("-"))
                ? String.join(" ", cell.marks())
                : "";
        return new Round(
                cell.round(),
                cell.side().name().toLowerCase(Locale.ROOT),
                cell.opponent(),
                cell.opponent() == 0 ? "" : view.name(cell.opponent()),
                rank,
                mark(view, cell),
                games,
                cell.total());
    }

    private static Mark mark(EventView view, Cell cell) {
        if (cell.opponent() == 0) {
            return cell.points() > 0 ? Mark.BYE : Mark.NONE;
        }
        if (cell.marks().contains("*")) {
            return Mark.OPEN;
        }
        if (cell.marks().size() == 1) {
            return single(cell.marks().get(0), view.event().regulations().scoring());
        }
        Cell other = view.cells().getOrDefault(cell.opponent(), List.of()).get(cell.round() - 1);
        int lead = Integer.compare(sum(cell), sum(other));
        return lead > 0 ? Mark.WIN : lead < 0 ? Mark.LOSS : Mark.DRAW;
    }

    private static Mark single(String mark, Scoring scoring) {
        if (mark.equals("+") || mark.equals(Integer.toString(scoring.win()))) {
            return Mark.WIN;
        }
        return mark.equals("-") || mark.equals(Integer.toString(scoring.loss())) ? Mark.LOSS : Mark.DRAW;
    }

    /** Forfeits count as the best and the worst a game can bring. */
    private static int sum(Cell cell) {
        int sum = 0;
        for (String mark : cell.marks()) {
            sum += mark.equals("+") ? 2 : mark.equals("-") ? 0 : Integer.parseInt(mark);
        }
        return sum;
    }
}
