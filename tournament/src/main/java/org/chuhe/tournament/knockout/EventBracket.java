package org.chuhe.tournament.knockout;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;

/** The bracket of a knock-out stage of an event, as far as it has been played. */
public final class EventBracket {
    private EventBracket() {}

    /** The empty bracket of a stage. */
    public static Bracket layout(Event event, EventStage stage) {
        int entrants = stage.draw().get(0).size();
        var rules = event.regulations().knockout();
        return stage.format().hasSecondChance()
                ? DoubleElimination.of(entrants, rules.reset(), rules.preliminary())
                : SingleElimination.of(entrants, rules.places(), rules.preliminary());
    }

    /** The same with the results so far. */
    public static PlayedBracket played(Event event, EventStage stage) {
        Map<String, Integer> decided = new HashMap<>();
        for (Round round : event.rounds()) {
            if (round.stage() == stage.number()) {
                for (Match match : round.matches()) {
                    if (MatchWinner.decided(match, event.regulations())) {
                        int winner = MatchWinner.of(match, event.regulations()).orElse(PlayedBracket.NOBODY);
                        decided.put(match.section(), winner);
                    }
                }
            }
        }
        List<Integer> seeds = stage.draw().get(0);
        return PlayedBracket.of(layout(event, stage), seeds, decided);
    }
}
