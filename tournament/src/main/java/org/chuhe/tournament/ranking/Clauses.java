package org.chuhe.tournament.ranking;

import static org.chuhe.tournament.ranking.Measure.*;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.regulations.RankingClause;

/** 第14条 of the 2011 rules: each clause as an ordered list of criteria. */
public final class Clauses {
    private Clauses() {}

    /** The criteria of a clause in an event of which {@code rounds} have been played, the first being the points. */
    public static List<Criterion> criteria(RankingClause clause, int rounds) {
        return switch (clause) {
            case ROUND_ROBIN -> list(POINTS, SMALL_POINTS, WINS, DIRECT, FOULS, BLACK_GAMES, BLACK_IN_MUTUAL_GAME);
            case ROUND_ROBIN_MATCHES -> list(MATCH_POINTS, GAME_POINTS, WINS, DIRECT, FOULS, BLACK_WINS);
            case SWISS_OPPONENTS ->
                repeated(PREVIOUS_ROUND, rounds, list(POINTS, OPPONENT_SCORE, WINS, FOULS, BLACK_GAMES));
            case SWISS_PROGRESSIVE ->
                repeated(PROGRESSIVE_CUT, rounds, list(POINTS, PROGRESSIVE, WINS, FOULS, BLACK_GAMES));
            case TEAM_ROUND_ROBIN ->
                list(MATCH_POINTS, GAME_POINTS, MATCH_WINS, GAME_WINS, DIRECT, FOULS, BLACK_WINS, BLACK_GAMES);
            case TEAM_SWISS ->
                repeated(
                        PREVIOUS_ROUND,
                        rounds,
                        list(MATCH_POINTS, OPPONENT_MATCH_POINTS, GAME_POINTS, MATCH_WINS, GAME_WINS, FOULS));
            // The text names the total of game points only; what follows is 场分 and then the list of 14.6.
            case TEAM_GAME_POINTS ->
                repeated(
                        PREVIOUS_ROUND,
                        rounds,
                        list(GAME_POINTS, MATCH_POINTS, OPPONENT_MATCH_POINTS, MATCH_WINS, GAME_WINS, FOULS));
            case MEMBER_PLACES -> List.of(Criterion.of(RANK_SUM), new Criterion(BEST_RANK, 1));
        };
    }

    /** The points come first; between them and the rest stand the sanctions (18.5, "在积分相同时"). */
    private static List<Criterion> list(Measure points, Measure... rest) {
        List<Criterion> criteria = new ArrayList<>();
        criteria.add(Criterion.of(points));
        criteria.add(Criterion.of(DISQUALIFICATIONS));
        criteria.add(Criterion.of(WARNINGS));
        for (Measure measure : rest) {
            criteria.add(Criterion.of(measure));
        }
        return criteria;
    }

    private static List<Criterion> repeated(Measure measure, int rounds, List<Criterion> first) {
        List<Criterion> criteria = new ArrayList<>(first);
        for (int depth = 1; depth < rounds; depth++) {
            criteria.add(new Criterion(measure, depth));
        }
        return criteria;
    }
}
