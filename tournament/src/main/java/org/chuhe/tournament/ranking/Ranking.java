package org.chuhe.tournament.ranking;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Reading;

/** 名次确定: ranks a part of an event by one clause of 第14条 (2011 rules). */
public final class Ranking {
    private Ranking() {}

    /** The table of a part of an event. */
    public static Table table(Event event, Scope scope, RankingClause clause) {
        Scores scores = new Scores(event, scope, clause);
        return table(scores, scores.entrants());
    }

    /** The table of some of those who played in a part of an event: everybody counts as opponent, these are ranked. */
    public static Table table(Event event, Scope scope, RankingClause clause, Collection<Integer> some) {
        Scores scores = new Scores(event, scope, clause);
        return table(scores, scores.entrants().stream().filter(some::contains).toList());
    }

    /** The points (积分, or 场分 where matches rank) of everybody in a part of an event. */
    public static Map<Integer, Integer> points(Event event, Scope scope, RankingClause clause) {
        return new Scores(event, scope, clause).points();
    }

    /** The points of all games (总局分) of everybody in a part of an event. */
    public static Map<Integer, Integer> gamePoints(Event event, Scope scope, RankingClause clause) {
        Scores scores = new Scores(event, scope, clause);
        Map<Integer, Integer> points = new TreeMap<>();
        scores.entrants().forEach(no -> points.put(no, scores.sum(no, Share::gamePoints)));
        return points;
    }

    /**
     * The points of everybody after each round, before the first to begin with: what {@link #points} gives for one round
     * after the other, at the price of one. Only for parts in which 19.2 strikes nothing out.
     */
    public static List<Map<Integer, Integer>> pointsRoundByRound(Event event, Scope scope, RankingClause clause) {
        Scores scores = new Scores(event, scope, clause);
        List<Map<Integer, Integer>> all = new ArrayList<>();
        for (int round = 0; round <= scope.lastRound(); round++) {
            all.add(new HashMap<>());
        }
        for (int no : scores.entrants()) {
            int[] gained = new int[all.size()];
            scores.of(no).forEach(share -> gained[share.round()] += scores.primary(share));
            int sum = 0;
            for (int round = 0; round < gained.length; round++) {
                sum += gained[round];
                all.get(round).put(no, sum);
            }
        }
        return all;
    }

    private static Table table(Scores scores, List<Integer> entrants) {
        int rounds = scores.lastRound() - scores.firstRound() + 1;
        List<Criterion> criteria = Clauses.criteria(scores.clause(), rounds);
        Evaluator evaluator =
                (criterion, tied) -> criterion.measure().formula().evaluate(scores, criterion.depth(), tied);
        Sorter sorter = new Sorter(criteria, evaluator, scores.reads(Reading.RESTART_AFTER_SPLIT));
        List<Row> rows = sorter.sort(entrants);
        return new Table(Sorter.shown(criteria, rows), rows, scores.annulled());
    }
}
