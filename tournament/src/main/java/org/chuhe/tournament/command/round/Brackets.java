package org.chuhe.tournament.command.round;

import org.chuhe.tournament.knockout.MatchWinner;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Regulations;

/** What commands on bracket matches have in common. */
final class Brackets {
    private Brackets() {}

    /** Whether somebody must win the matches of a round: in a bracket, and where two play for a place. */
    static boolean mustBeDecided(Event event, int round, int table) {
        boolean duel = event.round(round)
                .map(Round::stage)
                .flatMap(event::stage)
                .filter(EventStage::playOff)
                .map(stage -> stage.draw().stream()
                        .anyMatch(group -> group.size() == 2
                                && Tables.find(event, round, table)
                                        .filter(m -> m.involves(group.get(0)))
                                        .isPresent()))
                .orElse(false);
        return duel || holds(event, round);
    }

    /** Whether a round belongs to a bracket. */
    static boolean holds(Event event, int round) {
        return event.round(round)
                .map(Round::stage)
                .flatMap(event::stage)
                .map(s -> s.format().isBracket())
                .orElse(false);
    }

    /** Whether a change to a match would send somebody else on although the next round is paired. */
    static boolean wentOnDifferently(Event event, int round, Match before, Match after) {
        if (!holds(event, round) || event.roundsPaired() == round) {
            return false;
        }
        Regulations rules = event.regulations();
        return !MatchWinner.of(before, rules).equals(MatchWinner.of(after, rules))
                || MatchWinner.nobodyCame(before) != MatchWinner.nobodyCame(after);
    }
}
