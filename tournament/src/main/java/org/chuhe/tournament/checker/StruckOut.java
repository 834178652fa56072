package org.chuhe.tournament.checker;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;

/** 19.2 of the 2011 rules: all results of an entrant who left before meeting half of the opponents are struck out. */
final class StruckOut {
    private StruckOut() {}

    /**
     * Those of a table whom it strikes out after a round.
     *
     * @param field everybody of the table
     * @param from its first round
     * @param to the round
     */
    static Set<Integer> after(Event event, Collection<Integer> field, int from, int to) {
        Set<Integer> out = new TreeSet<>();
        for (int no : field) {
            boolean left =
                    event.entrant(no).map(e -> e.attendance().lastRound() <= to).orElse(false);
            if (left && 2 * met(event, no, from, to) < opponents(event, field, no)) {
                out.add(no);
            }
        }
        return out;
    }

    private static int opponents(Event event, Collection<Integer> field, int no) {
        for (EventStage stage : event.stages()) {
            if (stage.format().isBetweenSides()) {
                for (List<Integer> side : stage.draw()) {
                    if (!side.contains(no)) {
                        return side.size();
                    }
                }
            }
        }
        return field.size() - 1;
    }

    /** 已赛对手: with whom at least one game was played. */
    private static int met(Event event, int no, int from, int to) {
        Set<Integer> met = new HashSet<>();
        for (Round round : event.rounds()) {
            for (Match match : round.number() < from || round.number() > to ? List.<Match>of() : round.matches()) {
                boolean played =
                        match.games().stream().anyMatch(g -> !g.result().forfeited());
                if (played && match.involves(no)) {
                    met.add(match.opponentOf(no));
                }
            }
        }
        return met.size();
    }
}
