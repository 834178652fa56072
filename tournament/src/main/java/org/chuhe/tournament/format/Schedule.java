package org.chuhe.tournament.format;

import java.util.List;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;

/** 对局秩序表: all rounds of a table at once, as they hang on the wall before it begins (附录一). */
public final class Schedule {
    private Schedule() {}

    /** The rounds of the (first) stage, everybody taking part; empty if it is not played by a table. */
    public static List<Round> of(Event event) {
        if (!event.regulations().format().hasSchedule()) {
            return List.of();
        }
        Event planned =
                event.withRounds(List.of()).withStages(event.stage(1).stream().toList());
        for (Entrant entrant : event.entrants()) {
            planned = planned.with(entrant.with(Attendance.ALL));
        }
        while (NextRound.propose(planned, PairingOrder.NONE) instanceof Proposal.Paired next
                && next.round().stage() == 1) {
            Event drawn = next.stages().isEmpty() ? planned : planned.withStages(next.stages());
            planned = drawn.with(next.round());
        }
        return planned.rounds();
    }
}
