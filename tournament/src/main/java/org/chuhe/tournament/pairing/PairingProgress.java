package org.chuhe.tournament.pairing;

import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;

/** How far an event has come. */
public final class PairingProgress {
    private PairingProgress() {}

    public static int nextRound(Event event) {
        return event.roundsPaired() + 1;
    }

    /** How many rounds of a stage have been paired. */
    public static int roundsOf(Event event, int stage) {
        return (int) event.rounds().stream().filter(r -> r.stage() == stage).count();
    }

    /** Whether every game so far has a result. */
    public static boolean allFinished(Event event) {
        return event.rounds().stream().allMatch(Round::finished);
    }

    /** The number of open matches in the last round. */
    public static long open(Event event) {
        return event.rounds().stream()
                .flatMap(r -> r.matches().stream())
                .filter(m -> !m.finished() && m.awarded() == 0)
                .map(Match::table)
                .count();
    }
}
