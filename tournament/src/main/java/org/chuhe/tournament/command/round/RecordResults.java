package org.chuhe.tournament.command.round;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;

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
}
