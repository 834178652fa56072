package org.chuhe.tournament.command;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;

/** Records many results at once, all or none: a whole round from the arbiters' slips. */
public record RecordResults(List<RecordResult> results) implements Command {
    public RecordResults {
        results = List.copyOf(results);
    }

    @Override
    public Outcome applyTo(Event event) {
        Event after = event;
        List<Notice> notices = new ArrayList<>();
        for (RecordResult result : results) {
            Outcome outcome = result.applyTo(after);
            if (!(outcome instanceof Outcome.Done done)) {
                return outcome;
            }
            after = done.event();
            notices.addAll(done.notices());
        }
        return new Outcome.Done(after, notices);
    }
}
