package org.chuhe.documents.tournament;

import java.text.Collator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.Sheet.Line;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.report.EventReport;
import org.chuhe.tournament.report.RoundReport;
import org.chuhe.tournament.report.Seat;

/** 按姓名: everybody's table in a round, by name, for those who do not know it yet. */
final class NamesSheet {
    private final EventReport report;
    private final RoundReport round;
    private final SheetWords words;

    NamesSheet(EventReport report, Round round, SheetWords words) {
        this.report = report;
        this.round = report.round(round);
        this.words = words;
    }

    /** Somebody's line; whoever is free has no table and no side. */
    private record Seated(String name, String unit, String table, String side, String opponent) {
        static Seated at(String table, Seat player, String side, Seat opponent) {
            return new Seated(player.name(), player.unit(), table, side, opponent.name());
        }

        Line line() {
            return Line.of(List.of(name, unit, table, side, opponent));
        }
    }

    Sheet sheet() {
        List<Seated> seats = new ArrayList<>();
        for (RoundReport.Encounter encounter : round.encounters()) {
            for (RoundReport.Board board : encounter.boards()) {
                String table = RoundSheet.table(encounter, board);
                seats.add(Seated.at(table, board.red(), words.of("side.red"), board.black()));
                seats.add(Seated.at(table, board.black(), words.of("side.black"), board.red()));
            }
        }
        for (Seat free : round.byes()) {
            String unit = report.entrant(free.no()).map(Entrant::unit).orElse("");
            seats.add(new Seated(free.name(), unit, "", "", words.of("bye")));
        }
        seats.sort(Comparator.comparing(Seated::name, Collator.getInstance(Locale.CHINA))
                .thenComparing(Seated::table));
        return new Sheet(
                "names-" + round.number(),
                report.event().name(),
                words.of("title.names", round.number()),
                List.of(
                        words.column("name", Kind.NAME),
                        words.column("unit", Kind.TEXT),
                        words.column("table", Kind.MARK),
                        words.column("side", Kind.MARK),
                        words.column("opponent", Kind.TEXT)),
                seats.stream().map(Seated::line).toList(),
                List.of());
    }
}
