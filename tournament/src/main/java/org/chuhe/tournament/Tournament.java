package org.chuhe.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.tournament.checker.EventChecker;
import org.chuhe.tournament.checker.Finding;
import org.chuhe.tournament.checker.StandingsCheck;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.format.EventFormat;
import org.chuhe.tournament.format.NextRound;
import org.chuhe.tournament.format.Schedule;
import org.chuhe.tournament.format.Standings;
import org.chuhe.tournament.knockout.EventBracket;
import org.chuhe.tournament.knockout.PlayedBracket;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.ranking.MemberTotals;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.ranking.UnitRow;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.report.CrossTable;
import org.chuhe.tournament.report.EventReport;

/**
 * An event and what can be asked of it. Immutable: a command gives a new tournament.
 *
 * <pre>{@code
 * Tournament t = Tournament.create("楚河杯", Regulations.swiss(7))
 *         .with(new AddPlayer("甲", "北京", 2400, 0))
 *         .with(new AddPlayer("乙", "广东", 2390, 0))
 *         .with(PairRound.BY_RULE)
 *         .with(RecordResult.of(1, 1, Result.RED_WINS));
 * Table table = t.standings();
 * }</pre>
 */
public final class Tournament {
    private final Event event;

    private Tournament(Event event) {
        this.event = event;
    }

    /** A new event without entrants. */
    public static Tournament create(String name, Regulations regulations) {
        return of(Event.named(name, regulations));
    }

    public static Tournament of(Event event) {
        return new Tournament(event);
    }

    public Event event() {
        return event;
    }

    /** Tries a command. */
    public EventStep perform(Command command) {
        Outcome outcome = command.applyTo(event);
        return new EventStep(outcome instanceof Outcome.Done done ? of(done.event()) : this, outcome);
    }

    /**
     * Performs a command that ought to work.
     *
     * @throws org.chuhe.tournament.command.CommandRefused if it does not
     */
    public Tournament with(Command command) {
        return of(command.applyTo(event).orThrow().event());
    }

    /** The next round, not yet part of the event, with its reasons. */
    public Proposal nextRound() {
        return nextRound(PairingOrder.NONE);
    }

    /** The same around what the arbiter fixes. */
    public Proposal nextRound(PairingOrder order) {
        return NextRound.propose(event, order);
    }

    /** 名次表. */
    public Table standings() {
        return Standings.of(event);
    }

    /** The table of each group (10.2); of other formats none. */
    public List<Table> groupTables() {
        return EventFormat.of(event).groups(event);
    }

    /** The units of an individual event ranked by their members (11.5, 14.8). */
    public List<UnitRow> unitTable() {
        return MemberTotals.of(event, standings());
    }

    /** What an independent check has to say: every round, and, once all games are over, the table. */
    public List<Finding> check() {
        List<Finding> findings = new ArrayList<>(EventChecker.check(event));
        if (event.begun() && event.rounds().stream().allMatch(Round::finished)) {
            findings.addAll(StandingsCheck.check(event, lines(standings())));
        }
        return findings;
    }

    /** A table as it is published. */
    private static List<StandingsCheck.Line> lines(Table table) {
        List<StandingsCheck.Line> lines = new ArrayList<>();
        for (Row row : table.rows()) {
            Map<String, Integer> halves = new HashMap<>();
            row.values().forEach((criterion, value) -> halves.put(criterion.id(), value.halves()));
            lines.add(new StandingsCheck.Line(row.place(), row.no(), halves));
        }
        return lines;
    }

    /** 比赛成绩表: for every entrant what each round brought. */
    public CrossTable crossTable() {
        return CrossTable.of(event);
    }

    /** Standings, cross table and rounds as values, for whoever shows them. */
    public EventReport report() {
        return EventReport.of(event);
    }

    /** 对局秩序表: all rounds of the round robin the event consists of or begins with; else empty. */
    public List<Round> schedule() {
        return Schedule.of(event);
    }

    /** The bracket of the stage being played, or of the last that had one. */
    public Optional<PlayedBracket> bracket() {
        return bracketStage().map(stage -> EventBracket.played(event, stage));
    }

    /** The stage with the bracket. */
    public Optional<EventStage> bracketStage() {
        return event.stages().stream().filter(s -> s.format().isBracket()).reduce((earlier, later) -> later);
    }
}
