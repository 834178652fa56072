package org.chuhe.tournament.command.round;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;

/** Records many results at once, all or none: a whole round from the arbiters' slips. Each game is named once. */
public record RecordResults(List<RecordResult> results) implements Command {
    public RecordResults {
        results = List.copyOf(results);
    }

    @Override
    public Outcome applyTo(Event event) {
        ResultBook book = new ResultBook(event);
        Set<List<Integer>> named = new HashSet<>();
        for (RecordResult result : results) {
            if (!named.add(List.of(result.round(), result.table(), result.game()))) {
                return Outcome.refused("result.twice", "", result.round(), result.table(), result.game());
            }
            Optional<Outcome> refusal = book.enter(result);
            if (refusal.isPresent()) {
                return refusal.get();
            }
        }
        return new Outcome.Done(book.event(), book.notices());
    }

    /** Only what changes something; a single result is logged as one. */
    @Override
    public Command asDone(Event before) {
        List<RecordResult> changes = results.stream()
                .filter(result -> !result.standsIn(before))
                .map(result -> result.asDone(before))
                .toList();
        return changes.size() == 1 ? changes.get(0) : new RecordResults(changes);
    }

    @Override
    public CommandKind kind() {
        return CommandKind.RESULTS;
    }

    @Override
    public Message sentence(Names names) {
        List<Integer> tables =
                results.stream().map(RecordResult::table).distinct().toList();
        return Notice.plain(
                        "did.results", results.isEmpty() ? 0 : results.get(0).round(), results.size(), tables)
                .words();
    }
}
