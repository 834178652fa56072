package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.chuhe.documents.tournament.Sheet.Column;
import org.chuhe.documents.tournament.Sheet.Kind;
import org.chuhe.documents.tournament.Sheet.Line;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.Schedule;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.programme.Programme;
import org.chuhe.tournament.report.Award;
import org.chuhe.tournament.report.EventReport;

/** 秩序册: timetable with officials and announcements, the schedule of a round robin, the prizes. */
final class ProgrammeSheets {
    private final EventReport report;
    private final Event event;
    private final SheetWords words;

    ProgrammeSheets(EventReport report, SheetWords words) {
        this.report = report;
        this.event = report.event();
        this.words = words;
    }

    /** 日程表. */
    Sheet timetable() {
        Programme programme = event.programme();
        int last = Math.max(event.roundsPaired(), event.regulations().rounds());
        for (int round : programme.starts().keySet()) {
            last = Math.max(last, round);
        }
        List<Line> lines = new ArrayList<>();
        for (int round = 1; round <= last; round++) {
            lines.add(Line.of(List.of(Integer.toString(round), programme.start(round))));
        }
        List<String> notes = new ArrayList<>();
        String where = String.join("  ", programme.place(), programme.dates()).strip();
        if (!where.isEmpty()) {
            notes.add(where);
        }
        notes.addAll(programme.announcements());
        return new Sheet(
                "timetable",
                event.name(),
                words.of("title.timetable"),
                List.of(column("roundNumber", Kind.NUMBER), column("start", Kind.TEXT)),
                lines,
                notes);
    }

    /** 对局秩序表: all rounds at once (附录一). */
    Sheet schedule() {
        List<Line> lines = new ArrayList<>();
        for (Round round : Schedule.of(event)) {
            boolean first = true;
            for (Match match : round.matches()) {
                lines.add(new Line(
                        List.of(
                                Integer.toString(round.number()),
                                event.programme().start(round.number()),
                                Integer.toString(match.table()),
                                match.section(),
                                Integer.toString(match.first()),
                                report.name(match.first()),
                                Integer.toString(match.second()),
                                report.name(match.second())),
                        first && round.number() > 1,
                        Set.of()));
                first = false;
            }
        }
        return new Sheet(
                "schedule",
                event.name(),
                words.of("title.schedule"),
                List.of(
                        column("roundNumber", Kind.NUMBER),
                        column("start", Kind.TEXT),
                        column("table", Kind.MARK),
                        column("section", Kind.MARK),
                        column("no", Kind.NUMBER),
                        column("red", Kind.NAME),
                        column("no", Kind.NUMBER),
                        column("black", Kind.NAME)),
                lines,
                List.of());
    }

    /** 奖励名单. */
    Sheet prizes() {
        List<Line> lines = new ArrayList<>();
        for (Award award : report.awards()) {
            String shared = award.sharing() > 1 ? words.of("prize.shared", award.sharing()) : "";
            lines.add(Line.of(List.of(
                    prize(award.prize(), award.place(), words),
                    award.no() == 0 ? "" : Integer.toString(award.no()),
                    award.name(),
                    award.unit(),
                    amount(award.cents(), event.regulations().prizes().currency()),
                    shared)));
        }
        return new Sheet(
                "prizes",
                event.name(),
                words.of(report.complete() ? "title.prizes" : "title.prizes.sofar"),
                List.of(
                        column("prize", Kind.TEXT),
                        column("no", Kind.NUMBER),
                        column("name", Kind.NAME),
                        column("unit", Kind.TEXT),
                        column("amount", Kind.NUMBER),
                        column("remark", Kind.TEXT)),
                lines,
                List.of());
    }

    /** Which prize it is, in words. */
    static String prize(Prize prize, int place, SheetWords words) {
        return switch (prize.ranking()) {
            case STANDINGS ->
                prize.category().isEmpty()
                        ? words.of("prize.place", place)
                        : words.of("prize.category", prize.category(), place);
            case BOARD -> words.of("prize.board", prize.board(), place);
            case UNITS -> words.of("prize.units", place);
        };
    }

    /** Money as people write it; nothing for nothing. */
    static String amount(long cents, String currency) {
        if (cents == 0) {
            return "";
        }
        String number = cents % 100 == 0
                ? Long.toString(cents / 100)
                : String.format(Locale.ROOT, "%d.%02d", cents / 100, cents % 100);
        return (number + " " + currency).strip();
    }

    private Column column(String key, Kind kind) {
        return new Column(words.of("column." + key), kind);
    }
}
