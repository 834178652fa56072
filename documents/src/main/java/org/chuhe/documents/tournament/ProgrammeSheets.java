package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.Sheet.Line;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.format.Schedule;
import org.chuhe.tournament.knockout.SlotName;
import org.chuhe.tournament.knockout.Source;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.programme.Programme;
import org.chuhe.tournament.report.Award;
import org.chuhe.tournament.report.EventReport;

/** 秩序册: timetable with officials and announcements, the schedule of a round robin or bracket, the prizes. */
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
                List.of(words.column("roundNumber", Kind.NUMBER), words.column("start", Kind.TEXT)),
                lines,
                notes);
    }

    /** 对局秩序表: all rounds at once (附录一), with who is free; without a column that would be empty throughout. */
    Sheet schedule() {
        return event.regulations().format().isBracket() ? bracket() : table();
    }

    /** Every match of a bracket (附录三), with whoever is known to play it. */
    private Sheet bracket() {
        Tournament drawn = Tournament.of(event);
        if (event.stages().isEmpty() && drawn.nextRound() instanceof Proposal.Paired first) {
            drawn = Tournament.of(event.withStages(first.stages()));
        }
        List<Line> lines = BracketView.of(drawn).stream()
                .flatMap(view -> view.slots().stream()
                        .filter(view::isPlayed)
                        .map(slot -> Line.of(List.of(
                                SlotName.in(words.locale(), slot.id()),
                                side(view, slot.first()),
                                side(view, slot.second())))))
                .toList();
        return new Sheet(
                "schedule",
                event.name(),
                words.of("title.schedule"),
                List.of(
                        words.column("section", Kind.NAME),
                        words.column("side.first", Kind.NAME),
                        words.column("side.second", Kind.NAME)),
                lines,
                event.begun() ? List.of() : List.of(words.of("note.schedule")));
    }

    private String side(BracketView view, Source source) {
        OptionalInt known = view.entrant(source);
        return known.isPresent()
                ? known.getAsInt() + " " + report.name(known.getAsInt())
                : SlotName.of(view.origin(source)).in(words.locale());
    }

    private Sheet table() {
        List<Round> rounds = Schedule.of(event);
        boolean timed = !event.programme().starts().isEmpty();
        boolean grouped = rounds.stream()
                .flatMap(round -> round.matches().stream())
                .anyMatch(match -> !match.section().isEmpty());
        List<Line> lines = new ArrayList<>();
        for (Round round : rounds) {
            List<List<String>> seats = new ArrayList<>();
            round.matches()
                    .forEach(match -> seats.add(List.of(
                            Integer.toString(match.table()),
                            match.section(),
                            Integer.toString(match.first()),
                            report.name(match.first()),
                            Integer.toString(match.second()),
                            report.name(match.second()))));
            round.byes()
                    .forEach(no ->
                            seats.add(List.of("", "", Integer.toString(no), report.name(no), "", words.of("bye"))));
            for (List<String> seat : seats) {
                List<String> cells = new ArrayList<>();
                cells.add(Integer.toString(round.number()));
                if (timed) {
                    cells.add(event.programme().start(round.number()));
                }
                cells.add(seat.get(0));
                cells.addAll(seat.subList(grouped ? 1 : 2, seat.size()));
                lines.add(new Line(cells, seat == seats.get(0) && round.number() > 1, Set.of()));
            }
        }
        List<Column> columns = new ArrayList<>(List.of(words.column("roundNumber", Kind.NUMBER)));
        if (timed) {
            columns.add(words.column("start", Kind.TEXT));
        }
        columns.add(words.column("table", Kind.MARK));
        if (grouped) {
            columns.add(words.column("section", Kind.MARK));
        }
        columns.addAll(List.of(
                words.column("no", Kind.MARK),
                words.column("red", Kind.NAME),
                words.column("no", Kind.MARK),
                words.column("black", Kind.NAME)));
        return new Sheet(
                "schedule",
                event.name(),
                words.of("title.schedule"),
                columns,
                lines,
                event.begun() ? List.of() : List.of(words.of("note.schedule")));
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
                        words.column("prize", Kind.TEXT),
                        words.column("no", Kind.NUMBER),
                        words.column("name", Kind.NAME),
                        words.column("unit", Kind.TEXT),
                        words.column("amount", Kind.NUMBER),
                        words.column("remark", Kind.TEXT)),
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
}
