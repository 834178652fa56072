package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.CommandRefused;
import org.chuhe.tournament.command.Deed;
import org.chuhe.tournament.command.DeedKind;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.RecordResults;
import org.chuhe.tournament.model.Event;

/**
 * The log of an event: what was done to it, oldest first, and how that is taken back. An event file keeps it beside the
 * event, a server in a table.
 */
public record EventLog(List<LogEntry> entries) {
    public EventLog {
        entries = List.copyOf(entries);
    }

    /**
     * What taking an entry back leads to: itself an entry of the log.
     *
     * @param deed what the log says of it
     */
    public record Undone(EventDocument document, Undo deed) {}

    /** Whether each result stands for itself, so that one can be taken back although others followed. */
    public static boolean recordsResults(DeedKind kind) {
        return kind == CommandKind.RESULT || kind == CommandKind.RESULTS;
    }

    /** The results that a deed recorded, or whose record it took back. */
    public static List<RecordResult> results(Deed deed) {
        if (deed instanceof RecordResult result) {
            return List.of(result);
        }
        if (deed instanceof Undo undo) {
            return results(undo.deed());
        }
        return deed instanceof RecordResults several ? several.results() : List.of();
    }

    /** The numbers of the entries that were taken back. */
    public Set<Integer> undone() {
        Set<Integer> undone = new HashSet<>();
        entries.forEach(entry -> undone.add(entry.undoes()));
        return undone;
    }

    /**
     * The entries that can be taken back, oldest first: the last one by itself, of the others those with results. Results
     * at the end that are on record no more are left out: nothing of them is left to take back.
     */
    public List<LogEntry> standing(Event event) {
        Set<Integer> undone = undone();
        List<LogEntry> standing = new ArrayList<>(entries);
        standing.removeIf(entry -> !entry.kind().canBeUndone() || undone.contains(entry.seq()));
        while (!standing.isEmpty() && isGone(standing.get(standing.size() - 1), event)) {
            standing.remove(standing.size() - 1);
        }
        return standing;
    }

    /** The numbers of those that are taken back alone: the last one, and those with results. */
    public Set<Integer> undoable(Event event) {
        List<LogEntry> standing = standing(event);
        Set<Integer> undoable = new HashSet<>();
        for (int i = 0; i < standing.size(); i++) {
            if (i == standing.size() - 1 || recordsResults(standing.get(i).kind())) {
                undoable.add(standing.get(i).seq());
            }
        }
        return undoable;
    }

    private static boolean isGone(LogEntry entry, Event event) {
        return recordsResults(entry.kind())
                && results(entry.deed()).stream().noneMatch(result -> result.standsIn(event));
    }

    /**
     * The entry that can be taken back.
     *
     * @param seq its number; 0 = the last that can
     * @throws CommandRefused if there is none
     */
    public LogEntry undoable(Event event, int seq) {
        return standing(event).stream()
                .filter(entry -> seq == 0 || entry.seq() == seq)
                .reduce((earlier, later) -> later)
                .orElseThrow(() -> CommandRefused.of("undo.nothing"));
    }

    /**
     * Takes an entry back: the last one exactly; of results also an earlier one, as long as they are still the ones that it
     * recorded, for the reasons that it recorded.
     *
     * @param seq the entry; 0 = the last that can be taken back
     * @throws CommandRefused if it cannot be
     */
    public Undone undo(EventDocument now, int seq) {
        LogEntry entry = undoable(now.event(), seq);
        if (!entries.get(entries.size() - 1).after().equals(now.digest())) {
            throw CommandRefused.of("undo.touched");
        }
        List<LogEntry> standing = standing(now.event());
        boolean last = standing.get(standing.size() - 1).seq() == entry.seq();
        Undo deed = new Undo(entry.seq(), entry.deed());
        if (last && entry.after().equals(now.digest())) {
            return new Undone(patched(now, entry), deed);
        }
        if (recordsResults(entry.kind())) {
            return new Undone(withoutResults(now, entry, standing, last), deed);
        }
        if (!last) {
            throw CommandRefused.of("undo.later");
        }
        if (!resultsTakenBackSince(entry)) {
            throw CommandRefused.of("undo.touched");
        }
        return new Undone(patched(now, entry), deed);
    }

    /** Earlier results were taken back after it: then the document is another than after it, and rightly so. */
    private boolean resultsTakenBackSince(LogEntry entry) {
        return entries.stream().anyMatch(e -> e.seq() > entry.seq() && e.undoes() > 0 && e.undoes() < entry.seq());
    }

    private static EventDocument patched(EventDocument now, LogEntry entry) {
        Optional<EventDocument> before = now.patched(entry.back());
        return before.orElseThrow(() -> CommandRefused.of("undo.changed"));
    }

    /** Of the last entry what still stands goes; of an earlier one everything or nothing. */
    private static EventDocument withoutResults(
            EventDocument now, LogEntry entry, List<LogEntry> standing, boolean last) {
        boolean reshaped = standing.stream()
                .anyMatch(
                        e -> e.seq() > entry.seq() && (e.kind() == CommandKind.UNPAIR || e.kind() == CommandKind.DRAW));
        if (reshaped) {
            throw CommandRefused.of("undo.later");
        }
        List<RecordResult> recorded = results(entry.deed());
        List<RecordResult> left =
                recorded.stream().filter(result -> result.standsIn(now.event())).toList();
        if (!last && left.size() < recorded.size()) {
            throw CommandRefused.of("undo.changed");
        }
        return now.perform(
                        new RecordResults(left.stream().map(RecordResult::back).toList()))
                .document();
    }
}
