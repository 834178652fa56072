package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.Sheet.Line;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.chuhe.tournament.knockout.SlotName;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.report.RoundReport;
import org.chuhe.tournament.report.Seat;
import org.chuhe.tournament.text.Notice;

/** A round as people read it at the door of the hall: table by table, Red on the left. */
final class RoundSheet {
    private final String event;
    private final RoundReport round;
    private final boolean sections;
    private final SheetWords words;

    RoundSheet(String event, RoundReport round, SheetWords words) {
        this.event = event;
        this.round = round;
        this.sections = round.sections();
        this.words = words;
    }

    Sheet of(boolean withResults) {
        List<Line> lines = new ArrayList<>();
        for (RoundReport.Encounter encounter : round.encounters()) {
            for (RoundReport.Board board : encounter.boards()) {
                lines.add(line(encounter, board, withResults));
            }
        }
        String kind = withResults ? "results" : "pairings";
        return new Sheet(
                kind + "-" + round.number(),
                event,
                words.of("title." + kind, round.number()),
                columns(withResults && reasons()),
                lines,
                notes());
    }

    /** Whether the arbiters have said why games ended. */
    private boolean reasons() {
        return round.encounters().stream()
                .flatMap(encounter -> encounter.boards().stream())
                .anyMatch(board -> board.reason() != EndReason.UNKNOWN);
    }

    private List<Column> columns(boolean reasons) {
        List<Column> columns = new ArrayList<>();
        columns.add(words.column("table", Kind.MARK));
        if (sections) {
            columns.add(words.column("section", Kind.MARK));
        }
        columns.add(words.column("no", Kind.NUMBER));
        columns.add(words.column("red", Kind.NAME));
        columns.add(words.column("unit", Kind.TEXT));
        if (round.byScore()) {
            columns.add(words.column("points", Kind.MARK));
        }
        columns.add(words.column("result", Kind.MARK));
        if (round.byScore()) {
            columns.add(words.column("points", Kind.MARK));
        }
        columns.add(words.column("no", Kind.NUMBER));
        columns.add(words.column("black", Kind.NAME));
        columns.add(words.column("unit", Kind.TEXT));
        if (reasons) {
            columns.add(words.column("reason", Kind.TEXT));
        }
        return columns;
    }

    private Line line(RoundReport.Encounter encounter, RoundReport.Board board, boolean withResults) {
        List<String> cells = new ArrayList<>();
        cells.add(table(encounter, board));
        if (sections) {
            cells.add(SlotName.in(words.locale(), encounter.section()));
        }
        seat(cells, board.red());
        if (round.byScore()) {
            cells.add(Integer.toString(board.red().points()));
        }
        cells.add(withResults ? result(board.result()) : "");
        if (round.byScore()) {
            cells.add(Integer.toString(board.black().points()));
        }
        seat(cells, board.black());
        if (withResults && reasons()) {
            cells.add(reason(board.reason()));
        }
        boolean first = encounter.several() && board.equals(encounter.boards().get(0)) && encounter.table() > 1;
        return new Line(cells, first, Set.of());
    }

    /** The table, with the game behind it where a match has several. */
    static String table(RoundReport.Encounter encounter, RoundReport.Board board) {
        return encounter.several() ? encounter.table() + "." + board.game() : Integer.toString(encounter.table());
    }

    private static void seat(List<String> cells, Seat seat) {
        cells.add(Integer.toString(seat.no()));
        cells.add(seat.name());
        cells.add(seat.unit());
    }

    /** As a score card has it; a game that is not over shows nothing, so that a pen can write there. */
    private static String result(Result result) {
        return result.finished() ? result.sign().replace("–", " – ").replace("/", " / ") : "";
    }

    private String reason(EndReason reason) {
        return reason == EndReason.UNKNOWN ? "" : Notice.of(reason).withArticle(words.locale());
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        if (!round.byes().isEmpty()) {
            notes.add(words.of("note.bye", names(round.byes())));
        }
        if (!round.eliminated().isEmpty()) {
            notes.add(words.of("note.eliminated", names(round.eliminated())));
        }
        for (RoundReport.Drawn lot : round.lots()) {
            notes.add(words.of(lot.played() ? "note.lot.played" : "note.lot", names(lot.order())));
        }
        for (RoundReport.Encounter table : round.encounters()) {
            if (table.odds() != TableOdds.NONE) {
                String odds = table.odds().shown(words.locale());
                notes.add(words.of(
                        "note.odds",
                        table.table(),
                        table.second().name(),
                        table.first().name(),
                        odds));
            }
        }
        return notes;
    }

    private String names(List<Seat> seats) {
        return String.join(
                words.of("list"),
                seats.stream().map(seat -> seat.no() + " " + seat.name()).toList());
    }
}
