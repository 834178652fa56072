package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Format;
import org.chuhe.tournament.model.Round;
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
        return new EntriesSheet(event, words).sheet();
    }

    /** 等级分变动表: what the event did to the ratings. */
    public Sheet ratings() {
        return new RatingsSheet(event, words).changes();
    }

    /** 称号达标表: the norms that were achieved. */
    public Sheet norms() {
        return new RatingsSheet(event, words).norms();
    }

    /** 对阵表: who meets whom in a round, without results. */
    public Sheet pairings(int round) {
        return new RoundSheet(event.name(), report.round(paired(round)), words).of(false);
    }

    /** 成绩公告: the same with the results. */
    public Sheet results(int round) {
        return new RoundSheet(event.name(), report.round(paired(round)), words).of(true);
    }

    /** 按姓名: everybody's table in a round, by name. */
    public Sheet names(int round) {
        return new NamesSheet(report, paired(round), words).sheet();
    }

    private Round paired(int round) {
        return event.round(round).orElseThrow(() -> new IllegalArgumentException("round " + round + " is not paired"));
    }

    /** 名次表; in 10.2 the table of each group before it; after it those of the categories, in 11.5 that of the units. */
    public List<Sheet> standings() {
        List<Sheet> sheets = new ArrayList<>();
        report.groups().forEach(group -> sheets.add(standings(group)));
        sheets.add(standings(report.standings()));
        report.categories().forEach(category -> sheets.add(new StandingsSheet(report, words).category(category)));
        report.units().ifPresent(units -> sheets.add(units(units)));
        return List.copyOf(sheets);
    }

    /** A single table; a line for each of the report's. */
    public Sheet standings(StandingsReport table) {
        return new StandingsSheet(report, words).of(table);
    }

    /** The table of the units; a line for each of the report's. */
    public Sheet units(UnitsReport units) {
        return new StandingsSheet(report, words).units(units);
    }

    /** 比赛成绩表: everybody against everybody in a round robin, else round by round. */
    public Sheet crossTable() {
        CrossTableSheet maker = new CrossTableSheet(report, words);
        return event.regulations().format() == Format.ROUND_ROBIN ? maker.eachAgainstEach() : maker.byRounds();
    }

    /** The name of an entrant; his number where there is none. */
    static String name(Event event, int no) {
        return event.entrant(no).map(Entrant::name).orElse(Integer.toString(no));
    }
}
