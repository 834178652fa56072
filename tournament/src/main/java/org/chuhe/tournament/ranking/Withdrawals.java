package org.chuhe.tournament.ranking;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;

/** 退出比赛 in a round robin (2011 rules, 19.2). */
public final class Withdrawals {
    private Withdrawals() {}

    /** Whose games are all struck out: those who left before they had met half of their opponents. */
    public static Set<Integer> annulled(Event event, Scope scope) {
        Set<Integer> annulled = new TreeSet<>();
        if (!scope.roundRobin()) {
            return annulled;
        }
        for (Entrant entrant : event.entrants()) {
            boolean left = entrant.attendance().lastRound() <= scope.lastRound();
            if (left && scope.entrants().contains(entrant.no())) {
                if (2 * met(event, scope, entrant.no()) < opponents(event, scope, entrant.no())) {
                    annulled.add(entrant.no());
                }
            }
        }
        return annulled;
    }

    /** How many somebody was to meet: all the others, or all of the other side. */
    private static int opponents(Event event, Scope scope, int no) {
        return event.stage(1).filter(stage -> stage.format().isBetweenSides()).stream()
                .flatMap(stage -> stage.draw().stream())
                .filter(side -> !side.contains(no))
                .mapToInt(List::size)
                .findFirst()
                .orElse(scope.entrants().size() - 1);
    }

    /** 已赛对手: opponents with whom at least one game was played, forfeits apart; a game still going on is being played. */
    private static int met(Event event, Scope scope, int no) {
        Set<Integer> met = new TreeSet<>();
        for (Round round : event.rounds()) {
            if (!scope.covers(round.number())) {
                continue;
            }
            for (Match match : round.matches()) {
                if (match.involves(no)
                        && match.games().stream().anyMatch(g -> !g.result().forfeited())) {
                    met.add(match.opponentOf(no));
                }
            }
        }
        return met.size();
    }
}
