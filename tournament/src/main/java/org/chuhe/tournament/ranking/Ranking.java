package org.chuhe.tournament.ranking;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.tournament.model.Conduct;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Game;
import org.chuhe.tournament.model.GameKind;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.RankingClause;
import org.chuhe.tournament.model.Reading;
import org.chuhe.tournament.model.Regulations;

/** 名次确定: ranks a part of an event by one clause of 第14条 (2011 rules). */
public final class Ranking {
    private final Event event;
    private final Scope scope;
    private final RankingClause clause;
    private final Regulations regulations;
    private final Ledger ledger;
    private final Map<Integer, Conduct> conduct = new HashMap<>();
    private final Map<Integer, Integer> points = new TreeMap<>();
    private final Map<Integer, Map<Integer, HalfPoints>> earlierPlaces = new HashMap<>();

    private Ranking(Event event, Scope scope, RankingClause clause) {
        this.event = event;
        this.scope = scope;
        this.clause = clause;
        this.regulations = event.regulations();
        this.ledger = Ledger.of(event, scope);
        for (Entrant entrant : event.entrants()) {
            conduct.put(entrant.no(), entrant.conduct());
        }
        ledger.entrants().forEach(no -> points.put(no, sum(no, Ranking.this::primary)));
    }

    /** The table of a part of an event. */
    public static Table table(Event event, Scope scope, RankingClause clause) {
        Ranking ranking = new Ranking(event, scope, clause);
        return ranking.table(ranking.ledger.entrants());
    }

    /** The table of some of those who played in a part of an event: everybody counts as opponent, these are ranked. */
    public static Table table(Event event, Scope scope, RankingClause clause, Collection<Integer> some) {
        Ranking ranking = new Ranking(event, scope, clause);
        return ranking.table(
                ranking.ledger.entrants().stream().filter(some::contains).toList());
    }

    /** The points (积分, or 场分 where matches rank) of everybody in a part of an event. */
    public static Map<Integer, Integer> points(Event event, Scope scope, RankingClause clause) {
        return Map.copyOf(new Ranking(event, scope, clause).points);
    }

    private Table table(List<Integer> entrants) {
        int rounds = ledger.lastRound() - ledger.firstRound() + 1;
        List<Criterion> criteria = Clauses.criteria(clause, rounds);
        Sorter sorter = new Sorter(criteria, this::evaluate, regulations.reads(Reading.RESTART_AFTER_SPLIT));
        List<Row> rows = sorter.sort(entrants);
        return new Table(Sorter.shown(criteria, rows), rows, List.copyOf(ledger.annulled()));
    }

    private Map<Integer, HalfPoints> evaluate(Criterion criterion, List<Integer> tied) {
        return switch (criterion.measure()) {
            case DIRECT -> direct(tied);
            case BLACK_IN_MUTUAL_GAME -> blackInMutualGame(tied);
            default -> {
                Map<Integer, HalfPoints> values = new TreeMap<>();
                tied.forEach(no -> values.put(no, value(criterion, no)));
                yield values;
            }
        };
    }

    private HalfPoints value(Criterion criterion, int no) {
        return switch (criterion.measure()) {
            case SMALL_POINTS -> smallPoints(no);
            case PREVIOUS_ROUND -> previousRound(no, criterion.depth());
            default -> HalfPoints.of(whole(criterion, no));
        };
    }

    private int whole(Criterion criterion, int no) {
        return switch (criterion.measure()) {
            case POINTS, GAME_POINTS -> sum(no, Share::gamePoints);
            case MATCH_POINTS -> sum(no, Share::matchPoints);
            case DISQUALIFICATIONS -> conductOf(no).disqualifications();
            case WARNINGS -> conductOf(no).warnings();
            case FOULS -> conductOf(no).fouls();
            case OPPONENT_SCORE, OPPONENT_MATCH_POINTS -> opponentScore(no);
            case PROGRESSIVE -> progressive(no, 0);
            case PROGRESSIVE_CUT -> progressive(no, criterion.depth());
            case WINS, GAME_WINS -> sum(no, unplayedWinsCount() ? Share::wins : Share::playedWins);
            case MATCH_WINS -> sum(no, this::matchWin);
            case BLACK_GAMES -> sum(no, Share::blackGames);
            case BLACK_WINS -> sum(no, Share::blackWins);
            default -> throw new IllegalArgumentException(criterion.id() + " does not belong to " + clause);
        };
    }

    private interface Part {
        int of(Share share);
    }

    private int sum(int no, Part part) {
        return ledger.of(no).stream().mapToInt(part::of).sum();
    }

    /** What the clause calls the score of a round: 场分 or the points of the games. */
    private int primary(Share share) {
        return clause.byMatches() ? share.matchPoints() : share.gamePoints();
    }

    private boolean unplayedWinsCount() {
        return !regulations.reads(Reading.UNPLAYED_WINS_NOT_COUNTED);
    }

    private int matchWin(Share share) {
        boolean won = share.matchPoints() == 2;
        return won && (share.played() || unplayedWinsCount()) ? 1 : 0;
    }

    private Conduct conductOf(int no) {
        return conduct.getOrDefault(no, Conduct.CLEAN);
    }

    /** 14.1: all points of those he beat and half of those he drew with. */
    private HalfPoints smallPoints(int no) {
        boolean playedOnly = regulations.reads(Reading.SMALL_POINTS_PLAYED_ONLY);
        int halves = 0;
        for (Share share : ledger.of(no)) {
            int won = playedOnly ? share.playedWins() : share.wins();
            halves += (2 * won + share.draws()) * points.getOrDefault(share.opponent(), 0);
        }
        return new HalfPoints(halves);
    }

    /** 14.3.1, 14.6; the opponent of a bye is worth the lowest score of those who have any (14.4). */
    private int opponentScore(int no) {
        boolean forfeitLikeBye = regulations.reads(Reading.FORFEIT_OPPONENT_LIKE_BYE);
        int total = 0;
        for (Share share : ledger.of(no)) {
            boolean nobody = share.bye() || (forfeitLikeBye && !share.played());
            total += nobody ? lowestScore() : points.getOrDefault(share.opponent(), 0);
        }
        return total;
    }

    private int lowestScore() {
        boolean all = regulations.reads(Reading.BYE_OPPONENT_LOWEST_OF_ALL);
        return points.values().stream()
                .filter(p -> all || p > 0)
                .min(Integer::compare)
                .orElse(0);
    }

    /** 14.3.2: the scores after each round added up, the first {@code cut} rounds left out. */
    private int progressive(int no, int cut) {
        boolean withoutTheirPoints = regulations.reads(Reading.CUT_ROUND_POINTS);
        int from = ledger.firstRound() + cut;
        int total = 0;
        for (int round = from; round <= ledger.lastRound(); round++) {
            total += scoreAfter(no, round);
            if (withoutTheirPoints) {
                total -= scoreAfter(no, from - 1);
            }
        }
        return total;
    }

    private int scoreAfter(int no, int round) {
        return ledger.of(no).stream()
                .filter(s -> s.round() <= round)
                .mapToInt(s -> clause == RankingClause.TEAM_GAME_POINTS ? s.gamePoints() : primary(s))
                .sum();
    }

    private HalfPoints previousRound(int no, int depth) {
        int round = ledger.lastRound() - depth;
        if (!regulations.reads(Reading.PREVIOUS_TABLE)) {
            return HalfPoints.of(scoreAfter(no, round));
        }
        return earlierPlaces.computeIfAbsent(round, this::placesAfter).getOrDefault(no, HalfPoints.of(0));
    }

    /** Places of an earlier table as values of which more is better. */
    private Map<Integer, HalfPoints> placesAfter(int round) {
        Map<Integer, HalfPoints> places = new HashMap<>();
        for (Row row : table(event, scope.until(round), clause).rows()) {
            places.put(row.no(), HalfPoints.of(-row.place()));
        }
        return places;
    }

    /** 直胜: between exactly two, who won more of their matches; among more, only if regulations want a table. */
    private Map<Integer, HalfPoints> direct(List<Integer> tied) {
        boolean byTable = regulations.reads(Reading.DIRECT_WIN_TABLE);
        if (tied.size() != 2 && !byTable) {
            return Map.of();
        }
        Map<Integer, HalfPoints> values = new TreeMap<>();
        for (int no : tied) {
            int value = 0;
            for (Share share : ledger.of(no)) {
                if (tied.contains(share.opponent())) {
                    value += byTable ? primary(share) : beaten(no, share);
                }
            }
            values.put(no, HalfPoints.of(value));
        }
        return values;
    }

    private int beaten(int no, Share share) {
        int mine = primary(share);
        int theirs = ledger.of(share.opponent()).stream()
                .filter(s -> s.round() == share.round() && s.opponent() == no)
                .mapToInt(this::primary)
                .sum();
        // A draw may be worth more to Black (13.3), but it is not a win.
        boolean won = clause.byMatches() || share.wins() > 0;
        return won && mine > theirs ? 1 : 0;
    }

    /** 对局时后走: has a meaning only between two. */
    private Map<Integer, HalfPoints> blackInMutualGame(List<Integer> tied) {
        if (tied.size() != 2) {
            return Map.of();
        }
        Map<Integer, HalfPoints> values = new TreeMap<>();
        for (int no : tied) {
            int games = 0;
            for (Match match : ledger.matches()) {
                if (tied.contains(match.first()) && tied.contains(match.second())) {
                    games += (int)
                            match.games().stream().filter(g -> hadBlack(g, no)).count();
                }
            }
            values.put(no, HalfPoints.of(games));
        }
        return values;
    }

    private static boolean hadBlack(Game game, int no) {
        return game.kind() == GameKind.REGULAR
                && game.black() == no
                && game.result().played();
    }
}
