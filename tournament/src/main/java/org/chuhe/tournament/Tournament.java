package org.chuhe.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.knockout.EventBracket;
import org.chuhe.tournament.knockout.PlayedBracket;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.NextRound;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.pairing.Schedule;
import org.chuhe.tournament.ranking.MemberTotals;
import org.chuhe.tournament.ranking.Standings;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.ranking.UnitRow;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.report.CrossTable;
import org.chuhe.tournament.report.EventReport;

/**
 * An event with everything that was done to it. Immutable: a command gives a new tournament, and the old one can always
 * be had back.
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
    private final List<Change> past;
    private final List<Command> future;

    private Tournament(Event event, List<Change> past, List<Command> future) {
        this.event = event;
        this.past = List.copyOf(past);
        this.future = List.copyOf(future);
    }

    /** A new event without entrants. */
    public static Tournament create(String name, Regulations regulations) {
        return of(Event.named(name, regulations));
    }

    /** An event whose history is not known. */
    public static Tournament of(Event event) {
        return new Tournament(event, List.of(), List.of());
    }

    /** An event with its history, oldest change first. */
    public static Tournament restore(Event event, List<Change> past) {
        return new Tournament(event, past, List.of());
    }

    public Event event() {
        return event;
    }

    /** Everything that was done, oldest first. */
    public List<Change> history() {
        return past;
    }

    /** Tries a command. */
    public EventStep perform(Command command) {
        Outcome outcome = command.applyTo(event);
        return new EventStep(outcome instanceof Outcome.Done done ? after(command, done.event()) : this, outcome);
    }

    private Tournament after(Command command, Event changed) {
        List<Change> longer = new ArrayList<>(past);
        longer.add(new Change(command, event));
        return new Tournament(changed, longer, List.of());
    }

    /**
     * Performs a command that ought to work.
     *
     * @throws CommandRefused if it does not
     */
    public Tournament with(Command command) {
        EventStep step = perform(command);
        if (step.outcome() instanceof Outcome.Refused refusal) {
            throw new CommandRefused(refusal);
        }
        return step.tournament();
    }

    /** The tournament before the last change; empty if there was none. */
    public Optional<Tournament> undo() {
        if (past.isEmpty()) {
            return Optional.empty();
        }
        Change last = past.get(past.size() - 1);
        List<Command> undone = new ArrayList<>(future);
        undone.add(last.command());
        return Optional.of(new Tournament(last.before(), past.subList(0, past.size() - 1), undone));
    }

    /** Does again what was undone last; empty if nothing was, or something else was done since. */
    public Optional<Tournament> redo() {
        if (future.isEmpty()) {
            return Optional.empty();
        }
        Tournament again = with(future.get(future.size() - 1));
        return Optional.of(new Tournament(again.event, again.past, future.subList(0, future.size() - 1)));
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

    /** The table of each group (10.2); of other formats the whole table. */
    public List<Table> groupTables() {
        return Standings.groups(event);
    }

    /** The units of an individual event ranked by their members (11.5, 14.8). */
    public List<UnitRow> unitTable() {
        return MemberTotals.of(event);
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
