package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.report.EventReport;
import org.chuhe.tournament.report.StandingsReport;
import org.chuhe.tournament.report.UnitsReport;

/** Puts an event into sheets. */
public final class EventSheets {
    private final EventReport report;
    private final Event event;
    private final SheetWords words;

    /** The sheets of an event in a language. */
    public EventSheets(Tournament tournament, Locale locale) {
        this(tournament.report(), locale);
    }

    /** The same out of what was worked out already. */
    public EventSheets(EventReport report, Locale locale) {
        this.report = report;
        this.event = report.event();
        this.words = new SheetWords(locale);
    }

    /** 报名表: who takes part. */
    public Sheet entries() {
        return signed(new EntriesSheet(event, words).sheet());
    }

    /** An empty table to be filled in and imported. */
    public Sheet entryForm() {
        return new EntriesSheet(event, words).form();
    }

    /** 竞赛规程: what the event has fixed, and how it reads what the book leaves open. */
    public Sheet regulations() {
        return signed(new RegulationsSheet(event, words).sheet());
    }

    /** How a clause that the book leaves open is read: the other way, or as usual. */
    public static String reading(Reading reading, boolean otherwise, Locale locale) {
        return new SheetWords(locale).of("reading." + reading.code() + (otherwise ? "" : ".else"));
    }

    /** 日程表: when the rounds begin, and what is announced. */
    public Sheet timetable() {
        return signed(new ProgrammeSheets(report, words).timetable());
    }

    /** 对局秩序表: all rounds of a round robin at once; of other formats empty. */
    public Sheet schedule() {
        return signed(new ProgrammeSheets(report, words).schedule());
    }

    /** 申诉: what was appealed against, and what became of it. */
    public Sheet appeals() {
        return signed(new AppealsSheet(event, words).sheet());
    }

    /** 奖励名单: who gets which prize as the table stands. */
    public Sheet prizes() {
        return signed(new ProgrammeSheets(report, words).prizes());
    }

    /** 棋手卡: a sheet for everybody with his rounds. */
    public List<Sheet> cards() {
        CardSheet cards = new CardSheet(report, words);
        return event.entrants().stream().map(cards::of).toList();
    }

    /** The start of a round behind its title. */
    private Sheet timed(Sheet sheet, int round) {
        String start = event.programme().start(round);
        String title = start.isEmpty() ? sheet.title() : sheet.title() + "  " + start;
        return signed(new Sheet(sheet.id(), sheet.event(), title, sheet.columns(), sheet.lines(), sheet.notes()));
    }

    /** Who officiates, below. */
    private Sheet signed(Sheet sheet) {
        if (event.programme().officials().isEmpty()) {
            return sheet;
        }
        List<String> notes = new ArrayList<>(sheet.notes());
        notes.add(String.join(
                "  ",
                event.programme().officials().stream()
                        .map(o -> words.of("official", o.office(), o.name()))
                        .toList()));
        return new Sheet(sheet.id(), sheet.event(), sheet.title(), sheet.columns(), sheet.lines(), notes);
    }

    /** 等级分变动表: what the event did to the ratings. */
    public Sheet ratings() {
        return signed(new RatingsSheet(report, words).changes());
    }

    /** 称号达标表: the norms that were achieved. */
    public Sheet norms() {
        return signed(new RatingsSheet(report, words).norms());
    }

    /** 对阵表: who meets whom in a round, without results. */
    public Sheet pairings(int round) {
        return timed(new RoundSheet(event.name(), report.round(paired(round)), words).of(false), round);
    }

    /** 成绩公告: the same with the results. */
    public Sheet results(int round) {
        return timed(new RoundSheet(event.name(), report.round(paired(round)), words).of(true), round);
    }

    /** 按姓名: everybody's table in a round, by name. */
    public Sheet names(int round) {
        return timed(new NamesSheet(report, paired(round), words).sheet(), round);
    }

    private Round paired(int round) {
        return event.round(round).orElseThrow(() -> new IllegalArgumentException("round " + round + " is not paired"));
    }

    /** 名次表; in 10.2 the table of each group before it, or the score of two sides; after it the categories, in 11.5 the units. */
    public List<Sheet> standings() {
        List<Sheet> sheets = new ArrayList<>();
        if (report.betweenSides()) {
            report.units().ifPresent(sides -> sheets.add(units(sides)));
        }
        report.groups().forEach(group -> sheets.add(standings(group)));
        sheets.add(standings(report.standings()));
        report.categories().forEach(category -> sheets.add(category(category)));
        if (!report.betweenSides()) {
            report.units().ifPresent(units -> sheets.add(units(units)));
        }
        return List.copyOf(sheets);
    }

    /** What all tables are tables of: "第 3 轮后", "第 4 轮进行中（1/11）" or "最终". */
    public String when() {
        return report.complete() ? words.of("when.final") : StandingsSheet.when(report, words);
    }

    /** A single table; a line for each of the report's. */
    public Sheet standings(StandingsReport table) {
        return signed(new StandingsSheet(report, words).of(table));
    }

    /** The table of a category; a line for each of the report's. */
    public Sheet category(StandingsReport table) {
        return signed(new StandingsSheet(report, words).category(table));
    }

    /** The table of the units; a line for each of the report's. */
    public Sheet units(UnitsReport units) {
        return signed(new StandingsSheet(report, words).units(units));
    }

    /** 比赛成绩表: everybody against everybody in a round robin, side against side in a match, else round by round. */
    public Sheet crossTable() {
        CrossTableSheet maker = new CrossTableSheet(report, words);
        if (!report.sides().isEmpty()) {
            return signed(maker.sideAgainstSide());
        }
        return signed(event.regulations().format().isOneTable() ? maker.eachAgainstEach() : maker.byRounds());
    }

    /** The name of an entrant; his number where there is none. */
    static String name(Event event, int no) {
        return event.entrant(no).map(Entrant::name).orElse(Integer.toString(no));
    }
}
